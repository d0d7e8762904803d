/// The bonds of up to twelve bodies, one for each pair, in place.
struct LiquidBonds: Sendable {
  /// The bond of a pair, and how it stretches both bodies when they meet.
  struct Entry: Equatable, Sendable {
    var bond = LiquidBond()
    /// The velocity of their stretch that each change of the bond adds, per second; 0 where they
    /// part.
    var hits = SIMD4<Double>.zero
    /// The time from which on neither the strength nor a hit is seen to move, in seconds; minus
    /// infinity if there is no motion.
    var restTime = -Double.infinity

    /// The strength at a time, and the stretch after the hits until then.
    @inline(never)  // So that a frame does not copy the entry.
    func frame(at time: Double, _ springs: LiquidBond.Springs) -> (strength: Double, hit: Double) {
      (bond.state(at: time, springs).strength, hit(at: time, springs).value)
    }

    /// The stretch after the hits until a time, and its velocity, per second.
    func hit(
      at time: Double, _ springs: LiquidBond.Springs
    ) -> (value: Double, velocity: Double) {
      var (value, velocity) = (0.0, 0.0)
      guard hits != .zero else { return (value, velocity) }
      for change in 0..<LiquidBond.maximumChanges where hits[change] != 0 {
        let elapsed = time - bond.changes[change]
        guard elapsed > 0, elapsed < .infinity else { continue }
        let response = springs.recoilRates.response(after: elapsed)
        value += response.offset(0, hits[change])
        velocity += response.velocity(0, hits[change])
      }
      return (value, velocity)
    }

    /// Returns whether the bodies are joined at a time.
    @inline(never)
    func isJoined(at time: Double) -> Bool { bond.isJoined(at: time) }

    /// Returns whether there is a neck or a tail, or will be one.
    @inline(never)
    var isLive: Bool { !bond.state.isApart || bond.changes.x < .infinity }
  }

  private var first = Four(all: Sixteen(all: Entry()))
  private var last = Four(all: Entry())
  /// For each body, the bodies in lower slots with which it has a neck or a tail, or will have one.
  private(set) var live = Sixteen(all: SlotSet())

  /// The entry of two different bodies, in any order.
  subscript(body: Int, other: Int) -> Entry {
    @inline(never) get { read(Self.index(body, other)) { $0 } }
    @inline(never) set {
      let index = Self.index(body, other)
      switch index / 16 {
      case 0: first.first[index % 16] = newValue
      case 1: first.second[index % 16] = newValue
      case 2: first.third[index % 16] = newValue
      case 3: first.fourth[index % 16] = newValue
      default: last[index - 64] = newValue
      }
    }
  }

  /// The strength of a pair at a time, and the stretch after its hits until then.
  @inline(__always)
  func frame(
    _ body: Int, _ other: Int, at time: Double, _ springs: LiquidBond.Springs
  ) -> (strength: Double, hit: Double) {
    read(Self.index(body, other)) { $0.frame(at: time, springs) }
  }

  /// Returns whether a pair is joined at a time.
  func isJoined(_ body: Int, _ other: Int, at time: Double) -> Bool {
    read(Self.index(body, other)) { $0.isJoined(at: time) }
  }

  /// Finds the pairs that a frame must look at.
  mutating func findLive(in used: SlotSet) {
    var live = Sixteen(all: SlotSet())
    // −4,700 B: a switch over all pairs is not needed where the bonds can change.
    withUnsafeMutablePointer(to: &self) {
      let entries = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Entry.self)
      live.withPointer { live in
        used.forEachPair { slot, other in
          live[other][slot] = entries[Self.index(slot, other)].isLive
        }
      }
    }
    self.live = live
  }

  /// The time from which on no bond of some bodies is seen to move, in seconds.
  func restTime(in used: SlotSet) -> Double {
    var time = -Double.infinity
    used.forEachPair { slot, other in
      time = max(time, read(Self.index(slot, other)) { $0.restTime })
    }
    return time
  }

  /// Calls a function with an entry, without a copy if the function is not inlined.
  @inline(__always)
  private func read<Result>(_ index: Int, _ body: (Entry) -> Result) -> Result {
    switch index / 16 {
    case 0: first.first.read(index % 16, body)
    case 1: first.second.read(index % 16, body)
    case 2: first.third.read(index % 16, body)
    case 3: first.fourth.read(index % 16, body)
    default: last.read(index - 64, body)
    }
  }

  /// The number of pairs, and the place of a pair among them.
  static var capacity: Int { JellyGroupBody.capacity * (JellyGroupBody.capacity - 1) / 2 }

  static func index(_ body: Int, _ other: Int) -> Int {
    let (low, high) = (min(body, other), max(body, other))
    return high * (high - 1) / 2 + low
  }
}
