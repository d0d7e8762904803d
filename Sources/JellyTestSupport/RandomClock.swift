/// The times of random events: mostly one frame later, but also equal and earlier times, pauses,
/// and times that are not finite.
struct RandomClock {
  private var time: Double
  private let absurdity: Double

  init(using generator: inout SeededGenerator) {
    time = generator.pick([0, 0, .leastNonzeroMagnitude, 3, 1e5, 1e9, -40])
    absurdity = generator.pick([0, 0.02, 0.1])
  }

  mutating func next(using generator: inout SeededGenerator) -> Double {
    if generator.chance(absurdity) {
      return generator.pick([.nan, .infinity, -.infinity, 1e308, -1e308, 0, -0.0, 1e-160])
    }
    switch generator.next() % 8 {
    case 0: break
    case 1: return time - generator.uniform(0...2)
    case 2: time += generator.uniform(0.02...1.5)
    default: time += generator.uniform(0.001...0.02)
    }
    return time
  }
}
