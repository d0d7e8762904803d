/// The fingers that are down on a control: who they are, where they are, and since when.
///
/// A control is given all of them, always. Where only one can lead, it is the one that came last;
/// when it leaves, the one that came before it and is still down takes over.
///
/// Each finger has a slot while it is down. There are ``maximumCount`` of them, in place; a finger
/// without a free slot is ignored.
struct Fingers: Sendable {
  /// The largest number of fingers.
  static let maximumCount = 4

  /// The contact that holds a control.
  enum Holder: Equatable, Sendable {
    /// A finger, by its identifier.
    case finger(Int)
    /// A list that pulls it.
    case list
  }

  /// One finger.
  struct Finger: Sendable {
    /// 0 in a free slot, else the number of the touch: a later one has a higher number.
    fileprivate var order: UInt32 = 0
    /// The kind of the contact.
    fileprivate(set) var holder = Holder.list
    /// The position of the finger, in points; when it has left, its last position.
    fileprivate(set) var place = Vector2.zero
    /// The point where it came down, in points.
    fileprivate(set) var start = Vector2.zero
    /// The time when it came down, in seconds.
    fileprivate var time = 0.0

    /// The displacement from the point where it came down.
    var displacement: Vector2 { place - start }

    /// A Boolean value that indicates whether the finger is down.
    var isDown: Bool { order > 0 }

    /// The strength of its tap until now: 1 for a touch without a duration, 0 from `longest`
    /// seconds on.
    func tap(now: Double, within longest: Double) -> Double { max(1 - (now - time) / longest, 0) }
  }

  private var all = Four(all: Finger())

  /// The finger in a slot.
  private(set) subscript(slot: Int) -> Finger {
    get { all[slot] }
    set { all[slot] = newValue }
  }

  /// A Boolean value that indicates whether any finger is down.
  var isAny: Bool { leader != nil }

  /// The slot of the finger that came last; nil if none is down.
  var leader: Int? {
    var (leader, last) = (0, self[0].order)
    for slot in 1..<Self.maximumCount where self[slot].order > last {
      (leader, last) = (slot, self[slot].order)
    }
    return last > 0 ? leader : nil
  }

  /// The slot of a finger; nil if it is not down.
  func slot(of finger: Int) -> Int? { slot(of: .finger(finger)) }

  /// The slot of a finger or of a list; nil if it does not hold the control.
  func slot(of holder: Holder) -> Int? {
    for slot in 0..<Self.maximumCount where self[slot].isDown && self[slot].holder == holder {
      return slot
    }
    return nil
  }

  /// Adds a finger that comes down, and returns its slot; nil if there is none for it.
  ///
  /// A finger that is down already starts again.
  mutating func begin(_ finger: Int, at point: Vector2, now: Double) -> Int? {
    begin(.finger(finger), at: point, now: now)
  }

  /// The same for a finger or a list.
  mutating func begin(_ holder: Holder, at point: Vector2, now: Double) -> Int? {
    var free = slot(of: holder)
    for slot in 0..<Self.maximumCount where free == nil && !self[slot].isDown { free = slot }
    guard let slot = free else { return nil }
    // As long as a finger is down, hardly any others come: the numbers do not overflow.
    let order = (leader.map { self[$0].order } ?? 0) &+ 1
    self[slot] = Finger(order: order, holder: holder, place: point, start: point, time: now)
    return slot
  }

  /// Moves the finger in a slot.
  mutating func move(_ slot: Int, to point: Vector2) { self[slot].place = point }

  /// Takes away the finger in a slot; its places and its time can still be asked for.
  mutating func touchEnded(_ slot: Int) { self[slot].order = 0 }

  /// Takes all fingers away.
  mutating func endAll() { for slot in 0..<Self.maximumCount { touchEnded(slot) } }
}
