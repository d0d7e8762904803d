import Foundation
import Testing

@testable import Jelly

/// Pairs of drawings whose correspondences and motions another program has computed.
struct MorphVectors: Decodable {
  struct Contour: Decodable {
    let closed, hole, fill: Bool
    let width: Double
    let cubics: [[Double]]
  }
  struct Piece: Decodable {
    let kind: String
    let closed, hole, vanishes: Bool
    let cubics: Int
    let smooth: [Int]
  }
  struct Morph: Decodable {
    let turn: Double
    let symmetric: Bool
    let pieces: [Piece]
  }
  struct Frame: Decodable {
    let time, turn, share: Double
    let nodes: [[[Double]]]
  }
  struct Wave: Decodable {
    let origin: [Double]
    let spread: Double
  }
  struct Caught: Decodable {
    let time: Double
    let end: [Contour]
    let morph: Morph
    let frames: [Frame]
  }
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let response, dampingRatio: Double
    let wave: Wave?
    let start, end: [Contour]
    let morph: Morph
    let frames: [Frame]
    let caught: Caught?

    var testDescription: String { name }
    var spring: DampedSpring { DampedSpring(response: response, dampingRatio: dampingRatio) }
  }

  let cases: [Case]

  static let all: [Case] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/morph.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDecoder().decode(Self.self, from: data))?.cases ?? []
  }()
}

/// A flow in memory of its own, which lives as long as it does.
final class TestFlow {
  private let memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: MorphMotion.byteCount, alignment: 16)
  var motion: MorphMotion

  init() throws {
    motion = try #require(MorphMotion(in: memory))
  }

  /// A flow at rest, which shows a drawing.
  convenience init(_ contours: [MorphVectors.Contour]) throws {
    try self.init()
    write(contours)
    try #require(change(spring: .reducedMotion, at: -1))
  }

  deinit { memory.deallocate() }

  /// Writes the next drawing: what is not stroked is one node.
  ///
  /// - Parameter roll: The cubic with which closed contours begin.
  func write(
    _ contours: [MorphVectors.Contour], roll: Int = 0, isReversed: Bool = false
  ) {
    motion.next.clear()
    var isFill = false
    for contour in contours {
      let isStroke = contour.width > 0
      if isStroke {
        motion.next.begin(MorphPaint(fill: contour.fill ? 1 : 0, width: contour.width))
      } else if !isFill {
        motion.next.begin(MorphPaint())
      }
      isFill = !isStroke
      var cubics = contour.cubics
      if contour.closed {
        let first = roll % cubics.count
        cubics = Array(cubics[first...] + cubics[..<first])
      }
      if isReversed, isStroke {
        cubics = cubics.reversed().map { c in [6, 7, 4, 5, 2, 3, 0, 1].map { c[$0] } }
      }
      motion.next.move(to: Vector2(cubics[0][0], cubics[0][1]))
      for c in cubics {
        motion.next.addCurve(
          to: Vector2(c[6], c[7]), control1: Vector2(c[2], c[3]), control2: Vector2(c[4], c[5]))
      }
      if contour.closed { motion.next.closeSubpath() }
    }
    motion.next.finish()
  }

  @discardableResult
  func change(
    spring: DampedSpring = DampedSpring(response: 0.42, dampingRatio: 0.68), wave: Double = 0,
    from place: Vector2 = Vector2(0.5, 0.5), at time: Double = 0
  ) -> Bool {
    motion.start(spring: spring, wave: wave, from: place, at: time, restTime: time + 2)
  }

  /// The cubics of each piece as they are shown.
  func cubics(at time: Double) -> [[Cubic]] {
    let buffer = Cubics.allocate(capacity: MorphMotion.maximumCubics)
    defer { buffer.deallocate() }
    return (0..<motion.pieceCount).map { index in
      let piece = motion.pieces[index]
      motion.write(piece, at: time, to: buffer)
      return buffer[..<piece.count].map(\.shape)
    }
  }
}

extension TestFlow {
  /// The cubics of the pieces that are seen at `now`, as they are shown at a time near it: a dot
  /// whose stroke has no width is not.
  func seen(at now: Double, shownAt time: Double) -> [Cubic] {
    let share = motion.share(at: now)
    return cubics(at: time).enumerated().flatMap { index, cubics in
      let (start, end) = motion.paints(of: index)
      let first = cubics[0].start
      let isPoint = cubics.allSatisfy {
        max($0.start.distance(to: first), $0.end.distance(to: first)) < 1e-5
      }
      return isPoint && start.width + (end.width - start.width) * share < 1e-3 ? [] : cubics
    }
  }

  /// Changes to the drawing that is written; returns how far the outline jumps, and how far the old
  /// and the new one are apart after a millisecond; nil if the change is refused.
  func jump(
    wave: Double, from place: Vector2 = Vector2(0.5, 0.5), at time: Double
  ) -> (place: Double, soon: Double)? {
    let (before, soon) = (
      seen(at: time, shownAt: time), seen(at: time, shownAt: time + 0.001)
    )
    guard change(wave: wave, from: place, at: time) else { return nil }
    return (
      distance(of: before, from: cubics(at: time).flatMap(\.self)),
      distance(of: soon, from: cubics(at: time + 0.001).flatMap(\.self))
    )
  }
}

/// The largest distance of points of cubics from the outlines of others, in sizes.
func distance(of cubics: [Cubic], from others: [Cubic]) -> Double {
  // Points of each, and how far the curve is from the nearest of them at most.
  let samples = others.map { cubic in
    let points = (0...8).map { cubic.point(at: Double($0) / 8) }
    return (points, zip(points, points.dropFirst()).map { $0.distance(to: $1) }.max() ?? 0)
  }
  var largest = 0.0
  for cubic in cubics {
    for sample in 0..<3 {
      let point = cubic.point(at: Double(sample) / 3)
      var nearest = Double.infinity
      for (other, (points, step)) in zip(others, samples) {
        for at in 0...8 {
          let far = points[at].distance(to: point)
          nearest = min(nearest, far)
          guard far < nearest + step else { continue }
          var (low, high) = (max(Double(at - 1) / 8, 0), min(Double(at + 1) / 8, 1))
          for _ in 0..<24 {
            let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
            let (x, y) = (other.point(at: left), other.point(at: right))
            if x.square(to: point) < y.square(to: point) { high = right } else { low = left }
          }
          nearest = min(nearest, other.point(at: (low + high) / 2).distance(to: point))
        }
        if nearest < 1e-9 { break }
      }
      largest = max(largest, nearest)
    }
  }
  return largest
}

extension [MorphVectors.Contour] {
  var outline: [Cubic] {
    flatMap(\.cubics).map { c in
      Cubic(
        start: Vector2(c[0], c[1]), control1: Vector2(c[2], c[3]), control2: Vector2(c[4], c[5]),
        end: Vector2(c[6], c[7]))
    }
  }
}
