// The elementary functions for several springs at once, without a branch.
//
// Each lane gets the very bits that the scalar function gives, because it does the same operations
// in the same order; what is a branch there is computed and left out here. Only the ranges are
// narrower: those that springs ask for.

/// Four or eight numbers side by side, and the questions that generic code cannot ask them without
/// falling back to a loop over the lanes.
///
/// A mask is what the processor makes of a comparison: a lane of ones where it holds, of zeros
/// elsewhere. (The standard library's masks bring arrays along into Embedded Swift, by their
/// descriptions, and the core is held not to name any.)
protocol LaneVector: SIMD where Scalar == Double, MaskStorage.Scalar == Int64 {
  /// In which lanes the left number is greater; in none where either is no number.
  static func exceeds(_ left: Self, _ right: Self) -> MaskStorage

  /// Whether a mask is set in all lanes.
  static func isAll(_ mask: MaskStorage) -> Bool

  /// These numbers where the mask is set, zero elsewhere.
  func kept(where mask: MaskStorage) -> Self

  /// These numbers where the mask is set, others elsewhere.
  func kept(where mask: MaskStorage, else others: Self) -> Self

  /// 2ᵏ for k from −1022 to 1023; anything outside.
  static func powerOfTwo(_ k: MaskStorage) -> Self
}

extension SIMD4: LaneVector where Scalar == Double {
  @inline(__always)
  static func exceeds(_ left: Self, _ right: Self) -> SIMD4<Int64> {
    unsafeBitCast(left .> right, to: SIMD4<Int64>.self)
  }

  @inline(__always)
  static func isAll(_ mask: SIMD4<Int64>) -> Bool {
    let pair = mask.lowHalf & mask.highHalf
    return pair.x & pair.y != 0
  }

  @inline(__always)
  func kept(where mask: SIMD4<Int64>) -> Self { Self(bits: bits & mask) }

  @inline(__always)
  func kept(where mask: SIMD4<Int64>, else others: Self) -> Self {
    Self(bits: others.bits ^ ((bits ^ others.bits) & mask))
  }

  @inline(__always)
  static func powerOfTwo(_ k: SIMD4<Int64>) -> Self { Self(bits: (k &+ 1023) &<< 52) }
}

extension SIMD8: LaneVector where Scalar == Double {
  @inline(__always)
  static func exceeds(_ left: Self, _ right: Self) -> SIMD8<Int64> {
    unsafeBitCast(left .> right, to: SIMD8<Int64>.self)
  }

  @inline(__always)
  static func isAll(_ mask: SIMD8<Int64>) -> Bool {
    SIMD4<Double>.isAll(mask.lowHalf & mask.highHalf)
  }

  @inline(__always)
  func kept(where mask: SIMD8<Int64>) -> Self { Self(bits: bits & mask) }

  @inline(__always)
  func kept(where mask: SIMD8<Int64>, else others: Self) -> Self {
    Self(bits: others.bits ^ ((bits ^ others.bits) & mask))
  }

  @inline(__always)
  static func powerOfTwo(_ k: SIMD8<Int64>) -> Self { Self(bits: (k &+ 1023) &<< 52) }
}

extension LaneVector {
  /// The bits of every lane.
  ///
  /// Vectors have no bit patterns of their own; a cast between two of one size is what one is.
  @inline(__always)
  var bits: MaskStorage { unsafeBitCast(self, to: MaskStorage.self) }

  /// The numbers of these bits.
  @inline(__always)
  init(bits: MaskStorage) { self = unsafeBitCast(bits, to: Self.self) }
}

// MARK: - Functions

extension Elementary {
  /// eˣ in every lane, for x from −∞ to 709; 0 where x is no number.
  @inline(__always)
  static func exp<Lanes: LaneVector>(_ x: Lanes) -> Lanes {
    let (k, n, r) = reducedByLn2(x)
    let series = 1 + expm1OfSmall(r)
    // A result below 2⁻¹⁰⁰⁰ is scaled in two steps, so that it is rounded once if subnormal.
    let isTiny = Lanes.exceeds(Lanes(repeating: -1000), n)
    let scaled = series * Lanes.powerOfTwo(k &+ (isTiny & 1000))
    let result = (scaled * 0x1p-1000).kept(where: isTiny, else: scaled)
    return result.kept(where: Lanes.exceeds(x, Lanes(repeating: -746)))
  }

  /// eˣ − 1 in every lane without cancellation near zero, for x from −∞ to 0 (0 itself excluded:
  /// the sign of a zero is not kept); −1 where x is no number.
  @inline(__always)
  static func expm1<Lanes: LaneVector>(_ x: Lanes) -> Lanes {
    let (k, _, r) = reducedByLn2(x)
    let isReduced = Lanes.exceeds(Lanes(repeating: -0.35), x)
    let power = Lanes.powerOfTwo(k & isReduced)
    // Without reduction the power is 1, and 1·series + 0 is what the scalar function returns.
    let result = power * expm1OfSmall(r.kept(where: isReduced, else: x)) + (power - 1)
    return result.kept(
      where: Lanes.exceeds(x, Lanes(repeating: -40)), else: Lanes(repeating: -1))
  }

  /// Sine and cosine of every lane, for every x; (0, 1) from a thousand million radians on and
  /// where x is no number.
  @inline(__always)
  static func sincos<Lanes: LaneVector>(_ x: Lanes) -> (sin: Lanes, cos: Lanes) {
    let (quarter, n) = nearestInteger(x * LaneConstant.twoOverPi)
    let head = x - n * LaneConstant.halfPi1
    let cut = n * LaneConstant.halfPi2
    let trimmed = head - cut
    let lost = (head - trimmed) - cut
    let rest = lost - n * LaneConstant.halfPi3
    let r = trimmed + rest
    let tail = (trimmed - r) + rest
    let (s, c) = sincosOfSmall(r, tail: tail)
    // Odd quarters swap the two; the second bit of the quarter, and of the next, is their sign.
    let isOdd = 0 &- (quarter & 1)
    let sine = c.kept(where: isOdd, else: s).bits ^ ((quarter & 2) &<< 62)
    let cosine = s.kept(where: isOdd, else: c).bits ^ (((quarter &+ 1) & 2) &<< 62)
    let hasPhase =
      Lanes.exceeds(x, Lanes(repeating: -1e9)) & Lanes.exceeds(Lanes(repeating: 1e9), x)
    return (
      Lanes(bits: sine & hasPhase),
      Lanes(bits: cosine).kept(where: hasPhase, else: Lanes(repeating: 1))
    )
  }
}

// MARK: - Series on the reduced range

extension Elementary {
  /// The scalar function's series, in its order.
  @inline(__always)
  private static func expm1OfSmall<Lanes: LaneVector>(_ r: Lanes) -> Lanes {
    var q = Lanes(repeating: 1.0 / 87_178_291_200)
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

  /// The scalar function's two series, in its order.
  @inline(__always)
  private static func sincosOfSmall<Lanes: LaneVector>(
    _ r: Lanes, tail: Lanes
  ) -> (sin: Lanes, cos: Lanes) {
    let z = r * r
    var s = Lanes(repeating: 1.0 / 355_687_428_096_000)
    s = s * z - 1.0 / 1_307_674_368_000
    s = s * z + 1.0 / 6_227_020_800
    s = s * z - 1.0 / 39_916_800
    s = s * z + 1.0 / 362_880
    s = s * z - 1.0 / 5_040
    s = s * z + 1.0 / 120
    s = s * z - 1.0 / 6
    var c = Lanes(repeating: -1.0 / 6_402_373_705_728_000)
    c = c * z + 1.0 / 20_922_789_888_000
    c = c * z - 1.0 / 87_178_291_200
    c = c * z + 1.0 / 479_001_600
    c = c * z - 1.0 / 3_628_800
    c = c * z + 1.0 / 40_320
    c = c * z - 1.0 / 720
    c = c * z + 1.0 / 24
    let half = 0.5 * z
    let most = 1 - half
    return (
      r + (z * r * s + tail * most),
      most + (((1 - most) - half) + (z * z * c - r * tail))
    )
  }
}

// MARK: - Range reduction

extension Elementary {
  /// The constants of the scalar functions.
  private enum LaneConstant {
    static let log2e = 0x1.71547652b82fep+0
    static let ln2High = 0x1.62e42feep-1
    static let ln2Low = 0x1.a39ef35793c76p-33
    static let twoOverPi = 0x1.45f306dc9c883p-1
    static let halfPi1 = 0x1.921fb544p+0
    static let halfPi2 = 0x1.0b4611a6p-34
    static let halfPi3 = 0x1.3198a2e037073p-69
    static let rounder = 0x1.8p52
  }

  /// The integer nearest to x, |x| < 2⁵⁰, as an integer and as a number.
  @inline(__always)
  private static func nearestInteger<Lanes: LaneVector>(
    _ x: Lanes
  ) -> (Lanes.MaskStorage, Lanes) {
    let shifted = x + LaneConstant.rounder
    return (
      shifted.bits &- Int64(bitPattern: LaneConstant.rounder.bitPattern),
      shifted - LaneConstant.rounder
    )
  }

  /// k, as an integer and as a number, and r with x = k·ln 2 + r and |r| ≤ ½·ln 2.
  @inline(__always)
  private static func reducedByLn2<Lanes: LaneVector>(
    _ x: Lanes
  ) -> (k: Lanes.MaskStorage, n: Lanes, r: Lanes) {
    let (k, n) = nearestInteger(x * LaneConstant.log2e)
    return (k, n, (x - n * LaneConstant.ln2High) - n * LaneConstant.ln2Low)
  }
}
