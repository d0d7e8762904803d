import Foundation

@testable import Jelly

/// Necks, tails and groups that an independent program has computed, in Python.
struct LiquidVectors: Decodable {
  struct Ball: Decodable {
    let center: [Double]
    let radius: Double
    let feet: [[Double]]
  }
  struct Neck: Decodable {
    let note: String
    let bodies: [[Double]]
    let amount, ballRadius, gap, coreDistance, facingLength: Double
    let balls: [Ball]
  }
  struct Tails: Decodable {
    let bodies: [[Double]]
    let growth, farthest: Double
    let polygons: [[[Double]]]
  }
  struct Group: Decodable {
    struct Event: Decodable {
      let at: Double
      /// Response and damping ratio.
      let spring: [Double]?
      let moves: [String: [Double]]
      let changes: [String: [Change]]
      let samples: [Sample]
    }
    struct Change: Decodable {
      let time, growth, velocity: Double
      let isJoined: Bool

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        time = try values.decode(Double.self)
        isJoined = try values.decode(Bool.self)
        growth = try values.decode(Double.self)
        velocity = try values.decode(Double.self)
      }
    }
    struct Sample: Decodable {
      let at: Double
      let bodies: [[Double]]
      let growths: [String: Double]
    }
    let note, tuning: String
    let bodies: [[Double]]
    let events: [Event]
  }

  let necks: [Neck]
  let tails: [Tails]
  let groups: [Group]

  static func load() throws -> Self {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/liquid.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

extension LiquidBody {
  /// A body of the vectors: the center, half of width and height, and the radius.
  init(_ numbers: [Double]) {
    self.init(
      center: Vector2(numbers[0], numbers[1]), halfSize: Vector2(numbers[2], numbers[3]),
      cornerRadius: numbers[4])
  }
}

extension Vector2 {
  init(_ numbers: [Double]) { self.init(numbers[0], numbers[1]) }
}
