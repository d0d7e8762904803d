import Foundation
import Testing

/// Reference values from files beside the tests, computed with 60 digits.
enum Vectors {
  /// A spring let go once, and its path.
  struct Path: Decodable {
    struct Parameters: Decodable {
      let zeta, omega, x0, v0: Double
    }
    struct Input: Decodable { let t: [Double] }
    struct Expected: Decodable { let x, v: [Double] }
    let params: Parameters
    let input: Input
    let expected: Expected
  }

  /// The effect of a spring in one step of time: the four entries of its transition matrix.
  struct Step: Decodable {
    struct Parameters: Decodable, Hashable { let zeta, omega: Double }
    struct Input: Decodable { let dt: Double }
    struct Expected: Decodable { let xx, xv, vx, vv: Double }
    let params: Parameters
    let input: Input
    let expected: Expected
  }

  /// A spring that is given new targets and velocities on its way.
  struct Retargeting: Decodable {
    struct Parameters: Decodable { let zeta, omega, startValue, startVelocity: Double }
    struct Event: Decodable {
      let t: Double
      let target, velocity: Double?
    }
    struct Input: Decodable { let events: [Event] }
    struct Expected: Decodable { let value, velocity: [Double] }
    let `case`: String
    let params: Parameters
    let input: Input
    let expected: Expected
  }

  static func paths() throws -> [Path] { try load("reference") }
  static func steps() throws -> [Step] { try load("reference_transition_matrix") }
  static func retargetings() throws -> [Retargeting] { try load("reference_retarget") }

  private static func load<Row: Decodable>(_ name: String) throws -> [Row] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Vectors/\(name).json")
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: file))
  }
}

extension Vectors.Path: CustomTestStringConvertible {
  var testDescription: String {
    "ζ \(params.zeta), ω₀ \(params.omega), from \(params.x0) at \(params.v0)/s"
  }
}

extension Vectors.Step: CustomTestStringConvertible {
  var testDescription: String { "ζ \(params.zeta), ω₀ \(params.omega), \(input.dt) s" }
}

extension Vectors.Retargeting: CustomTestStringConvertible {
  var testDescription: String { "\(`case`), ζ \(params.zeta), ω₀ \(params.omega)" }
}
