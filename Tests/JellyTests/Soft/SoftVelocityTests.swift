@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("The velocity of a soft body")
struct SoftVelocityTests {
  /// The motion of a body's modes: all are underdamped, all are critically damped, all are
  /// overdamped, or long waves are underdamped and short ones overdamped.
  enum Regime: CaseIterable, Sendable {
    case underdamped, critical, overdamped, mixed
  }

  /// Returns a body whose modes have frequencies from 12 to 150 rad/s, with one stiff attachment.
  private func body(_ regime: Regime) -> SoftBody {
    let frequency = 12.0
    let (ratio, crispness) =
      switch regime {
      case .underdamped: (0.2, 0.0)
      case .critical: (1.0, 0.0)
      case .overdamped: (2.5, 0.03)
      case .mixed: (0.3, 0.05)
      }
    let damping = RayleighDamping(
      frequency: frequency, ratio: ratio, stiffnessCoefficient: crispness)
    return SoftBody(
      count: 16, damping: damping,
      squares: { n in
        let wave = regime == .critical ? 1 : 1 + Double(n) * 0.75
        return frequency * frequency * wave * wave
      })
  }

  private func places(_ body: SoftBody, _ time: Double) -> [Double] {
    body.withPlaces(at: time) { q in (0..<16).map { q[$0] } }
  }

  private func velocities(_ body: SoftBody, _ time: Double) -> [Double] {
    body.withVelocities(at: time) { v in (0..<16).map { v[$0] } }
  }

  private func numbers(_ range: ClosedRange<Double>, _ generator: inout SeededGenerator) -> [Double]
  {
    (0..<16).map { _ in generator.uniform(range) }
  }

  /// Handles an event as it comes: adds or removes a contact, moves a target, or changes nothing.
  private func change(_ body: inout SoftBody, _ generator: inout SeededGenerator) {
    let slot = Int(generator.next() % 4)
    switch generator.next() % 4 {
    case 0:
      let shape = numbers(-1...1, &generator)
      body.attach(slot, stiffness: generator.logarithmic(1e2...1e5)) {
        for n in 0..<16 { $0[n] = shape[n] }
      }
    case 1: body.detach(slot)
    case 2: body.setTarget(slot, generator.uniform(-100...100))
    default: break
    }
  }

  @Test("is the derivative of the place, in every regime of damping", arguments: Regime.allCases)
  func derivative(_ regime: Regime) {
    var generator = SeededGenerator(seed: 21)
    var body = body(regime)
    body.pause(at: 0)
    body.move(along: numbers(-100...100, &generator), times: 1)
    body.push(along: numbers(-1000...1000, &generator), times: 1)
    body.solve()
    var time = 0.0
    for _ in 0..<100 {
      time += generator.uniform(0...0.03)
      // A difference over four steps h is off by h⁴x⁗′/30, where x⁗′ is at most 1000 pt/s·(1000
      // per second)⁴ as long as one of the attachments is stiff, and by the rounding of the place
      // over h.
      let h = 2e-5
      let t = time + 3 * h
      let (a, b, c, d) = (
        places(body, t - 2 * h), places(body, t - h), places(body, t + h), places(body, t + 2 * h)
      )
      for (n, velocity) in velocities(body, t).enumerated() {
        let difference = (a[n] - 8 * b[n] + 8 * c[n] - d[n]) / (12 * h)
        expect(
          abs(velocity - difference), isLessThan: 1e-4,
          "\(regime), \(t) s: \(velocity), \(difference)")
      }
      time += 6 * h
      body.pause(at: time)
      change(&body, &generator)
      body.solve()
    }
  }

  @Test("is changed by no event but a tap, in every regime of damping", arguments: Regime.allCases)
  func events(_ regime: Regime) {
    var generator = SeededGenerator(seed: 22)
    var body = body(regime)
    body.pause(at: 0)
    body.push(along: numbers(-1000...1000, &generator), times: 1)
    body.solve()
    var time = 0.0
    for _ in 0..<200 {
      time += generator.uniform(0...0.05)
      let (place, velocity) = (places(body, time), velocities(body, time))
      body.pause(at: time)
      change(&body, &generator)
      body.solve()
      for (old, new) in zip(place, places(body, time)) { expect(abs(old - new), isLessThan: 1e-9) }
      for (old, new) in zip(velocity, velocities(body, time)) {
        expect(abs(old - new), isLessThan: 1e-7)
      }
    }
  }

  @Test("A body that is paused and goes on moves as one that is not", arguments: Regime.allCases)
  func twin(_ regime: Regime) {
    var generator = SeededGenerator(seed: 23)
    var body = body(regime)
    var twin = body
    var time = 0.0
    for _ in 0..<50 {
      let changes = generator
      for _ in 0..<3 {
        time += generator.uniform(0...0.01)
        twin.pause(at: time)
        twin.solve()
      }
      body.pause(at: time)
      twin.pause(at: time)
      var same = changes
      change(&body, &same)
      same = changes
      change(&twin, &same)
      let push = numbers(-100...100, &generator)
      body.push(along: push, times: 1)
      twin.push(along: push, times: 1)
      body.solve()
      twin.solve()
      let later = time + generator.uniform(0...0.1)
      for (one, other) in zip(places(body, later), places(twin, later)) {
        expect(abs(one - other), isLessThan: 1e-9, "\(regime), \(later) s")
      }
    }
  }
}
