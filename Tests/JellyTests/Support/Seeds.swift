import Foundation

// One seed of so many is tried: `make test` tries every seventh, and `make test-all` all. Seven has
// no common divisor with the numbers of choices that tests make by a seed.
private let step = ProcessInfo.processInfo.environment["JELLY_SEEDS"].flatMap { Int($0) } ?? 1

/// Returns seeds of random events, of which a run with fewer events takes a part.
///
/// A seed that once found a fault is not one of these: it is always tried.
func seeds(_ range: ClosedRange<UInt64>) -> [UInt64] {
  Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
}
