/// The elementary functions of the core, in plain IEEE 754 arithmetic.
///
/// Only + − × ÷ and bit patterns are used, in an order that no compiler may change, so the same
/// argument gives the same bits on x86, Arm and WebAssembly. The C libraries of these platforms
/// disagree in the last bit. Each function is within 1 ulp of the correctly rounded result over
/// the range its comment names, and never makes NaN out of a number.
///
/// The method is the classic one (W. J. Cody and W. Waite, *Software Manual for the Elementary
/// Functions*, 1980): take a multiple of a constant off the argument, in parts so that nothing is
/// lost, and sum the Taylor series of what is left.
enum Elementary {
  /// eˣ for every x: 0 below about −745.13, infinite above about 709.78.
  static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x < 0 ? 0 : x }
    guard x < 710 else { return .infinity }
    let (k, r) = reducedByLn2(x)
    return scaled(1 + expm1OfSmall(r), byPowerOfTwo: k)
  }

  /// eˣ − 1 without cancellation near zero, for every x.
  static func expm1(_ x: Double) -> Double {
    guard x > -40 else { return x < 0 ? -1 : x }
    guard x < 710 else { return .infinity }
    // Up to here the series needs no reduction, after which ½ and 1 would cancel most of it.
    guard x > 0.42 || x < -0.35 else { return expm1OfSmall(x) }
    let (k, r) = reducedByLn2(x)
    guard k < 60 else { return scaled(1 + expm1OfSmall(r), byPowerOfTwo: k) }
    let power = scaled(1, byPowerOfTwo: k)
    return power * expm1OfSmall(r) + (power - 1)
  }

  /// The natural logarithm: −∞ at 0, NaN below. (The core asks only for positive arguments.)
  ///
  /// With x = 2ᵏ·m and √½ ≤ m < √2, log m = 2·artanh((m − 1)/(m + 1)).
  static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    var exponent = Int64(bitPattern: bits &>> 52) &- 1023
    if isSubnormal { exponent &-= 54 }
    var mantissa = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 1023 &<< 52)
    if mantissa > Constant.sqrt2 {
      mantissa *= 0.5
      exponent &+= 1
    }
    let f = mantissa - 1
    let s = f / (2 + f)
    let s2 = s * s
    var series = 2.0 / 23
    series = series * s2 + 2.0 / 21
    series = series * s2 + 2.0 / 19
    series = series * s2 + 2.0 / 17
    series = series * s2 + 2.0 / 15
    series = series * s2 + 2.0 / 13
    series = series * s2 + 2.0 / 11
    series = series * s2 + 2.0 / 9
    series = series * s2 + 2.0 / 7
    series = series * s2 + 2.0 / 5
    series = series * s2 + 2.0 / 3
    // f itself stays outside the rounded part: log m = f − (f²/2 − s·(f²/2 + s²·series)).
    let halfSquare = 0.5 * f * f
    let k = Double(exponent)
    let correction = s * (halfSquare + s2 * series) + k * Constant.ln2Low
    return k * Constant.ln2High - ((halfSquare - correction) - f)
  }

  /// Sine and cosine together, for |x| up to 1.6 million (2²⁰ quarter turns).
  ///
  /// Beyond that the phase loses digits as the argument does; past a thousand million radians no
  /// phase is left and (0, 1) is returned, so that an undamped spring stays bounded for ever.
  static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x > -1e9, x < 1e9 else { return (0, 1) }
    let (quarter, n) = nearestInteger(x * Constant.twoOverPi)
    // x − n·π/2 with π/2 in three parts; the first two products are exact.
    let head = x - n * Constant.halfPi1
    let cut = n * Constant.halfPi2
    let trimmed = head - cut
    let lost = (head - trimmed) - cut
    let rest = lost - n * Constant.halfPi3
    let r = trimmed + rest
    let tail = (trimmed - r) + rest
    let (s, c) = sincosOfSmall(r, tail: tail)
    switch quarter & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }
}

// MARK: - Series on the reduced range

extension Elementary {
  /// eʳ − 1 for |r| ≤ ½·ln 2: Taylor's series to r¹⁴/14!, the next term is below 2⁻⁶⁰.
  private static func expm1OfSmall(_ r: Double) -> Double {
    var q = 1.0 / 87_178_291_200
    q = q * r + 1.0 / 6_227_020_800
    q = q * r + 1.0 / 479_001_600
    q = q * r + 1.0 / 39_916_800
    q = q * r + 1.0 / 3_628_800
    q = q * r + 1.0 / 362_880
    q = q * r + 1.0 / 40_320
    q = q * r + 1.0 / 5_040
    q = q * r + 1.0 / 720
    q = q * r + 1.0 / 120
    q = q * r + 1.0 / 24
    q = q * r + 1.0 / 6
    q = q * r + 0.5
    return r + r * r * q
  }

  /// Sine and cosine of r + tail for |r| ≤ π/4, by Taylor's series to r¹⁷/17! and r¹⁸/18!.
  private static func sincosOfSmall(_ r: Double, tail: Double) -> (sin: Double, cos: Double) {
    let z = r * r
    var s = 1.0 / 355_687_428_096_000
    s = s * z - 1.0 / 1_307_674_368_000
    s = s * z + 1.0 / 6_227_020_800
    s = s * z - 1.0 / 39_916_800
    s = s * z + 1.0 / 362_880
    s = s * z - 1.0 / 5_040
    s = s * z + 1.0 / 120
    s = s * z - 1.0 / 6
    var c = -1.0 / 6_402_373_705_728_000
    c = c * z + 1.0 / 20_922_789_888_000
    c = c * z - 1.0 / 87_178_291_200
    c = c * z + 1.0 / 479_001_600
    c = c * z - 1.0 / 3_628_800
    c = c * z + 1.0 / 40_320
    c = c * z - 1.0 / 720
    c = c * z + 1.0 / 24
    let half = 0.5 * z
    let most = 1 - half
    // sin(r + tail) ≈ sin r + tail·cos r, cos(r + tail) ≈ cos r − tail·r: tail is below 2⁻⁵⁴.
    return (
      r + (z * r * s + tail * most),
      most + (((1 - most) - half) + (z * z * c - r * tail))
    )
  }
}

// MARK: - Range reduction

extension Elementary {
  private enum Constant {
    /// log₂ e, to 0.5 ulp.
    static let log2e = 0x1.71547652b82fep+0
    /// ln 2 in two parts: 32 bits, and the rest; together good to 2⁻⁸⁶.
    static let ln2High = 0x1.62e42feep-1
    static let ln2Low = 0x1.a39ef35793c76p-33
    /// 2/π, to 0.5 ulp.
    static let twoOverPi = 0x1.45f306dc9c883p-1
    /// π/2 in three parts: 33 bits, 33 bits, and the rest; together good to 2⁻¹²¹.
    static let halfPi1 = 0x1.921fb544p+0
    static let halfPi2 = 0x1.0b4611a6p-34
    static let halfPi3 = 0x1.3198a2e037073p-69
    /// √2, to 0.5 ulp.
    static let sqrt2 = 0x1.6a09e667f3bcdp+0
    /// 1.5·2⁵²: a sum with it has no room for a fraction, so it rounds to the nearest integer.
    static let rounder = 0x1.8p52
  }

  /// The integer nearest to x, |x| < 2⁵⁰, as an integer and as a number.
  private static func nearestInteger(_ x: Double) -> (Int64, Double) {
    let shifted = x + Constant.rounder
    return (
      Int64(bitPattern: shifted.bitPattern &- Constant.rounder.bitPattern),
      shifted - Constant.rounder
    )
  }

  /// k and r with x = k·ln 2 + r and |r| ≤ ½·ln 2.
  private static func reducedByLn2(_ x: Double) -> (k: Int64, r: Double) {
    let (k, n) = nearestInteger(x * Constant.log2e)
    return (k, (x - n * Constant.ln2High) - n * Constant.ln2Low)
  }

  /// x·2ᵏ for x near 1 and |k| ≤ 1100; rounded once where the result is subnormal.
  private static func scaled(_ x: Double, byPowerOfTwo k: Int64) -> Double {
    func power(_ k: Int64) -> Double { Double(bitPattern: UInt64(bitPattern: (k &+ 1023) &<< 52)) }
    if k > 1000 { return x * 0x1p1000 * power(k &- 1000) }
    if k < -1000 { return x * power(k &+ 1000) * 0x1p-1000 }
    return x * power(k)
  }
}
