import Benchmark
import Foundation
import Jelly

/// A path that costs nothing: adds its numbers up, so that nothing is optimised away.
struct Checksum: PathBuilder {
  var sum = 0.0
  mutating func move(to point: Vector2) { sum += point.x + point.y }
  mutating func addLine(to point: Vector2) { sum += point.x + point.y }
  mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    sum += control.x + control.y + point.x + point.y
  }
  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    sum += control1.x + control1.y + control2.x + control2.y + point.x + point.y
  }
  mutating func closeSubpath() {}
}

/// The unit of measure: one under-damped spring as a textbook has it, with the C library's
/// functions.
@inline(never)
func textbookSpring(_ offset: Double, _ velocity: Double, after t: Double) -> Double {
  let omega = 15.7
  let zeta = 0.36
  let beta = zeta * omega
  let damped = omega * (1 - zeta * zeta).squareRoot()
  let swing =
    offset * Foundation.cos(damped * t)
    + (velocity + beta * offset) / damped * Foundation.sin(damped * t)
  return Foundation.exp(-beta * t) * swing
}

func movingBar(_ tuning: JellyBar.Tuning) -> JellyBar {
  var bar = JellyBar(size: Vector2(390, 100), tuning: tuning)
  _ = bar.handle(.touchBegan(Vector2(195, 50)), at: 0)
  _ = bar.handle(.touchMoved(Vector2(230, 150)), at: 0.1)
  _ = bar.handle(.touchEnded(Vector2(230, 150)), at: 0.2)
  return bar
}

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .instructions, .mallocCountTotal],
    scalingFactor: .kilo, maxDuration: .seconds(2), maxIterations: 2000)

  Benchmark("spring, C library (the unit)") { benchmark in
    for index in benchmark.scaledIterations {
      blackHole(textbookSpring(40, 100, after: Double(index) * 0.001))
    }
  }
  Benchmark("spring, Jelly") { benchmark in
    let spring = DampedSpring(response: 0.4, dampingRatio: 0.36)
    for index in benchmark.scaledIterations {
      blackHole(spring.response(after: Double(index) * 0.001))
    }
  }
  for (name, tuning) in [
    ("draw, bar, single edge", JellyBar.Tuning.standard(.single)),
    ("draw, bar, wave", .standard(.wave)),
    ("draw, bar, T3's seven points", .classic(.wave)),
  ] {
    Benchmark(name) { benchmark in
      let bar = movingBar(tuning)
      for index in benchmark.scaledIterations {
        var path = Checksum()
        bar.draw(at: 0.2 + Double(index) * 0.001, into: &path)
        blackHole(path.sum)
      }
    }
  }
}
