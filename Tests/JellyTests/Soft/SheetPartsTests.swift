import JellyRecording
import JellyTestSupport
import Testing

@testable import Jelly

/// A word of five letters, each with a sheet on the sheet of the word.
@Suite("Parts of a drawing")
struct SheetPartsTests {
  private static let size = Vector2(358, 165)
  private static let boxes: [(left: Double, top: Double, right: Double, bottom: Double)] = [
    (0, 0, 0.16, 0.95), (0.2, 0.25, 0.4, 0.8), (0.43, 0, 0.55, 0.8), (0.57, 0, 0.69, 0.8),
    (0.72, 0.25, 1, 1),
  ]

  private func word(
    _ change: (inout JellyShapeBody.Tuning) -> Void = { ($0.pressDepth, $0.pressDilation) = (0, 0) }
  ) -> JellyShapeBody {
    var tuning = JellyShapeBody.Tuning.standard
    change(&tuning)
    var word = JellyShapeBody(size: Self.size, tuning: tuning)
    for (part, box) in Self.boxes.enumerated() {
      word.handle(
        .partChanged(
          part: part,
          bounds: .init(
            left: box.left, top: box.top, right: box.right, bottom: box.bottom)),
        at: 0)
    }
    return word
  }

  /// The points of a 5 × 5 grid of a part's box.
  private func grid(_ part: Int) -> [Vector2] {
    let box = Self.boxes[part]
    return (0..<25).map { index in
      let share = Vector2(Double(index % 5), Double(index / 5)) / 4
      return Self.size
        * Vector2(
          box.left + share.x * (box.right - box.left), box.top + share.y * (box.bottom - box.top))
    }
  }

  private func places(_ word: JellyShapeBody, at time: Double) -> [LocalFrame] {
    Self.boxes.indices.flatMap { part in
      grid(part).map { word.localFrame(at: $0, part: part, time: time) }
    }
  }

  private func pull(
    _ word: inout JellyShapeBody, from point: Vector2, by way: Vector2, finger: Int = 0,
    at time: Double
  ) {
    word.handle(.touchBegan(point, id: finger), at: time)
    for step in 1...10 {
      word.handle(
        .touchMoved(point + way * (Double(step) / 10), id: finger),
        at: time + 0.02 * Double(step))
    }
  }

  @Test("Bring the place under a finger to it, and take about half of the way each")
  func follow() {
    for (part, point, way) in [
      (0, Vector2(50, 20), Vector2(40, 60)), (1, Vector2(100, 90), Vector2(-30, -40)),
      (4, Vector2(350, 45), Vector2(60, -50)),
    ] {
      var word = word()
      pull(&word, from: point, by: way, at: 0.1)
      let time = word.restTime
      let place = word.localFrame(at: point, part: part, time: time)
      expect((place.origin - point - way).magnitude, isLessThan: 1)
      let drawing = word.localFrame(at: point, time: time).origin - point
      expect((drawing - way / 2).magnitude, isLessThan: 2)
      expect(word.point(under: point + way, at: time).isNear(point, 1))
    }
  }

  @Test("Keep the areas of the letters")
  func areas() {
    var word = word()
    pull(&word, from: Vector2(50, 20), by: Vector2(48, 80), at: 0.1)
    for step in 0...40 {
      if step == 15 { word.handle(.touchEnded(.zero), at: 0.75) }
      for place in places(word, at: 0.3 + 0.03 * Double(step)) {
        expect(abs(place.tensor.determinant - 1), isLessThan: 0.03)
      }
    }
  }

  @Test("Stay where they are at every event, and as fast as they are", arguments: 1...8)
  func events(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var word = word { _ in }
    var time = 0.0
    for _ in 0..<40 {
      time += generator.pick([0.004, 0.02, 0.1, 0.7])
      let (before, earlier) = (places(word, at: time), places(word, at: time - 1e-7))
      let finger = Int(generator.next() % 4)
      let point = Self.size * Vector2(generator.uniform(0...1), generator.uniform(0...1))
      let event: JellyShapeBody.Event =
        switch generator.next() % 8 {
        case 0...2: .touchBegan(point, id: finger)
        case 3...5: .touchMoved(point, id: finger)
        case 6: .touchEnded(point, id: finger)
        default: generator.chance(0.5) ? .tuningChanged(.liquid) : .tuningChanged(.standard)
        }
      word.handle(event, at: time)
      let (after, later) = (places(word, at: time), places(word, at: time + 1e-7))
      for (before, after) in zip(before, after) {
        expect((before.origin - after.origin).magnitude, isLessThan: 1e-9)
      }
      // A release may slow a flick down, also that of a finger that comes down again.
      switch event {
      case .touchBegan, .touchEnded: continue
      default: break
      }
      for index in before.indices {
        let speeds = [
          before[index].origin - earlier[index].origin, later[index].origin - after[index].origin,
        ]
        // In 10⁻⁷ s, an acceleration of up to 10⁷ pt/s² adds 1 pt/s.
        expect((speeds[0] - speeds[1]).magnitude, isLessThan: 1e-6)
      }
    }
  }

  @Test("Ring after a release as a sheet with modes rings")
  func free() {
    var tuning = JellyShapeBody.Tuning.standard
    tuning.pressDilation = 0
    var sheet = SoftSheet(center: .zero, size: 100, model: tuning.model, limits: tuning.limits)
    sheet.addContact(0, at: Vector2(30, 20), now: 0)
    sheet.move(0, to: Vector2(60, 50), now: 0.1)
    sheet.release(0, now: 0.25)
    let free = FreeSheet(of: sheet.body)
    expect(free.restTime, equals: sheet.restTime)
    for step in 0...60 {
      let time = 0.25 + 0.05 * Double(step)
      free.withState(at: time, model: tuning.model) { places, velocities in
        sheet.body.withPlaces(at: time) { expected in
          for n in 0..<SheetFields.count { expect(abs(places[n] - expected[n]), isLessThan: 1e-12) }
        }
        sheet.body.withVelocities(at: time) { expected in
          for n in 0..<SheetFields.count {
            expect(abs(velocities[n] - expected[n]), isLessThan: 1e-9)
          }
        }
      }
    }
  }

  @Test("Are as they were drawn, to the bit, from the rest time on")
  func rest() {
    var word = word { _ in }
    pull(&word, from: Vector2(50, 20), by: Vector2(48, 80), at: 0.1)
    word.handle(.touchEnded(.zero), at: 0.5)
    word.handle(.poked(Vector2(270, 60)), at: 0.6)
    expect(word.restTime > 1.5 && word.restTime < 6)
    for part in Self.boxes.indices {
      var outline = Outline()
      word.draw(part: part, at: word.restTime, into: &outline) { pen in
        pen.move(to: [1, 2])
        pen.addQuadCurve(to: [5, 6], control: [3, 4])
      }
      expect(outline.commands.count, equals: 2)
      for point in grid(part) {
        expect(word.localFrame(at: point, part: part, time: word.restTime).origin, equals: point)
      }
    }
  }

  @Test("Move with the drawing if they have no area, are small, unknown or too many to be held")
  func riders() {
    var word = word()
    word.handle(
      .partChanged(part: 5, bounds: .init(left: 0.5, top: 0.5, right: 0.5, bottom: 0.5)), at: 0)
    word.handle(
      .partChanged(part: 6, bounds: .init(left: 0.9, top: 0, right: 0.95, bottom: 0.1)), at: 0)
    word.handle(.partChanged(part: 99, bounds: .init(right: 0.5)), at: 0)
    word.handle(.partChanged(part: -1, bounds: .init(right: 0.5)), at: 0)
    for (finger, x) in [20.0, 100, 180, 230].enumerated() {
      pull(
        &word, from: Vector2(x, 60), by: Vector2(5, 40), finger: finger,
        at: 0.1 + 0.3 * Double(finger))
    }
    let time = 1.25
    for part in [2, 3, 5, 6, 99, -1] {
      let point = Vector2(230, 60)
      let frame = word.localFrame(at: point, part: part, time: time)
      expect(frame, equals: word.localFrame(at: point, time: time))
    }
    // The first two fingers hold letters.
    for (part, x) in [20.0, 100].enumerated() {
      let point = Vector2(x, 60)
      let frame = word.localFrame(at: point, part: part, time: time)
      expect(frame, differsFrom: word.localFrame(at: point, time: time))
    }
  }

  @Test("Do not move in a drawing without a size")
  func empty() {
    var word = word()
    word.handle(.settingsChanged(.init(bounds: .init(right: 0, bottom: 0))), at: 0.1)
    pull(&word, from: Vector2(50, 20), by: Vector2(48, 80), at: 0.2)
    expect(word.restTime, equals: 0.4)
    expect(word.localFrame(at: Vector2(50, 20), part: 0, time: 0.4).origin, equals: Vector2(50, 20))
  }

  @Test("Get another box when the drawing rests")
  func boxes() {
    var word = word()
    pull(&word, from: Vector2(50, 20), by: Vector2(48, 80), at: 0.1)
    let before = places(word, at: 0.4)
    word.handle(.partChanged(part: 0, bounds: .init(right: 0.5)), at: 0.4)
    expect(places(word, at: 0.4), equals: before)
    word.handle(.touchEnded(.zero), at: 0.5)
    word.handle(.poked(Vector2(10, 10)), at: word.restTime + 1)
    let map = word.parts.map(of: 0, at: word.restTime)
    expect(map.size == 179 && map.center == Vector2(89.5, 82.5))
  }

  @Test("Keep their sheets while the drawing moves, also where it gets too large for them")
  func keptSheet() {
    var drawing = JellyShapeBody(size: Vector2(100, 90))
    drawing.handle(.partChanged(part: 0, bounds: .init(right: 0.32, bottom: 0.2)), at: 0)
    drawing.handle(.partChanged(part: 1, bounds: .init(left: 0.5)), at: 0)
    drawing.handle(.touchBegan(Vector2(75, 50)), at: 0)
    drawing.handle(.sizeChanged(Vector2(100, 100)), at: 0.1)
    expect(drawing.parts.map(of: 0, at: 0.1).size, equals: 32)
    drawing.handle(.touchCancelled, at: 0.2)
    drawing.handle(.sizeChanged(Vector2(100, 101)), at: drawing.restTime + 1)
    expect(drawing.parts.map(of: 0, at: .infinity).size, equals: 0)
  }
}

extension Vector2 {
  fileprivate func isNear(_ other: Vector2, _ distance: Double) -> Bool {
    (self - other).magnitude < distance
  }
}
