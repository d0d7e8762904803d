import JellyTestSupport
import Testing

@testable import Jelly

/// Each lane against the scalar code, bit for bit: the sign of a zero counts too.
@Suite("Lanes")
struct LanesTests {
  private static let seeds: ClosedRange<UInt64> = 1...8
  private static let rounds = 2_000

  @Test("exp has the scalar bits from −∞ to 709, subnormal results included", arguments: seeds)
  func exponentialHasTheScalarBits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.rounds {
      let x = vector {
        generator.chance(0.5)
          ? generator.uniform(-760...709) : generator.sign() * generator.logarithmic(1e-300...700)
      }
      let expected = vector(of: x, Elementary.exp)
      #expect(bits(Elementary.exp(of: x)) == bits(expected), "seed \(seed), x = \(x)")
      #expect(bits(Elementary.exp(of: x.lowHalf)) == bits(expected.lowHalf))
    }
  }

  @Test("exp has the scalar bits at the edges of its steps")
  func exponentialHasTheScalarBitsAtTheEdges() {
    let edges = [
      -Double.infinity, -1e300, -746, (-746.0).nextUp, -745.2, -745.1, -708.4, -693.5, -693.147,
      -0.3466, -0.3465, -5e-324, -0.0, 0, 5e-324, 1, 693.5, 709,
    ]
    for edge in edges {
      let x = SIMD8(repeating: edge)
      #expect(bits(Elementary.exp(of: x)) == bits(SIMD8(repeating: Elementary.exp(edge))))
    }
  }

  @Test("expm1 has the scalar bits at every scale", arguments: seeds)
  func exponentialMinusOneHasTheScalarBits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.rounds {
      let x = vector {
        generator.chance(0.5)
          ? generator.uniform(-45...710) : generator.sign() * generator.logarithmic(1e-300...50)
      }
      let expected = vector(of: x, Elementary.expm1)
      #expect(bits(Elementary.expm1(of: x)) == bits(expected), "seed \(seed), x = \(x)")
      #expect(bits(Elementary.expm1(of: x.lowHalf)) == bits(expected.lowHalf))
    }
  }

  @Test("log has the scalar bits for every number, whatever its bits", arguments: seeds)
  func logarithmHasTheScalarBits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let edges = [0, 0x1p-1022, 0x1.fffffffffffffp-1023, 0.5.squareRoot(), 1, .infinity]
    for _ in 0..<Self.rounds {
      let x = vector {
        generator.chance(0.2)
          ? generator.sign() * generator.pick(edges) : Double(bitPattern: generator.next())
      }
      // All that is no number is alike: its bits mean nothing.
      let lanes = Elementary.log(of: x)
      let half = Elementary.log(of: x.highHalf)
      for lane in 0..<8 {
        let expected = Elementary.log(x[lane])
        let isSame = lanes[lane].bitPattern == expected.bitPattern
        #expect(isSame || lanes[lane].isNaN && expected.isNaN, "seed \(seed), x = \(x[lane])")
        let isHalfSame = lane < 4 || half[lane - 4].bitPattern == expected.bitPattern
        #expect(isHalfSame || half[lane - 4].isNaN && expected.isNaN)
      }
    }
  }

  @Test("Sine and cosine have the scalar bits for every number", arguments: seeds)
  func sincosHasTheScalarBits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.rounds {
      let x = vector {
        generator.chance(0.3)
          ? generator.uniform(-30...30) : generator.sign() * generator.logarithmic(1e-300...1e12)
      }
      let lanes = Elementary.sincos(of: x)
      let half = Elementary.sincos(of: x.highHalf)
      let sine = vector(of: x) { Elementary.sincos($0).sin }
      let cosine = vector(of: x) { Elementary.sincos($0).cos }
      #expect(bits(lanes.sin) == bits(sine), "seed \(seed), x = \(x)")
      #expect(bits(lanes.cos) == bits(cosine), "seed \(seed), x = \(x)")
      #expect(bits(half.sin) == bits(sine.highHalf))
      #expect(bits(half.cos) == bits(cosine.highHalf))
    }
  }

  @Test("Sine and cosine have the scalar bits beside every quarter turn")
  func sincosHasTheScalarBitsAtTheQuarters() {
    for quarter in -40...40 {
      let turn = Double(quarter) * .pi / 2
      for x in [turn.nextDown, turn, turn.nextUp, turn + .pi / 4] {
        let (sine, cosine) = Elementary.sincos(x)
        let lanes = Elementary.sincos(of: SIMD4(repeating: x))
        #expect(bits(lanes.sin) == bits(SIMD4(repeating: sine)), "x = \(x)")
        #expect(bits(lanes.cos) == bits(SIMD4(repeating: cosine)), "x = \(x)")
      }
    }
    for x in [-Double.infinity, -1e9, (-1e9).nextUp, -0.0, 1e9, .infinity, .nan] {
      let (sine, cosine) = Elementary.sincos(x)
      let lanes = Elementary.sincos(of: SIMD4(repeating: x))
      #expect(bits(lanes.sin) == bits(SIMD4(repeating: sine)), "x = \(x)")
      #expect(bits(lanes.cos) == bits(SIMD4(repeating: cosine)), "x = \(x)")
    }
  }

  @Test("Springs of one kind move as each would alone", arguments: seeds, Kind.allCases)
  func springsOfOneKindMoveAsAlone(seed: UInt64, kind: Kind) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      expectLanesToMoveAsAlone(
        (0..<8).map { _ in motion(of: kind, from: &generator) }, from: &generator, "seed \(seed)")
    }
  }

  @Test("Any mixture of springs moves as each would alone", arguments: seeds)
  func mixturesMoveAsAlone(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      expectLanesToMoveAsAlone(
        (0..<8).map { _ in motion(of: generator.pick(Kind.allCases), from: &generator) },
        from: &generator, "seed \(seed)")
    }
  }

  @Test("A bank moves as its groups do", arguments: seeds)
  func banksMoveAsTheirGroups(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let fours = (0..<5).map { _ in
      var group = SpringLanes4(repeating: motion(of: .swinging, from: &generator))
      group.place(motion(of: generator.pick(Kind.allCases), from: &generator), in: 2)
      return group
    }
    let eights = (0..<5).map { _ in
      var group = SpringLanes8(repeating: motion(of: .swinging, from: &generator))
      group.place(motion(of: generator.pick(Kind.allCases), from: &generator), in: 6)
      return group
    }
    // One place too many, which stays as it was.
    var fourResults = [SIMD4<Double>](repeating: SIMD4(repeating: 7), count: 6)
    var eightResults = [SIMD8<Double>](repeating: SIMD8(repeating: 7), count: 6)
    let time = generator.uniform(0...2)
    fours.withUnsafeBufferPointer { bank in
      fourResults.withUnsafeMutableBufferPointer {
        SpringLanes4.values(of: bank, at: time, into: $0)
      }
    }
    eights.withUnsafeBufferPointer { bank in
      eightResults.withUnsafeMutableBufferPointer {
        SpringLanes8.values(of: bank, at: time, into: $0)
      }
    }
    for index in 0..<5 {
      #expect(bits(fourResults[index]) == bits(fours[index].values(at: time)), "seed \(seed)")
      #expect(bits(eightResults[index]) == bits(eights[index].values(at: time)), "seed \(seed)")
    }
    #expect(fourResults[5] == SIMD4(repeating: 7) && eightResults[5] == SIMD8(repeating: 7))
  }

  @Test("A motion repeated is in every lane")
  func repeatedMotions() {
    let motion = SpringMotion(
      from: 3, velocity: -20, to: 40, by: DampedSpring(response: 0.4, dampingRatio: 0.36), at: 2,
      tolerance: 0.01)
    let value = motion.value(at: 2.2)
    #expect(SpringLanes4(repeating: motion).values(at: 2.2) == SIMD4(repeating: value))
    #expect(SpringLanes8(repeating: motion).values(at: 2.2) == SIMD8(repeating: value))
  }
}

// MARK: - Springs

extension LanesTests {
  /// What a spring may be, the borders between the regimes included.
  enum Kind: CaseIterable {
    case undamped, swinging, nearlyCritical, critical, creeping, stiff

    func dampingRatio(from generator: inout SeededGenerator) -> Double {
      switch self {
      case .undamped: 0
      case .swinging: generator.uniform(0...0.99)
      case .nearlyCritical: 1 + generator.sign() * generator.logarithmic(1e-16...0.1)
      case .critical: 1
      case .creeping: generator.uniform(1.01...8)
      case .stiff: generator.logarithmic(8...1e6)
      }
    }
  }

  private func motion(
    of kind: Kind, from generator: inout SeededGenerator
  ) -> SpringMotion<Double> {
    let spring = DampedSpring(
      angularFrequency: generator.logarithmic(0.1...1000),
      dampingRatio: kind.dampingRatio(from: &generator))
    // Targets of zero let the sign of a zero through; a tolerance of nearly nothing lets the
    // motion go on until the decay has vanished.
    return SpringMotion(
      from: generator.uniform(-100...100), velocity: generator.uniform(-5000...5000),
      to: generator.chance(0.5) ? 0 : generator.uniform(-100...100), by: spring,
      at: generator.uniform(-1...1), tolerance: generator.chance(0.1) ? 5e-324 : 0.01)
  }

  private func expectLanesToMoveAsAlone(
    _ motions: [SpringMotion<Double>], from generator: inout SeededGenerator, _ comment: Comment
  ) {
    var four = SpringLanes4(repeating: motions[0])
    var eight = SpringLanes8(repeating: motions[0])
    for (lane, motion) in motions.enumerated() {
      eight.place(motion, in: lane)
      if lane < 4 { four.place(motion, in: lane) }
    }
    let times = [
      -2, 0, motions[3].startTime, motions[5].restTime, generator.uniform(0...2),
      generator.logarithmic(1e-3...1e3), generator.logarithmic(1e3...1e12), .infinity,
    ]
    for time in times {
      var values = SIMD8<Double>.zero
      var velocities = SIMD8<Double>.zero
      for (lane, motion) in motions.enumerated() {
        values[lane] = motion.value(at: time)
        velocities[lane] = motion.velocity(at: time)
      }
      let state = eight.state(at: time)
      #expect(bits(state.values) == bits(values), comment)
      #expect(bits(state.velocities) == bits(velocities), comment)
      #expect(bits(eight.values(at: time)) == bits(values), comment)
      #expect(bits(eight.velocities(at: time)) == bits(velocities), comment)
      let half = four.state(at: time)
      #expect(bits(half.values) == bits(values.lowHalf), comment)
      #expect(bits(half.velocities) == bits(velocities.lowHalf), comment)
      #expect(bits(four.values(at: time)) == bits(values.lowHalf), comment)
      #expect(bits(four.velocities(at: time)) == bits(velocities.lowHalf), comment)
    }
  }
}

// MARK: - Vectors

private func vector(_ lane: () -> Double) -> SIMD8<Double> {
  var result = SIMD8<Double>.zero
  for index in 0..<8 { result[index] = lane() }
  return result
}

private func vector(of x: SIMD8<Double>, _ function: (Double) -> Double) -> SIMD8<Double> {
  var result = SIMD8<Double>.zero
  for index in 0..<8 { result[index] = function(x[index]) }
  return result
}

private func bits(_ x: SIMD4<Double>) -> SIMD4<UInt64> {
  unsafeBitCast(x, to: SIMD4<UInt64>.self)
}

private func bits(_ x: SIMD8<Double>) -> SIMD8<UInt64> {
  unsafeBitCast(x, to: SIMD8<UInt64>.self)
}
