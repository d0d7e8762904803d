import Foundation

// The platform's own elementary functions, as something to compare with.

func power(_ base: Double, _ exponent: Double) -> Double { Foundation.pow(base, exponent) }
func exponential(_ x: Double) -> Double { Foundation.exp(x) }
func exponentialMinusOne(_ x: Double) -> Double { Foundation.expm1(x) }
func logarithm(_ x: Double) -> Double { Foundation.log(x) }
func sine(_ x: Double) -> Double { Foundation.sin(x) }
func cosine(_ x: Double) -> Double { Foundation.cos(x) }
func angle(_ x: Double, _ y: Double) -> Double { Foundation.atan2(y, x) }
func areaTangent(_ x: Double) -> Double { Foundation.atanh(x) }

/// Returns the offset from its target, t seconds after it was let go at 1 without velocity, of an
/// under-damped spring: the textbook's formula.
func unitRelease(angularFrequency: Double, dampingRatio: Double, after t: Double) -> Double {
  let beta = dampingRatio * angularFrequency
  let damped = angularFrequency * (1 - dampingRatio * dampingRatio).squareRoot()
  return exponential(-beta * t) * (cosine(damped * t) + beta / damped * sine(damped * t))
}

/// Returns the number of doubles between two numbers: 0 for equals, infinitely many beside NaN.
///
/// Infinity is one step from the largest number, and the two zeros are one place.
func ulps(_ a: Double, _ b: Double) -> Double {
  func place(_ x: Double) -> Int64 {
    let magnitude = Int64(x.magnitude.bitPattern)
    return x.sign == .minus ? -magnitude : magnitude
  }
  guard !a.isNaN, !b.isNaN else { return .infinity }
  return Double((place(a) - place(b)).magnitude)
}

extension Double {
  /// The largest relative error of one rounding: 2⁻⁵³.
  static var roundOff: Double { ulpOfOne / 2 }
}

/// Returns the time, to the last digit, at which a condition that holds at `start` and not at `end`
/// ceases to hold.
func lastTime(from start: Double, to end: Double, that holds: (Double) -> Bool) -> Double {
  var (last, first) = (start, end)
  while true {
    let middle = last + (first - last) / 2
    guard middle > last, middle < first else { return last }
    if holds(middle) { last = middle } else { first = middle }
  }
}
