/// The bonds of up to twelve bodies, one for each pair, in place.
struct LiquidBonds: Sendable {
  private var first = Four(all: Sixteen(all: LiquidBond()))
  private var last = Four(all: LiquidBond())
  /// For each body, the bodies in lower slots with which it has a neck or a tail, or will have one.
  private(set) var visible = Sixteen(all: SlotSet())

  /// The bond of two different bodies, in any order.
  subscript(body: Int, other: Int) -> LiquidBond {
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

  /// The growth of a pair at a time, and the stretch after its hits until then.
  @inline(__always)
  func frame(
    _ body: Int, _ other: Int, at time: Double, _ springs: LiquidBond.Springs
  ) -> (growth: Double, hit: Double) {
    read(Self.index(body, other)) { $0.frame(at: time, springs) }
  }

  /// Returns whether a pair is joined at a time.
  func isJoined(_ body: Int, _ other: Int, at time: Double) -> Bool {
    read(Self.index(body, other)) { $0.isJoined(at: time) }
  }

  /// Finds the pairs that a frame must look at.
  ///
  /// - Parameter used: The slots of the bodies.
  /// - Returns: The time from which on no bond is seen to move, in seconds, and whether anything of
  ///   a bond changes after its last event at all.
  mutating func findVisible(in used: SlotSet) -> (restTime: Double, isMoving: Bool) {
    var visible = Sixteen(all: SlotSet())
    var (restTime, isMoving) = (-Double.infinity, false)
    // −4,700 B: a switch over all pairs is not needed where the bonds can change.
    withUnsafeMutablePointer(to: &self) {
      let bonds = UnsafeMutableRawPointer($0).assumingMemoryBound(to: LiquidBond.self)
      visible.withPointer { visible in
        used.forEachPair { slot, other in
          let index = Self.index(slot, other)
          visible[other][slot] = bonds[index].isVisible
          restTime = max(restTime, bonds[index].restTime)
          isMoving = isMoving || bonds[index].isMoving
        }
      }
    }
    self.visible = visible
    return (restTime, isMoving)
  }

  /// Calls a function with a bond, without a copy if the function is not inlined.
  @inline(__always)
  private func read<Result>(_ index: Int, _ body: (LiquidBond) -> Result) -> Result {
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
