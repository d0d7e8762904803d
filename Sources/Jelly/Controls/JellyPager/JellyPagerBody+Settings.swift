extension JellyPagerBody {
  /// The number of pages, their width, and how the control shows them.
  public struct Settings: JellySettings {
    /// The number of pages; with 0 nothing is shown.
    public var pageCount: Int
    /// The distance of the scroll from one page to the next, in points.
    public var pageWidth: Double
    /// The diameter of the ball, or the side of the square, in points: 20 in T2.
    public var diameter: Double
    /// The diameter of a dot, in points: 10 in T2.
    public var dotDiameter: Double
    /// The thickness of the line between the dots, in points: 2 in T2.
    public var lineWidth: Double
    /// The axis along which the dots lie.
    public var axis: JellyPagerBody.Axis
    /// A Boolean value that indicates whether a horizontal row runs from right to left.
    public var isRightToLeft: Bool
    /// A Boolean value that indicates whether a vertical row runs from the bottom to the top.
    public var isBottomToTop: Bool
    /// The mark of the selected page: a ball or a square.
    public var indicatorStyle: IndicatorStyle

    /// Creates the settings of a pager.
    ///
    /// A negative number of pages or a negative length counts as 0. A length that is NaN counts as
    /// the default.
    public init(
      pageCount: Int = 6, pageWidth: Double = 320, diameter: Double = 20, dotDiameter: Double = 10,
      lineWidth: Double = 2, axis: JellyPagerBody.Axis = .horizontal, isRightToLeft: Bool = false,
      isBottomToTop: Bool = false, indicatorStyle: IndicatorStyle = .ball
    ) {
      self.pageCount = pageCount
      self.pageWidth = pageWidth
      self.diameter = diameter
      self.dotDiameter = dotDiameter
      self.lineWidth = lineWidth
      self.axis = axis
      self.isRightToLeft = isRightToLeft
      self.isBottomToTop = isBottomToTop
      self.indicatorStyle = indicatorStyle
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(pageCount: 6) }
  }
}

extension JellyPagerBody.Settings {
  /// A Boolean value that indicates whether the first page is at the far end: on the right, or at
  /// the bottom.
  package var isMirrored: Bool { axis == .horizontal ? isRightToLeft : isBottomToTop }

  /// The size that a control needs to show a number of pages, in points: `pitch` along the row
  /// for each, and what a finger needs across it.
  ///
  /// A number of pages below 1 counts as 1.
  public func size(forPageCount pages: Int) -> Vector2 {
    axis.along(Vector2(Self.pitch * Double(max(pages, 1)), TouchTarget.length))
  }

  /// The distance from dot to dot that a control asks for, in points.
  ///
  /// The ball of 20 pt has room to stretch between two dots, and six pages fit into 200 pt.
  package static var pitch: Double { 32 }

  /// The position of a scroll, in pages, limited to one page before the first and after the last.
  func position(of offset: Double) -> Double {
    pageWidth > 0 && abs(offset) >= Limits.minimumLength ? reachable(offset / pageWidth) : 0
  }

  /// A position limited to one page before the first and after the last.
  func reachable(_ position: Double) -> Double {
    min(max(position, -1), Double(max(pageCount, 1)))
  }

  /// A position limited to the first and the last page.
  func within(_ position: Double) -> Double {
    max(min(position, Double(pageCount - 1)), 0)
  }

  /// The page that is nearest to a position.
  func nearest(to position: Double) -> Int { Int(within(Elementary.floor(position + 0.5))) }

  /// The largest number of pages: nobody scrolls through more, and a double counts them exactly.
  private static var maximumPageCount: Int { 1_000_000 }
}

@_spi(Jelly) extension JellyPagerBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.count(
      &pageCount, "pageCount", recommended: 1...12, valid: 0...Double(Self.maximumPageCount))
    visitor.number(
      &pageWidth, "pageWidth", in: .points, recommended: 200...400, step: 10, valid: .length)
    visitor.number(
      &diameter, "diameter", in: .points, recommended: 12...32, step: 1, valid: .length)
    visitor.number(
      &dotDiameter, "dotDiameter", in: .points, recommended: 6...16, step: 1, valid: .length)
    visitor.number(
      &lineWidth, "lineWidth", in: .points, recommended: 1...4, step: 0.5, valid: .length)
    visitor.choice(&axis, "axis")
    visitor.flag(&isRightToLeft, "isRightToLeft")
    visitor.flag(&isBottomToTop, "isBottomToTop")
    visitor.choice(&indicatorStyle, "indicatorStyle")
  }
}
