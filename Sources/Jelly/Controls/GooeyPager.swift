/// A page indicator whose ball stretches as its pages are scrolled and wobbles when they stop.
///
///     resting ──scrolled──▸ dragged ──let go──▸ scrolling ──(rest time)──▸ resting
///        └───────jumped, tapped──▸ jumping ──arrived──┘
///
/// The pages are the truth: the ball is where the host says that they are. What is left to the
/// control is how it gets there: its tail, its wobble and the progress line.
public struct GooeyPager: ElasticBody {
  /// What shows the page.
  public enum Indicator: Equatable, Sendable {
    /// ``GooeyBall``.
    case ball
    /// A square that turns by a quarter from page to page.
    case square
  }

  /// The way the pages run.
  public enum Direction: Equatable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// Downwards.
    case down
  }

  /// What can happen to a pager.
  public enum Event: Equatable, Sendable {
    /// The pages have been scrolled to an offset, in points from the first page in reading
    /// direction, by a finger that drags them or by themselves.
    case scrolled(offset: Double, isDragging: Bool)
    /// The host scrolls to a page now, the first being 0.
    case jumped(Int)
    /// A finger has tapped the control; the host scrolls to the page that is selected.
    case tapped(Vector2)
    /// The control has another size.
    case resized(Vector2)
    /// There are so many pages, of such a width in points.
    case paged(count: Int, width: Double)
    /// The control shall feel otherwise from now on.
    case tuned(Tuning)
  }

  /// What a host may want to tell.
  public enum Effect: Equatable, Sendable {
    /// A page has been chosen, or has come nearest.
    case selected(Int)
  }

  /// Width and height, in points.
  public internal(set) var size: Vector2
  /// The number of pages, at least 1.
  public internal(set) var pages: Int
  /// How far it is from page to page, in points.
  public internal(set) var pageWidth: Double
  /// The diameter of the ball, or the side of the square, in points.
  public let diameter: Double
  /// The way the pages run.
  public let direction: Direction
  /// What shows the page.
  public let indicator: Indicator
  /// How it feels.
  public internal(set) var tuning: Tuning

  /// Where the pages are, in pages.
  var place: Double
  /// Where a finger has taken them up, in pages; nil while none drags them.
  var dragStart: Double?
  /// Which way the ball was pulled last: 1 towards later pages, or −1.
  var heading: Double
  /// How long the tail is.
  var stretch: SpringMotion<Double>
  /// The page that is being scrolled to.
  var jump: Jump?
  var lastEventTime: Double

  /// A way to a page without a finger.
  struct Jump: Equatable, Sendable {
    let page: Int
    let start: Double
    /// Where the progress line was at the start, in pages.
    let lineStart: Double
  }

  /// Makes a pager at rest on its first page.
  ///
  /// - Parameters:
  ///   - size: Width and height, in points. What is negative or no number counts as 0.
  ///   - pages: The number of pages; less than 1 counts as 1.
  ///   - pageWidth: How far it is from page to page, in points.
  ///   - diameter: The diameter of the ball, or the side of the square, in points.
  ///   - direction: The way the pages run.
  ///   - indicator: What shows the page.
  ///   - tuning: How it feels.
  /// - Precondition: The tuning is sound (``Tuning/isSound``).
  public init(
    size: Vector2, pages: Int, pageWidth: Double, diameter: Double = 20,
    direction: Direction = .leftToRight, indicator: Indicator = .ball, tuning: Tuning = .standard
  ) {
    precondition(tuning.isSound, "a tuning's numbers must be numbers, and none negative")
    self.size = Limits.size(size)
    self.pages = max(pages, 1)
    self.pageWidth = Limits.length(pageWidth)
    self.diameter = Limits.length(diameter)
    self.direction = direction
    self.indicator = indicator
    self.tuning = tuning
    self.place = 0
    self.heading = 1
    self.stretch = SpringMotion(
      from: 0, velocity: 0, to: 0, by: tuning.spring, at: -.infinity, tolerance: 1)
    self.lastEventTime = -.infinity
  }

  /// From this time on the control stays as it is until the next event.
  public var restTime: Double {
    let line = jump.map { $0.start + tuning.lineDuration } ?? -.infinity
    return max(lastEventTime, stretch.restTime, line)
  }

  /// The page that has been chosen, or that is nearest; the first is 0.
  public var page: Int { jump?.page ?? nearestPage }

  /// How long the tail is at `time`: 0 at rest, negative for a ball that is too tall.
  public func factor(at time: Double) -> Double {
    let dragged = dragStart.map { min(abs(place - $0), 1) } ?? 0
    return tuning.followsSpeed
      ? tuning.stretchLimit.limited(stretch.value(at: time))
      : dragged + (time < stretch.startTime ? 0 : stretch.value(at: time))
  }

  /// How far the progress line reaches at `time`, in points from the first dot.
  public func trackLength(at time: Double) -> Double { linePlace(at: time) * spacing }

  /// Where the progress line ends at `time`, in pages.
  func linePlace(at time: Double) -> Double {
    let own = min(max(place, 0), Double(pages - 1))
    guard let jump, tuning.lineDuration > 0 else { return own }
    let part = min(max((time - jump.start) / tuning.lineDuration, 0), 1)
    // The tutorial's half parabola.
    return jump.lineStart + (Double(jump.page) - jump.lineStart) * part * (2 - part)
  }

  /// How far it is from dot to dot, in points.
  public var spacing: Double {
    let length = direction == .down ? size.y : size.x
    return pages > 1 ? max(length - diameter, 0) / Double(pages - 1) : 0
  }

  /// The centre of the dot of a page, or of a place between two, in the control's coordinates.
  public func dot(of place: Double) -> Vector2 {
    let along = pages > 1 ? diameter / 2 + place * spacing : (direction == .down ? size.y : size.x) / 2
    return switch direction {
    case .leftToRight: Vector2(along, size.y / 2)
    case .rightToLeft: Vector2(size.x - along, size.y / 2)
    case .down: Vector2(size.x / 2, along)
    }
  }

  /// The page whose dot is nearest to a point of the control.
  func page(at point: Vector2) -> Int {
    let along =
      switch direction {
      case .leftToRight: point.x
      case .rightToLeft: size.x - point.x
      case .down: point.y
      }
    return spacing > 0 ? nearest((along - diameter / 2) / spacing) : 0
  }

  var nearestPage: Int { nearest(place) }

  private func nearest(_ place: Double) -> Int {
    // The limits first: a place may be too large for a whole number.
    Int(min(max(place, 0), Double(pages - 1)).rounded())
  }

  /// Draws the indicator as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let center = dot(of: min(max(place, 0), Double(pages - 1)))
    switch indicator {
    case .ball:
      let along = dot(of: 1) - dot(of: 0)
      let unit = along.magnitude > 0 ? along / along.magnitude : Vector2(1, 0)
      GooeyBall(
        center: center, diameter: diameter, stretch: factor(at: time), heading: unit * heading,
        profile: tuning.profile
      ).draw(into: &path)
    case .square:
      // A quarter turn a page: the corner of a page's square is at 45°.
      let turn = Elementary.sincos((place + 0.5) * (.pi / 2))
      let corner = Vector2(turn.cos, turn.sin) * (diameter * Self.halfDiagonal)
      let next = Vector2(-corner.y, corner.x)
      path.move(to: center - corner)
      path.addLine(to: center - next)
      path.addLine(to: center + corner)
      path.addLine(to: center + next)
      path.closeSubpath()
    }
  }

  /// √½: from a square's centre to its corners, in sides.
  private static let halfDiagonal = 0.7071067811865476
}
