import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// The laws of the waves of a drawer, whatever happens.
@Suite("The laws of a jelly drawer")
struct JellyDrawerLawTests {
  /// A drawer of recommended measures with a random tuning, in a fifth of all cases in resonance
  /// with its longest wave.
  private static func drawer(using generator: inout SeededGenerator) -> JellyDrawerBody {
    var tuning = generator.pick([JellyDrawerBody.Tuning.standard, .liquid])
    tuning.waveSpring = DampedSpring(
      response: generator.uniform(0.3...0.7), dampingRatio: generator.uniform(0.1...1.3))
    tuning.foundationFraction = generator.uniform(0...0.9)
    tuning.bendingStiffness = generator.uniform(0...0.2)
    tuning.lead = generator.uniform(0...0.06)
    tuning.inertia = generator.uniform(0...0.003)
    tuning.openSpring = DampedSpring(
      response: generator.uniform(0.2...0.6), dampingRatio: generator.uniform(0.4...1.4))
    if generator.chance(0.2) { tuning.openSpring = tuning.waveSpring }
    let container = generator.uniform(300...1000)
    let detents = (0..<(1 + Int(generator.next() % 3))).map { _ in
      JellyDetent.length(generator.uniform(60...container))
    }
    return JellyDrawerBody(
      size: [generator.uniform(200...1000), container],
      settings: .init(
        edge: .top, detents: JellyDetents(detents), headroom: generator.uniform(0...30),
        isDismissible: generator.chance(0.7)),
      tuning: tuning, selectedDetent: 0)
  }

  /// An event that leaves the waves where they are; a finger moves by at most 60 pt.
  private static func event(
    of drawer: JellyDrawerBody, _ place: inout Vector2, using generator: inout SeededGenerator
  ) -> JellyDrawerBody.Event {
    switch generator.next() % 12 {
    case 0:
      place = [generator.uniform(-50...1000), generator.uniform(0...900)]
      return drawer.isHeld ? .tuningChanged(drawer.tuning) : .touchBegan(place)
    case 1...5:
      place += [generator.uniform(-60...60), generator.uniform(-60...60)]
      return .touchMoved(place)
    case 6: return .touchEnded([.nan, .nan])
    case 7: return .touchCancelled
    case 8: return .selected(Int(generator.next() % 3))
    case 9: return .dismissed()
    case 10: return .tuningChanged(self.drawer(using: &generator).tuning)
    default:
      var settings = drawer.settings
      settings.detents = JellyDetents(.length(generator.uniform(60...900)), .large)
      return .settingsChanged(settings)
    }
  }

  @Test(
    "No event but a move changes the extent, and none a wave or its velocity", arguments: 1...60)
  func continuity(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drawer = Self.drawer(using: &generator)
    var (time, place) = (0.0, Vector2(100, 300))
    for _ in 0..<120 {
      time += generator.pick([0, 0.004, 0.016, 0.05, 0.3])
      let old = drawer
      let event = Self.event(of: drawer, &place, using: &generator)
      drawer.handle(event, at: time)
      let (before, after) = (old.waves.state(at: time), drawer.waves.state(at: time))
      // A panel at rest is reset to its exact place.
      let tolerance = time >= old.waves.restTime ? 2 * Limits.restTolerance : 1e-7
      for n in 0..<DrivenWaves.count {
        expect(abs(after.places[n] - before.places[n]), isAtMost: tolerance)
        expect(abs(after.velocities[n] - before.velocities[n]), isAtMost: 100 * tolerance)
      }
      var step = tolerance
      if case .touchMoved = event, case .held(let grip) = old.state {
        step += 1.5 * abs(place.y - grip.place.y)
      }
      expect(abs(drawer.extent(at: time) - old.extent(at: time)), isAtMost: step)
      let dent = drawer.withEdge(at: time) { _, _, nodes in nodes.range.minimum }
      expect(-dent, isAtMost: max(drawer.settings.headroom, SoftLimit.minimumHeadroom))
    }
  }

  @Test("A panel that catches no finger stays where it is seen, until an event", arguments: 1...60)
  func stillness(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drawer = Self.drawer(using: &generator)
    var (time, place) = (0.0, Vector2(100, 300))
    for _ in 0..<120 {
      time += generator.pick([0, 0.004, 0.016, 0.05, 0.3])
      drawer.handle(Self.event(of: drawer, &place, using: &generator), at: time)
      var wasCatching = true
      for step in 0..<60 {
        let now = time + 0.02 * Double(step)
        let isCatching = drawer.isCatching(at: now)
        expect(wasCatching || !isCatching)
        if !isCatching {
          let way = abs(drawer.extent(at: now) - drawer.extent(at: .infinity))
          expect(way, isAtMost: Limits.visibleAmplitude)
        }
        wasCatching = isCatching
      }
    }
  }

  @Test("A held panel never moves against its finger, wherever it was caught", arguments: 1...200)
  func direction(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drawer = Self.drawer(using: &generator)
    drawer.handle(.selected(Int(generator.next() % 3)), at: 0)
    if generator.chance(0.3) { drawer.handle(.dismissed(), at: 0.2) }
    var (time, place) = (generator.uniform(0...0.6), Vector2(100, generator.uniform(0...900)))
    drawer.handle(.touchBegan(place), at: time)
    // Far to one side, or there and back.
    for _ in 0..<generator.pick([1, 3]) {
      let step = generator.sign() * generator.logarithmic(0.5...30)
      for _ in 0..<20 {
        if generator.chance(0.02) {
          var settings = drawer.settings
          settings.detents = JellyDetents(.length(generator.uniform(60...900)))
          drawer.handle(.settingsChanged(settings), at: time)
        }
        let old = drawer.extent(at: time)
        (time, place.y) = (time + 0.008, place.y + step)
        drawer.handle(.touchMoved(place), at: time)
        let way = (drawer.extent(at: time) - old) * step.sign
        expect(way, isAtLeast: -1e-9, "seed \(seed) at \(time)")
        expect(way, isAtMost: 1.5 * abs(step) + 1e-9, "seed \(seed) at \(time)")
      }
    }
  }

  @Test("Waves obey their equation, and their velocity is the derivative", arguments: 1...40)
  func equation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drawer = Self.drawer(using: &generator)
    var (time, place) = (0.0, Vector2(100, 300))
    for _ in 0..<30 {
      time += generator.pick([0.004, 0.016, 0.05])
      drawer.handle(Self.event(of: drawer, &place, using: &generator), at: time)
    }
    let now = time + 0.011
    guard now + 1e-4 < drawer.waves.restTime else { return }
    // A difference over h is off by h²q‴/6, and by the rounding of q over h.
    let h = 1e-5
    let (past, present, next) = (
      drawer.waves.state(at: now - h), drawer.waves.state(at: now), drawer.waves.state(at: now + h)
    )
    for n in 0..<DrivenWaves.count {
      let velocity = (next.places[n] - past.places[n]) / (2 * h)
      expect(abs(velocity - present.velocities[n]), isAtMost: 1e-2, "wave \(n)")
    }
    let driver = (next.offset - past.offset) / (2 * h)
    expect(abs(driver - present.velocity), isAtMost: 1e-2)
  }

  /// The closed form against steps of Runge and Kutta's method through the waves' own equation.
  @Test(
    "Waves are those of the integrated equation", arguments: [0.82, 0.38, 1, 1.3], [true, false])
  func integration(dampingRatio: Double, isResonant: Bool) {
    var tuning = JellyDrawerBody.Tuning.standard
    tuning.openSpring = DampedSpring(
      response: isResonant ? tuning.waveSpring.response : 0.42, dampingRatio: dampingRatio)
    if isResonant { tuning.waveSpring = tuning.openSpring }
    var drawer = JellyDrawerBody.sheet(tuning: tuning)
    drawer.leadingPosition = 0.2
    drawer.handle(.selected(0), at: 0)
    let waves = Integration(of: drawer)
    let steps = 6000
    var (q, v) = (SIMD8<Double>(), SIMD8<Double>())
    let h = 0.6 / Double(steps)
    for step in 0..<steps {
      waves.advance(&q, &v, from: h * Double(step), by: h)
      guard step % 600 == 599 else { continue }
      let state = drawer.waves.state(at: h * Double(step + 1))
      for n in 0..<DrivenWaves.count {
        // In resonance the wave's damping is changed a little.
        expect(abs(state.places[n] - q[n]), isAtMost: isResonant ? 0.02 : 1e-8, "wave \(n)")
      }
    }
  }

  @Test("An event that changes nothing changes nothing", arguments: 1...40)
  func nothing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drawer = Self.drawer(using: &generator)
    var (time, place) = (0.0, Vector2(100, 300))
    for _ in 0..<40 {
      time += generator.pick([0.004, 0.016, 0.05])
      drawer.handle(Self.event(of: drawer, &place, using: &generator), at: time)
      var events: [JellyDrawerBody.Event] = [
        .sizeChanged(drawer.size), .tuningChanged(drawer.tuning),
        .settingsChanged(drawer.settings), .touchMoved(place, id: 9), .touchEnded(place, id: 9),
        .touchBegan([.nan, 0]),
      ]
      var settings = drawer.settings
      settings.expandsByScrolling.toggle()
      events.append(.settingsChanged(settings))
      if drawer.isHeld {
        events.append(.touchBegan([5, 5], id: 9))
      } else {
        events += [.touchCancelled, drawer.selectedDetent.map { .selected($0) } ?? .dismissed()]
      }
      for event in events {
        var twin = drawer
        expect(twin.handle(event, at: time + 0.002), equals: nil)
        for later in [0.002, 0.03, 0.3, 9] {
          let (ours, its) = (drawer.outline(at: time + later), twin.outline(at: time + later))
          expect(ours == its, "\(event)")
        }
      }
    }
  }

  private static let times = stride(from: 0, through: 1.5, by: 1.0 / 64).map { $0 }

  /// Opened by code, caught and dragged aside, and flicked on.
  private static func outlines(
    of fresh: JellyDrawerBody, moving move: (Vector2) -> Vector2 = { $0 }
  ) -> [Outline] {
    var drawer = fresh
    drawer.handle(.selected(0), at: 0)
    var events: [(Double, JellyDrawerBody.Event)] = [(0.125, .touchBegan(move([90, 200])))]
    for step in 1...24 {
      let share = Double(step) / 24
      events.append((0.125 + share / 4, .touchMoved(move([90 + 160 * share, 200 + 300 * share]))))
    }
    events.append((0.375, .touchEnded(move([250, 500]))))
    return times.map { time in
      while let (moment, event) = events.first, moment <= time {
        drawer.handle(event, at: moment)
        events.removeFirst()
      }
      return drawer.outline(at: time)
    }
  }

  private static func drawer(_ edge: RectEdge, _ preset: TuningPreset) -> JellyDrawerBody {
    JellyDrawerBody(
      size: edge.asTop(size: [390, 800]),
      settings: .init(edge: edge, detents: .init(.length(330), .length(640))),
      tuning: .preset(preset))
  }

  @Test("Four edges are one motion, turned", arguments: RectEdge.all, TuningPreset.presets)
  func edges(edge: RectEdge, preset: TuningPreset) {
    let top = Self.outlines(of: Self.drawer(.top, preset))
    let drawer = Self.drawer(edge, preset)
    let turned = Self.outlines(of: drawer) { edge.fromTop($0, in: drawer.size) }
    for (ours, its) in zip(top, turned) {
      let apart = zip(ours.points, its.points).map {
        (edge.fromTop($0, in: drawer.size) - $1).magnitude
      }
      expect(ours.points.count, equals: its.points.count)
      expect(apart.max() ?? .infinity, isAtMost: 1e-9)
    }
  }

  @Test("A mirrored finger mirrors the outline", arguments: TuningPreset.presets)
  func mirror(preset: TuningPreset) {
    let drawer = Self.drawer(.top, preset)
    let mirrored = Self.outlines(of: drawer) { [390 - $0.x, $0.y] }
    for (ours, its) in zip(Self.outlines(of: drawer), mirrored) {
      // The mirrored outline runs the other way.
      for (place, other) in zip(ours.points, its.points.reversed()) {
        expect((place - Vector2(390 - other.x, other.y)).magnitude, isAtMost: 1e-9)
      }
    }
  }

  @Test("Has an outline without a kink, with both corners", arguments: TuningPreset.presets)
  func joints(preset: TuningPreset) {
    for outline in Self.outlines(of: Self.drawer(.top, preset)) {
      expect(outline.sharpestJoint, isAtMost: 1e-4)
    }
    // Held at an end, where the edge is farthest from the panel.
    for place in [4.0, 386] {
      var drawer = Self.drawer(.top, preset)
      drawer.handle(.touchBegan([place, 10]), at: 0)
      for step in 1...40 {
        let time = 0.008 * Double(step)
        drawer.handle(.touchMoved([place, 16 * Double(step)]), at: time)
        expect(drawer.outline(at: time).sharpestJoint, isAtMost: 1e-4, "\(place), \(step)")
      }
    }
  }

  @Test("With Reduce Motion the edge stays straight, and ends at the same places")
  func reduced() {
    let drawer = Self.drawer(.top, .reduced)
    for outline in Self.outlines(of: drawer) {
      let depths = (0...SoftEdgeNodes.count).map { outline.points[4 + 3 * $0].y }
      expect((depths.max() ?? .nan) - (depths.min() ?? .nan), isAtMost: 1e-9)
    }
    expect(
      Self.outlines(of: drawer).last?.points.last,
      equals: Self.outlines(of: Self.drawer(.top, .standard)).last?.points.last)
  }
}

extension Double {
  /// 1 or −1.
  fileprivate var sign: Double { self < 0 ? -1 : 1 }
}

/// The waves' equation, to be integrated in steps.
private struct Integration {
  let motion: SpringMotion<Double>
  let force: SIMD8<Double>
  let squares: SIMD8<Double>
  let rates: SIMD8<Double>
  let lead: Double
  let inertia: Double

  /// Takes the numbers of a drawer that has just started; formulas as in the specification.
  init(of drawer: JellyDrawerBody) {
    let tuning = drawer.tuning
    motion = drawer.waves.motion
    let first = tuning.waveSpring.angularFrequency
    let damping = RayleighDamping(
      frequency: first, ratio: tuning.waveSpring.dampingRatio,
      stiffnessCoefficient: tuning.stiffnessDamping)
    var (force, squares, rates) = (SIMD8<Double>(), SIMD8<Double>(), SIMD8<Double>())
    let width = max(tuning.touchWidth / drawer.edgeLength, 2.4 / (8 * .pi))
    var tip = 0.0
    for index in 0..<8 {
      let n = Double(index + 1)
      let (f, e) = (tuning.foundationFraction, tuning.bendingStiffness)
      squares[index] = first * first * (f + (1 - f) * n * n * (1 + e * n * n) / (1 + e))
      rates[index] = damping.rate(ofSquare: squares[index])
      let cosine = Elementary.sincos(n * .pi * drawer.leadingPosition).cos
      let blur = n * .pi * width
      force[index] = cosine * Elementary.exp(-blur * blur / 2)
      tip += first * first / squares[index] * cosine * force[index]
    }
    let speed = 0.368 * motion.spring.angularFrequency * abs(motion.offset)
    let share = 1 / (1 + tuning.lead * speed / tuning.maximumLead)
    self.force = force * (first * first / tip)
    (self.squares, self.rates) = (squares, rates)
    (lead, inertia) = (tuning.lead * share, tuning.inertia * share)
  }

  private func acceleration(
    _ q: SIMD8<Double>, _ v: SIMD8<Double>, at time: Double
  ) -> SIMD8<Double> {
    let spring = motion.spring
    let (s, speed) = (motion.value(at: time) - motion.target, motion.velocity(at: time))
    let square = spring.angularFrequency * spring.angularFrequency
    let change = -square * s - 2 * spring.decayRate * speed
    return force * (lead * speed - inertia * change) - 2 * rates * v - squares * q
  }

  /// One step of the method of fourth order.
  func advance(_ q: inout SIMD8<Double>, _ v: inout SIMD8<Double>, from time: Double, by h: Double)
  {
    let first = acceleration(q, v, at: time)
    let second = acceleration(q + v * (h / 2), v + first * (h / 2), at: time + h / 2)
    let third = acceleration(
      q + (v + first * (h / 2)) * (h / 2), v + second * (h / 2), at: time + h / 2)
    let fourth = acceleration(
      q + (v + second * (h / 2)) * h, v + third * h, at: time + h)
    q += h * v + h * h / 6 * (first + second + third)
    v += h / 6 * (first + 2 * second + 2 * third + fourth)
  }
}
