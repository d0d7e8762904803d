/// A page control with a ball that follows the scroll along the dots, stretches and wobbles.
///
///     var pager = JellyPagerBody(
///       size: Vector2(280, 44), settings: .init(pageCount: 5, pageWidth: 390))
///     pager.handle(.scrolled(offset: 120, isDragging: true), at: 0)
///     pager.handle(.scrolled(offset: 240, isDragging: true), at: 0.1)  // .selected(1)
///     pager.drawTrack(into: &track)
///     pager.draw(at: 0.1, into: &ball)
///
///     resting ──wheel, keys, code──▸ driven ──on a page──▸ resting
///        any ──a finger drags──▸ dragged ──let go──▸ released ──on a page──▸ resting
///        any ──requested, tapped, dragged──▸ jumping ──on its page──▸ resting
///                                               ╰──given up──▸ driven, on a page resting
///
/// The scroll container decides: the ball's position depends only on the last offset that the host
/// has reported, even during a jump. Only the stretch moves independently. It shows the scroll's
/// direction and speed, springs back, and can get a new target at any moment without a jump.
///
/// A page is selected once, when the scroll crosses the middle between it and the page before. A
/// page that code or a finger asks for is selected at once, and no page between.
public struct JellyPagerBody: ClockedControl {
  /// The axis along which a row of dots runs.
  public typealias Axis = JellyAxis

  /// The mark of the selected page.
  public enum IndicatorStyle: Int, Sendable {
    /// A ball that stretches: `JellyBall`.
    case ball
    /// A square that rolls by a quarter turn for each page: `TurnedSquare`.
    case square
  }

  /// An event that can happen to a pager.
  public enum Event: Equatable, Sendable {
    /// The scroll is `offset` points from its first page, and a finger drags it or not.
    ///
    /// Offsets grow towards later pages, even if pages run from right to left.
    case scrolled(offset: Double, isDragging: Bool)
    /// Code asks for a page, counted from 0: the host scrolls there.
    case pageRequested(_ page: Int)
    /// The control has been tapped: the host scrolls to the page whose dot is nearest.
    case tapped(Vector2)
    /// A finger that swipes over the control is at a point: the host scrolls to the page under it.
    case dragged(Vector2)
    /// The pager has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The control has another size.
    case sizeChanged(Vector2)
    /// The pager has other settings; the ball stays on its page.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// The page with this index, from 0, is selected from now on.
    case selected(Int)
  }

  /// Width and height, in points.
  public internal(set) var size: Vector2
  /// The number of pages, their width, and how the control shows them.
  public internal(set) var settings: Settings
  /// The pager's tuning, which defines its behavior.
  public internal(set) var tuning: Tuning
  /// The index of the selected page, from 0.
  public internal(set) var page: Int

  var state: State
  var clock = EventClock()
  /// The clock's time before the event that is being handled, in seconds.
  var lastTime = -Double.infinity
  /// The time of the last report of the scroll, in seconds.
  var scrollTime = -Double.infinity
  /// The position of the scroll, in pages: from one before the first to one after the last.
  var position: Double
  /// The position at which the present travel of the scroll began, in pages; T2's tail is measured
  /// from there.
  var travelStart: Double
  /// The ball's stretch behind (x) and ahead (y) of a scroll to later pages.
  var sway: TwoStageMotion<Vector2>
  /// The colored part of the track.
  var line: Line
  /// The present limits of the stretch; those of a new tuning are adopted when the ball is round.
  var limits: Tuning.StretchLimits
  /// The velocity of the scroll, in pages per second.
  var tracker: VelocityTracker
  /// The highest speed since the present travel began, in pages per second.
  var topSpeed: Double

  enum State: Equatable, Sendable {
    /// The scroll rests on a page.
    case resting
    /// A finger drags the scroll.
    case dragged
    /// A finger has let the scroll go, and it slows down.
    case released
    /// Something other than a finger scrolls: a wheel, keys or code.
    case driven
    /// The scroll goes to a page that was asked for. It has started when `motions` more
    /// reports have shown it move: the first may still be of a scroll that this one has replaced.
    case jumping(to: Int, motions: Int)
  }

  /// Creates a pager at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height, in points. A number that is negative or NaN counts as 0.
  ///   - settings: The number of pages, their width, and how the control shows them.
  ///   - tuning: The tuning, which defines the pager's behavior.
  ///   - page: The page that is selected, from 0.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(
    size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard, page: Int
  ) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
    self.page = self.settings.nearest(to: Double(page))
    self.state = .resting
    self.position = Double(self.page)
    self.travelStart = position
    self.sway = .still(at: .zero)
    self.line = Line()
    self.limits = tuning.limits
    self.tracker = VelocityTracker()
    self.topSpeed = 0
  }

  /// Creates a pager at rest on its first page.
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.init(size: size, settings: settings, tuning: tuning, page: 0)
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double {
    max(clock.time, max(sway.restTime, line.restTime))
  }

  /// The track that the ball runs on.
  package var track: PagerTrack {
    PagerTrack(
      size: size, pages: settings.pageCount, dotDiameter: settings.dotDiameter,
      lineWidth: settings.lineWidth, axis: settings.axis, isMirrored: settings.isMirrored)
  }

  /// Draws the track at rest: the line and a dot for every page.
  ///
  /// It changes with the size and the layout, and not with time.
  public func drawTrack(into path: inout some PathBuilder) { track.draw(into: &path) }

  /// Draws the colored part of the track as it is at `time`: the line, and the dots that it has
  /// reached.
  public func drawProgress(at time: Double, into path: inout some PathBuilder) {
    track.draw(upTo: trackLength(at: time), into: &path)
  }

  /// The center of a page's dot, counted from 0, in the control's coordinates.
  ///
  /// An index outside of the pages counts as the nearest page.
  public func center(ofPage page: Int) -> Vector2 { track.place(ofPage: page) }

  /// The ring around the mark of the selected page that shows how much of a page's time is over.
  ///
  /// A host strokes it from the top, clockwise, as thick as the line, and as far as the share.
  package var progressRing: Disc {
    Disc(center: center(ofPage: page), radius: settings.diameter / 2 + 2 * settings.lineWidth)
  }

  /// The offset of a scroll that shows a page, counted from 0, in points from the first page.
  ///
  /// An index outside of the pages counts as the nearest page.
  package func offset(ofPage page: Int) -> Double {
    Double(settings.nearest(to: Double(page))) * settings.pageWidth
  }

  /// The diameter of a page's target, in points: as large as a finger needs, and no smaller than
  /// the mark of the page.
  ///
  /// - Parameter least: The diameter that a finger needs, in points; negative or NaN counts as 0.
  package func targetDiameter(atLeast minimum: Double) -> Double {
    max(Limits.length(minimum), settings.diameter)
  }

  /// The margin that a host leaves at both ends of the row, in points, so that the mark and the
  /// targets of the first and the last page lie within its bounds; not negative.
  ///
  /// - Parameter least: The diameter that a finger needs, in points.
  package func margin(forTargetsOf minimum: Double) -> Double {
    max(targetDiameter(atLeast: minimum) - settings.dotDiameter, 0) / 2
  }

  /// The length of the colored part of the track at `time`, in points from the first dot's center.
  package func trackLength(at time: Double) -> Double {
    let place = line.place(at: time, ball: position)
    return settings.within(place) * track.spacing
  }

  /// The ball's whole stretch at `time`: at 1 it is 1.8 diameters long, below 0 it is squeezed.
  package func factor(at time: Double) -> Double { stretch(at: time).sum() }

  /// The ball's stretch at `time` behind (x) and ahead (y) of a scroll to later pages.
  package func stretch(at time: Double) -> Vector2 {
    let stretch = sway.value(at: time)
    guard tuning.isCenteredOnDots else { return stretch }
    // A ball is squeezed from both sides, so that it stays on its dot.
    let squeeze = Vector2(min(stretch.x, 0), min(stretch.y, 0))
    let shown = stretch - squeeze + Vector2(squeeze.sum(), squeeze.sum()) / 2
    let factor = shown.sum()
    let limited = (factor < 0 ? limits.squeeze : limits.stretch).limited(factor)
    guard limited != factor else { return shown }
    // Only what has the sign of the sum is limited. So nothing jumps where the sum changes its
    // sign, and with it its limit, while one side is stretched and the other squeezed.
    let small = Vector2(min(shown.x, 0), min(shown.y, 0))
    let large = factor < 0 ? small : shown - small
    let sum = large.sum()
    return shown - large + large * ((sum + limited - factor) / sum)
  }

  /// The position of the ball's center.
  public var center: Vector2 {
    let track = track
    guard !tuning.isCenteredOnDots, settings.pageCount > 1 else {
      return track.point(at: settings.within(position) * track.spacing)
    }
    // In T2 the ball moves a little farther from page to page than from dot to dot.
    let size = settings.axis.along(size)
    let radius = settings.diameter / 2
    let x = position * size.x / Double(settings.pageCount - 1)
    return track.placed(Vector2(max(min(x, size.x - radius), radius), size.y / 2))
  }

  /// Draws the outline as it is at `time`, in points, y down; nothing without pages.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    guard settings.pageCount > 0 else { return }
    let isMirrored = settings.isMirrored
    switch settings.indicatorStyle {
    case .ball:
      let stretch = stretch(at: time)
      JellyBall(
        center: center, diameter: settings.diameter,
        stretch: isMirrored ? Vector2(stretch.y, stretch.x) : stretch,
        axis: settings.axis, profile: tuning.profile
      ).draw(into: &path)
    case .square:
      let sway = sway.value(at: time)
      let behind = limits.stretch.limited(sway.x - sway.y)
      let rolled = tuning.rollTurns * (position - tuning.rollLag * behind)
      TurnedSquare(
        center: center, side: settings.diameter, quarterTurns: isMirrored ? -rolled : rolled
      ).draw(into: &path)
    }
  }
}

@_spi(Jelly) extension JellyPagerBody.IndicatorStyle: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .ball: "ball"
    case .square: "square"
    }
  }
}
