/// A row of a list whose actions come out of it like drops.
///
///     var row = JellyRowBody(
///       size: Vector2(390, 76), settings: .init(trailingWidths: [56, 56, 0, 0]))
///     row.handle(.touchBegan(Vector2(320, 38), id: 0), at: 0)
///     row.handle(.touchMoved(Vector2(200, 38), id: 0), at: 0.1)
///     row.handle(.touchEnded(Vector2(190, 38), id: 0), at: 0.11)  // .opened(.trailing)
///     row.draw(at: 0.3, into: &path)  // and so on until row.restTime
///
/// The row is one spring, as the panel of a drawer. Its *extent*, the way by which the content has
/// been drawn off the actions, follows a finger, or goes to 0 or to that of the open row. Where the
/// moving edge passes the place of an action, a drop comes out of it, grows, hangs on a neck, and
/// parts. Places and sizes of drops are functions of the extent; only necks have springs.
///
///     closed -began-> held -ended-> free -(rest)-> closed | open -began-> held
///     held: armed at e >= F, not armed at e <= F - 16
///     armed -ended-> free to closed, or leaving -(gone)-> gone -removed-> collapses
///     any -opened, closed by code-> free;  leaving, gone, collapsing -restored-> free to closed
///
/// A touch catches the row in every state but leaving: there the action has been performed, and
/// ``Event/restored(isAnimated:)`` is the way back.
public struct JellyRowBody: ClockedControl {
  /// An event that can happen to a row.
  ///
  /// Points are in the coordinates of the closed row. Only the first finger counts.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the row.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left: the row opens, closes, or performs its outermost action.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken the finger away: the row returns to where it was open or closed.
    case touchCancelled
    /// A wheel or a trackpad pulls the content, by a distance in points from where it was when the
    /// pull began; positive to the right. It never arms a full swipe.
    case pullChanged(distance: Double)
    /// The pull has ended, without a velocity.
    case pullEnded
    /// The pull does not count: the row returns to where it was open or closed.
    case pullCancelled
    /// Code, a key or an assistive technology opens a side, and takes the row from a finger. If the
    /// other side is open, the row closes.
    case opened(Side, isAnimated: Bool = true)
    /// Code, a key, a touch elsewhere or a scroller closes the row, and takes it from a finger.
    case closed(isAnimated: Bool = true)
    /// A person has performed an action that removes the row, by its index from the outermost one:
    /// the row leaves.
    case dismissed(action: Int = 0)
    /// What the row shows is no more: its height goes to 0.
    case removed
    /// The row comes back, from wherever it is, and closes.
    case restored(isAnimated: Bool = true)
    /// The row has another size; at rest the change is seen at once.
    case sizeChanged(Vector2)
    /// The row has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The row has other settings; an open row goes to its extent then, and one without actions
    /// closes.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// A finger or a wheel holds the row.
    case grabbed
    /// It has left, and nothing else has changed.
    case released
    /// A finger or a wheel has opened a side.
    case opened(Side)
    /// A finger or a wheel has closed the row.
    case closed
    /// A finger has gone so far that its end will perform the outermost action.
    case armed
    /// It has gone back.
    case disarmed
    /// A full swipe has performed the outermost action of a side.
    case performed(Side)
  }

  /// Width and height of the row, in points.
  public internal(set) var size: Vector2
  /// The settings, limited to numbers that a row can work with.
  public internal(set) var settings: Settings
  /// The tuning, which defines the row's behavior.
  public internal(set) var tuning: Tuning
  /// The side that is open, or that the row opens; nil for a row that is closed, or closes.
  public internal(set) var openSide: Side?
  /// A Boolean value that indicates whether the end of the touch will perform the outermost action.
  public internal(set) var isArmed = false
  /// A Boolean value that indicates whether the row leaves, or has left.
  public internal(set) var isLeaving = false

  enum State: Equatable, Sendable {
    /// The row goes to its target, or is there.
    case free
    /// A finger or a wheel holds it.
    case held(Grip)
  }

  /// What holds the row.
  struct Grip: Equatable, Sendable {
    var panel: PanelGrip
    /// Whether the side that the finger opens first is still open.
    var takesSide: Bool
    /// Whether it is a wheel.
    let isPull: Bool
  }

  var state = State.free
  /// The side whose actions are seen.
  var side = Side.trailing
  /// The waves of the edge, and the motion that drives them: that of the extent, or a spring that
  /// follows a held row.
  var waves = DrivenWaves(at: 0)
  /// f, by which the outermost drop swallows the others.
  var fullnessMotion = SpringMotion<Double>.still(at: 0)
  /// c, the share of its height.
  var heightMotion = SpringMotion<Double>.still(at: 1)
  /// The bonds of the row with its drops.
  var bonds = Four(all: RowBond(isJoined: true))
  /// The time at which a row that leaves is gone; infinity for one that does not.
  var goneTime = Double.infinity
  /// The time from which on nothing but the waves and the extent is seen to move.
  var dropRestTime = -Double.infinity
  var tracker = VelocityTracker()
  var clock = EventClock()

  /// Creates a closed row.
  ///
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
  }

  /// A Boolean value that indicates whether a finger or a wheel holds the row.
  public var isHeld: Bool { state != .free }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double { max(clock.time, max(waves.restTime, dropRestTime)) }

  /// The extent at `time`: the way by which the content has been drawn off the actions, in points.
  public func extent(at time: Double) -> Double {
    if case .held(let grip) = state { return grip.panel.extent }
    return waves.motion.target + waves.offset(at: time)
  }

  /// The displacement of the content at `time`, in points; positive to the right.
  public func offset(at time: Double) -> Double { direction * extent(at: time) }

  package func offset(of pose: Pose) -> Double { direction * pose.extent }

  /// The side whose actions are seen.
  package var shownSide: Side { side }

  /// The share of the way to the open row at `time`; it passes 1 beyond that.
  public func progress(at time: Double) -> Double { progress(of: extent(at: time)) }

  package func progress(of extent: Double) -> Double {
    let length = layout.openExtent
    return length > 0 ? extent / length : 0
  }

  /// The height of the row at `time`, in points.
  public func height(at time: Double) -> Double { size.y * heightShare(at: time) }

  /// The share of the way by which the outermost drop has swallowed the others at `time`.
  public func fullness(at time: Double) -> Double {
    fullnessMotion.value(at: time)
  }

  /// Returns whether the content has left at `time`.
  public func isGone(at time: Double) -> Bool { isLeaving && time >= goneTime }

  func heightShare(at time: Double) -> Double { max(heightMotion.value(at: time), 0) }

  /// 1 where the content moves to the right as the row opens, −1 where to the left.
  var direction: Double { (side == .trailing) == settings.isRightToLeft ? 1 : -1 }

  var layout: RowLayout { layout(of: side) }

  func layout(of side: Side) -> RowLayout {
    RowLayout(settings, size: size, side: side, tuning)
  }

  /// A time as bonds count it: from the rest time on all is over.
  func motionTime(at time: Double) -> Double { time < restTime ? time : .infinity }
}
