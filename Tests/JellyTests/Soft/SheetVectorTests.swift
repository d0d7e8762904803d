import Foundation
import Testing

@testable import Jelly

/// Maps and sheets that another program has computed.
private struct SheetVectors: Decodable {
  struct Tuning: Decodable {
    let response, dampingRatio, stiffnessDamping, foundationFraction, bendingStiffness,
      positionStiffness, affineStiffness, dilationFrequency, touchWidth, contactFrequency,
      maximumDisplacement: Double
    let pullLimit, strainLimit: [Double]
  }
  /// The map of a state of the sheet.
  struct Map: Decodable {
    let q: [Double]
    let share: Double
    let mean: [Double]
    let points, places: [[Double]]
    let gradients: [[[Double]]]
  }
  /// A sheet, and what happens to it.
  struct Sheet: Decodable {
    struct Event: Decodable {
      struct Contact: Decodable {
        let finger: Int
        let point, wish, target: [Double]
      }
      struct State: Decodable {
        let time: Double
        let places: [[Double]]
        let gradients: [[[Double]]]
      }
      let kind: String
      let time: Double
      let finger: Int
      let at: [Double]?
      let then: [State]
      let held: [Contact]
    }
    let events: [Event]
  }

  let tuning: Tuning
  let maximumEnergy: Double
  let maps: [Map]
  let sheets: [Sheet]

  static func load() throws -> Self {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/sheet-flow.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

@Suite("A soft sheet against another program")
struct SheetVectorTests {
  private static let tolerance = 1e-9

  private func distance(_ one: Vector2, _ other: [Double]) -> Double {
    (one - Vector2(other[0], other[1])).magnitude
  }

  private func distance(_ one: SheetTensor, _ other: [[Double]]) -> Double {
    max(
      abs(one.xx - other[0][0]), abs(one.xy - other[0][1]), abs(one.yx - other[1][0]),
      abs(one.yy - other[1][1]))
  }

  @Test("Has the saturation, mean, positions and gradients of every state")
  func maps() throws {
    let maps = try SheetVectors.load().maps
    expect(maps.count, equals: 10)
    for map in maps {
      expect(abs(SheetFlow.saturation(of: map.q) - map.share), isLessThan: Self.tolerance)
      let flow = SheetFlow(map.q)
      expect(distance(flow.mean, map.mean), isLessThan: Self.tolerance)
      for (index, point) in map.points.enumerated() {
        let (position, gradient) = flow(Vector2(point[0], point[1]))
        expect(distance(position, map.places[index]), isLessThan: Self.tolerance)
        expect(distance(gradient, map.gradients[index]), isLessThan: Self.tolerance)
      }
    }
  }

  @Test("Has the points, pulls, targets and positions of up to four fingers")
  func sheets() throws {
    let vectors = try SheetVectors.load()
    let tuning = vectors.tuning
    let model = SheetModel(
      spring: DampedSpring(response: tuning.response, dampingRatio: tuning.dampingRatio),
      waves: SheetTuning(
        stiffnessDamping: tuning.stiffnessDamping,
        foundationFraction: tuning.foundationFraction, bendingStiffness: tuning.bendingStiffness,
        positionStiffness: tuning.positionStiffness, affineStiffness: tuning.affineStiffness,
        dilationFrequency: tuning.dilationFrequency, contactFrequency: tuning.contactFrequency,
        touchWidth: tuning.touchWidth))
    let (pull, strain) = (tuning.pullLimit, tuning.strainLimit)
    let limits = SheetLimits(
      pull: SoftLimit(linearRange: pull[0], softRange: pull[1]),
      strain: SoftLimit(linearRange: strain[0], softRange: strain[1]),
      maximumDisplacement: tuning.maximumDisplacement, pressDepth: 0, pressDilation: 0)
    expect(
      abs(model.maximumEnergy(displacement: limits.maximumDisplacement) - vectors.maximumEnergy),
      isLessThan: Self.tolerance * vectors.maximumEnergy)
    expect(vectors.sheets.count, equals: 5)
    for events in vectors.sheets {
      // The vectors do not include rest, which comes later on a large sheet.
      var sheet = SoftSheet(center: .zero, size: 1e5, model: model, limits: limits)
      for event in events.events {
        try handle(event, &sheet)
        for state in event.then { compare(sheet, with: state, vectors.maps[0].points[1..<4]) }
      }
    }
  }

  private func handle(_ event: SheetVectors.Sheet.Event, _ sheet: inout SoftSheet) throws {
    let point = event.at.map { sheet.size * Vector2($0[0], $0[1]) } ?? .zero
    switch event.kind {
    case "touch": sheet.addContact(event.finger, at: point, now: event.time)
    case "move": sheet.move(event.finger, to: point, now: event.time)
    default: sheet.release(event.finger, now: event.time)
    }
    let pulls = sheet.contacts.pulls(by: sheet.limits)
    for held in event.held {
      let contact = try #require(sheet.contacts[held.finger])
      expect(distance(contact.point, held.point), isLessThan: Self.tolerance)
      expect(distance(pulls[held.finger], held.wish), isLessThan: Self.tolerance)
      let target = Vector2(
        sheet.body.target(of: 2 * held.finger), sheet.body.target(of: 2 * held.finger + 1))
      expect(distance(target, held.target), isLessThan: Self.tolerance)
    }
  }

  private func compare(
    _ sheet: SoftSheet, with state: SheetVectors.Sheet.Event.State, _ points: ArraySlice<[Double]>
  ) {
    let map = sheet.map(at: state.time)
    for (index, point) in points.enumerated() {
      let place = map(sheet.size * Vector2(point[0], point[1]))
      expect(distance(place.origin / sheet.size, state.places[index]), isLessThan: Self.tolerance)
      expect(distance(place.tensor, state.gradients[index]), isLessThan: Self.tolerance)
    }
  }
}
