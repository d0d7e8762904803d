@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("The modes of a held body against a dense solver")
struct HeldModesTests {
  @Test("1000 edges under up to four fingers have a dense solver's modes, and move like them")
  func edges() {
    var generator = SeededGenerator(seed: 13)
    var largest = Difference()
    for _ in 0..<1000 {
      let isPinned = generator.chance(0.5)
      let model = WaveModel(
        endCondition: isPinned ? .pinned : .free, length: generator.uniform(50...1200),
        spring: spring(&generator), waves: waves(&generator),
        areaStiffness: generator.uniform(0...4))
      var body = SoftBody(
        count: model.count, damping: model.damping, squares: model.square(of:))
      model.attachArea(to: &body)
      largest.widen(difference(body, model, &generator))
    }
    largest.check("edges")
  }

  @Test("500 boxes under up to four fingers have a dense solver's modes, and move like them")
  func boxes() {
    var generator = SeededGenerator(seed: 14)
    var largest = Difference()
    for _ in seeds(1...500) {
      let model = WaveModel(
        endCondition: .periodic, length: generator.uniform(100...1500), spring: spring(&generator),
        waves: waves(&generator))
      let body = SoftBody(
        count: model.count, damping: model.damping, squares: model.square(of:))
      largest.widen(difference(body, model, &generator))
    }
    largest.check("boxes")
  }

  private func spring(_ generator: inout SeededGenerator) -> DampedSpring {
    DampedSpring(
      response: generator.uniform(0.2...0.8), dampingRatio: generator.uniform(0.05...0.8))
  }

  private func waves(_ generator: inout SeededGenerator) -> WaveTuning {
    WaveTuning(
      stiffnessDamping: generator.uniform(0...0.005), foundationFraction: generator.uniform(0...1),
      bendingStiffness: generator.uniform(0...0.1),
      contactFrequency: generator.logarithmic(50...1000),
      touchWidth: generator.uniform(5...50))
  }

  /// Returns the difference between a body and its dense twin, after some fingers have come down,
  /// pulled and tapped.
  private func difference(
    _ body: SoftBody, _ model: WaveModel, _ generator: inout SeededGenerator
  ) -> Difference {
    var body = body
    var dense = DenseBody(squares: (0..<model.count).map(model.square(of:)))
    func shape(_ slot: Int) -> [Double] {
      body.withShape(of: slot) { c in (0..<model.count).map { c[$0] } }
    }
    let area = body.stiffness[SoftBody.areaSlot]
    if area > 0 {
      dense.attach(shape(SoftBody.areaSlot), stiffness: area, target: 0)
    }
    body.solve()
    body.pause(at: 0)
    var place = generator.uniform(0.05...0.95)
    for finger in 0..<Int(generator.uniform(1...4.99)) {
      body.attach(finger, stiffness: model.contactStiffness) {
        model.writeInfluence(at: place, to: $0)
      }
      let target = generator.uniform(-100...100)
      body.setTarget(finger, target)
      dense.attach(shape(finger), stiffness: model.contactStiffness, target: target)
      // Sometimes the next one is nearly at the same place, or at the mirrored one.
      place =
        switch generator.next() % 4 {
        case 0: min(place + generator.logarithmic(1e-9...1e-2), 0.95)
        case 1: 1 - place
        default: generator.uniform(0.05...0.95)
        }
    }
    let tap = shape(0)
    let square = tap.reduce(0) { $0 + $1 * $1 }
    let push = generator.uniform(-1000...1000) / max(square, 1e-3)
    tap.withUnsafeBufferPointer { tap in
      if let start = tap.baseAddress { body.push(along: start, times: push) }
    }
    body.solve()

    var largest = Difference()
    let found = (0..<model.count).map { body.square(ofMode: $0) }.sorted()
    let modes = dense.modes()
    for (found, mode) in zip(found, modes) {
      largest.mode = max(largest.mode, abs(found / mode.square - 1))
    }
    // From its rest time on a body is where it comes to rest, which is not the same to the last
    // digit.
    let time = min(generator.uniform(0...0.5), 0.999 * body.restTime)
    let places = dense.places(
      after: time, velocities: tap.map { $0 * push }, modes: modes,
      rate: model.damping.rate(ofSquare:))
    body.withPlaces(at: time) { q in
      for n in 0..<model.count { largest.place = max(largest.place, abs(q[n] - places[n])) }
    }
    return largest
  }
}

/// The difference between two bodies.
private struct Difference {
  /// The largest relative difference of an eigenvalue.
  var mode = 0.0
  /// The largest difference of a coordinate, in points.
  var place = 0.0

  mutating func widen(_ other: Self) {
    mode = max(mode, other.mode)
    place = max(place, other.place)
  }

  /// Ten thousand bodies of each kind were off by at most 5e-12 and 1.2e-9 pt.
  func check(_ bodies: String) {
    expect(mode, isLessThan: 1e-11, "\(bodies): an eigenvalue is off by \(mode)")
    expect(place, isLessThan: 1e-8, "\(bodies): a coordinate is off by \(place) pt")
  }
}

@Suite("The storage of a soft body")
struct ModalStorageTests {
  @Test("holds the matrix and every vector, with nothing over")
  func size() {
    expect(MemoryLayout<ModalStorage>.size, equals: bytes(ModalNumbers.vectorCount, 32))
  }

  @Test("begins with what a frame needs: the matrix and eight vectors of 16 or of 32 numbers")
  func prefixes() {
    expect(MemoryLayout<ModalStorage.Small>.size, equals: bytes(8, 16))
    expect(MemoryLayout<ModalStorage.Frame>.size, equals: bytes(8, 32))
  }

  /// Returns the size of a matrix and some vectors.
  private func bytes(_ vectorCount: Int, _ count: Int) -> Int {
    (count + vectorCount) * count * MemoryLayout<Double>.size
  }
}
