/// A page control whose ball runs along its dots with the scroll, stretches and wobbles.
///
///     var pager = GooeyPager(size: Vector2(280, 44), layout: .init(pages: 5, pageWidth: 390))
///     pager.handle(.scrolled(offset: 120, isDragging: true), at: 0)
///     pager.handle(.scrolled(offset: 240, isDragging: true), at: 0.1)  // .selected(1)
///     pager.drawTrack(into: &track)
///     pager.draw(at: 0.1, into: &ball)
///
///     resting ──wheel, keys, code──▸ driven ──on a page──▸ resting
///        any ──a finger drags──▸ dragged ──let go──▸ released ──on a page──▸ resting
///        any ──jumped, tapped, swiped──▸ jumping ──on its page──▸ resting
///                                           ╰──given up──▸ driven, on a page resting
///
/// The scroll container is the truth: where the ball is depends on nothing but the last offset that
/// the host has reported, also while a jump is on its way. The stretch alone
/// goes its own way: it shows the scroll's direction and speed, springs home, and can be sent elsewhere at
/// any moment without a jump.
///
/// A page is selected, once, when the scroll has crossed the middle between it and the one before;
/// a page that is jumped to, at once, and none that lie on the way there.
public struct GooeyPager: ElasticControl {
  /// What marks the selected page.
  public enum Style: Int, NamedChoice {
    /// A ball that stretches: ``GooeyBall``.
    case ball
    /// A square that rolls, a quarter turn a page: ``TurnedSquare``.
    case square

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .ball: "ball"
      case .square: "square"
      }
    }
  }

  /// What can happen to a pager.
  public enum Event: Equatable, Sendable {
    /// The scroll is that many points from its first page, by a finger that drags it or not.
    ///
    /// Offsets grow towards later pages, also where pages run from right to left.
    case scrolled(offset: Double, isDragging: Bool)
    /// A page, from 0, has been asked for from code: the host scrolls there.
    case jumped(page: Int)
    /// The control has been tapped: the host scrolls to the page whose dot is nearest.
    case tapped(Vector2)
    /// A finger that swipes over the control is there: the host scrolls to the page under it.
    case swiped(Vector2)
    /// The pager has another tuning from now on; it may change in mid-motion.
    case tuned(Tuning)
    /// The control has another size.
    case resized(Vector2)
    /// Pages or layout have changed; the ball stays on its page.
    case laidOut(Layout)
  }

  /// What a host may want to tell.
  public enum Effect: Equatable, Sendable {
    /// The page of this index, from 0, is the selected one from now on.
    case selected(Int)
  }

  /// Width and height, in points.
  public internal(set) var size: Vector2
  /// How many pages there are, and how they are shown.
  public internal(set) var layout: Layout
  /// How the pager feels.
  public internal(set) var tuning: Tuning
  /// The index of the selected page, from 0.
  public internal(set) var page: Int

  var state: State
  var clock = EventClock()
  /// Where the scroll is, in pages: from one before the first to one after the last.
  var position: Double
  /// Where the present way of the scroll began, in pages: from there T2's tail is measured.
  var wayStart: Double
  /// How far the ball is stretched behind (x) and ahead (y) of a scroll to later pages.
  var sway: SpringRelay<Vector2>
  /// How the coloured part of the track goes to another page.
  var line: Line
  /// How far a stretch is shown; another tuning's limits wait until the ball is round.
  var limits: Tuning.StretchLimits
  /// How fast the scroll is, in pages.
  var tracker: VelocityTracker
  /// The highest speed on the present way, in pages per second.
  var topSpeed: Double

  enum State: Equatable, Sendable {
    /// The scroll rests on a page.
    case resting
    /// A finger drags the scroll.
    case dragged
    /// Let go by a finger: running out.
    case released
    /// Scrolled without a finger: by a wheel, by keys, by code.
    case driven
    /// On its way to a page that has been asked for; whether a report has shown it move.
    case jumping(to: Int, hasStarted: Bool)
  }

  /// Makes a pager at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height, in points. A number that is negative or NaN counts as 0.
  ///   - layout: How many pages there are, and how they are shown.
  ///   - page: The page that is selected, from 0.
  ///   - tuning: How it feels.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  @inline(never)
  public init(
    size: Vector2, layout: Layout = Layout(), page: Int = 0, tuning: Tuning = .standard
  ) {
    precondition(
      tuning.isSound,
      "GooeyPager.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.size = Limits.size(size)
    self.layout = layout.bounded
    self.tuning = tuning
    self.page = self.layout.nearest(to: Double(page))
    self.state = .resting
    self.position = Double(self.page)
    self.wayStart = position
    self.sway = .still(at: .zero)
    self.line = Line()
    self.limits = tuning.limits
    self.tracker = VelocityTracker()
    self.topSpeed = 0
  }

  /// From this time on the outline stays as it is until the next event.
  public var restTime: Double {
    max(clock.time, max(sway.restTime, line.restTime))
  }

  /// What the ball runs on.
  public var track: PagerTrack {
    PagerTrack(
      size: size, pages: layout.pages, dotDiameter: layout.dotDiameter,
      lineWidth: layout.lineWidth, axis: layout.axis, isRightToLeft: layout.isRightToLeft)
  }

  /// Draws the track at rest: the line and a dot for every page.
  ///
  /// It changes with the size and the layout, and not with time.
  public func drawTrack(into path: inout some PathBuilder) { track.draw(into: &path) }

  /// Draws the coloured part of the track as it is at `time`: the line as far as it has come, and
  /// the dots that it has reached.
  public func drawProgress(at time: Double, into path: inout some PathBuilder) {
    track.draw(upTo: trackLength(at: time), into: &path)
  }

  /// The centre of the dot of a page, from 0, in the control's coordinates; of the nearest page's
  /// where there is no such page.
  public func place(ofPage page: Int) -> Vector2 { track.place(ofPage: page) }

  /// How far a scroll that shows a page, from 0, is from the first page, in points; of the nearest
  /// page's where there is no such page.
  public func offset(ofPage page: Int) -> Double {
    Double(layout.nearest(to: Double(page))) * layout.pageWidth
  }

  /// How large the target of a page is, in points: as large as a finger needs, and no smaller than
  /// what marks the page.
  ///
  /// - Parameter least: What a finger needs, in points; what is negative or NaN counts as 0.
  public func targetDiameter(atLeast least: Double) -> Double {
    max(Limits.length(least), layout.diameter)
  }

  /// Whether the dots are so far apart that targets of this diameter do not overlap.
  ///
  /// Where they are not, a host lets the whole control be one slider. A single page, or none, has
  /// room.
  public func hasRoom(forTargetsOf diameter: Double) -> Bool {
    layout.pages < 2 || track.spacing >= diameter
  }

  /// How much room a host leaves at both ends of the row, in points, so that what marks the page
  /// and the targets of the first and the last page lie within its bounds; not negative.
  ///
  /// - Parameter least: What a finger needs, in points.
  public func margin(forTargetsOf least: Double) -> Double {
    max(targetDiameter(atLeast: least) - layout.dotDiameter, 0) / 2
  }

  /// How long the coloured part of the track is at `time`, in points from the first dot's centre.
  public func trackLength(at time: Double) -> Double {
    let place = line.place(at: time, ball: position)
    return layout.within(place) * track.spacing
  }

  /// How far the ball is stretched at `time`: 1 is 1.8 diameters long, below 0 is squeezed.
  public func factor(at time: Double) -> Double { stretch(at: time).sum() }

  /// How far the ball is stretched behind (x) and ahead (y) of a scroll to later pages.
  public func stretch(at time: Double) -> Vector2 {
    let stretch = sway.value(at: time)
    guard tuning.isCentered else { return stretch }
    // What is squeezed is squeezed from both sides, so that it stays on its dot.
    let squeeze = Vector2(min(stretch.x, 0), min(stretch.y, 0))
    let shown = stretch - squeeze + Vector2(squeeze.sum(), squeeze.sum()) / 2
    let factor = shown.sum()
    let limited = (factor < 0 ? limits.squeeze : limits.stretch).limited(factor)
    return limited == factor ? shown : shown * (limited / factor)
  }

  /// Where the ball's centre is.
  public var center: Vector2 {
    let track = track
    guard !tuning.isCentered, layout.pages > 1 else {
      return track.point(at: layout.within(position) * track.spacing)
    }
    // T2's way from page to page is a little longer than from dot to dot.
    let size = layout.axis.along(size)
    let radius = layout.diameter / 2
    let x = position * size.x / Double(layout.pages - 1)
    return track.placed(Vector2(max(min(x, size.x - radius), radius), size.y / 2))
  }

  /// Draws the outline as it is at `time`, in points, y down; nothing where there is no page.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    guard layout.pages > 0 else { return }
    let isMirrored = layout.axis == .horizontal && layout.isRightToLeft
    switch layout.style {
    case .ball:
      let stretch = stretch(at: time)
      GooeyBall(
        center: center, diameter: layout.diameter,
        stretch: isMirrored ? Vector2(stretch.y, stretch.x) : stretch,
        axis: layout.axis, profile: tuning.profile
      ).draw(into: &path)
    case .square:
      let sway = sway.value(at: time)
      let behind = limits.stretch.limited(sway.x - sway.y)
      let rolled = tuning.roll * (position - tuning.drag * behind)
      TurnedSquare(
        center: center, side: layout.diameter, quarterTurns: isMirrored ? -rolled : rolled
      ).draw(into: &path)
    }
  }
}
