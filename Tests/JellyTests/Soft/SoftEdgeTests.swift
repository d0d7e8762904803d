@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A soft edge")
struct SoftEdgeTests {
  private static let size: Vector2 = [390, 100]

  private func bar(_ tuning: JellyBarBody.Tuning = .standard) -> JellyBarBody {
    JellyBarBody(size: Self.size, tuning: tuning)
  }

  private func displacement(_ bar: JellyBarBody, at x: Double, _ time: Double) -> Double {
    bar.freeEdge.waving.waves.displacement(
      at: x / 390, time: time, model: bar.model.waveModel)
  }

  @Test("has its tip on the finger at every event, wherever it is pulled")
  func tip() {
    for x in [70.0, 120, 195, 300] {
      var bar = bar()
      bar.handle(.touchBegan([x, 40]), at: 0)
      for step in 1...12 {
        let time = Double(step) / 120
        bar.handle(.touchMoved([x, 40 + 8 * Double(step)]), at: time)
        expect(abs(displacement(bar, at: x, time) - 8 * Double(step)), isLessThan: 4)
      }
      // The finger rests, and the tip comes to rest under it.
      expect(abs(displacement(bar, at: x, bar.restTime) - 96), isLessThan: 1e-9)
    }
  }

  @Test("reports a dent as a depth below 0, and never moves a list over the bar")
  func dent() {
    var bar = bar()
    bar.handle(.touchBegan([195, 160]), at: 0)
    bar.handle(.touchMoved([195, 100]), at: 0.05)
    // The bar's own height limits the dent.
    expect(bar.depth(at: 2) < -10 && bar.depth(at: 2) >= displacement(bar, at: 195, 2))
    expect(bar.inset(at: 2), isAtLeast: 0)
    bar.handle(.touchMoved([195, 240]), at: 2)
    expect(bar.depth(at: 5), equals: bar.inset(at: 5))
    expect(abs(bar.depth(at: 5) - 80), isLessThan: 0.5)
  }

  @Test("comes to rest under a finger that holds still, and the clock may stop")
  func holdsStill() {
    var bar = bar()
    bar.handle(.touchBegan([195, 40]), at: 0)
    bar.handle(.touchMoved([195, 120]), at: 0.1)
    expect(bar.isHeld)
    expect(bar.restTime > 0.2 && bar.restTime < 4)
  }

  @Test("is pulled by two fingers at two places, and oscillates where one lets go")
  func twoFingers() {
    var bar = bar()
    bar.handle(.touchBegan([100, 40], id: 1), at: 0)
    bar.handle(.touchBegan([290, 40], id: 2), at: 0.1)
    bar.handle(.touchMoved([100, 100], id: 1), at: 0.2)
    bar.handle(.touchMoved([290, 140], id: 2), at: 0.3)
    let rest = bar.restTime
    expect(abs(displacement(bar, at: 100, rest) - 60), isLessThan: 1)
    expect(abs(displacement(bar, at: 290, rest) - 100), isLessThan: 1)
    expect(bar.handle(.touchEnded([290, 140], id: 2), at: rest), equals: nil)
    expect(bar.isHeld)
    expect(abs(displacement(bar, at: 100, bar.restTime) - 60), isLessThan: 1)
    expect(bar.handle(.touchEnded([100, 100], id: 1), at: rest + 3), equals: .released)
    expect(bar.amplitudes(at: bar.restTime), equals: .zero)
  }

  @Test("ignores a fifth finger, until a slot is free")
  func fiveFingers() {
    var bar = bar()
    for finger in 0...4 {
      bar.handle(.touchBegan([40 + 75 * Double(finger), 40], id: finger), at: 0)
    }
    let before = bar.outline(at: 0.1)
    bar.handle(.touchMoved([340, 200], id: 4), at: 0.1)
    expect(bar.outline(at: 0.1), equals: before)
    bar.handle(.touchEnded([40, 40], id: 0), at: 0.2)
    bar.handle(.touchBegan([340, 40], id: 4), at: 0.2)
    bar.handle(.touchMoved([340, 100], id: 4), at: 0.3)
    expect(displacement(bar, at: 340, bar.restTime), isGreaterThan: 40)
  }

  @Test("keeps its place and its velocity when it is caught, let go, tuned or made longer")
  func velocity() {
    func speed(_ bar: JellyBarBody, _ time: Double) -> [Double] {
      let step = 1e-6
      let (now, next) = (bar.outline(at: time).points, bar.outline(at: time + step).points)
      return zip(now, next).map { ($1.y - $0.y) / step }
    }
    var bar = bar()
    bar.handle(.touchBegan([150, 40]), at: 0)
    bar.handle(.touchMoved([150, 140]), at: 0.1)
    bar.handle(.touchEnded([150, 140]), at: 0.2)
    var other = JellyBarBody.Tuning.standard
    other.soft.modal.areaStiffness = 2
    for event in [
      JellyBarBody.Event.touchBegan([250, 90]), .tuningChanged(other), .touchEnded([250, 90]),
    ] {
      // So late that the touch is not a tap, which would push the edge.
      let time = bar.clock.time + 0.16
      let (place, before) = (bar.outline(at: time), speed(bar, time))
      bar.handle(event, at: time)
      expect(bar.outline(at: time).pointDistance(to: place), isLessThan: 1e-9)
      for (old, new) in zip(before, speed(bar, time)) { expect(abs(old - new), isLessThan: 0.5) }
    }
  }

  @Test("is the mirror image of one that is pulled at the mirrored place")
  func mirrored() {
    var (left, right) = (bar(), bar())
    for (time, depth) in [(0.0, 40.0), (0.05, 80), (0.1, 150)] {
      let event: (Double) -> JellyBarBody.Event = { x in
        time == 0 ? .touchBegan([x, depth]) : .touchMoved([x, depth])
      }
      left.handle(event(110), at: time)
      right.handle(event(280), at: time)
    }
    for time in [0.1, 0.13, 0.3] {
      for x in stride(from: 0.0, through: 390, by: 30) {
        let apart = displacement(left, at: x, time) - displacement(right, at: 390 - x, time)
        expect(abs(apart), isLessThan: 1e-9)
      }
    }
  }

  @Test(
    "follows the finger and returns to rest by an overdamped spring, too", arguments: [1, 1.5, 6])
  func overdamped(dampingRatio: Double) {
    var tuning = JellyBarBody.Tuning.standard
    tuning.soft.spring = DampedSpring(response: 0.3, dampingRatio: dampingRatio)
    var bar = bar(tuning)
    bar.handle(.touchBegan([150, 40]), at: 0)
    bar.handle(.touchMoved([150, 140]), at: 0.1)
    expect(abs(displacement(bar, at: 150, 0.1) - 100), isLessThan: 4)
    expect(abs(displacement(bar, at: 150, bar.restTime) - 100), isLessThan: 1e-9)
    let time = bar.restTime + 1
    bar.handle(.touchEnded([150, 140]), at: time)
    let depths = (0...500).map { bar.amplitudes(at: time + Double($0) / 100).depth }
    expect(depths.allSatisfy { $0 <= depths[0] + 1e-9 })
    expect(bar.restTime, isLessThan: time + 30)
    expect(bar.amplitudes(at: bar.restTime), equals: .zero)
  }

  @Test("loses energy between events, and gains none from fingers that only touch and let go")
  func energy() {
    var generator = SeededGenerator(seed: 3)
    var waves = WaveTuning()
    waves.stiffnessDamping = 0.0001
    let model = WaveModel(
      endCondition: .pinned, length: 390, spring: DampedSpring(response: 0.42, dampingRatio: 0.02),
      waves: waves,
      areaStiffness: ModalEdgeTuning().areaStiffness)
    var body = SoftBody(
      count: 16, damping: model.damping, squares: { model.square(of: $0) })
    model.attachArea(to: &body)
    body.solve()
    body.pause(at: 0)
    body.push(along: (0..<16).map { [3000, -2000, 1500, 800][$0 % 4] / Double($0 + 1) }, times: 1)
    body.solve()
    var time = 0.0
    var energy = body.energy(at: 0)
    let start = energy
    var attached = Set<Int>()
    for _ in 0..<400 {
      time += generator.uniform(0...0.05) * 0.1
      let before = body.energy(at: time)
      expect(before, isAtMost: energy + 1e-11 * start)
      body.pause(at: time)
      let slot = Int(generator.next() % 3)
      if attached.remove(slot) != nil {
        body.detach(slot)
      } else {
        attached.insert(slot)
        let place = generator.uniform(0.05...0.95)
        body.attach(slot, stiffness: model.contactStiffness) {
          model.writeInfluence(at: place, to: $0)
        }
      }
      body.solve()
      energy = body.energy(at: time)
      expect(energy, isAtMost: before + 1e-11 * start)
    }
    expect(energy, isLessThan: 0.9 * start)
  }

  @Test("has modes that solve its eigenproblem, and are orthogonal")
  func modes() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let (length, isPinned) = (generator.uniform(40...800), !generator.chance(0.5))
      var waves = WaveTuning()
      waves.bendingStiffness = generator.uniform(0...0.1)
      waves.contactFrequency = generator.uniform(100...1500)
      waves.touchWidth = generator.uniform(5...60)
      let model = WaveModel(
        endCondition: isPinned ? .pinned : .free, length: length,
        spring: .init(response: 0.42, dampingRatio: 0.3), waves: waves,
        areaStiffness: ModalEdgeTuning().areaStiffness)
      var body = SoftBody(count: 16, damping: model.damping, squares: { model.square(of: $0) })
      for slot in 0..<Int(generator.next() % 4) {
        let place = generator.pick([0.5, 0.25, generator.uniform(0.04...0.96)])
        body.attach(slot, stiffness: model.contactStiffness) {
          model.writeInfluence(at: place, to: $0)
        }
      }
      if generator.chance(0.5) { model.attachArea(to: &body) }
      body.solve()
      body.readNumbers { check($0, body.stiffness) }
    }
  }

  /// Checks that K·v = Ω²·v for every mode, and that the modes are orthogonal and of length 1.
  private func check(_ body: ModalNumbers, _ stiffness: SIMD8<Double>) {
    let largest = (0..<16).map { body.squares[$0] }.max() ?? 1
    for mode in 0..<16 {
      let vector = body.eigenvector(mode)
      for n in 0..<16 {
        var image = body.ownSquares[n] * vector[n]
        for slot in 0..<ModalNumbers.attachmentCount where stiffness[slot] > 0 {
          image += stiffness[slot] * body.shape(slot)[n] * body.dot(body.shape(slot), vector)
        }
        expect(abs(image - body.squares[mode] * vector[n]), isLessThan: 1e-12 * largest)
      }
      for other in 0...mode {
        let product = body.dot(vector, body.eigenvector(other))
        expect(abs(product - (mode == other ? 1 : 0)), isLessThan: 1e-13)
      }
    }
  }

  @Test("A finger that slides along the edge keeps its depth", arguments: [60.0, 300, 350])
  func slide(x: Double) {
    var bar = JellyBarBody(size: [390, 100])
    bar.handle(.touchBegan([195, 60]), at: 0)
    bar.handle(.touchMoved([195, 160]), at: 0.1)
    var twin = bar
    bar.handle(.touchMoved([x, 160]), at: 0.2)
    // A step that cannot be seen attaches the finger anew.
    twin.handle(.touchMoved([x, 160 + 1e-7]), at: 0.2)
    expect(abs(bar.depth(at: 9) - twin.depth(at: 9)), isLessThan: 1e-4)
  }
}
