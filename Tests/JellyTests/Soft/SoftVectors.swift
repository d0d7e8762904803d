import Foundation

@_spi(Jelly) @testable import Jelly

/// Bodies that a slow and dense program has moved.
struct SoftVectors: Decodable {
  struct Edge: Decodable {
    struct Tuning: Decodable {
      let period, zeta, crisp, kappa, eps, grip, width, volume: Double
    }
    struct Event: Decodable {
      struct State: Decodable {
        let t: Double
        let places, slopes, speeds: [Double]
        let energy: Double
      }
      let type: String
      let at: Double
      let x, target, speed, direct: Double?
      let finger: Int?
      let then: [State]?
      let restTime: Double?
      let squares: [Double]?
    }
    let name: String
    let length: Double
    let modes: Int
    let tuning: Tuning
    let events: [Event]
  }

  let edges: [Edge]

  /// Reads one of the files of vectors.
  static func load(_ name: String) throws -> Self {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Vectors/\(name).json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

extension SoftVectors.Edge {
  var model: WaveModel {
    WaveModel(
      endCondition: .pinned, length: length,
      spring: DampedSpring(
        angularFrequency: 2 * .pi / tuning.period, dampingRatio: tuning.zeta),
      waves: WaveTuning(
        stiffnessDamping: tuning.crisp, foundationFraction: tuning.kappa,
        bendingStiffness: tuning.eps,
        contactFrequency: tuning.grip, touchWidth: tuning.width),
      areaStiffness: tuning.volume, waveCount: modes)
  }
}

extension WaveModel {
  /// Returns the displacement that one unit of each wave makes at a place.
  func waves(at place: Double) -> [Double] { array { writeWaves(at: place, to: $0) } }

  /// Returns the part of each wave in what a finger feels at a place.
  func influence(at place: Double) -> [Double] { array { writeInfluence(at: place, to: $0) } }

  private func array(_ write: (UnsafeMutablePointer<Double>) -> Void) -> [Double] {
    var numbers = [Double](repeating: 0, count: ModalNumbers.maximumCount)
    write(&numbers)
    return numbers
  }
}
