/// The bond of two bodies that join at a small gap and part at a large one, with a strength that
/// springs between.
///
///     parted ──gap ≤ joining gap──▸ joined        joined ──gap ≥ parting gap──▸ parted
///
/// The strength goes to 2 while they are joined, and to 0 from at most 1 once they have parted. Its
/// rise from 0 to 1 is the growth of two tails, and from 1 to 2 that of a neck. It is continuous
/// but where the bodies part: there the neck has no thickness, whatever the strength.
///
/// The next changes are found when an event plans them (``plan(_:)``). Until the next
/// event everything is a function of time.
struct LiquidBond: Equatable, Sendable {
  /// The springs of a strength.
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
    /// The strength: 0 without a trace of a neck, 1 where tails touch or a neck has no thickness, 2
    /// for a whole neck; it overshoots.
    var strength = 0.0
    /// The velocity of the strength, per second.
    var velocity = 0.0

    /// A bond at rest.
    static func resting(isJoined: Bool) -> Self {
      Self(isJoined: isJoined, strength: isJoined ? 2 : 0)
    }

    /// The strength to which the spring goes.
    var goal: Double { isJoined ? 2 : 0 }
    /// A Boolean value that indicates whether the strength stays as it is.
    var isResting: Bool { strength == goal && velocity == 0 }

    /// A Boolean value that indicates whether there is nothing of a neck.
    var isApart: Bool { strength == 0 && velocity == 0 && !isJoined }

    func spring(_ springs: Springs) -> DampedSpring { isJoined ? springs.bridge : springs.recoil }

    /// The state after some time without a change.
    func after(_ elapsed: Double, _ springs: Springs) -> Self {
      guard !isResting, elapsed > 0 else { return self }
      guard elapsed < .infinity else { return .resting(isJoined: isJoined) }
      let rates = isJoined ? springs.bridgeRates : springs.recoilRates
      let response = rates.response(after: elapsed)
      return Self(
        isJoined: isJoined, strength: goal + response.offset(strength - goal, velocity),
        velocity: response.velocity(strength - goal, velocity))
    }

    /// The state after the bodies have joined or parted.
    var changed: Self {
      isJoined
        ? Self(isJoined: false, strength: min(strength, 1), velocity: 0)
        : Self(isJoined: true, strength: strength, velocity: velocity)
    }
  }

  /// The state at the last event.
  private(set) var state: State
  /// The time of the last event, in seconds.
  private(set) var time: Double
  /// The times of the next changes, in seconds; infinity where there is none.
  private(set) var changes = SIMD4<Double>(repeating: .infinity)
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

  /// Returns whether the bodies are joined at a time, not before the last event's.
  func isJoined(at time: Double) -> Bool {
    guard time < .infinity else { return restsJoined }
    var isJoined = state.isJoined
    for index in 0..<Self.maximumChanges where changes[index] <= time { isJoined.toggle() }
    return isJoined
  }

  /// Goes on from a state, without changes to come.
  mutating func anchor(_ state: State, now: Double) {
    (self.state, time) = (state, now)
    changes = SIMD4(repeating: .infinity)
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
      (isJoined, start, count) = (!isJoined, change, count + 1)
    }
    restsJoined = (pair.distance(isJoined: isJoined, at: .infinity) > 0) == isJoined
    if count == Self.maximumChanges, restsJoined != isJoined { changes[count - 1] = .infinity }
  }

  /// The last planned change, or the last event, with the state from there on.
  func lastState(_ springs: Springs) -> (time: Double, state: State) {
    var (state, start) = (state, time)
    for index in 0..<Self.maximumChanges where changes[index] < .infinity {
      state = state.after(changes[index] - start, springs).changed
      start = changes[index]
    }
    return (start, state)
  }
}

/// The motions of two bodies that may join.
protocol BondedPair {
  /// The distance to the next change at a time, in points; the change is where it gets 0.
  func distance(isJoined: Bool, at time: Double) -> Double
  /// The distance, and bounds of the way that it can still go after a time, in points, and of its
  /// speed.
  func bounds(
    isJoined: Bool, after time: Double
  ) -> (distance: Double, way: Double, speed: Double)
}

extension BondedPair {
  /// The time of the next change: steps that the bound of the speed allows, then 40 halvings.
  ///
  /// A visit beyond the threshold that is shorter than 2 ms may be missed.
  func nextChange(isJoined: Bool, after start: Double) -> Double? {
    var (low, time) = (start, start)
    var (left, way, speed) = bounds(isJoined: isJoined, after: time)
    // A spring that hardly comes to rest is followed for some thousand oscillations.
    for _ in 0..<BondSearch.maximumSteps where left > 0 {
      if way < left || speed == 0 { return nil }
      low = time
      time += max(left / speed, BondSearch.shortestStep)
      (left, way, speed) = bounds(isJoined: isJoined, after: time)
    }
    guard left <= 0 else { return nil }
    guard time > low else { return time }
    for _ in 0..<40 {
      let middle = (low + time) / 2
      if distance(isJoined: isJoined, at: middle) > 0 { low = middle } else { time = middle }
    }
    return time
  }
}

private enum BondSearch {
  /// The shortest step, in seconds.
  static let shortestStep = 1.0 / 480
  /// The largest number of steps: 20 to 100 are usual.
  static let maximumSteps = 20_000
}
