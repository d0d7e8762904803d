extension JellySliderBody {
  /// The range and the measures of a slider.
  public struct Settings: TrackSettings {
    /// The smallest value.
    public var minimumValue: Double
    /// The largest value; one below the smallest counts as the smallest.
    public var maximumValue: Double
    /// The distance of the values, counted from the smallest one; 0 for all values of the range.
    public var step: Double
    /// The width of the drop along the track, in points: 37 in iOS 26.
    public var thumbWidth: Double
    /// The thickness of the track, in points: 6 in iOS 26.
    public var trackHeight: Double
    /// The distance of the drop from the edges of the control, in points: 2 in iOS 26.
    public var inset: Double
    /// The amounts by which the drop is longer and thicker while a finger holds it, in points.
    public var growth: DropGrowth
    /// The axis along which the slider runs.
    public var axis: Axis
    /// A Boolean value that indicates whether a horizontal slider has its smallest value at the
    /// right.
    public var isRightToLeft: Bool
    /// A Boolean value that indicates whether a vertical slider has its smallest value at the
    /// bottom.
    public var isBottomToTop: Bool
    /// A Boolean value that indicates whether a finger beside the drop moves it: as in a page, and
    /// not as in `UISlider`.
    public var allowsTrackTouch: Bool
    /// A Boolean value that indicates whether fingers and keys change the value.
    public var isEnabled: Bool

    /// Creates the settings of a slider.
    ///
    /// A negative length or step counts as 0. A number that is NaN counts as the default.
    public init(
      minimumValue: Double = 0, maximumValue: Double = 1, step: Double = 0,
      thumbWidth: Double = 37, trackHeight: Double = 6, inset: Double = 2,
      growth: DropGrowth = DropGrowth(width: 12, height: 8), axis: Axis = .horizontal,
      isRightToLeft: Bool = false,
      isBottomToTop: Bool = true, allowsTrackTouch: Bool = false, isEnabled: Bool = true
    ) {
      self.minimumValue = minimumValue
      self.maximumValue = maximumValue
      self.step = step
      self.thumbWidth = thumbWidth
      self.trackHeight = trackHeight
      self.inset = inset
      self.growth = growth
      self.axis = axis
      self.isRightToLeft = isRightToLeft
      self.isBottomToTop = isBottomToTop
      self.allowsTrackTouch = allowsTrackTouch
      self.isEnabled = isEnabled
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(minimumValue: 0) }

    func layout(of size: Vector2) -> TrackLayout {
      let size = axis.along(size)
      return TrackLayout(
        values: .range(TrackRange(minimum: minimumValue, maximum: maximumValue, step: step)),
        length: size.x, thickness: size.y, inset: inset, thumbWidth: thumbWidth,
        growth: growth.vector,
        isVertical: axis == .vertical, isMirrored: isMirrored, allowsTrackTouch: allowsTrackTouch,
        isEnabled: isEnabled)
    }

    /// A Boolean value that indicates whether the smallest value is at the right or at the bottom.
    package var isMirrored: Bool { axis == .vertical ? isBottomToTop : isRightToLeft }

    /// The largest value, with either sign: differences of such numbers do not overflow.
    static var maximumNumber: Double { 1e12 }
  }
}

extension JellySliderBody {
  /// The thickness of a slider across its axis, in points: that of a switch in iOS 26, which has a
  /// drop of the same size.
  package static var standardThickness: Double { JellySwitchBody.standardSize.y }
}

@_spi(Jelly) extension JellySliderBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    let numbers = -Self.maximumNumber...Self.maximumNumber
    visitor.number(
      &minimumValue, "minimumValue", in: .ratio, recommended: -100...100, step: 1, valid: numbers)
    visitor.number(
      &maximumValue, "maximumValue", in: .ratio, recommended: -100...100, step: 1, valid: numbers)
    visitor.number(
      &step, "step", in: .ratio, recommended: 0...10, step: 0.1, valid: 0...Self.maximumNumber)
    visitor.number(
      &thumbWidth, "thumbWidth", in: .points, recommended: 20...60, step: 1, valid: .length)
    visitor.number(
      &trackHeight, "trackHeight", in: .points, recommended: 2...28, step: 1, valid: .length)
    visitor.number(
      &inset, "inset", in: .points, recommended: 0...6, step: 0.5, valid: .notNegative)
    visitor.growth(&growth)
    visitor.choice(&axis, "axis")
    visitor.flag(&isRightToLeft, "isRightToLeft")
    visitor.flag(&isBottomToTop, "isBottomToTop")
    visitor.flag(&allowsTrackTouch, "allowsTrackTouch")
    visitor.flag(&isEnabled, "isEnabled")
  }

  /// Limits the largest value to the smallest one.
  public mutating func limitFields() { maximumValue = max(maximumValue, minimumValue) }
}
