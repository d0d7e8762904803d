extension JellyMenuBody.Settings {
  /// The free space around a button: the distances from its edges to those of the space, in points.
  ///
  /// A distance is negative where the button itself reaches out of the space.
  public struct AvailableSpace: Equatable, Sendable {
    /// The distance to the left edge of the space.
    public var left: Double
    /// The distance to the top edge of the space.
    public var top: Double
    /// The distance to the right edge of the space.
    public var right: Double
    /// The distance to the bottom edge of the space.
    public var bottom: Double

    /// Creates a space; a distance that is missing, NaN or infinite is not a limit.
    public init(
      left: Double = .infinity, top: Double = .infinity, right: Double = .infinity,
      bottom: Double = .infinity
    ) {
      self.left = Self.distance(left)
      self.top = Self.distance(top)
      self.right = Self.distance(right)
      self.bottom = Self.distance(bottom)
    }

    private static func distance(_ distance: Double) -> Double {
      distance == distance && distance > -.infinity ? distance : .infinity
    }

    /// Shows the four distances to a visitor.
    mutating func accept(_ visitor: inout some FieldVisitor) {
      show(&left, "left", to: &visitor)
      show(&top, "top", to: &visitor)
      show(&right, "right", to: &visitor)
      show(&bottom, "bottom", to: &visitor)
    }

    private func show(
      _ distance: inout Double, _ name: StaticString, to visitor: inout some FieldVisitor
    ) {
      visitor.number(
        &distance, name, in: .points, recommended: 0...400, step: 10, valid: -1e6...(.infinity))
    }
  }

  /// The same items in a fan that lies in a space, as near to this fan as possible.
  ///
  /// The fan turns by steps of 15°. Where no turn helps it gets narrower by steps of 30°, down to a
  /// quarter of a circle, and its items lie farther out. Where nothing helps it stays as it is. It
  /// takes O(turns · items), so call it when a menu is arranged and not in a frame.
  ///
  /// - Parameters:
  ///   - space: The space around the button.
  ///   - size: Width and height of the button, in points.
  package func fitted(in space: AvailableSpace, around size: Vector2) -> Self {
    var lost = 0.0
    repeat {
      let narrower = sweepAngle < 0 ? sweepAngle + lost : sweepAngle - lost
      let start = startAngle + (sweepAngle - narrower) / 2
      for step in 0...Self.turns {
        // To one side and to the other by turns: 0, 1, -1, 2, -2 …
        let turn = Double((step + 1) / 2) * (step % 2 == 0 ? -Self.turnStep : Self.turnStep)
        let fan = fan(from: start + turn, sweep: narrower)
        if fan.fits(in: space, around: size) { return fan }
      }
      lost += 2 * Self.turnStep
    } while abs(sweepAngle) - lost >= .pi / 2 - 1e-9
    return self
  }

  /// The same items in another fan.
  private func fan(from start: Double, sweep: Double) -> Self {
    let circle = 2 * Double.pi
    let angle = start > circle ? start - circle : start < -circle ? start + circle : start
    var fan = self
    (fan.startAngle, fan.sweepAngle) = (angle, sweep)
    return fan
  }

  /// Returns whether all items that have come out lie in a space.
  private func fits(in space: AvailableSpace, around size: Vector2) -> Bool {
    let fan = JellyFan(self, buttonRadius: min(size.x, size.y) / 2, hasWholeDegrees: false)
    let radius = itemDiameter / 2
    for index in 0..<itemCount {
      let center = fan.direction(of: index) * fan.distance
      let isInside =
        center.x - radius >= -size.x / 2 - space.left
        && center.y - radius >= -size.y / 2 - space.top
        && center.x + radius <= size.x / 2 + space.right
        && center.y + radius <= size.y / 2 + space.bottom
      guard isInside else { return false }
    }
    return true
  }

  /// The angle by which a fan turns at once, in radians: 15°.
  ///
  /// It moves an item by less than its diameter. With 30° a fan in a corner turns farther than it
  /// needs to, and with 7.5° the search takes twice as long and ends in about the same place.
  private static var turnStep: Double { .pi / 12 }
  /// The number of steps to both sides that make a full circle.
  private static var turns: Int { 24 }
}
