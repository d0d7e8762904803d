/// A drop on a track: all of a switch, a slider and segments but their names.
///
///     free ──began──▸ pressed ──(threshold)──▸ dragged ──ended──▸ free, at the nearest stop
///      ▴                 │ ended: a tap           │ cancelled, disabled
///      ╰─────────────────┴────────────────────────╯
///
/// The three differ in their layout: a switch has two stops, segments have many, and a slider has
/// none. The value depends only on the events, and not on what the drop does: the drop goes to it.
struct DropTrack: Sendable {
  enum State: Equatable, Sendable {
    /// No finger holds the drop.
    case free
    /// A finger is down where it started, and holds a drop whose middle was at `hold`; nil if the
    /// finger is beside the drop.
    case pressed(finger: Int, start: Double, hold: Double?)
    /// A finger at a position drags the drop, `grip` points beyond its middle, which is nearest to
    /// `stop`. Where code has set another value meanwhile, the drop leans on that.
    case dragged(finger: Int, position: Double, grip: Double, stop: Double)
  }

  var layout: TrackLayout
  var tuning: JellyTrackTuning
  /// The value: 0 or 1, one of the range, or an index, which is −1 without segments.
  var value: Double
  var state = State.free
  var drop: SlidingDrop
  /// The value that the drop was last sent to: it has the width of that stop.
  var destination: Double
  /// The limits of the drop's deformation; those of a new tuning are adopted at rest.
  var limits: DropLimits
  var tracker = VelocityTracker()

  /// Creates a track at rest; a value that is NaN counts as the smallest.
  init(_ layout: TrackLayout, tuning: JellyTrackTuning, value: Double) {
    self.layout = layout
    self.tuning = tuning
    self.value = layout.nearest(to: value == value ? value : -.infinity)
    destination = self.value
    limits = tuning.limits
    drop = layout.drop(at: self.value, springs: tuning.springs)
  }

  /// A Boolean value that indicates whether a finger holds the control.
  var isHeld: Bool { state != .free }

  /// A Boolean value that indicates whether a finger drags the drop: its release is not a tap.
  var isDragged: Bool { if case .dragged = state { true } else { false } }

  /// A Boolean value that indicates whether the drop lies at its stop.
  ///
  /// A finger can hold a deformed drop that does not move.
  func isResting(at time: Double) -> Bool { !isHeld && time >= drop.restTime }

  /// The position of the mass, as a share of the way from the first stop to the last.
  func progress(at time: Double) -> Double { layout.progress(at: drop.mass.value(at: time)) }

  /// The drop at `time`, along the axis of the control.
  func pose(at time: Double) -> DropPose { pose(of: drop.state(at: time), at: time) }

  private func pose(of state: DropState, at time: Double) -> DropPose {
    let limits = isResting(at: time) ? tuning.limits : self.limits
    let pose = DropPose(state, layout.dropSize, limits: limits)
    return layout.isMirrored ? pose.mirrored(in: layout.length) : pose
  }

  /// Draws the drop at `time`; nothing if there is none.
  func draw(at time: Double, into path: inout some PathBuilder) {
    guard !layout.isEmpty else { return }
    pose(at: time).draw(on: axis, into: &path)
  }

  /// Draws a part of a track with round ends, which is as much longer and thinner as the drop has
  /// passed a stop.
  ///
  /// - Parameters:
  ///   - part: The ends of the part on the axis of the control, in points.
  ///   - height: Its thickness, in points.
  ///   - overtravel: The distance by which the drop has passed the right stop, in points; below 0
  ///     the left stop.
  ///   - path: Receives the commands.
  func drawTrack(
    _ part: DropEnds, height: Double, overtravel: Double, into path: inout some PathBuilder
  ) {
    guard part.width >= Limits.minimumLength, height >= Limits.minimumLength else { return }
    let ends = DropEnds(
      left: part.left + min(overtravel, 0), right: part.right + max(overtravel, 0))
    let radius = min(layout.cornerRadius + layout.inset, height / 2)
    DropPose(
      DropState(ends: ends, mass: ends.middle, width: part.width, lift: 0),
      DropSize(height: height, radius: radius), limits: .none
    ).draw(on: axis, into: &path)
  }

  /// Draws the part of a track from its start to the mass of the drop.
  func drawFill(at time: Double, height: Double, into path: inout some PathBuilder) {
    let (first, last) = (layout.ends(at: -.infinity).middle, layout.ends(at: .infinity).middle)
    let end = first + (last - first) * progress(at: time)
    let part =
      layout.isMirrored
      ? DropEnds(left: layout.length - end, right: layout.length) : DropEnds(left: 0, right: end)
    drawTrack(part, height: height, overtravel: 0, into: &path)
  }

  /// Draws the whole track at `time`, as thick as the control.
  func drawTrack(at time: Double, into path: inout some PathBuilder) {
    let overtravel = layout.isEmpty ? 0 : pose(at: time).overtravel
    drawTrack(
      DropEnds(left: 0, right: layout.length), height: layout.thickness, overtravel: overtravel,
      into: &path)
  }

  /// The place and the size of the drop at `time`, for its content.
  func thumb(at time: Double) -> TrackThumb {
    let state = drop.state(at: time)
    let pose = pose(of: state, at: time)
    let size = Vector2(pose.halfLength, pose.halfHeight) * 2
    return TrackThumb(
      center: axis.point(Vector2(pose.center, 0)),
      size: layout.isVertical ? Vector2(size.y, size.x) : size, taper: pose.taper,
      overtravel: pose.overtravel, lift: state.lift, progress: layout.progress(at: state.mass))
  }

  /// The line on which the drop slides.
  private var axis: DropAxis {
    DropAxis(position: layout.thickness / 2, isVertical: layout.isVertical)
  }
}

/// The place and the size of the drop of a control, for content on it.
package struct TrackThumb: Equatable, Sendable {
  /// The center, in points, in the control's coordinates.
  package var center: Vector2
  /// The width and the height, in points.
  package var size: Vector2
  /// The share by which the end at the right or at the bottom is thicker, and the other end
  /// thinner; below 0 the other way round.
  package var taper: Double
  /// The distance by which the drop has passed the end of its track at the right or at the bottom,
  /// in points; below 0 the other end.
  package var overtravel: Double
  /// The lift of the drop: 0 on its track, 1 under a finger; it can pass both a little.
  package var lift: Double
  /// The position of its mass, as a share of the way from the first position to the last.
  package var progress: Double
}
