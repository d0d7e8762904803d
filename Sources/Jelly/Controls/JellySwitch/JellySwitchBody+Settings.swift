extension JellySwitchBody {
  /// The measures of a switch.
  public struct Settings: TrackSettings {
    /// The width of the drop, in points: 37 in iOS 26.
    public var thumbWidth: Double
    /// The distance of the drop from the edges of the track, in points: 2 in iOS 26.
    public var inset: Double
    /// The amounts by which the drop is wider and higher while a finger holds it, in points.
    public var growth: DropGrowth
    /// A Boolean value that indicates whether the switch is off at the right.
    public var isRightToLeft: Bool
    /// A Boolean value that indicates whether fingers and keys change the value.
    public var isEnabled: Bool

    /// Creates the settings of a switch.
    ///
    /// A negative length counts as 0. A length that is NaN counts as the default.
    public init(
      thumbWidth: Double = 37, inset: Double = 2,
      growth: DropGrowth = DropGrowth(width: 10, height: 8),
      isRightToLeft: Bool = false, isEnabled: Bool = true
    ) {
      self.thumbWidth = thumbWidth
      self.inset = inset
      self.growth = growth
      self.isRightToLeft = isRightToLeft
      self.isEnabled = isEnabled
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(thumbWidth: 37) }

    func layout(of size: Vector2) -> TrackLayout {
      TrackLayout(
        values: .toggle, length: size.x, thickness: size.y, inset: inset, thumbWidth: thumbWidth,
        growth: growth.vector, isMirrored: isRightToLeft, isEnabled: isEnabled)
    }
  }
}

extension JellySwitchBody {
  /// The width and the height of a switch, in points: those in iOS 26.
  package static var standardSize: Vector2 { Vector2(63, 28) }
}

@_spi(Jelly) extension JellySwitchBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &thumbWidth, "thumbWidth", in: .points, recommended: 20...60, step: 1, valid: .length)
    visitor.number(
      &inset, "inset", in: .points, recommended: 0...6, step: 0.5, valid: .notNegative)
    visitor.growth(&growth)
    visitor.flag(&isRightToLeft, "isRightToLeft")
    visitor.flag(&isEnabled, "isEnabled")
  }
}
