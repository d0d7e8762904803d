/// A drawer: a panel that comes from an edge of its container, with a free edge that a finger can
/// catch.
///
///     var drawer = JellyDrawerBody(
///       size: Vector2(390, 844), settings: .init(detents: .init(.medium, .large)))
///     drawer.handle(.selected(0), at: 0)
///     drawer.handle(.touchBegan(Vector2(150, 500), id: 0), at: 0.1)
///     drawer.handle(.touchMoved(Vector2(150, 420), id: 0), at: 0.2)
///     drawer.handle(.touchEnded(Vector2(150, 400), id: 0), at: 0.22)  // .selected(1)
///     drawer.draw(at: 0.3, into: &path)  // and so on until drawer.restTime
///
/// The panel is one spring. Its *extent*, the distance from the container's edge to the free edge,
/// follows a finger, or goes to a *detent*. The content moves with the extent and is never
/// deformed. The free edge is a sum of waves that the motion of the panel drives: the place that
/// the finger holds goes ahead, and the rest stays behind. A dent that would reach the content
/// moves the whole edge outwards instead.
///
///     dismissed ──selected──▸ free ──began──▸ held ──ended, cancelled──▸ free: to a detent, or out
///         ▴  ╰─────began───────────────────────▸ │ ──selected, dismissed──▸ free
///         ╰──(rest time)── free, out ──began──▸ held
///
/// A touch is never ignored: in mid-motion it catches the panel where it is, also while the panel
/// leaves. Code takes the panel from a finger at once, because a dismissal must not depend on one.
public struct JellyDrawerBody: ClockedControl {
  /// An event that can happen to a drawer.
  ///
  /// Points are in the coordinates of the container. Only the first finger counts.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the drawer, on what pulls it, or at the edge from which it comes.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left: the panel goes to a detent, or out.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken the finger away: the panel returns to the selected detent, without the
    /// finger's velocity.
    case touchCancelled
    /// Code, a key or an assistive technology selects a detent, by its index in the settings; the
    /// nearest index, if there is none with this one. A finger that holds the panel loses it.
    ///
    /// Without an animation the panel is at the detent at once.
    case selected(_ index: Int, isAnimated: Bool = true)
    /// Code, a key or an assistive technology dismisses the drawer, whether a finger can or not. A
    /// finger that holds the panel loses it.
    ///
    /// Without an animation the panel is gone at once.
    case dismissed(isAnimated: Bool = true)
    /// The container has another size; at rest the drawer is at once where its detent is then.
    case sizeChanged(Vector2)
    /// The drawer has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The drawer has other settings; the panel goes where its detent is then.
    ///
    /// The selected detent stays selected, with the index that it has now. If it is not there any
    /// more, the one whose length is nearest to the panel's target is selected.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce; the last of a touch is one of the others than ``grabbed``.
  public enum Effect: Equatable, Sendable {
    /// A finger has come down.
    case grabbed
    /// The finger has left or was taken away, and nothing else has changed.
    case released
    /// A finger has selected another detent, by its index in the settings.
    case selected(Int)
    /// A finger has dismissed the drawer, which leaves now and is gone at ``restTime``.
    ///
    /// A host that refuses sends `selected` at the same time, and the panel turns round.
    case dismissed
    /// A finger has let go as it would to dismiss a drawer that it cannot dismiss. The drawer goes
    /// to ``selectedDetent``, which may be another one than before.
    case dismissalAttempted
  }

  /// Width and height of the container, in points.
  public internal(set) var size: Vector2
  /// The settings, limited to numbers that a drawer can work with.
  public internal(set) var settings: Settings
  /// The tuning, which defines the drawer's behavior.
  public internal(set) var tuning: Tuning
  /// The index of the selected detent in the settings; nil if the drawer is dismissed, or leaves.
  ///
  /// While a finger holds the panel, it is the one that was selected before.
  public internal(set) var selectedDetent: Int?

  enum State: Equatable, Sendable {
    /// The panel goes to its target, or is there.
    case free
    /// A finger holds the panel.
    case held(PanelGrip)
  }

  var state = State.free
  /// The waves of the free edge, and the motion that drives them: that of the panel, or a spring
  /// that follows a held panel.
  var waves: DrivenWaves
  /// The time at which a panel that leaves is gone; infinity for one that does not.
  var goneTime = Double.infinity
  /// The place of the edge that leads, in shares of its length: the last place of a finger.
  var leadingPosition = 0.5
  var tracker = VelocityTracker()
  var clock = EventClock()

  /// Creates a drawer at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height of the container, in points. A number that is negative or NaN
  ///     counts as 0.
  ///   - settings: The edge, the detents and the measures.
  ///   - tuning: The tuning, which defines the drawer's behavior.
  ///   - selectedDetent: The index of the selected detent; nil for a dismissed drawer. If there is
  ///     none with this index, the nearest one counts.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(
    size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard, selectedDetent: Int?
  ) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
    waves = DrivenWaves(at: 0)
    self.selectedDetent = selectedDetent.map { layout.index(nearestTo: $0) }
    if let index = self.selectedDetent { waves = DrivenWaves(at: layout.lengths[index]) }
  }

  /// Creates a dismissed drawer.
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.init(size: size, settings: settings, tuning: tuning, selectedDetent: nil)
  }

  /// The length of a detent, in points: its own, limited to the drawer's, and with the keyboard's.
  ///
  /// - Parameter index: The index of the detent in the settings; the nearest one, if there is none
  ///   with this one.
  public func length(ofDetent index: Int) -> Double {
    layout.lengths[layout.index(nearestTo: index)]
  }

  /// A Boolean value that indicates whether a finger holds the panel.
  public var isHeld: Bool { state != .free }

  /// The time from which on the outline stays as it is until the next event.
  ///
  /// At the rest time of a drawer whose ``selectedDetent`` is nil the drawer is gone, unless a
  /// finger holds it.
  public var restTime: Double { max(clock.time, min(waves.restTime, goneTime)) }

  /// Returns whether any of the drawer can be in the container at `time`: a detent is selected, a
  /// finger holds the panel, or it has not left yet.
  public func isPresented(at time: Double) -> Bool {
    selectedDetent != nil || isHeld || time < restTime
  }

  /// The extent at `time`: the distance from the container's edge to the free edge at rest, in
  /// points; 0 for a dismissed drawer.
  ///
  /// It can pass the largest detent, as far as the resistance and the overshoot of the spring
  /// allow.
  public func extent(at time: Double) -> Double {
    if case .held(let grip) = state { return grip.extent }
    return freeExtent(waves.offset(at: time), at: time)
  }

  /// The extent of a panel that no finger holds.
  ///
  /// A panel that is gone stays so, even if its spring oscillates beyond the container's edge.
  func freeExtent(_ offset: Double, at time: Double) -> Double {
    isGone(at: time) ? 0 : max(waves.motion.target + offset, 0)
  }

  /// Returns whether the panel has left.
  func isGone(at time: Double) -> Bool { goneTime < .infinity && time >= goneTime }

  /// The length with which a host lays out the content at `time`, in points: the extent, limited to
  /// the smallest and the largest detent.
  public func contentLength(at time: Double) -> Double { pose(at: time).contentLength }

  /// The place and the size of the content at `time`, in the container's coordinates.
  ///
  /// Its free side is at the extent: content moves with the panel. Below the smallest detent it
  /// moves out of the container, beyond the largest one the panel's body shows behind it.
  public func contentFrame(at time: Double) -> (origin: Vector2, size: Vector2) {
    contentFrame(of: pose(at: time))
  }

  /// The frame of the content of a drawer with a pose.
  package func contentFrame(of pose: Pose) -> (origin: Vector2, size: Vector2) {
    let edge = settings.edge
    let width = edge.asTop(size: size).x
    let near = edge.fromTop(Vector2(0, pose.extent - pose.contentLength), in: size)
    let far = edge.fromTop(Vector2(width, pose.extent), in: size)
    return (pointwiseMin(near, far), edge.asTop(size: Vector2(width, pose.contentLength)))
  }

  /// The share of the way from outside to the smallest detent at `time`, from 0 to 1: for a page
  /// beneath, or a drawer below.
  public func progress(at time: Double) -> Double { pose(at: time).progress }

  /// The dimming of the backdrop at `time`: 0 up to the largest undimmed detent, 1 from the next
  /// one on.
  ///
  /// At 0 touches beside the drawer pass through, and the drawer is not modal.
  public func dimming(at time: Double) -> Double { pose(at: time).dimming }

  /// The center of the grabber at `time`, in the container's coordinates: it moves with the middle
  /// of the free edge.
  public func grabberCenter(at time: Double) -> Vector2 {
    withEdge(at: time) { extent, _, nodes in
      grabberCenter(atDepth: extent + nodes.displacements[SoftEdgeNodes.count / 2])
    }
  }

  private func grabberCenter(atDepth depth: Double) -> Vector2 {
    let width = settings.edge.asTop(size: size).x
    return settings.edge.fromTop(
      Vector2(width / 2, depth - Self.grabberInset - Self.grabberSize.y / 2), in: size)
  }

  /// The length along the edge and the thickness of the grabber, in points: those in iOS.
  package static var grabberSize: Vector2 { Vector2(36, 5) }
  /// The distance of the grabber from the free edge, in points.
  ///
  /// At half of it the grabber hangs on the edge, and at twice it stands in the content.
  package static var grabberInset: Double { 8 }

  /// Returns the part of a finger's step over a scroller in the drawer that moves the panel at
  /// `time`, in points; the scroller takes the rest.
  ///
  /// Outwards the drawer grows first, up to its largest detent, unless
  /// ``Settings/expandsByScrolling`` is false. Inwards the scroller scrolls to its start first. The
  /// momentum of a scroller never moves the drawer.
  ///
  /// - Parameters:
  ///   - step: The step of the finger, in points; positive outwards.
  ///   - offset: The distance of the scroller from its start, in points; negative counts as 0.
  ///   - time: In seconds.
  /// - Returns: A number from 0 to `step`; 0 if a number is NaN.
  public func scrollShare(of step: Double, offset: Double, at time: Double) -> Double {
    guard step == step, offset == offset else { return 0 }
    return pose(at: time).scrollShare(of: step, offset: offset)
  }

  /// Returns whether the panel catches a finger that comes down at `time`, because it visibly moves
  /// by itself.
  ///
  /// Any other finger is the content's until it moves along the drawer's axis. The waves of the
  /// edge do not count, because the content does not move with them. Between two events this does
  /// not become true again.
  public func isCatching(at time: Double) -> Bool {
    isCatching(waves.amplitude(at: time), at: time)
  }

  private func isCatching(_ amplitude: Double, at time: Double) -> Bool {
    !isHeld && !isGone(at: time) && amplitude > Limits.visibleAmplitude
  }

  /// Returns whether the panel lies at a detent at `time`, or outside, to within 0.5 pt.
  ///
  /// If it does not when a finger leaves a scroller, the drawer gets the finger's velocity, and the
  /// scroller none.
  public func isAtStop(at time: Double) -> Bool { pose(at: time).isAtStop }
}

extension JellyDrawerBody {
  /// A drawer at some time: its extent, and what follows from it.
  package struct Pose {
    /// The extent, in points.
    package let extent: Double
    private let layout: DrawerLayout
    private let largestUndimmedDetent: Int?
    private let expandsByScrolling: Bool

    init(_ extent: Double, of drawer: JellyDrawerBody) {
      (self.extent, layout) = (extent, drawer.layout)
      largestUndimmedDetent = drawer.settings.largestUndimmedDetent
      expandsByScrolling = drawer.settings.expandsByScrolling
    }

    /// The length of the content, in points.
    package var contentLength: Double { layout.contentLength(at: extent) }

    /// The share of the way to the smallest detent, from 0 to 1.
    package var progress: Double { layout.progress(at: extent) }

    /// The dimming of the backdrop, from 0 to 1.
    package var dimming: Double { layout.dimming(at: extent, undimmed: largestUndimmedDetent) }

    /// The longest step outwards over a scroller that moves the panel, in points.
    package var scrollRange: Double { scrollShare(of: .infinity, offset: 0) }

    /// A Boolean value that indicates whether the panel lies at a detent, or outside.
    package var isAtStop: Bool { layout.isStop(extent) }

    func scrollShare(of step: Double, offset: Double) -> Double {
      layout.share(of: step, offset: offset, extent: extent, expands: expandsByScrolling)
    }
  }

  /// The pose at `time`, by the motion of the panel alone.
  func pose(at time: Double) -> Pose { Pose(extent(at: time), of: self) }

  /// All that a page asks for in a frame, by one evaluation of panel and edge: the pose, the center
  /// of the grabber, and ``isCatching(at:)``.
  package func frame(
    at time: Double
  ) -> (pose: Pose, grabber: Vector2, isCatching: Bool) {
    withEdge(at: time) { extent, amplitude, nodes in
      (
        Pose(extent, of: self),
        grabberCenter(atDepth: extent + nodes.displacements[SoftEdgeNodes.count / 2]),
        isCatching(amplitude, at: time)
      )
    }
  }

  /// The lengths between which the panel moves.
  var layout: DrawerLayout { layout(size, settings, tuning) }

  func layout(_ size: Vector2, _ settings: Settings, _ tuning: Tuning) -> DrawerLayout {
    DrawerLayout(
      settings, container: settings.edge.asTop(size: size).y, overpull: tuning.overpull)
  }
}

extension DrawerLayout {
  /// The index of a detent that is nearest to an index.
  func index(nearestTo index: Int) -> Int { min(max(index, 0), count - 1) }
}
