extension JellyMenuBody {
  /// The properties of a menu other than the size of its button: the number of its items, their
  /// size, and the fan in which they lie.
  ///
  /// Angles are in radians from the right, counter-clockwise as on paper. Item i of n, counted from
  /// 1, lies at startAngle + i·sweep/(n + 1), so the ends of the fan are free. By default the fan
  /// is the upper half of a circle, and its items lie from right to left above the button. A full
  /// circle does not have ends: there the first item lies at the start angle, and the step is
  /// sweep/n.
  public struct Settings: JellySettings {
    /// The number of items, at most ``JellyMenuBody/itemLimit``.
    public var itemCount: Int
    /// An item's diameter, in points; 44 is what a finger needs.
    public var itemDiameter: Double
    /// The distance from the button's edge to that of an item that has come out, in points; 0 lets
    /// them touch, nil is 20 or as much more as keeps the items apart from each other.
    public var itemDistance: Double?
    /// The angle at which the fan begins, in radians.
    public var startAngle: Double
    /// The angle of the whole fan, in radians, at most a full circle; negative is clockwise.
    public var sweepAngle: Double
    /// A Boolean value that indicates whether the fan is mirrored, as it is for text that runs from
    /// right to left.
    public var isRightToLeft: Bool
    /// The space around the button in which the fan must lie.
    ///
    /// The fan turns, and gets narrower, until it does; see `fitted(in:around:)`.
    public var availableSpace = AvailableSpace()

    /// Creates the settings of a menu.
    ///
    /// Items beyond the limit are left out. A negative count, diameter or gap counts as 0. A number
    /// that is NaN counts as the default.
    public init(
      itemCount: Int = 4, itemDiameter: Double = Self.defaultItemDiameter,
      itemDistance: Double? = nil,
      startAngle: Double = 0, sweepAngle: Double = .pi, isRightToLeft: Bool = false
    ) {
      self.itemCount = itemCount
      self.itemDiameter = itemDiameter
      self.itemDistance = itemDistance
      self.startAngle = startAngle
      self.sweepAngle = sweepAngle
      self.isRightToLeft = isRightToLeft
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(itemCount: 4) }

    /// The default diameter of an item, in points: what a finger needs.
    public static var defaultItemDiameter: Double { TouchTarget.length }
  }

  /// The diameter of the button unless a host gets another one, in points: that of a floating
  /// action button in Material Design.
  package static var defaultDiameter: Double { 56 }

  /// The symbol on the button, which a host strokes and rotates by ``iconRotation(at:)``.
  package var cross: MenuCross { MenuCross(on: size) }

  /// The largest number of items.
  ///
  /// A menu is a value that allocates nothing, so it contains the storage for all items. More than
  /// a dozen items need a list.
  public static var itemLimit: Int { 12 }
}

/// The places of a menu's items, relative to the middle of the button.
struct JellyFan {
  let arrangement: JellyMenuBody.Settings
  /// The distance from the middle of the button to that of an item that has come out, in points.
  let distance: Double
  /// The direction in which the first item lies; of length 1.
  private let first: Vector2
  /// Cosine and sine of the angle from one item to the next.
  private let step: Vector2

  /// Creates the fan of an arrangement.
  ///
  /// - Parameter hasWholeDegrees: Whether the step is rounded down to whole degrees, as in
  ///   KYGooeyMenu.
  init(
    _ arrangement: JellyMenuBody.Settings, buttonRadius: Double, hasWholeDegrees: Bool
  ) {
    self.arrangement = arrangement
    let isClosed = abs(arrangement.sweepAngle) >= 2 * .pi
    let parts = Double(isClosed ? max(arrangement.itemCount, 1) : arrangement.itemCount + 1)
    let step = arrangement.sweepAngle / parts
    // A whole degree must not be lost to the last digit of π.
    let degrees = Elementary.floor(abs(step) * 180 / .pi + 1e-9)
    let whole = step < 0 ? -degrees : degrees
    let angle = hasWholeDegrees ? whole * .pi / 180 : step
    let start = Elementary.sincos(arrangement.startAngle + (isClosed ? 0 : angle))
    let rotation = Elementary.sincos(angle)
    let side = arrangement.isRightToLeft ? -1.0 : 1
    self.first = Vector2(side * start.cos, -start.sin)
    self.step = Vector2(rotation.cos, side * rotation.sin)

    let radius = arrangement.itemDiameter / 2
    let minimum = buttonRadius + radius + Self.minimumGap
    // Neighbors are 2·distance·sin(step/2) apart. The distance is limited to the length of three
    // times as many items in a row: a fan that would need more is too narrow for its items.
    let chord = arrangement.itemDiameter + Self.spacing
    let share = abs(Elementary.sincos(angle / 2).sin)
    let row = 3 * chord * Double(arrangement.itemCount)
    let apart = arrangement.itemCount > 1 ? min(chord / 2 / max(share, 1e-9), row) : 0
    self.distance =
      arrangement.itemDistance.map { buttonRadius + radius + $0 } ?? max(minimum, apart)
  }

  /// The direction of an item, counted from 0, from the button; of length 1.
  ///
  /// It is rotated step by step, which costs less than a sine and is exact enough for a dozen
  /// items.
  func direction(of index: Int) -> Vector2 {
    var direction = first
    for _ in 0..<index {
      direction = direction * step.x + Vector2(direction.y, -direction.x) * step.y
    }
    return direction
  }

  /// The least gap that keeps items off the button, in points, as in KYGooeyMenu's sample.
  private static var minimumGap: Double { 20 }
  /// The space between neighbors, in points: the usual one in iOS.
  ///
  /// With half as much, six items look like a chain, and with twice as much they lose their center.
  private static var spacing: Double { 8 }
}

@_spi(Jelly) extension JellyMenuBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it; a distance without a limit stands for
  /// nil.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.count(&itemCount, "itemCount", recommended: 1...8, valid: 0...1e6)
    visitor.number(
      &itemDiameter, "itemDiameter", in: .points, recommended: 32...64, step: 2, valid: .length)
    var distance = itemDistance ?? .infinity
    visitor.number(
      &distance, "itemDistance", in: .points, recommended: 0...80, step: 2, valid: .upToInfinity)
    itemDistance = distance == .infinity ? nil : distance
    let circle = -2 * Double.pi...2 * Double.pi
    visitor.number(
      &startAngle, "startAngle", in: .radians, recommended: circle, step: 0.1, valid: .signed)
    visitor.number(
      &sweepAngle, "sweepAngle", in: .radians, recommended: circle, step: 0.1, valid: .signed)
    visitor.flag(&isRightToLeft, "isRightToLeft")
    visitor.beginGroup("availableSpace")
    availableSpace.accept(&visitor)
    visitor.endGroup()
  }

  /// Limits the number of items, and both angles to a full circle.
  public mutating func limitFields() {
    itemCount = min(itemCount, JellyMenuBody.itemLimit)
    startAngle = min(max(startAngle, -2 * .pi), 2 * .pi)
    sweepAngle = min(max(sweepAngle, -2 * .pi), 2 * .pi)
  }
}
