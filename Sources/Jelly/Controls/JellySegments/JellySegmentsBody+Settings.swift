extension JellySegmentsBody {
  /// The number and the measures of segments.
  public struct Settings: TrackSettings {
    /// The number of segments; with 0 nothing is shown.
    public var segmentCount: Int
    /// The widths of the first eight segments, in proportion: the segments fill the control.
    ///
    /// A segment with a width of 0, and each further one, is as wide as the others are on average.
    public var widths: Widths
    /// The distance of the drop from the edges of the control, in points: 2 in iOS 26.
    public var inset: Double
    /// The radius of the drop's corners, in points; infinity for round ends.
    public var cornerRadius: Double
    /// The amounts by which the drop is wider and higher while a finger holds it, in points; 20 and
    /// 20 in a tab bar of iOS 26.
    public var growth: DropGrowth
    /// A Boolean value that indicates whether the first segment is at the right.
    public var isRightToLeft: Bool
    /// A Boolean value that indicates whether fingers and keys change the selection.
    public var isEnabled: Bool

    /// Creates the settings of segments.
    ///
    /// A negative number of segments or a negative length counts as 0. A length that is NaN
    /// counts as the default.
    public init(
      segmentCount: Int = 3, widths: Widths = Widths(), inset: Double = 2,
      cornerRadius: Double = .infinity, growth: DropGrowth = DropGrowth(width: 8, height: 6),
      isRightToLeft: Bool = false, isEnabled: Bool = true
    ) {
      self.segmentCount = segmentCount
      self.widths = widths
      self.inset = inset
      self.cornerRadius = cornerRadius
      self.growth = growth
      self.isRightToLeft = isRightToLeft
      self.isEnabled = isEnabled
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(segmentCount: 3) }

    func layout(of size: Vector2) -> TrackLayout {
      TrackLayout(
        values: .segments(TrackSegments(count: segmentCount, widths: widths.vector)),
        length: size.x,
        thickness: size.y, inset: inset, cornerRadius: cornerRadius, growth: growth.vector,
        isMirrored: isRightToLeft, isEnabled: isEnabled)
    }

    /// The largest number of segments: no screen has as many points.
    static var maximumSegmentCount: Int { 10_000 }
  }
}

extension JellySegmentsBody.Settings {
  /// The widths of the first eight segments, in any unit.
  ///
  /// A control counts a width that is negative or NaN as 0.
  public struct Widths: Equatable, Sendable {
    /// The widths of the segments, in any unit; 0 for the average of the others.
    public var first, second, third, fourth, fifth, sixth, seventh, eighth: Double

    /// Creates widths.
    public init(
      first: Double = 0, second: Double = 0, third: Double = 0, fourth: Double = 0,
      fifth: Double = 0, sixth: Double = 0, seventh: Double = 0, eighth: Double = 0
    ) {
      self.init(SIMD8(first, second, third, fourth, fifth, sixth, seventh, eighth))
    }

    init(_ vector: SIMD8<Double>) {
      (first, second, third, fourth) = (vector[0], vector[1], vector[2], vector[3])
      (fifth, sixth, seventh, eighth) = (vector[4], vector[5], vector[6], vector[7])
    }

    var vector: SIMD8<Double> {
      SIMD8(first, second, third, fourth, fifth, sixth, seventh, eighth)
    }
  }

  /// The size that segments of the same width need for their labels, in points.
  ///
  /// - Parameter label: The width of the widest label and the height of the highest one, in points.
  ///   A number that is negative or NaN counts as 0.
  package func size(forLabel label: Vector2) -> Vector2 {
    let label = Limits.size(label)
    return Vector2(
      2 * inset + (label.x + 2 * Self.labelPadding) * Double(segmentCount),
      max(Self.standardHeight, 2 * inset + label.y))
  }

  /// The height of segments, in points: that in iOS 26.
  package static var standardHeight: Double { 32 }

  /// The distance of a label from both sides of its segment, in points.
  ///
  /// There a drop whose ends have a radius of 16 pt has 97 % of its height, and at half of it 78 %.
  private static var labelPadding: Double { 12 }
}

@_spi(Jelly) extension JellySegmentsBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.count(
      &segmentCount, "segmentCount", recommended: 1...8,
      valid: 0...Double(Self.maximumSegmentCount))
    visitor.beginGroup("widths")
    func width(_ value: inout Double, _ name: StaticString) {
      visitor.number(
        &value, name, in: .ratio, recommended: 0...200, step: 1, valid: .notNegative)
    }
    width(&widths.first, "first")
    width(&widths.second, "second")
    width(&widths.third, "third")
    width(&widths.fourth, "fourth")
    width(&widths.fifth, "fifth")
    width(&widths.sixth, "sixth")
    width(&widths.seventh, "seventh")
    width(&widths.eighth, "eighth")
    visitor.endGroup()
    visitor.number(
      &inset, "inset", in: .points, recommended: 0...6, step: 0.5, valid: .notNegative)
    visitor.number(
      &cornerRadius, "cornerRadius", in: .points, recommended: 0...20, step: 1,
      valid: .upToInfinity)
    visitor.growth(&growth)
    visitor.flag(&isRightToLeft, "isRightToLeft")
    visitor.flag(&isEnabled, "isEnabled")
  }
}
