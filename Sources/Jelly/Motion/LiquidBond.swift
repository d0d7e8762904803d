/// The bond of two bodies that join at a small gap and part at a large one, whose growth springs
/// between 0 and 2.
///
///     parted ──gap ≤ joining gap──▸ joined        joined ──gap ≥ parting gap──▸ parted
///
/// The growth goes to 2 while they are joined, and to 0 from at most 1 once they have parted. Its
/// rise from 0 to 1 is that of two tails, and from 1 to 2 that of a neck. It is continuous but
/// where the bodies part: there the neck is without thickness, whatever the growth.
///
/// The next changes are found when an event plans them (``plan(_:)``). Until the next event
/// everything is a function of time.
struct LiquidBond: Equatable, Sendable {
  /// The springs of growth.
  struct Springs: Sendable {
    /// The spring by which a neck forms.
    let bridge: DampedSpring
    /// The spring by which the tails of a neck that has parted draw back.
    let recoil: DampedSpring
    /// The coefficients of both, which all bonds of a frame share.
    let bridgeRates: SpringRates
    let recoilRates: SpringRates

    init(bridge: DampedSpring, recoil: DampedSpring) {
      (self.bridge, self.recoil) = (bridge, recoil)
      (bridgeRates, recoilRates) = (bridge.rates, recoil.rates)
    }
  }

  /// A bond at some time.
  struct State: Equatable, Sendable {
    /// A Boolean value that indicates whether the bodies are joined.
    var isJoined = false
    /// The growth: 0 without a trace of a neck, 1 where tails touch or a neck is without
    /// thickness, 2 for a whole neck; it overshoots.
    var growth = 0.0
    /// The velocity of the growth, per second.
    var velocity = 0.0

    /// A bond at rest.
    static func resting(isJoined: Bool) -> Self {
      Self(isJoined: isJoined, growth: isJoined ? 2 : 0)
    }

    /// The growth to which the spring goes.
    var goal: Double { isJoined ? 2 : 0 }
    /// A Boolean value that indicates whether the growth stays as it is.
    var isResting: Bool { growth == goal && velocity == 0 }

    /// A Boolean value that indicates whether there is nothing of a neck.
    var isApart: Bool { growth == 0 && velocity == 0 && !isJoined }

    func spring(_ springs: Springs) -> DampedSpring { isJoined ? springs.bridge : springs.recoil }

    /// The state after some time without a change.
    func after(_ elapsed: Double, _ springs: Springs) -> Self {
      guard !isResting, elapsed > 0 else { return self }
      guard elapsed < .infinity else { return .resting(isJoined: isJoined) }
      let rates = isJoined ? springs.bridgeRates : springs.recoilRates
      let response = rates.response(after: elapsed)
      return Self(
        isJoined: isJoined, growth: goal + response.offset(growth - goal, velocity),
        velocity: response.velocity(growth - goal, velocity))
    }

    /// The state after the bodies have joined or parted.
    var changed: Self {
      isJoined
        ? Self(isJoined: false, growth: min(growth, 1), velocity: 0)
        : Self(isJoined: true, growth: growth, velocity: velocity)
    }
  }

  /// The state at the last event.
  private(set) var state: State
  /// The time of the last event, in seconds.
  private(set) var time: Double
  /// The times of the next changes, in seconds; infinity where there is none.
  private(set) var changes = SIMD4<Double>(repeating: .infinity)
  /// The velocity of the bodies' stretch that each change adds, per second; 0 where they part.
  private var hits = SIMD4<Double>.zero
  /// The time from which on neither the growth nor a stretch after a hit is seen to move, in
  /// seconds; minus infinity without a motion.
  private(set) var restTime = -Double.infinity
  /// Whether the bodies are joined when all motion is over.
  ///
  /// A spring without damping may never get there.
  private var restsJoined: Bool

  /// The largest number of changes that are planned.
  ///
  /// An oscillation about a threshold that has more is rare: the last one that does not lead to the
  /// state of the target is left out.
  static var maximumChanges: Int { 3 }

  /// Creates a bond at rest.
  init(isJoined: Bool = false) {
    (state, time) = (.resting(isJoined: isJoined), -.infinity)
    restsJoined = isJoined
  }

  /// The state at a time, not before the last event's.
  func state(at time: Double, _ springs: Springs) -> State {
    guard time < .infinity else { return .resting(isJoined: restsJoined) }
    var (state, start) = (state, self.time)
    for index in 0..<Self.maximumChanges where changes[index] <= time {
      state = state.after(changes[index] - start, springs).changed
      start = changes[index]
    }
    return state.after(time - start, springs)
  }

  /// The growth at a time, and the stretch after the hits until then.
  @inline(never)  // So that a frame does not copy the bond.
  func frame(at time: Double, _ springs: Springs) -> (growth: Double, hit: Double) {
    (state(at: time, springs).growth, hit(at: time, springs).value)
  }

  /// A Boolean value that indicates whether there is a neck or a tail, or will be one.
  var isVisible: Bool {
    @inline(never) get { !state.isApart || changes.x < .infinity || restsJoined }
  }

  /// A Boolean value that indicates whether anything changes after the last event.
  var isMoving: Bool { !state.isResting || changes.x < .infinity }

  /// Returns whether the bodies are joined at a time, not before the last event's.
  @inline(never)
  func isJoined(at time: Double) -> Bool {
    guard time < .infinity else { return restsJoined }
    var isJoined = state.isJoined
    for index in 0..<Self.maximumChanges where changes[index] <= time { isJoined.toggle() }
    return isJoined
  }

  /// The stretch after the hits until a time, and its velocity, per second.
  func hit(at time: Double, _ springs: Springs) -> (value: Double, velocity: Double) {
    var (value, velocity) = (0.0, 0.0)
    guard hits != .zero else { return (value, velocity) }
    for change in 0..<Self.maximumChanges where hits[change] != 0 {
      let elapsed = time - changes[change]
      // The change itself has its velocity already.
      guard elapsed >= 0, elapsed < .infinity else { continue }
      let response = springs.recoilRates.response(after: elapsed)
      value += response.offset(0, hits[change])
      velocity += response.velocity(0, hits[change])
    }
    return (value, velocity)
  }

  /// Goes on from a state, without changes or hits to come.
  mutating func anchor(_ state: State, now: Double) {
    (self.state, time) = (state, now)
    changes = SIMD4(repeating: .infinity)
    hits = .zero
    restsJoined = state.isJoined
  }

  /// Finds the changes that a motion of the two bodies makes from the last event on.
  mutating func plan(_ pair: some BondedPair) {
    let now = time
    var (isJoined, start, count) = (state.isJoined, now, 0)
    while count < Self.maximumChanges,
      let change = pair.nextChange(isJoined: isJoined, after: start)
    {
      changes[count] = change
      hits[count] = isJoined ? 0 : pair.hit(at: change)
      (isJoined, start, count) = (!isJoined, change, count + 1)
    }
    restsJoined = (pair.distance(isJoined: isJoined, at: .infinity) > 0) == isJoined
    if count == Self.maximumChanges, restsJoined != isJoined {
      (changes[count - 1], hits[count - 1]) = (.infinity, 0)
    }
  }

  /// Finds when the growth and the stretches after the hits count as at rest.
  mutating func findRest(_ springs: Springs, tolerance: Double, hitTolerance: Double) {
    var (last, start) = (state, time)
    restTime = -.infinity
    func rests(_ spring: DampedSpring, _ offset: Double, _ velocity: Double, _ tolerance: Double) {
      guard offset != 0 || velocity != 0 else { return }
      restTime = max(
        restTime,
        // Without a round it is the envelope that comes to rest: a growth that counted as at
        // rest in the middle of an oscillation would differ by 3e-4 after the next event.
        spring.restTime(
          from: start, offset: offset, velocity: velocity, tolerance: tolerance, rounds: 0))
    }
    for index in 0..<Self.maximumChanges where changes[index] < .infinity {
      last = last.after(changes[index] - start, springs).changed
      start = changes[index]
      rests(springs.recoil, 0, hits[index], hitTolerance)
    }
    rests(last.spring(springs), last.growth - last.goal, last.velocity, tolerance)
  }
}

// MARK: - Hits, and what can be seen

extension LiquidBond {
  /// The speed of a hit as it counts, for a closing speed in points per second: a throw of 2,000
  /// hits 1.2 times as hard as one of 1,000; chosen on film strips.
  static func hitSpeed(_ speed: Double) -> Double { 600 * speed / (600 + speed) }

  /// The tolerance of growth and stretches of a group and a row, whose unit is about the size of a
  /// body.
  ///
  /// Of a body of 50 pt it is 0.005 pt. With ten times as much, a neck that counts as at rest
  /// differs from the vectors by 3e-4 after the next event.
  static var tolerance: Double { 1e-4 }
}

// MARK: - Effects of the growth

extension LiquidBond {
  /// The amount of a neck: (b − 1)·√(1 − p)·(1 − p/2).
  ///
  /// It gets thin slowly at first and very fast at the end, as a neck of liquid does.
  ///
  /// The root turns a rounding error of the share into a hundred-millionth of the neck. So within a
  /// few roundings of the place where it parts the amount is 0.
  ///
  /// - Parameters:
  ///   - growth: b, above 1.
  ///   - share: p, the gap as a share of that at which the neck parts. A negative one counts as 0.
  static func amount(_ growth: Double, _ share: Double) -> Double {
    let share = max(share, 0)
    let left = 1 - share
    return left > 1e-14 ? (growth - 1) * left.squareRoot() * (1 - share / 2) : 0
  }

  /// The force of a neck or of tails: 0 in contact, 1 where the neck parts; below 0 while the tails
  /// have drawn back too far.
  static func force(_ growth: Double, _ share: Double) -> Double {
    let share = min(max(share, 0), 1)
    return growth <= 1 ? growth : 1 - (1 - share * share) * (min(growth, 2) - 1)
  }
}

/// The motions of two bodies that may join.
protocol BondedPair {
  /// The distance to the next change at a time, in points; the change is where it gets 0.
  func distance(isJoined: Bool, at time: Double) -> Double
  /// The time of the next change; nil if there is none.
  func nextChange(isJoined: Bool, after start: Double) -> Double?
  /// The velocity of the bodies' stretch that is added where they join, per second.
  func hit(at time: Double) -> Double
}
