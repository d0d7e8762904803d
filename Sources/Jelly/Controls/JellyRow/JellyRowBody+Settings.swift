extension JellyRowBody {
  /// A side of a row.
  public enum Side: Int, Sendable {
    /// The side where lines of text begin.
    case leading
    /// The side where lines of text end.
    case trailing

    var opposite: Self { self == .leading ? .trailing : .leading }
  }

  /// The effect of a swipe that goes on across the row.
  public enum FullSwipe: Int, Sendable {
    /// A swipe only opens the row.
    case none
    /// It performs the outermost action, and the row closes.
    case perform
    /// It performs the outermost action, and the row leaves.
    case remove
  }

  /// The actions and the measures of a row.
  public struct Settings: JellySettings {
    /// The widths of the actions on the trailing side, in points, from the outermost one inwards;
    /// the first 0 ends them.
    ///
    /// A drop is at least round. All are narrower where the content would leave the row; a side
    /// whose drops would be narrower than 24 pt counts as empty.
    public var trailingWidths: SIMD4<Double>
    /// The widths of the actions on the leading side.
    public var leadingWidths: SIMD4<Double>
    /// The effect of a swipe that goes on across the row.
    public var fullSwipe: FullSwipe
    /// The share of the row's width from which on such a swipe is armed; 0.5 to 0.8 look right.
    ///
    /// Less is an accident, and more is out of a thumb's reach.
    public var fullFraction: Double
    /// The height of a drop, in points, as far as the row is higher; 32 to 72 look right.
    public var dropHeight: Double
    /// The distance of the drops from the row's end, and at least from its top and bottom, in
    /// points; 4 to 16 look right.
    public var margin: Double
    /// The distance between two drops, in points; 6 to 16 look right.
    public var spacing: Double
    /// The distance between the open row and its innermost drop, in points; 12 to 24 look right.
    public var innerMargin: Double
    /// The gap at which a drop parts from the row, in points; 8 to 20 look right.
    ///
    /// It is at most 1 pt less than ``innerMargin``, so that all have parted at rest.
    public var parting: Double
    /// The radius of the open row's corners, in points; at most a half of its height.
    public var cornerRadius: Double
    /// The distance between the row's end and its content, in points: no dent gets there.
    public var headroom: Double
    /// A Boolean value that indicates whether text runs from right to left.
    public var isRightToLeft: Bool

    /// Creates the settings of a row.
    ///
    /// A negative length counts as 0. A length that is NaN counts as the default.
    public init(
      trailingWidths: SIMD4<Double> = .zero, leadingWidths: SIMD4<Double> = .zero,
      fullSwipe: FullSwipe = .perform, fullFraction: Double = 0.6, dropHeight: Double = 56,
      margin: Double = 8, spacing: Double = 10, innerMargin: Double = 16, parting: Double = 15,
      cornerRadius: Double = 16, headroom: Double = 14, isRightToLeft: Bool = false
    ) {
      self.trailingWidths = trailingWidths
      self.leadingWidths = leadingWidths
      self.fullSwipe = fullSwipe
      self.fullFraction = fullFraction
      self.dropHeight = dropHeight
      self.margin = margin
      self.spacing = spacing
      self.innerMargin = innerMargin
      self.parting = parting
      self.cornerRadius = cornerRadius
      self.headroom = headroom
      self.isRightToLeft = isRightToLeft
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(fullSwipe: .perform) }

    func widths(_ side: Side) -> SIMD4<Double> {
      side == .trailing ? trailingWidths : leadingWidths
    }
  }
}

@_spi(Jelly) extension JellyRowBody.Side: NamedCase {
  /// The name of the case.
  public var name: StaticString { self == .leading ? "leading" : "trailing" }
}

@_spi(Jelly) extension JellyRowBody.FullSwipe: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .none: "none"
    case .perform: "perform"
    case .remove: "remove"
    }
  }
}

@_spi(Jelly) extension JellyRowBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    func widths(_ widths: inout SIMD4<Double>, _ name: StaticString) {
      visitor.beginGroup(name)
      func width(_ index: Int, _ name: StaticString) {
        visitor.number(
          &widths[index], name, in: .points, recommended: 0...120, step: 1, valid: .notNegative)
      }
      width(0, "first")
      width(1, "second")
      width(2, "third")
      width(3, "fourth")
      visitor.endGroup()
    }
    widths(&trailingWidths, "trailingWidths")
    widths(&leadingWidths, "leadingWidths")
    visitor.choice(&fullSwipe, "fullSwipe")
    visitor.number(
      &fullFraction, "fullFraction", in: .ratio, recommended: 0.5...0.8, step: 0.05,
      valid: .notNegative)
    func length(_ value: inout Double, _ name: StaticString, _ recommended: ClosedRange<Double>) {
      visitor.number(
        &value, name, in: .points, recommended: recommended, step: 1, valid: .notNegative)
    }
    length(&dropHeight, "dropHeight", 32...72)
    length(&margin, "margin", 4...16)
    length(&spacing, "spacing", 6...16)
    length(&innerMargin, "innerMargin", 12...24)
    length(&parting, "parting", 8...20)
    length(&cornerRadius, "cornerRadius", 0...24)
    length(&headroom, "headroom", 0...40)
    visitor.flag(&isRightToLeft, "isRightToLeft")
  }
}
