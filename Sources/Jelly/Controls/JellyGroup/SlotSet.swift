/// A set of slots from 0 to 15.
///
/// It is not a `Sequence`, which Embedded Swift can make an array of.
struct SlotSet: Equatable, Sendable {
  /// A bit for each slot.
  var bits: UInt16 = 0

  /// The set of all slots.
  static var all: Self { Self(bits: .max) }

  /// Creates a set of some slots.
  init(bits: UInt16 = 0) { self.bits = bits }

  /// Creates a set of one slot.
  init(_ slot: Int) { bits = 1 << UInt16(truncatingIfNeeded: slot) }

  /// Whether the slot is a member.
  subscript(slot: Int) -> Bool {
    get { bits & Self(slot).bits != 0 }
    set { bits = newValue ? bits | Self(slot).bits : bits & ~Self(slot).bits }
  }

  /// The members below a slot.
  func below(_ slot: Int) -> Self { Self(bits: bits & (Self(slot).bits &- 1)) }

  /// The number of members.
  var count: Int { bits.nonzeroBitCount }

  /// Calls a function with each pair of members of which one is in another set, the lower slot
  /// first.
  func forEachPair(of slots: Self = .all, _ body: (Int, Int) -> Void) {
    var others = self
    while let other = others.next() {
      var lower = below(other)
      while let slot = lower.next() {
        if slots[slot] || slots[other] { body(slot, other) }
      }
    }
  }

  /// Takes the first member out and returns it; nil for the empty set.
  mutating func next() -> Int? {
    guard bits != 0 else { return nil }
    let slot = bits.trailingZeroBitCount
    bits &= bits &- 1
    return slot
  }
}
