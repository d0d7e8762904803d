import JellyTestSupport
import Testing

@testable import SpringSheets

@Suite("The path of the fewest links")
struct TubePathTests {
  /// A tube of a random walk, on whole numbers so that a grid can hold paths through it.
  private func tube(seed: UInt64, gates: Int) -> [Gate] {
    var generator = SeededGenerator(seed: seed)
    var middle = 0
    return (0..<gates).map { x in
      middle += Int.random(in: -3...3, using: &generator)
      let half = Int.random(in: 1...3, using: &generator)
      let isEnd = x == 0 || x == gates - 1
      let (lower, upper) = isEnd ? (middle, middle) : (middle - half, middle + half)
      return Gate(x: Double(x), lower: Double(lower), upper: Double(upper))
    }
  }

  /// The value of a path of stops at a position.
  private func height(of stops: [GraphPoint], at x: Double) -> Double {
    for (left, right) in zip(stops, stops.dropFirst()) where x <= right.x {
      guard right.x > left.x else { return right.y }
      return left.y + (right.y - left.y) * (x - left.x) / (right.x - left.x)
    }
    return stops.last?.y ?? .nan
  }

  @Test("It begins and ends exactly, never turns back, and passes every gate", arguments: 1...300)
  func feasible(seed: UInt64) {
    let gates = tube(seed: seed, gates: 5 + Int(seed % 40))
    let stops = TubePath.stops(through: gates)
    #expect(stops.first == GraphPoint(x: 0, y: gates[0].lower))
    #expect(stops.last == GraphPoint(x: Double(gates.count - 1), y: gates[gates.count - 1].lower))
    for (left, right) in zip(stops, stops.dropFirst()) { #expect(left.x <= right.x) }
    // Slopes are of the size of 1, so a few roundings of heights of the size of 100.
    let rounding = 1e-11
    for gate in gates {
      let height = height(of: stops, at: gate.x)
      #expect(height >= gate.lower - rounding && height <= gate.upper + rounding, "seed \(seed)")
    }
  }

  @Test("It turns inside the tube, also between two gates", arguments: 1...300)
  func turnsInside(seed: UInt64) {
    let gates = tube(seed: seed, gates: 5 + Int(seed % 40))
    for stop in TubePath.stops(through: gates) {
      let left = gates[min(Int(stop.x), gates.count - 2)]
      let right = gates[min(Int(stop.x), gates.count - 2) + 1]
      let share = stop.x - left.x
      let floor = left.lower + (right.lower - left.lower) * share
      let ceiling = left.upper + (right.upper - left.upper) * share
      #expect(stop.y >= floor - 1e-11 && stop.y <= ceiling + 1e-11, "seed \(seed)")
    }
  }

  @Test("It has no more stops than any path on a fine grid, and often no fewer")
  func minimal() {
    var equal = 0
    for seed in UInt64(1)...60 {
      let gates = tube(seed: seed, gates: 7)
      let ours = TubePath.stops(through: gates).count
      let theirs = fewestStopsOnGrid(through: gates)
      #expect(ours <= theirs, "seed \(seed)")
      if ours == theirs { equal += 1 }
    }
    // The grid is fine enough to be a rival, not so fine that it always finds the best.
    #expect(equal >= 30)
  }

  @Test("Straight tubes take two stops, a corner takes three")
  func smallest() {
    let straight = (0...9).map { Gate(x: Double($0), lower: Double($0) - 1, upper: Double($0) + 1) }
    let ends = [Gate(x: -1, lower: -1, upper: -1)] + straight + [Gate(x: 10, lower: 10, upper: 10)]
    #expect(TubePath.stops(through: ends).count == 2)
    let corner = (0...10).map { x in
      let y = Double(abs(x - 5))
      let tolerance = x == 0 || x == 10 ? 0 : 0.1
      return Gate(x: Double(x), lower: y - tolerance, upper: y + tolerance)
    }
    #expect(TubePath.stops(through: corner).count == 3)
  }

  /// The fewest stops of a path whose stops are on a grid of half units each way, by trying all.
  private func fewestStopsOnGrid(through gates: [Gate]) -> Int {
    let last = gates.count - 1
    var points: [GraphPoint] = []
    for step in 0...2 * last {
      let x = Double(step) / 2
      let left = gates[Int(x)]
      let right = gates[min(Int(x) + 1, last)]
      let floor = (left.lower + (x == left.x ? left.lower : right.lower)) / 2
      let ceiling = (left.upper + (x == left.x ? left.upper : right.upper)) / 2
      for height in stride(from: (floor * 2).rounded(.up) / 2, through: ceiling, by: 0.5) {
        points.append(GraphPoint(x: x, y: height))
      }
    }
    var reached = points.map { $0.x == 0 ? 1 : Int.max }
    for (index, point) in points.enumerated() where index > 0 {
      for (origin, from) in points.enumerated()
      where from.x < point.x && reached[origin] < reached[index] - 1 {
        let line = GraphLine(through: from, point)
        let isInside = gates[Int(from.x)...Int(point.x)].allSatisfy { gate in
          guard gate.x >= from.x else { return true }
          let height = line.height(at: gate.x)
          return height >= gate.lower - 1e-12 && height <= gate.upper + 1e-12
        }
        if isInside { reached[index] = reached[origin] + 1 }
      }
    }
    return reached.last ?? .max
  }
}
