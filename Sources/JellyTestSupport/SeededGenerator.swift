internal import Foundation

/// A random number generator that gives the same numbers on every machine and in every run
/// (SplitMix64, Steele 2014).
///
/// Make the seed an argument of a test, so that a failure names it.
///
///     var generator = SeededGenerator(seed: 7)
///     let x = generator.uniform(-100...500)
///     let edge = generator.pick([RectEdge.top, .bottom])
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number in the range; all are equally likely.
  public mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) * 0x1p-53
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }

  /// A positive number in the range; all orders of magnitude are equally likely.
  @_spi(Jelly) public mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound * pow(range.upperBound / range.lowerBound, uniform(0...1))
  }

  /// 1 or −1.
  @_spi(Jelly) public mutating func sign() -> Double { next() & 1 == 0 ? 1 : -1 }

  /// True with a probability of `share`.
  public mutating func chance(_ share: Double) -> Bool { uniform(0...1) < share }

  /// One of the elements; there must be at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }
}
