extension GooeyPager {
  /// How many pages there are, and how they are shown.
  public struct Layout: Equatable, Sendable {
    /// The number of pages; without any, nothing is shown.
    public var pages: Int
    /// How far the scroll goes from one page to the next, in points.
    public var pageWidth: Double
    /// The diameter of the ball, or the side of the square, in points: 20 in T2.
    public var diameter: Double
    /// The diameter of a dot, in points: 10 in T2.
    public var dotDiameter: Double
    /// The thickness of the line between the dots, in points: 2 in T2.
    public var lineWidth: Double
    /// The way in which the dots run.
    public var axis: PagerTrack.Axis
    /// Whether a horizontal row runs from right to left.
    public var isRightToLeft: Bool
    /// What marks the selected page.
    public var style: Style

    /// Makes a layout of its parts.
    ///
    /// A negative number of pages or length counts as 0, and a length that is NaN as the default.
    public init(
      pages: Int = 6, pageWidth: Double = 320, diameter: Double = 20, dotDiameter: Double = 10,
      lineWidth: Double = 2, axis: PagerTrack.Axis = .horizontal, isRightToLeft: Bool = false,
      style: Style = .ball
    ) {
      self.pages = pages
      self.pageWidth = pageWidth
      self.diameter = diameter
      self.dotDiameter = dotDiameter
      self.lineWidth = lineWidth
      self.axis = axis
      self.isRightToLeft = isRightToLeft
      self.style = style
    }
  }
}

extension GooeyPager.Layout {
  /// The same with numbers that a pager can work with.
  var bounded: Self {
    let standard = Self()
    return Self(
      pages: min(max(pages, 0), Self.mostPages),
      pageWidth: Limits.length(pageWidth, or: standard.pageWidth),
      diameter: Limits.length(diameter, or: standard.diameter),
      dotDiameter: Limits.length(dotDiameter, or: standard.dotDiameter),
      lineWidth: Limits.length(lineWidth, or: standard.lineWidth),
      axis: axis, isRightToLeft: isRightToLeft, style: style)
  }

  /// Where a scroll is, in pages, kept within a page of the first and the last.
  func position(of offset: Double) -> Double {
    pageWidth > 0 && abs(offset) >= Limits.smallest ? reachable(offset / pageWidth) : 0
  }

  /// A position kept within a page of the first and the last.
  func reachable(_ position: Double) -> Double {
    min(max(position, -1), Double(max(pages, 1)))
  }

  /// A position kept between the first page and the last.
  func within(_ position: Double) -> Double {
    max(min(position, Double(pages - 1)), 0)
  }

  /// The page that is nearest to a position.
  func nearest(to position: Double) -> Int { Int(within(Elementary.floor(position + 0.5))) }

  /// No one turns more pages than that, and a double counts them.
  private static var mostPages: Int { 1_000_000 }
}
