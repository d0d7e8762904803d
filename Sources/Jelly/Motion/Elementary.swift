/// The elementary functions of the core, in plain IEEE 754 arithmetic.
///
/// Only + − × ÷ and bit patterns are used, in an order that no compiler may change, so the same
/// argument gives the same bits on x86, Arm and WebAssembly. The C libraries of these platforms
/// disagree in the last bit. Each function is within 1 ulp of the correctly rounded result over the
/// range that its comment names. Its result is NaN only if its comment names that case.
///
/// The method is the classic one (W. J. Cody and W. Waite, *Software Manual for the Elementary
/// Functions*, 1980): subtract a multiple of a constant from the argument, in parts so that nothing
/// is lost, and evaluate a polynomial of the remainder. The code does not branch, so a compiler can
/// evaluate several numbers side by side.
enum Elementary {
  /// eˣ: 0 below about −745.13 and if x is NaN, infinite above about 709.78.
  @inline(__always)
  static func exp(_ x: Double) -> Double {
    let (k, r) = reducedByLn2(x > 710 ? 710 : x > -746 ? x : -746)
    return scaled(1 + expm1OfSmall(r), byPowerOfTwo: k)
  }

  /// eˣ − 1 without cancellation near zero; −1 where x is NaN.
  static func expm1(_ x: Double) -> Double {
    let bounded = x > 710 ? 710 : x > -40 ? x : -40
    // Near zero the series does not need a reduction, after which ½ and 1 would cancel most of it.
    let isReduced = bounded < -0.35 || bounded > 0.42
    let (k, r) = reducedByLn2(isReduced ? bounded : 0)
    // Scaled by half of 2ᵏ, which overflows no sooner than the result.
    let half = Double(bitPattern: (k &+ 1022) &<< 52)
    return 2 * (half * expm1OfSmall(isReduced ? r : bounded) + (half - 0.5))
  }

  /// The natural logarithm: −∞ at 0, NaN below and where x is NaN.
  ///
  /// With x = 2ᵏ·m and √½ ≤ m < √2, log m = 2·artanh((m − 1)/(m + 1)).
  @inline(never)  // −710 B
  static func log(_ x: Double) -> Double {
    let isNormal = x > 0x1p-1022
    let bits = (isNormal ? x : x * 0x1p54).bitPattern
    // The bits are shifted by 1 − √½ before the exponent is read, so that m lies from √½ to √2.
    let exponent = (bits &+ (1.0.bitPattern &- Constant.sqrtHalf.bitPattern)) &>> 52
    let mantissa = Double(bitPattern: bits &- ((exponent &- 1023) &<< 52))
    let k = number(exponent) + (isNormal ? -1023 : -1077)
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    // f itself stays outside the rounded part: log m = f − (f²/2 − s·(f²/2 + s²·series)).
    let halfSquare = 0.5 * f * f
    let correction = s * (halfSquare + z * artanhSeries(z)) + k * Constant.ln2Low
    let result = k * Constant.ln2High - ((halfSquare - correction) - f)
    // The square root of a negative number is NaN, that of 0 is 0: so the two edges differ.
    let edge = x > 0 ? x : x.squareRoot() - .infinity
    return x > 0 && x < .infinity ? result : edge
  }

  /// Sine and cosine together, for |x| up to 1.6 million (2²⁰ quarter turns).
  ///
  /// Beyond that the phase loses digits as the argument does. Past a thousand million radians, and
  /// if x is NaN, no phase is left and (0, 1) is returned, so that an undamped spring stays bounded
  /// for ever.
  @inline(__always)
  static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    let x = x.magnitude < 1e9 ? x : 0
    let (quarter, n) = nearestInteger(x * Constant.twoOverPi)
    // x − n·π/2 with π/2 in three parts. The first two products are exact; the tail is what the
    // last two differences lose by rounding.
    let (cut2, cut3) = (n * Constant.halfPi2, n * Constant.halfPi3)
    let head = x - n * Constant.halfPi1
    let middle = head - cut2
    let r = middle - cut3
    let tail = ((head - middle) - cut2) + ((middle - r) - cut3)
    let (sine, cosine) = sincosOfSmall(r, tail: tail)
    // Odd quarters swap sine and cosine. The second bit of the quarter is the sine's sign, the
    // second bit of the next quarter the cosine's.
    let (s, c) = (sine.bitPattern, cosine.bitPattern)
    let swap = (s ^ c) & (0 &- (quarter & 1))
    return (
      Double(bitPattern: s ^ swap ^ ((quarter & 2) &<< 62)),
      Double(bitPattern: c ^ swap ^ (((quarter &+ 1) & 2) &<< 62))
    )
  }
}

extension Elementary {
  /// Sines and cosines of two numbers.
  ///
  /// The compiler evaluates them side by side.
  @inline(__always)
  static func sincos(_ x: Vector2) -> (sin: Vector2, cos: Vector2) {
    let (first, second) = (sincos(x.x), sincos(x.y))
    return (Vector2(first.sin, second.sin), Vector2(first.cos, second.cos))
  }
}

// MARK: - Whole numbers

extension Elementary {
  /// The largest integer that is not above x; x itself where it is infinite, NaN or a zero.
  ///
  /// `rounded(.down)` has the same result, but on processors that cannot round it calls the C
  /// library, which a package that imports nothing but the core is not linked with.
  static func floor(_ x: Double) -> Double {
    // From 2⁵² on every number is whole.
    guard abs(x) < 0x1p52, x != 0 else { return x }
    let whole = Double(Int64(x))
    return whole > x ? whole - 1 : whole
  }
}

// MARK: - Polynomials on the reduced range

// The coefficients are least squares of the relative error at Chebyshev's points, in 60 digits;
// each coefficient is rounded before the next is found. The terms are summed in pairs, then in
// pairs of pairs (G. Estrin, 1960): this takes more multiplications than Horner's scheme, but few
// of them depend on each other.

extension Elementary {
  /// eʳ − 1 for −0.35 ≤ r ≤ 0.42; its relative error is below 2⁻⁵⁹.
  @inline(__always)
  private static func expm1OfSmall(_ r: Double) -> Double {
    let z = r * r
    let z2 = z * z
    let q1 = 0x1.555555555555dp-3 + r * 0x1.5555555555643p-5
    let q3 = 0x1.111111110e504p-7 + r * 0x1.6c16c16ba042dp-10
    let q5 = 0x1.a01a01b5d816cp-13 + r * 0x1.a01a0412a2811p-16
    let q7 = 0x1.71ddebac03b27p-19 + r * 0x1.27dfac202d3bfp-22
    let q9 = 0x1.af7161a4cb3b2p-26 + r * 0x1.2744e022d82cdp-29
    let low = q1 + z * q3
    let high = q5 + z * q7
    return r + z * (0.5 + r * (low + z2 * (high + z2 * q9)))
  }

  /// Sine and cosine of r + tail for |r| ≤ π/4; their relative errors are below 2⁻⁵⁷ and 2⁻⁶².
  @inline(__always)
  private static func sincosOfSmall(
    _ r: Double, tail: Double
  ) -> (sin: Double, cos: Double) {
    let z = r * r
    let z2 = z * z
    let s1 = 0x1.1111111110648p-7 - z * 0x1.a01a019d72670p-13
    let s3 = 0x1.71de3678a0af8p-19 - z * 0x1.ae5f14bbda50fp-26
    let s = z * (s1 + z2 * (s3 + z2 * 0x1.5dbfe6d504ad5p-33)) - 0x1.5555555555555p-3
    let c0 = 0x1.5555555555555p-5 - z * 0x1.6c16c16c16225p-10
    let c2 = 0x1.a01a019e15245p-16 - z * 0x1.27e4f8eafeccdp-22
    let c4 = 0x1.1eea7499c3999p-29 - z * 0x1.8feec7e12e4cbp-37
    let c = c0 + z2 * (c2 + z2 * c4)
    // sin(r + tail) ≈ sin r + tail·cos r, cos(r + tail) ≈ cos r − tail·r: tail is below 2⁻⁵³.
    let half = 0.5 * z
    let maximum = 1 - half
    return (
      r + (z * r * s + tail * maximum),
      maximum + (((1 - maximum) - half) + (z2 * c - r * tail))
    )
  }

  /// (artanh s − s)·2/s³ for s² = z, |s| ≤ 3 − 2√2; it adds less than 2⁻⁵⁹ to a logarithm's
  /// relative error.
  @inline(__always)
  private static func artanhSeries(_ z: Double) -> Double {
    let z2 = z * z
    let a0 = 0x1.5555555555594p-1 + z * 0x1.999999997f76ap-2
    let a2 = 0x1.249249423762fp-2 + z * 0x1.c71c51d9f3896p-3
    let a4 = 0x1.74664748302cdp-3 + z * 0x1.39a0fbda25a6cp-3
    return a0 + z2 * (a2 + z2 * (a4 + z2 * 0x1.2f0c27a7f4ea2p-3))
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
    /// √½, to 0.5 ulp.
    static let sqrtHalf = 0x1.6a09e667f3bcdp-1
    /// 1.5·2⁵²: a sum with it does not have bits for a fraction, so it is rounded to the nearest
    /// integer, and the sum's lowest bits are that integer.
    static let rounder = 0x1.8p52
  }

  /// The integer nearest to x, |x| < 2⁵⁰, as an integer and as a number.
  @inline(__always)
  private static func nearestInteger(_ x: Double) -> (UInt64, Double) {
    let shifted = x + Constant.rounder
    return (shifted.bitPattern &- Constant.rounder.bitPattern, shifted - Constant.rounder)
  }

  /// An integer from 0 to 2⁵⁰ as a number.
  @inline(__always)
  private static func number(_ integer: UInt64) -> Double {
    Double(bitPattern: integer &+ Constant.rounder.bitPattern) - Constant.rounder
  }

  /// k and r with x = k·ln 2 + r and |r| ≤ ½·ln 2.
  @inline(__always)
  private static func reducedByLn2(_ x: Double) -> (k: UInt64, r: Double) {
    let (k, n) = nearestInteger(x * Constant.log2e)
    return (k, (x - n * Constant.ln2High) - n * Constant.ln2Low)
  }

  /// x·2ᵏ for x near 1 and |k| ≤ 1100.
  ///
  /// A subnormal result is rounded only once: 2ᵏ is split into two factors, and the product with
  /// the first is exact.
  @inline(__always)
  private static func scaled(_ x: Double, byPowerOfTwo k: UInt64) -> Double {
    let biased = k &+ 2046
    let half = biased &>> 1
    return x * Double(bitPattern: half &<< 52) * Double(bitPattern: (biased &- half) &<< 52)
  }
}
