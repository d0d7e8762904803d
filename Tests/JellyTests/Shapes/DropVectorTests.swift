import Foundation
import JellyRecording
import Testing

@testable import Jelly

/// Drops that an independent program has moved, in NumPy.
private struct DropVectors: Decodable {
  struct Sequence: Decodable {
    struct Size: Decodable {
      let height, radius: Double
      let growth, start: [Double]
      let stops: [Double]?
    }
    struct Event: Decodable {
      let time: Double
      let name: String
      let numbers: [Double]

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        time = try values.decode(Double.self)
        name = try values.decode(String.self)
        var numbers: [Double] = []
        while !values.isAtEnd { numbers.append(try values.decode(Double.self)) }
        self.numbers = numbers
      }
    }
    struct Pose: Decodable {
      let t, center, halfLength, halfHeight, taper, give, area: Double
      let places, velocities, corner: [Double]
      let outline: [[Double]]?
    }
    let name, tuning: String
    let size: Size
    let events: [Event]
    let poses: [Pose]
  }

  struct Bulge: Decodable {
    let at: [Double]
    let amount: Double
    let points, offsets, gains: [[Double]]
    let gradients: [[[Double]]]
  }

  let sequences: [Sequence]
  let bulge: Bulge

  static func load() throws -> Self {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/drop.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

@Suite("A drop and a bulge against an independent program")
struct DropVectorTests {
  @Test("A drop has the vectors' places, velocities, poses and outlines")
  func drops() throws {
    let vectors = try DropVectors.load()
    expect(vectors.sequences.count, equals: 15)
    for sequence in vectors.sequences { check(sequence) }
  }

  private func check(_ sequence: DropVectors.Sequence) {
    let tuning: JellyTrackTuning =
      switch sequence.tuning {
      case "liquid": .liquid
      case "calm": .reduced
      default: .standard
      }
    let start = sequence.size.start
    var drop = SlidingDrop(
      at: DropEnds(left: start[0], right: start[1]), springs: tuning.springs, tolerance: 1e-14)
    for event in sequence.events {
      let (now, numbers) = (event.time, event.numbers)
      switch event.name {
      case "lift": drop.setLifted(numbers[0] > 0, now: now)
      case "send": drop.send(to: DropEnds(left: numbers[0], right: numbers[1]), now: now)
      case "hold": drop.hold(at: DropEnds(left: numbers[0], right: numbers[1]), now: now)
      case "drag": drop.drag(to: DropEnds(left: numbers[0], right: numbers[1]), now: now)
      default: drop.release(velocity: numbers[0], now: now)
      }
    }
    let size = DropSize(
      height: sequence.size.height, radius: sequence.size.radius,
      growth: Vector2(sequence.size.growth[0], sequence.size.growth[1]),
      stops: sequence.size.stops.map { DropEnds(left: $0[0], right: $0[1]) })
    for expected in sequence.poses {
      let (time, parts) = (
        expected.t, [drop.left, drop.right, drop.mass, drop.width, drop.lift]
      )
      let pose = DropPose(drop.state(at: time), size, limits: tuning.limits)
      var pairs = zip(parts.map { $0.value(at: time) }, expected.places).map { ($0, $1) }
      pairs += [
        (pose.center, expected.center), (pose.halfLength, expected.halfLength),
        (pose.halfHeight, expected.halfHeight), (pose.corner.x, expected.corner[0]),
        (pose.corner.y, expected.corner[1]), (pose.taper, expected.taper),
        (pose.overtravel, expected.give),
      ]
      if let outline = expected.outline {
        let points = points(of: pose)
        expect(points.count, equals: outline.count)
        for (point, pair) in zip(points, outline) {
          pairs += [(point.x, pair[0]), (point.y, pair[1])]
        }
      }
      for (number, other) in pairs {
        expect(
          abs(number - other), isLessThan: 1e-9, "\(sequence.name), \(sequence.tuning), at \(time)")
      }
      for (velocity, other) in zip(parts.map { $0.velocity(at: time) }, expected.velocities) {
        expect(
          abs(velocity - other), isLessThan: 1e-8,
          "\(sequence.name), \(sequence.tuning), at \(time)")
      }
      expect(abs(pose.area / expected.area - 1), isLessThan: 1e-12)
    }
  }

  /// The points of an outline but the first; a line has points at its thirds.
  private func points(of pose: DropPose) -> [Vector2] {
    var outline = Outline()
    pose.draw(on: DropAxis(position: 0), into: &outline)
    return outline.segments.dropLast().flatMap { segment -> [Vector2] in
      guard segment.points.count == 2 else { return Array(segment.points.dropFirst()) }
      let third = (segment.end - segment.start) / 3
      return [segment.start + third, segment.end - third, segment.end]
    }
  }

  @Test("A bulge has the vectors' displacements, gradients and amounts", arguments: [1, 1 / 300.0])
  func bulge(unit: Double) throws {
    let vectors = try DropVectors.load().bulge
    let bulge = PressBulge(
      center: unit * Vector2(vectors.at[0], vectors.at[1]), amount: vectors.amount,
      radius: unit * PressBulge.standardRadius)
    for (index, pair) in vectors.points.enumerated() {
      let (displacement, gradient) = bulge(unit * Vector2(pair[0], pair[1]))
      let rows = vectors.gradients[index]
      expect(abs(displacement.x / unit - vectors.offsets[index][0]), isLessThan: 1e-9)
      expect(abs(displacement.y / unit - vectors.offsets[index][1]), isLessThan: 1e-9)
      expect(abs(gradient.xx - rows[0][0]) < 1e-9 && abs(gradient.xy - rows[0][1]) < 1e-9)
      expect(abs(gradient.yx - rows[1][0]) < 1e-9 && abs(gradient.yy - rows[1][1]) < 1e-9)
    }
    let tuning = JellyPressBody.Tuning.standard
    for gain in vectors.gains {
      let amount = PressBulge.amount(
        forSize: Vector2(gain[0], gain[1]), adding: tuning.growthArea,
        maximum: tuning.maximumGrowth)
      expect(abs(amount - gain[2]), isLessThan: 1e-9)
    }
  }

  @Test("A bulge does not fold a drawing: its determinant is at least 1 − amount/8")
  func bulgeDoesNotFold() {
    for amount in [0.1, 0.4, 2, 8] {
      let bulge = PressBulge(
        center: Vector2(3, -2), amount: amount, radius: PressBulge.standardRadius)
      for step in 0...2000 {
        let gradient = bulge(Vector2(3 + Double(step) / 4, -2 + Double(step) / 9)).gradient
        let determinant =
          (1 + gradient.xx) * (1 + gradient.yy) - gradient.xy * gradient.yx
        expect(determinant, isAtLeast: 1 - amount / 8 - 1e-12)
      }
    }
  }
}
