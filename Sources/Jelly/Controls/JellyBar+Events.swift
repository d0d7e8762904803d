extension JellyBar {
  /// Takes an event and says what the host must do now.
  ///
  /// - Parameters:
  ///   - event: What happened. An event with a number in it that is not finite is ignored.
  ///   - time: When, in seconds on the host's monotonic clock. A time earlier than the last
  ///     event's counts as that event's; one that is not finite makes the event be ignored.
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard time.isFinite, event.isFinite else { return nil }
    let now = max(time, lastEventTime)
    rest(by: now)
    lastEventTime = now
    switch (state, event) {
    case (.resting, .touchBegan(let point)):
      state = .held(grip(on: .zero, at: hung(point), slackLength: 0, now: now))
      return .grabbed
    case (.free(let motion), .touchBegan(let point)):
      state = .held(grip(on: motion.value(at: now), at: hung(point), now: now))
      return .grabbed
    case (.held(let grip), .touchBegan(let point)):
      // Another finger takes over from the first.
      let held = grip.amplitudes(by: pull)
      state = .held(self.grip(on: held, at: hung(point), now: now))
      return nil

    case (.held(var grip), .touchMoved(let point)):
      grip.move(to: hung(point), at: now)
      state = .held(grip)
      return nil
    case (.held(var grip), .touchEnded(let point)):
      grip.move(to: hung(point), at: now)
      let velocity = pull.velocity(at: grip.pull, of: grip.tracker.velocity)
      letGo(of: grip.amplitudes(by: pull), velocity: bounded(velocity), now: now)
      return .released
    case (.held(let grip), .touchCancelled):
      letGo(of: grip.amplitudes(by: pull), velocity: .zero, now: now)
      return .released
    case (.resting, .touchMoved), (.resting, .touchEnded), (.resting, .touchCancelled),
      (.free, .touchMoved), (.free, .touchEnded), (.free, .touchCancelled):
      return nil

    case (_, .tuned(let tuning)):
      reanchor(now: now) { $0.tuning = tuning }
      return nil
    case (_, .resized(let size)):
      let wanted = Vector2(Limits.length(size.x), Limits.length(size.y))
      reanchor(now: now) { $0.size = wanted }
      return nil
    }
  }

  /// Ends a motion whose time is over, and takes up a profile that has waited for a straight edge.
  private mutating func rest(by now: Double) {
    if case .free(let motion) = state, now >= motion.restTime { state = .resting }
    if case .resting = state { profile = tuning.profile }
  }

  /// Changes the bar under the edge, which stays where it is and goes on as it did.
  ///
  /// On a bar of another width the edge keeps its place as a share of the width. A spring that
  /// must not overshoot starts anew without the velocity of the one before.
  private mutating func reanchor(now: Double, change: (inout Self) -> Void) {
    let before = amplitudes(at: now)
    let width = pull.width
    let old = state
    change(&self)
    let stretch = width > 0 ? pull.width / width : 1
    let amplitudes = before.stretched(stretch)
    switch old {
    case .resting:
      profile = tuning.profile
    case .held(let grip):
      var held = self.grip(on: amplitudes, at: grip.finger, now: now)
      held.tracker = grip.tracker
      state = .held(held)
    case .free(let motion):
      let goesOn = edgeTuning.spring.dampingRatio < 1
      let velocity = goesOn ? motion.velocity(at: now).stretched(stretch) : .zero
      letGo(of: amplitudes, velocity: velocity, now: now)
    }
  }

  private mutating func letGo(of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, now: Double) {
    let home = EdgeAmplitudes(sideways: edgeTuning.returnsSideways ? 0 : amplitudes.sideways)
    state = .free(
      SpringMotion(
        from: amplitudes, velocity: velocity, to: home,
        by: edgeTuning.spring, at: now, tolerance: Self.restTolerance))
  }

  /// A hold on an edge that is at `amplitudes`, by a finger at `point`.
  private func grip(
    on amplitudes: EdgeAmplitudes, at point: Vector2,
    slackLength: Double = Self.slackLength, now: Double
  ) -> Grip {
    let width = side.hung(size: size).x
    let pullAtStart = pull.pull(holding: amplitudes, finger: point.x - width / 2)
    var tracker = VelocityTracker()
    tracker.add(point, at: now)
    return Grip(
      start: point,
      pullAtStart: pullAtStart,
      slack: amplitudes - pull.amplitudes(for: pullAtStart),
      slackLength: slackLength,
      finger: point,
      tracker: tracker)
  }

  /// A velocity that dents the bar by no more than its tuning allows.
  ///
  /// From the straight edge a velocity v carries a spring at most v/ω₀ far.
  private func bounded(_ velocity: EdgeAmplitudes) -> EdgeAmplitudes {
    let size = side.hung(size: size)
    let reach = edgeTuning.dentLimit * edgeTuning.spring.angularFrequency
    let depthLimit = reach * size.y
    let sidewaysLimit = reach * size.x / 2
    let depth = velocity.base + velocity.wave
    let kept = abs(depth) > depthLimit ? depthLimit / abs(depth) : 1
    return EdgeAmplitudes(
      sideways: min(max(velocity.sideways, -sidewaysLimit), sidewaysLimit),
      base: velocity.base * kept,
      wave: velocity.wave * kept)
  }

  /// How far the free edge may still be from home when it counts as there, in points.
  private static let restTolerance = 0.01

  /// The finger's way, in points, over which a caught edge comes to where the finger wants it.
  private static let slackLength = 48.0
}

extension JellyBar {
  var edgeTuning: EdgeTuning { tuning[edge] }

  /// How a pull shows on this bar.
  var pull: Pull { Pull(tuning: edgeTuning, width: side.hung(size: size).x) }

  private func hung(_ point: Vector2) -> Vector2 {
    side.hung(Limits.position(point), in: size)
  }
}

extension EdgeAmplitudes {
  /// The same on a bar that is `factor` times as wide.
  fileprivate func stretched(_ factor: Double) -> Self {
    Self(sideways: sideways * factor, base: base, wave: wave)
  }
}

extension JellyBar.Grip {
  /// Takes the finger's next place.
  mutating func move(to point: Vector2, at time: Double) {
    finger = point
    tracker.add(point, at: time)
  }
}

extension JellyBar.Event {
  /// Whether every number in the event is one that a control can work with.
  var isFinite: Bool {
    switch self {
    case .touchBegan(let point), .touchMoved(let point), .touchEnded(let point): point.isFinite
    case .resized(let size): size.isFinite
    case .touchCancelled, .tuned: true
    }
  }
}
