/// The bond of a row with a drop, and the stretch of the drop after its hits.
struct RowBond: Sendable {
  private(set) var bond: LiquidBond
  /// The stretch after the hits before the last event.
  private var ring = SpringMotion<Double>.still(at: 0)

  init(isJoined: Bool) { bond = LiquidBond(isJoined: isJoined) }

  /// The growth of the bond at a time, and the stretch of the drop; infinity for the rest.
  @inline(never)  // So that a frame does not copy the bond.
  func frame(at time: Double, _ springs: LiquidBond.Springs) -> (growth: Double, stretch: Double) {
    let frame = bond.frame(at: time, springs)
    return (frame.growth, frame.hit + ring.value(at: time))
  }

  /// The time from which on nothing of it is seen to move.
  var restTime: Double { max(bond.restTime, ring.restTime) }

  /// A Boolean value that indicates whether anything of it changes after the last event.
  var isMoving: Bool { bond.isMoving || ring.restTime > bond.time }

  /// Goes on from where it is at a time.
  mutating func anchor(at time: Double, now: Double, _ springs: LiquidBond.Springs) {
    let (hit, ring) = (bond.hit(at: time, springs), ring.state(at: time))
    let (value, velocity) = (ring.value + hit.value, ring.velocity + hit.velocity)
    self.ring = SpringMotion(
      from: value, velocity: velocity, to: 0, spring: springs.recoil, startTime: now,
      tolerance: LiquidBond.tolerance)
    bond.anchor(bond.state(at: time, springs), now: now)
  }

  /// Plans the changes from the last event on.
  mutating func plan(_ threshold: Threshold, _ springs: LiquidBond.Springs) {
    bond.plan(threshold)
    bond.findRest(
      springs, tolerance: LiquidBond.tolerance, hitTolerance: LiquidBond.tolerance)
  }

  /// Bodies that part and join at known extents: both thresholds are numbers, so the next change is
  /// a crossing.
  struct Threshold: BondedPair {
    /// The motion of the extent.
    let motion: SpringMotion<Double>
    let joining: Double
    let parting: Double
    let push: Double

    func distance(isJoined: Bool, at time: Double) -> Double {
      let extent = motion.value(at: time)
      return isJoined ? parting - extent : extent - joining
    }

    func nextChange(isJoined: Bool, after start: Double) -> Double? {
      if distance(isJoined: isJoined, at: start) <= 0 { return start }
      return motion.firstCrossing(of: isJoined ? parting : joining, after: start)
    }

    func hit(at time: Double) -> Double {
      -push * LiquidBond.hitSpeed(max(-motion.velocity(at: time), 0))
    }
  }
}

extension Four {
  /// Calls a function with the index of each part and the part, one after the other.
  @inline(__always)
  mutating func forEach(_ body: (Int, inout Part) -> Void) {
    withUnsafeMutablePointer(to: &self) {
      let parts = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Part.self)
      for index in 0..<4 { body(index, &parts[index]) }
    }
  }
}
