import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A soft drop")
struct SoftDropTests {
  private func drop(
    _ tuning: SoftDrop.Tuning = .free, size: Vector2 = [400, 400]
  ) -> SoftDrop {
    SoftDrop(radius: 28, home: size / 2, size: size, tuning: tuning)
  }

  /// A drop whose left side is pressed in to half of its radius.
  private func dented() -> SoftDrop {
    var drop = drop()
    drop.handle(.touchBegan([170, 200]), at: 0)
    drop.handle(.touchMoved([179, 200]), at: 0)
    return drop
  }

  @Test("at rest is a circle")
  func rest() {
    let outline = drop().outline(at: 0)
    #expect(abs(outline.area / (.pi * 28 * 28) - 1) < 1e-12)
    for curve in outline.curves {
      for point in curve.flattened(8) { #expect(abs((point - 200).magnitude - 28) < 1e-3) }
    }
  }

  @Test("keeps its area at any amplitude, pressed, dragged, poked and flying")
  func area() {
    var drop = drop()
    for step in 0...300 {
      let time = Double(step) / 100
      switch step {
      case 5: drop.handle(.touchBegan([229, 200], finger: 1), at: time)
      case 8: drop.handle(.touchMoved([170, 200], finger: 1), at: time)
      case 20: drop.handle(.touchBegan([200, 228], finger: 2), at: time)
      case 25: drop.handle(.touchMoved([200, 300], finger: 2), at: time)
      case 30: drop.handle(.touchBegan(drop.center(at: time)), at: time)
      case 31...40: drop.handle(.touchMoved([200 - 30 * Double(step - 30), 200]), at: time)
      case 45: drop.handle(.touchCancelled, at: time)
      case 50...60: drop.handle(.poked([0, 0]), at: time)
      default: break
      }
      #expect(abs(drop.outline(at: time).area / (.pi * 28 * 28) - 1) < 1e-12, "\(time) s")
    }
  }

  @Test(
    "is drawn within a small part of a point, pressed to half of its radius and let go",
    arguments: [(8, 12, 0.07), (8, 16, 0.034), (12, 24, 0.01)])
  func cubics(modes: Int, pieces: Int, bound: Double) {
    let law = SoftDropLaw(radius: 28, tuning: .standard, count: 2 * modes)
    var body = SoftBody<ThirtyTwoModes>(
      count: law.count, damping: law.damping, squares: law.square(of:), reaches: { _ in 1 })
    body.pause(at: 0)
    body.attach(0, stiffness: law.grip) { law.writePatch(at: 0.5, to: $0) }
    body.wish(0, 14 * (0.5 * 0.5 - 1))
    body.go()
    var largest = 0.0
    // From the moment when the drop is at rest under the finger.
    for step in 36...90 {
      let time = Double(step) / 120
      if step == 36 {
        body.pause(at: time)
        body.detach(0)
        body.go()
      }
      body.withPlaces(at: time) { amplitudes in
        var outline = SoftDropOutline(
          center: .zero, radius: 28, way: .zero, walls: nil, amplitudes: amplitudes,
          count: law.count)
        outline.pieces = pieces
        var drawn = RecordedOutline()
        outline.draw(into: &drawn)
        for point in drawn.curves.flatMap({ $0.flattened(16) }) {
          let wave = outline.distance(at: point.angle)
          let slope = wave.slope / wave.radius
          let error = abs(point.magnitude - wave.radius) / (1 + slope * slope).squareRoot()
          largest = max(largest, error)
        }
      }
    }
    #expect(largest < bound)
  }

  @Test("has no corner, and none where a finger dents it deep")
  func smoothness() {
    let drop = dented()
    for step in 0...30 {
      let curves = drop.outline(at: Double(step) / 60).curves
      for (before, after) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
        #expect(degrees(between: before.directionAtEnd, after.directionAtStart) < 0.01)
      }
    }
  }

  @Test("gives way to a finger, bulges elsewhere, and holds still under it")
  func press() {
    let drop = dented()
    let still = drop.outline(at: drop.restTime)
    #expect(drop.restTime < 4)
    #expect(still == drop.outline(at: 1000))
    let points = still.curves.map(\.start)
    // The tip is farther in than the finger, which presses it.
    #expect(points.map(\.x).min()! > 180)
    #expect(points.map(\.y).min()! < 171)
  }

  @Test("has a dent that goes round with the finger")
  func slide() {
    var drop = dented()
    for step in 1...40 {
      let angle = Double.pi * (1 + Double(step) / 40)
      drop.handle(.touchMoved([200, 200] + Vector2(angle: angle) * 21), at: Double(step) / 60)
    }
    let center = drop.center(at: drop.restTime)
    let points = drop.outline(at: drop.restTime).curves.map { $0.start - center }
    let nearest = points.min { $0.magnitude < $1.magnitude }!
    #expect(abs(nearest.angle) < 0.3)
  }

  @Test("goes where a finger drags it, and flies on as fast as it was")
  func drag() {
    var drop = drop()
    drop.handle(.touchBegan([205, 200]), at: 0)
    for step in 1...12 {
      drop.handle(.touchMoved([205 + 8 * Double(step), 200]), at: Double(step) / 120)
    }
    let held = drop
    drop.handle(.touchEnded([301, 200]), at: 0.1)
    #expect((drop.velocity(at: 0.1) - held.velocity(at: 0.1)).magnitude < 1e-9)
    #expect(drop.velocity(at: 0.1).x > 400)
    #expect((held.center(at: held.restTime) - [296, 200]).magnitude < 1e-6)
    #expect(drop.outline(at: drop.restTime) == self.drop().outline(at: 0))
  }

  @Test("is longer along its way while it flies")
  func stretch() {
    var drop = drop()
    drop.handle(.touchBegan([200, 200]), at: 0)
    for step in 1...20 {
      drop.handle(.touchMoved([200 + 12 * Double(step), 200]), at: Double(step) / 120)
    }
    let points = drop.outline(at: 1.0 / 6).points
    let width = points.map(\.x).max()! - points.map(\.x).min()!
    let height = points.map(\.y).max()! - points.map(\.y).min()!
    #expect(width > 1.4 * height)
  }

  @Test("bounces off a wall at the moment when it touches it, without a jump")
  func wall() throws {
    var drop = drop(.standard, size: [200, 200])
    drop.handle(.touchBegan([100, 100]), at: 0)
    for step in 1...6 {
      drop.handle(.touchMoved([100 + 8 * Double(step), 100]), at: Double(step) / 120)
    }
    drop.handle(.touchEnded([148, 100]), at: 0.05)
    let hit = try #require(drop.hit)
    #expect(hit.wall == .right)
    let (before, after) = (drop.velocity(at: hit.time.nextDown), drop.velocity(at: hit.time))
    #expect(abs(after.x + before.x / 2) < 1e-6)
    #expect(abs(drop.center(at: hit.time).x - 172) < 1e-9)
    let (left, right) = (drop.outline(at: hit.time.nextDown), drop.outline(at: hit.time))
    #expect(left.pointDistance(to: right) < 1e-6)
    for step in 0...200 {
      let outline = drop.outline(at: 0.05 + Double(step) / 200)
      #expect(outline.points.allSatisfy { $0.x <= 200 && $0.x >= 0 })
    }
    // The wall has dented it, so it is higher than wide soon after.
    let flat = drop.outline(at: hit.time + 0.05).points
    let width = flat.map(\.x).max()! - flat.map(\.x).min()!
    #expect(flat.map(\.y).max()! - flat.map(\.y).min()! > 1.1 * width)
  }

  @Test("flies through the same hits, whether it is asked in between or not")
  func hits() {
    var drop = drop(.standard, size: [90, 90])
    drop.handle(.touchBegan([45, 45]), at: 0)
    drop.handle(.touchMoved([400, 260]), at: 0.01)
    drop.handle(.touchEnded([400, 260]), at: 0.03)
    var other = drop
    for step in 1...20 {
      let time = 0.03 + Double(step) / 40
      // A finger that is not down does nothing.
      other.handle(.touchMoved([0, 0], finger: 3), at: time)
      #expect(other.outline(at: time).pointDistance(to: drop.outline(at: time)) < 1e-9)
    }
    #expect(drop.later(at: .infinity) { $0.bounces } >= 2)
  }

  @Test("has a mirror image that is touched at the mirrored place")
  func mirror() {
    func points(_ sign: Double) -> [Vector2] {
      var drop = drop()
      drop.handle(.touchBegan([200 + 30 * sign, 210]), at: 0)
      drop.handle(.touchMoved([200 + 10 * sign, 220]), at: 0.05)
      drop.handle(.touchBegan([200, 200], finger: 1), at: 0.1)
      drop.handle(.touchMoved([200 + 80 * sign, 240], finger: 1), at: 0.15)
      return drop.outline(at: 0.2).curves.map(\.start)
    }
    let (right, left) = (points(1), points(-1))
    for (index, point) in right.enumerated() {
      let other = left[(36 - index) % 24]
      #expect(abs(point.x + other.x - 400) < 1e-9 && abs(point.y - other.y) < 1e-9)
    }
  }

  @Test("without a swing follows the finger at once, stays round, and goes home without overshoot")
  func calm() {
    var drop = drop(.calm)
    drop.handle(.touchBegan([200, 200]), at: 0)
    drop.handle(.touchMoved([250, 200]), at: 0.1)
    #expect(drop.center(at: 0.1) == [250, 200])
    #expect(drop.restTime == 0.1)
    drop.handle(.touchEnded([250, 200]), at: 0.2)
    drop.handle(.poked([0, 0]), at: 0.2)
    #expect(drop.restTime <= 0.45)
    for step in 0...30 {
      let time = 0.2 + Double(step) / 100
      #expect(drop.center(at: time).x >= 200)
      let outline = drop.outline(at: time)
      for curve in outline.curves {
        #expect(abs((curve.start - drop.center(at: time)).magnitude - 28) < 1e-3)
      }
    }
  }

  @Test("rests after its rest time, and moves until shortly before it")
  func restTime() {
    var drop = dented()
    drop.handle(.touchEnded([179, 200]), at: 0.3)
    #expect(drop.lastStep <= 0.01)
    let last = drop.lastMovement(after: 0.3)
    #expect(last > 0.3 && drop.restTime - last < 0.6)
  }

  @Test("that takes up another has the area, the momentum and the centre of both")
  func merging() {
    for radius in [28.0, 18, 6] {
      var drop = drop()
      var other = SoftDrop(
        radius: radius, home: [200 + 28 + radius, 200], size: [400, 400], tuning: .free)
      drop.handle(.touchBegan([200, 200]), at: 0)
      other.handle(.poked([0, 200]), at: 0)
      drop.handle(.touchMoved([210, 205]), at: 0.02)
      drop.handle(.touchCancelled, at: 0.04)
      let (first, second) = (28 * 28.0, radius * radius)
      let momentum = drop.velocity(at: 0.05) * first + other.velocity(at: 0.05) * second
      let places = drop.center(at: 0.05) * first + other.center(at: 0.05) * second
      let before = drop.outline(at: 0.05).area + other.outline(at: 0.05).area
      drop.merge(other, at: 0.05)
      let outline = drop.outline(at: 0.05)
      #expect(abs(outline.area / before - 1) < 1e-12)
      #expect((drop.center(at: 0.05) - places / (first + second)).magnitude < 0.2)
      #expect((drop.velocity(at: 0.05) - momentum / (first + second)).magnitude < 8)
      #expect(drop.restTime < 5)
      // It has no ripples: seen from the centre it gets nearer and farther a few times.
      let center = drop.center(at: 0.05)
      let radii = outline.curves.map { ($0.start - center).magnitude }
      let slopes = zip(radii, radii.dropFirst() + radii.prefix(1)).map { $1 - $0 }
      let turns = zip(slopes, slopes.dropFirst() + slopes.prefix(1)).filter { $0 * $1 < 0 }
      #expect(turns.count <= 6)
    }
  }

  @Test("that is split leaves two with its area and momentum, which ring")
  func splitting() throws {
    var drop = dented()
    drop.handle(.touchEnded([179, 200]), at: 0.1)
    let (place, speed) = (drop.center(at: 0.15), drop.velocity(at: 0.15))
    let split = drop.split(along: [3, 4], speed: 100, home: [260, 280], at: 0.15)
    let other = try #require(split)
    let areas = drop.outline(at: 0.15).area + other.outline(at: 0.15).area
    #expect(abs(areas / (.pi * 28 * 28) - 1) < 1e-12)
    // Each half lies on its side, with round corners.
    let direction = Vector2(3, 4) / 5
    let ahead = other.outline(at: 0.15).curves.map { (($0.start - place) * direction).sum() }
    let behind = drop.outline(at: 0.15).curves.map { (($0.start - place) * direction).sum() }
    #expect(ahead.min()! > -4 && behind.max()! < 4)
    let share = drop.radius * drop.radius / (28 * 28)
    let center = drop.center(at: 0.15) * share + other.center(at: 0.15) * (1 - share)
    let momentum = drop.velocity(at: 0.15) * share + other.velocity(at: 0.15) * (1 - share)
    #expect((center - place).magnitude < 0.5)
    #expect((momentum - speed).magnitude < 20)
    let apart = other.center(at: 0.15) - drop.center(at: 0.15)
    #expect(abs(apart.angle - Vector2(3, 4).angle) < 0.2)
    #expect(apart.magnitude > 20)
    #expect((other.center(at: other.restTime) - [260, 280]).magnitude < 1e-9)
    #expect(drop.split(along: .zero, home: .zero, at: 1) == nil)
    #expect(drop.split(along: [.nan, 0], home: .zero, at: 1) == nil)
  }

  @Test("reads its own waves from its outline")
  func reading() {
    let drop = dented()
    drop.shape.withAmplitudes(at: 0.05) { amplitudes in
      var sum = LiquidSum(around: drop.center(at: 0.05))
      SoftDropOutline(
        center: drop.center(at: 0.05), radius: 28, way: .zero, walls: nil, amplitudes: amplitudes,
        count: 24
      ).draw(into: &sum)
      #expect(abs(sum.area / (.pi * 28 * 28) - 1) < 1e-3)
      for n in 2...12 {
        let read = Vector2(sum.cosines[n], sum.sines[n]) / (Double(n).squareRoot() * .pi * 28)
        #expect((read - Vector2(amplitudes[2 * n - 2], amplitudes[2 * n - 1])).magnitude < 0.02)
      }
    }
  }
}

@Suite("The angle of a vector")
struct VectorAngleTests {
  @Test("is that of the direction, to the last digits")
  func angles() {
    for step in -1000...1000 {
      let angle = Double(step) / 1000 * .pi
      let turned = (Vector2(angle: angle) * 3).angle
      #expect(abs(turned - angle) < 1e-15 || abs(abs(turned - angle) - 2 * .pi) < 1e-15)
    }
    #expect(Vector2.zero.angle == 0)
    #expect(abs(Vector2(5e-324, 5e-324).angle - .pi / 4) < 1e-15)
  }
}
