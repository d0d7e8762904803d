/// One number, or four or eight side by side: what a formula is written for that serves them all.
///
/// Each lane gets the very bits that the number gets alone, because it does the same operations in
/// the same order. So there is nothing to branch on here: what depends on a comparison is computed
/// and then kept or left out.
///
/// A mask is what the processor makes of a comparison: a lane of ones where it holds, of zeros
/// elsewhere. (The standard library's masks bring arrays along into Embedded Swift, by their
/// descriptions, and the core is held not to name any.)
protocol RealLanes: Sendable {
  /// The bits of every lane; also masks, and integers.
  associatedtype Bits: BitLanes

  /// The same number in every lane.
  init(repeating number: Double)

  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static func / (left: Self, right: Self) -> Self
  static func + (left: Self, right: Double) -> Self
  static func - (left: Self, right: Double) -> Self
  static func * (left: Self, right: Double) -> Self
  static func + (left: Double, right: Self) -> Self
  static func - (left: Double, right: Self) -> Self
  static func * (left: Double, right: Self) -> Self

  /// The square root of every lane.
  func squareRoot() -> Self

  /// The bits of every lane.
  var bits: Bits { get }

  /// The numbers of these bits.
  init(bits: Bits)

  /// In which lanes the left number is greater; in none where either is NaN.
  static func exceeds(_ left: Self, _ right: Self) -> Bits

  /// These numbers where the mask is set, others elsewhere.
  func kept(where mask: Bits, else others: Self) -> Self

  /// The greater of each number and the bound; the bound where the number is NaN.
  func atLeast(_ bound: Double) -> Self
}

/// The bits of one number, or of several side by side; as integers they wrap around.
protocol BitLanes {
  static prefix func ~ (bits: Self) -> Self
  static func & (left: Self, right: Self) -> Self
  static func | (left: Self, right: Self) -> Self
  static func ^ (left: Self, right: Self) -> Self
  static func &+ (left: Self, right: Self) -> Self
  static func &- (left: Self, right: Self) -> Self
  static func & (left: Self, right: UInt64) -> Self
  static func &+ (left: Self, right: UInt64) -> Self
  static func &- (left: Self, right: UInt64) -> Self
  static func &- (left: UInt64, right: Self) -> Self
  static func &<< (left: Self, right: UInt64) -> Self
  static func &>> (left: Self, right: UInt64) -> Self

  /// The bits that are set in every lane.
  var common: UInt64 { get }
}

extension RealLanes {
  /// These numbers where the mask is set, zero elsewhere.
  @inline(__always)
  func kept(where mask: Bits) -> Self { Self(bits: bits & mask) }

  @inline(__always)
  func kept(where mask: Bits, else others: Self) -> Self {
    Self(bits: others.bits ^ ((bits ^ others.bits) & mask))
  }

  @inline(__always)
  func atLeast(_ bound: Double) -> Self {
    let bounds = Self(repeating: bound)
    let mask = Self.exceeds(self, bounds)
    // In this form compilers know a maximum when they see one.
    return Self(bits: (bits & mask) | (bounds.bits & ~mask))
  }

  /// Whether a mask is set in every lane.
  @inline(__always)
  static func isAll(_ mask: Bits) -> Bool { mask.common != 0 }

  /// Whether a mask is set in any lane.
  @inline(__always)
  static func isAny(_ mask: Bits) -> Bool { (~mask).common == 0 }

  /// The absolute value of every lane.
  @inline(__always)
  var magnitude: Self { Self(bits: bits & 0x7FFF_FFFF_FFFF_FFFF) }
}

// MARK: - One number

extension UInt64: BitLanes {
  @inline(__always)
  var common: UInt64 { self }
}

extension Double: RealLanes {
  @inline(__always)
  init(repeating number: Double) { self = number }

  @inline(__always)
  var bits: UInt64 { bitPattern }

  @inline(__always)
  init(bits: UInt64) { self.init(bitPattern: bits) }

  @inline(__always)
  static func exceeds(_ left: Double, _ right: Double) -> UInt64 { left > right ? .max : 0 }

  @inline(__always)
  func kept(where mask: UInt64, else others: Double) -> Double { mask == 0 ? others : self }

  @inline(__always)
  func atLeast(_ bound: Double) -> Double {
    kept(where: Self.exceeds(self, bound), else: bound)
  }
}

// MARK: - Several numbers

// A vector has no bit pattern; a cast between two of one size is what one is. And
// each comparison stands in code of one width: generic code falls back to a loop over the lanes.

extension SIMD4: BitLanes where Scalar == UInt64 {
  @inline(__always)
  var common: UInt64 {
    let pair = lowHalf & highHalf
    return pair.x & pair.y
  }
}

extension SIMD8: BitLanes where Scalar == UInt64 {
  @inline(__always)
  var common: UInt64 { (lowHalf & highHalf).common }
}

extension SIMD4: RealLanes where Scalar == Double {
  @inline(__always)
  var bits: SIMD4<UInt64> { unsafeBitCast(self, to: SIMD4<UInt64>.self) }

  @inline(__always)
  init(bits: SIMD4<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inline(__always)
  static func exceeds(_ left: Self, _ right: Self) -> SIMD4<UInt64> {
    unsafeBitCast(left .> right, to: SIMD4<UInt64>.self)
  }
}

extension SIMD8: RealLanes where Scalar == Double {
  @inline(__always)
  var bits: SIMD8<UInt64> { unsafeBitCast(self, to: SIMD8<UInt64>.self) }

  @inline(__always)
  init(bits: SIMD8<UInt64>) { self = unsafeBitCast(bits, to: Self.self) }

  @inline(__always)
  static func exceeds(_ left: Self, _ right: Self) -> SIMD8<UInt64> {
    unsafeBitCast(left .> right, to: SIMD8<UInt64>.self)
  }
}
