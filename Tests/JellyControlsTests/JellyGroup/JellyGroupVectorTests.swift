import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A group against an independent program")
struct JellyGroupVectorTests {
  @Test("A group has the vectors' changes, boxes and growth", arguments: 0..<10)
  func groups(index: Int) throws {
    let vectors = try LiquidVectors.load().groups
    expect(vectors.count, equals: 10)
    let vector = vectors[index]
    let isLiquid = vector.tuning == "liquid"
    var group = JellyGroupBody(
      size: Vector2(400, 300), settings: .init(spacing: isLiquid ? 28 : 20),
      tuning: isLiquid ? .liquid : .standard)
    for (id, numbers) in vector.bodies.enumerated() {
      group.handle(.bodyPlaced(id, .init(LiquidBody(numbers)), isAnimated: false), at: -1)
    }
    for event in vector.events {
      group.move(event)
      for (pair, changes) in event.changes { check(group, pair, changes) }
      for sample in event.samples { check(group, sample) }
    }
  }

  private func check(
    _ group: JellyGroupBody, _ pair: String, _ changes: [LiquidVectors.Group.Change]
  ) {
    let ids = pair.split(separator: " ").compactMap { Int($0) }
    let bond = group.bonds[ids[0], ids[1]]
    let times = (0..<LiquidBond.maximumChanges).map { bond.changes[$0] }.filter { $0 < .infinity }
    expect(times.count, equals: changes.count - 1)
    // Two changes at the time of an event are not the same state.
    var (state, start) = (bond.state, bond.time)
    for (index, (change, time)) in zip(changes, [start] + times).enumerated() {
      if index > 0 { state = state.after(time - start, group.bondSprings).changed }
      start = time
      expect(state.isJoined, equals: change.isJoined)
      // A growth that counts as at rest may be 1e-4 away from that, and goes on in the vectors.
      let rest = state.isResting ? 1e-4 : 0
      for (own, other, tolerance) in [
        (time, change.time, 0), (state.growth, change.growth, rest),
        (state.velocity, change.velocity, 60 * rest),
      ] {
        expect(abs(own - other), isLessThan: 1e-6 + tolerance, "\(pair), at \(change.time)")
      }
    }
  }

  private func check(_ group: JellyGroupBody, _ sample: LiquidVectors.Group.Sample) {
    let shapes = group.shapes(at: sample.at)
    for (slot, numbers) in sample.bodies.enumerated() {
      let (own, other) = (shapes.shown[slot], LiquidBody(numbers))
      expect((own.center - other.center).magnitude, isLessThan: 1e-6)
      expect((own.halfSize - other.halfSize).magnitude, isLessThan: 1e-6)
      expect(abs(own.radius - other.radius), isLessThan: 1e-6)
    }
    for (pair, growth) in sample.growths {
      let ids = pair.split(separator: " ").compactMap { Int($0) }
      let state = group.bonds[ids[0], ids[1]].state(at: sample.at, group.bondSprings)
      expect(abs(state.growth - growth), isLessThan: 1e-6, "\(pair), at \(sample.at)")
    }
  }
}

extension JellyGroupBody {
  /// Moves bodies as the vectors do: each event has a spring of its own.
  fileprivate mutating func move(_ event: LiquidVectors.Group.Event) {
    changing(now: event.at) { group in
      for (id, numbers) in event.moves {
        guard let slot = Int(id).flatMap({ group.slot(of: $0) }) else { continue }
        let (body, target) = (group.bodies[slot], LiquidBody(numbers))
        let sides = Body.sides(of: target)
        guard let spring = event.spring else {
          group.bodies[slot].center = .still(at: target.center, since: event.at)
          group.bodies[slot].sides = .still(at: sides, since: event.at)
          continue
        }
        func motion<Value>(_ old: SpringMotion<Value>, to target: Value) -> SpringMotion<Value> {
          SpringMotion(
            from: old.value(at: event.at), velocity: old.velocity(at: event.at), to: target,
            spring: DampedSpring(response: spring[0], dampingRatio: spring[1]),
            startTime: event.at, tolerance: 1e-12)
        }
        group.bodies[slot].center = motion(body.center, to: target.center)
        group.bodies[slot].sides = motion(body.sides, to: sides)
      }
    }
  }
}

extension JellyGroupBody.Box {
  /// The box of a body.
  init(_ body: LiquidBody) {
    self.init(center: body.center, size: 2 * body.halfSize, cornerRadius: body.radius)
  }
}
