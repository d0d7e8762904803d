import Foundation
@_spi(Jelly) import Jelly

/// The unit of measure: an under-damped spring as a textbook has it, with the C library's
/// functions, and with everything that does not depend on the time worked out beforehand.
struct TextbookSpring {
  let target: Double
  let offset: Double
  let drift: Double
  let decayRate: Double
  let dampedFrequency: Double
  let startTime: Double

  init(_ motion: SpringMotion<Double>) {
    let zeta = motion.spring.dampingRatio
    let omega = motion.spring.angularFrequency
    target = motion.target
    offset = motion.offset
    decayRate = zeta * omega
    dampedFrequency = omega * (1 - zeta * zeta).squareRoot()
    drift = (motion.velocity + decayRate * offset) / dampedFrequency
    startTime = motion.startTime
  }

  func value(at time: Double) -> Double {
    let t = time - startTime
    let phase = dampedFrequency * t
    return target + Foundation.exp(-decayRate * t)
      * (offset * Foundation.cos(phase) + drift * Foundation.sin(phase))
  }
}

/// The springs of a scene: the same in every run, all different, all in motion at ``now``.
enum Scene {
  /// The time at which the springs are evaluated, in seconds.
  static let now = 0.25

  /// The spring of the scenes in which all values share one spring.
  static let spring = DampedSpring(response: 0.4, dampingRatio: 0.36)

  static func motion(_ index: Int, isOverdamped: Bool = false) -> SpringMotion<Double> {
    let share = Double(index &* 2_654_435_761 & 0xFFFF) / 65536
    let other = Double(index &* 40_503 & 0xFFF) / 4096
    return SpringMotion(
      from: 40 + 60 * share, velocity: 100 - 300 * other, to: 10 * other,
      spring: DampedSpring(
        response: 0.3 + 0.3 * share,
        dampingRatio: isOverdamped ? 1.2 + 2 * other : 0.2 + 0.7 * other),
      startTime: 0.15 * share, tolerance: 0.001)
  }

  static func motions(_ count: Int) -> [SpringMotion<Double>] { (0..<count).map { motion($0) } }
}

// Each round of a run evaluates the springs at a slightly later time, so that no two rounds are
// alike, and writes its results to memory, as a host would.

extension Workload {
  static func textbook(count: Int) -> Workload {
    Workload("C library, \(count) springs", count: repetitions(of: count) * count) {
      let springs = Scene.motions(count).map(TextbookSpring.init)
      return writing(to: [Double](repeating: 0, count: count), count) { results, time in
        for index in results.indices { results[index] = springs[index].value(at: time) }
      }
    }
  }

  /// Each spring by itself.
  public static func single(count: Int) -> Workload {
    Workload("Jelly, \(count) single springs", count: repetitions(of: count) * count) {
      let motions = Scene.motions(count)
      return writing(to: [Double](repeating: 0, count: count), count) { results, time in
        for index in results.indices { results[index] = motions[index].value(at: time) }
      }
    }
  }

  /// Numbers that share one spring.
  public static func sharedNumbers(count: Int) -> Workload {
    Workload("Jelly, \(count) numbers share", count: repetitions(of: count) * count) {
      let offsets = Scene.motions(count).map(\.offset)
      let velocities = Scene.motions(count).map(\.velocity)
      return writing(to: [Double](repeating: 0, count: count), count) { results, time in
        let response = Scene.spring.response(after: time)
        for index in results.indices {
          results[index] = response.offset(offsets[index], velocities[index])
        }
      }
    }
  }

  /// Points of the plane that share one spring.
  public static func sharedPoints(count: Int) -> Workload {
    Workload("Jelly, \(count) points share", count: repetitions(of: count) * count) {
      let offsets = Scene.motions(count).map { Vector2($0.offset, $0.velocity) }
      let velocities = Scene.motions(count).map { Vector2($0.velocity, $0.offset) }
      return writing(to: [Vector2](repeating: .zero, count: count), count) { results, time in
        let response = Scene.spring.response(after: time)
        for index in results.indices {
          results[index] = response.offset(offsets[index], velocities[index])
        }
      }
    }
  }

  /// A run that fills memory, as often as a scene of `count` springs is evaluated in one.
  @inline(__always)
  static func writing<Value>(
    to memory: [Value], _ count: Int,
    _ write: @escaping (UnsafeMutableBufferPointer<Value>, Double) -> Void
  ) -> Run {
    var memory = memory
    var isOdd = false
    return {
      isOdd.toggle()
      memory.withUnsafeMutableBufferPointer { results in
        for round in 0..<repetitions(of: count) {
          write(results, Scene.now + Double(round) * 1e-6 + (isOdd ? 1e-7 : 0))
        }
      }
      return isOdd ? 1 : 0
    }
  }
}
