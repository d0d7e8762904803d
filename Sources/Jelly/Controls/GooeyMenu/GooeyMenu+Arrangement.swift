extension GooeyMenu {
  /// The items: how many, how large, and how they fan out from the button.
  ///
  /// Angles are in radians from the right, counter-clockwise as on paper. Of n items, the i-th from
  /// 1 stands at startAngle + i·sweep/(n + 1): the ends of the fan are left free, so the items of
  /// the default, the upper half of a circle, run from right to left above the button. A whole turn
  /// has no ends: there the first item stands at the start angle, and the step is sweep/n.
  public struct Arrangement: Equatable, Sendable {
    /// The number of items, at most ``GooeyMenu/itemLimit``.
    public let count: Int
    /// An item's diameter, in points.
    public let itemDiameter: Double
    /// How far an item that has come out lies from the button's edge, in points; 0 touches it, nil
    /// is 20 and as much more as it takes to keep the items apart from each other.
    public let gap: Double?
    /// Where the fan begins, in radians.
    public let startAngle: Double
    /// How far it reaches, in radians, at most a whole turn; negative is clockwise.
    public let sweep: Double
    /// Whether the fan is mirrored, as where text runs from right to left.
    public let isMirrored: Bool

    /// Makes an arrangement.
    ///
    /// Items beyond the limit are left out. A negative count, diameter or gap counts as 0, and a
    /// number that is NaN as the default.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - itemDiameter: An item's diameter, in points; 44 is what a finger needs.
    ///   - gap: How far an item lies from the button's edge, in points; nil is as far as it takes.
    ///   - startAngle: Where the fan begins, in radians.
    ///   - sweep: How far it reaches, in radians; the default is half a circle.
    ///   - isMirrored: Whether the fan is mirrored.
    public init(
      count: Int = 4, itemDiameter: Double = Self.standardDiameter, gap: Double? = nil,
      startAngle: Double = 0, sweep: Double = .pi, isMirrored: Bool = false
    ) {
      self.count = min(max(count, 0), GooeyMenu.itemLimit)
      self.itemDiameter = Limits.length(itemDiameter, or: Self.standardDiameter)
      self.gap = gap.flatMap { $0 == $0 ? Limits.length($0) : nil }
      self.startAngle = Self.angle(startAngle, or: 0)
      self.sweep = Self.angle(sweep, or: .pi)
      self.isMirrored = isMirrored
    }

    /// The diameter of an item without another, in points: what a finger needs.
    public static var standardDiameter: Double { 44 }

    /// An angle of at most a whole turn either way, and the one that NaN stands for.
    private static func angle(_ angle: Double, or standard: Double) -> Double {
      angle == angle ? min(max(angle, -2 * .pi), 2 * .pi) : standard
    }
  }

  /// How many items a menu has room for.
  ///
  /// A menu is a value that allocates nothing, so the room is part of it. More than a dozen is no
  /// fan but a list.
  public static var itemLimit: Int { 12 }
}

/// A menu's items at their places, seen from the middle of the button.
struct GooeyFan {
  let arrangement: GooeyMenu.Arrangement
  /// The way from the middle of the button to an item that has come out, in points.
  let distance: Double
  /// The direction in which the first item lies; of length 1.
  private let first: Vector2
  /// Cosine and sine of the angle from one item to the next.
  private let step: Vector2

  /// - Parameter hasWholeDegrees: Whether the step is cut to whole degrees, as in KYGooeyMenu.
  init(
    _ arrangement: GooeyMenu.Arrangement, buttonRadius: Double, hasWholeDegrees: Bool
  ) {
    self.arrangement = arrangement
    let isClosed = abs(arrangement.sweep) >= 2 * .pi
    let parts = Double(isClosed ? max(arrangement.count, 1) : arrangement.count + 1)
    let step = arrangement.sweep / parts
    // A whole degree must not be lost to the last digit of π.
    let degrees = Elementary.floor(abs(step) * 180 / .pi + 1e-9)
    let whole = step < 0 ? -degrees : degrees
    let angle = hasWholeDegrees ? whole * .pi / 180 : step
    let start = Elementary.sincos(arrangement.startAngle + (isClosed ? 0 : angle))
    let turn = Elementary.sincos(angle)
    let side = arrangement.isMirrored ? -1.0 : 1
    self.first = Vector2(side * start.cos, -start.sin)
    self.step = Vector2(turn.cos, side * turn.sin)

    let radius = arrangement.itemDiameter / 2
    let least = buttonRadius + radius + Self.leastGap
    // Neighbours are 2·distance·sin(step/2) apart. A fan so narrow that this takes the length of
    // many items in a row has no room for them.
    let chord = arrangement.itemDiameter + Self.spacing
    let share = abs(Elementary.sincos(angle / 2).sin)
    let row = 3 * chord * Double(arrangement.count)
    let apart = arrangement.count > 1 ? min(chord / 2 / max(share, 1e-9), row) : 0
    self.distance = arrangement.gap.map { buttonRadius + radius + $0 } ?? max(least, apart)
  }

  /// The direction in which the item of an index from 0 lies; of length 1.
  ///
  /// Turned step by step, which costs less than a sine and is as good for a dozen.
  func direction(of index: Int) -> Vector2 {
    var direction = first
    for _ in 0..<index {
      direction = direction * step.x + Vector2(direction.y, -direction.x) * step.y
    }
    return direction
  }

  /// The least gap that keeps items off the button, in points, as in KYGooeyMenu's sample.
  private static var leastGap: Double { 20 }
  /// What is left between neighbours, in points; found by eye.
  private static var spacing: Double { 8 }
}
