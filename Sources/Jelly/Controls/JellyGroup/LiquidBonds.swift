/// The bonds of up to twelve bodies, one for each pair, in place.
struct LiquidBonds: Sendable {
  /// The bond of a pair, and how it stretches both bodies when they meet.
  struct Entry: Equatable, Sendable {
    var bond = LiquidBond()
    /// The velocity of their stretch that each change of the bond adds, per second; 0 where they
    /// part.
    var hits = SIMD4<Double>.zero
  }

  private var first = Sixteen(all: Four(all: Entry()))
  private var last = Four(all: Entry())

  /// The entry of two different bodies, in any order.
  subscript(body: Int, other: Int) -> Entry {
    get {
      let index = Self.index(body, other)
      return index < 64 ? first[index / 4][index % 4] : last[index - 64]
    }
    set {
      let index = Self.index(body, other)
      if index < 64 { first[index / 4][index % 4] = newValue } else { last[index - 64] = newValue }
    }
  }

  private static func index(_ body: Int, _ other: Int) -> Int {
    let (low, high) = (min(body, other), max(body, other))
    return high * (high - 1) / 2 + low
  }
}
