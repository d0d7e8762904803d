import Testing

@_spi(Jelly) @testable import Jelly

/// Values computed with 60 digits.
@Suite("Springs beside their exact values")
struct ResponseTruthTests {
  /// The error that this way of evaluating a spring promises, as a share of the largest value.
  private static let share = 3e-14

  private func peak(_ values: [Double]) -> Double { values.map(abs).max() ?? 0 }

  private func error(_ values: [Double], _ truth: [Double]) -> Double {
    expect(values.count, equals: truth.count)
    return zip(values, truth).map { abs($0 - $1) }.max() ?? .infinity
  }

  @Test("A spring that is let go follows its exact path", arguments: try Vectors.paths())
  func pathsAreExact(row: Vectors.Path) {
    let spring = DampedSpring(
      angularFrequency: row.params.omega, dampingRatio: row.params.zeta)
    let responses = row.input.t.map(spring.response(after:))
    let offsets = responses.map { $0.offset(row.params.x0, row.params.v0) }
    let velocities = responses.map { $0.velocity(row.params.x0, row.params.v0) }
    expect(error(offsets, row.expected.x), isAtMost: Self.share * peak(row.expected.x))
    expect(error(velocities, row.expected.v), isAtMost: Self.share * peak(row.expected.v))
  }

  @Test(
    "One step's matrix is exact",
    arguments: Dictionary(grouping: try Vectors.steps(), by: \.params).values.map { $0 })
  func stepsAreExact(rows: [Vectors.Step]) throws {
    let parameters = try #require(rows.first).params
    let spring = DampedSpring(
      angularFrequency: parameters.omega, dampingRatio: parameters.zeta)
    let responses = rows.map { spring.response(after: $0.input.dt) }
    func compare(
      _ entry: KeyPath<DampedSpring.Response, Double>, from start: Double,
      _ expected: KeyPath<Vectors.Step.Expected, Double>
    ) {
      let truth = rows.map { $0.expected[keyPath: expected] }
      let error = error(responses.map { $0[keyPath: entry] }, truth)
      expect(error, isAtMost: Self.share * peak(truth + [start]), "\(parameters)")
    }
    compare(\.positionFromOffset, from: 1, \.xx)
    compare(\.positionFromVelocity, from: 0, \.xv)
    compare(\.velocityFromOffset, from: 0, \.vx)
    compare(\.velocityFromVelocity, from: 1, \.vv)
  }

  @Test(
    "New targets and velocities on the way leave the path exact",
    arguments: try Vectors.retargetings())
  func retargetingIsExact(row: Vectors.Retargeting) {
    let spring = DampedSpring(
      angularFrequency: row.params.omega, dampingRatio: row.params.zeta)
    // So small a tolerance never comes into play.
    func release(_ value: Double, _ velocity: Double, to target: Double, at time: Double)
      -> SpringMotion<Double>
    {
      SpringMotion(
        from: value, velocity: velocity, to: target, spring: spring, startTime: time,
        tolerance: 1e-300)
    }
    var motion = release(row.params.startValue, row.params.startVelocity, to: 0, at: 0)
    var values: [Double] = []
    var velocities: [Double] = []
    for event in row.input.events {
      let value = motion.value(at: event.t)
      let velocity = event.velocity ?? motion.velocity(at: event.t)
      motion = release(value, velocity, to: event.target ?? motion.target, at: event.t)
      values.append(value)
      velocities.append(velocity)
    }
    expect(error(values, row.expected.value), isAtMost: Self.share * peak(row.expected.value))
    expect(
      error(velocities, row.expected.velocity), isAtMost: Self.share * peak(row.expected.velocity))
  }
}
