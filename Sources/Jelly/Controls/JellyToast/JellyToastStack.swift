/// The toasts of a page or of a scene: which are visible, for how long, and how each of them ended.
///
///     var stack = JellyToastStack<[JellyToastEntry]>()
///     stack.handle(.shown(1, seconds: 5), at: now)
///     stack.visible                                   // the newest three that fit
///     stack.nextEnd                                   // when to ask again
///     while let ending = stack.takeEnding(at: now) { … }
///
/// The newest toasts are visible, and the others wait. The time of a toast goes on only while it is
/// visible, so that nobody misses one that others have covered; it stops while there is a reason to
/// pause. Each toast ends once, for one reason. Shown again, it starts anew.
///
/// The stack does not have a clock: it is a function of the events and their times. It is generic,
/// because the core does not allocate: a host stores the toasts in an array.
public struct JellyToastStack<Entries>: Sendable
where
  Entries: RangeReplaceableCollection & MutableCollection & RandomAccessCollection & Sendable,
  Entries.Element == JellyToastEntry
{
  /// The toasts that have not ended, the oldest first.
  public private(set) var entries = Entries()
  /// Those that have ended, until a host takes them.
  private var ended = Entries()
  /// How many of the newest fit.
  private var room = JellyToastNumbers.maximumVisible
  /// The reasons for which the time stands still, as a sum of bits.
  private var pauses: UInt8 = 0
  /// The time of the last event, in seconds; minus infinity before the first.
  private var now = -Double.infinity

  /// Creates a stack without toasts.
  public init() {}

  /// The toasts that are visible, the oldest first.
  public var visible: Entries.SubSequence { entries[firstVisible...] }

  /// The number of toasts that are not visible, and wait.
  public var waitingCount: Int { entries.distance(from: entries.startIndex, to: firstVisible) }

  /// The time at which the next toast ends if nothing happens before, in seconds; nil for none.
  public var nextEnd: Double? {
    var left = Double.infinity
    for entry in visible where isRunning(entry) { left = min(left, entry.secondsLeft) }
    return left < .infinity ? now + left : nil
  }

  /// Handles an event.
  ///
  /// One at a time that is not finite is ignored, and time does not run back.
  public mutating func handle(_ event: JellyToastEvent, at time: Double) {
    guard advance(to: time) else { return }
    switch event {
    case .shown(let id, let seconds, let hasAction):
      show(JellyToastEntry(id, seconds: seconds, hasAction: hasAction))
    case .removed(let id, let reason):
      if let index = index(of: id) { end(index, for: reason) }
    case .released(let id, let way, let velocity):
      guard JellyToastEvent.isThrown(way: way, velocity: velocity) else { return }
      if let id {
        if let index = index(of: id) { end(index, for: .person) }
      } else {
        for _ in 0..<waitingCount { end(entries.startIndex, for: .person) }
      }
    case .fitted(let count): room = min(max(count, 1), JellyToastNumbers.maximumVisible)
    case .paused(let pause): pauses |= pause.rawValue
    case .resumed(let pause): pauses &= ~pause.rawValue
    }
  }

  /// Returns the next toast that has ended up to a time, each once and in their order; nil if there
  /// is no other.
  public mutating func takeEnding(at time: Double) -> JellyToastEntry? {
    guard advance(to: time) else { return nil }
    return ended.isEmpty ? nil : ended.removeFirst()
  }

  // MARK: - Time

  /// Ends the toasts whose times are over up to a time, in their order.
  ///
  /// One that waits is visible from the end of another on. Returns false for a time that does not
  /// count.
  private mutating func advance(to time: Double) -> Bool {
    guard abs(time) <= EventClock.maximumTime else { return false }
    let start = now
    now = max(now, time)
    var passed = start > -.infinity ? now - start : 0
    while true {
      var next = entries.endIndex
      for index in entries.indices[firstVisible...] where isRunning(entries[index]) {
        let left = entries[index].secondsLeft
        if left <= passed + Self.instant,
          next == entries.endIndex || left < entries[next].secondsLeft
        {
          next = index
        }
      }
      let step = next == entries.endIndex ? passed : min(entries[next].secondsLeft, passed)
      for index in entries.indices[firstVisible...] where isRunning(entries[index]) {
        entries[index].secondsLeft -= step
      }
      passed -= step
      guard next != entries.endIndex else { return true }
      end(next, for: .time)
    }
  }

  /// A time that a sum of a host's times may lack by rounding, in seconds: at ``nextEnd`` a toast
  /// ends, for any clock up to 100 years.
  private static var instant: Double { 1e-6 }

  private func isRunning(_ entry: JellyToastEntry) -> Bool {
    let reasons = entry.hasAction ? pauses : pauses & ~JellyToastPause.assistiveTechnology.rawValue
    return reasons == 0
  }

  // MARK: - Toasts

  private var firstVisible: Entries.Index {
    entries.index(entries.endIndex, offsetBy: -min(room, entries.count))
  }

  private func index(of id: Int) -> Entries.Index? { entries.firstIndex { $0.id == id } }

  private mutating func show(_ entry: JellyToastEntry) {
    if let index = index(of: entry.id) { entries[index] = entry } else { entries.append(entry) }
  }

  private mutating func end(_ index: Entries.Index, for reason: JellyToastEnd) {
    var entry = entries.remove(at: index)
    entry.end = reason
    ended.append(entry)
  }
}
