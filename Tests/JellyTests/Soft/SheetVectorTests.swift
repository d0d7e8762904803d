import Foundation
import Testing

@testable import Jelly

/// Sheets that a slow and dense program has moved.
private struct SheetVectors: Decodable {
  struct Sheet: Decodable {
    struct Tuning: Decodable {
      let period, ratio, crispness, foundation, bending, home, linear, width, grip: Double
    }
    struct Event: Decodable {
      struct State: Decodable {
        let t: Double
        let places: [[Double]]
        let gradients: [[[Double]]]
      }
      let kind: String
      let time: Double
      let finger: Int
      let a: [Double]
      let then: [State]
      let squares: [Double]
    }
    let center: [Double]
    let size: Double
    let tuning: Tuning
    let events: [Event]
  }

  let sheets: [Sheet]
}

@Suite("A soft sheet against a dense program")
struct SheetVectorTests {
  @Test("has the vectors' places, gradients and modes, with up to three fingers")
  func vectors() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/sheet.json")
    let vectors = try JSONDecoder().decode(SheetVectors.self, from: Data(contentsOf: file))
    #expect(vectors.sheets.count == 6)
    for sheet in vectors.sheets { try check(sheet) }
  }

  private func check(_ sheet: SheetVectors.Sheet) throws {
    let (center, size, tuning) = (
      Vector2(sheet.center[0], sheet.center[1]), sheet.size, sheet.tuning
    )
    let model = SheetModel(
      spring: DampedSpring(
        angularFrequency: 2 * .pi / tuning.period, dampingRatio: tuning.ratio),
      waves: SheetWaves(
        crispness: tuning.crispness, foundation: tuning.foundation, bending: tuning.bending,
        home: tuning.home, linear: tuning.linear, swell: SheetWaves().swell, grip: tuning.grip,
        fingerWidth: tuning.width))
    var squares = [Double](repeating: 0, count: 32)
    model.writeSquares(to: &squares)
    var body = SoftBody(
      count: 32, damping: model.damping, squares: { squares[$0] })
    for event in sheet.events {
      let (slot, a) = (2 * event.finger, Vector2(event.a[0], event.a[1]))
      body.pause(at: event.time)
      switch event.kind {
      case "touch":
        model.withContact(at: (a - center) / size) { x, y, stiffness, _, _ in
          body.attach(slot, stiffness: stiffness) { $0.update(from: x, count: 32) }
          body.attach(slot + 1, stiffness: stiffness) { $0.update(from: y, count: 32) }
        }
      case "release":
        body.detach(slot)
        body.detach(slot + 1)
      default:
        body.setTarget(slot, a.x / size)
        body.setTarget(slot + 1, a.y / size)
      }
      // The vectors do not include rest.
      body.solve(tolerance: 1e-13)
      // No finger touches the swell, which the vectors do not have.
      var found = (0..<32).map { body.square(ofMode: $0) }.sorted()
      let own = model.waves.swell * model.waves.swell
      found.remove(at: try #require(found.firstIndex { abs($0 - own) < 1e-12 }))
      for (found, square) in zip(found, event.squares) {
        #expect(abs(found / square - 1) < 1e-8)
      }
      for state in event.then {
        let map = body.withPlaces(at: state.t) { SheetMap($0, center: center, size: size) }
        let points = [Vector2(-0.4, -0.3), Vector2(0.1, 0.45), Vector2(0.5, 0)]
        for (index, point) in points.enumerated() {
          let place = map(center + size * point)
          let (expected, gradient) = (state.places[index], state.gradients[index])
          #expect((place.point - Vector2(expected[0], expected[1])).magnitude < 1e-9)
          let tensor = place.tensor
          let off = [
            tensor.xx - 1 - gradient[0][0], tensor.xy - gradient[0][1],
            tensor.yx - gradient[1][0], tensor.yy - 1 - gradient[1][1],
          ]
          for off in off { #expect(abs(off) < 1e-11) }
        }
      }
    }
  }
}
