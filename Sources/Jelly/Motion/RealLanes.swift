/// One number, or four side by side.
///
/// A formula that is written for this protocol works for both.
///
/// Each lane gets exactly the bits that a single number gets, because both do the same operations
/// in the same order. A formula must not branch: it computes both results of a comparison and keeps
/// one.
///
/// A mask is the processor's result of a comparison: a lane is all ones if the comparison is true,
/// and all zeros if it is false. (The descriptions of the standard library's masks need arrays in
/// Embedded Swift, which the core must not use.)
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

  /// Makes the numbers that have these bits.
  init(bits: Bits)

  /// The mask of the lanes in which the left number is greater; a lane with NaN is not set.
  static func exceeds(_ left: Self, _ right: Self) -> Bits

  /// These numbers where the mask is set, the others elsewhere.
  func kept(where mask: Bits, else others: Self) -> Self

  /// The greater of each number and the bound; the bound if the number is NaN.
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
    // Compilers recognise a maximum in this form.
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
  var common: UInt64 { self }
}

extension Double: RealLanes {
  init(repeating number: Double) { self = number }

  var bits: UInt64 { bitPattern }

  init(bits: UInt64) { self.init(bitPattern: bits) }

  static func exceeds(_ left: Double, _ right: Double) -> UInt64 { left > right ? .max : 0 }

  func kept(where mask: UInt64, else others: Double) -> Double { mask == 0 ? others : self }

  func atLeast(_ bound: Double) -> Double {
    kept(where: Self.exceeds(self, bound), else: bound)
  }
}

// MARK: - Several numbers

// A vector has no `bitPattern`, so a cast between two vectors of one size takes its place. Each
// comparison is written for one width, because generic code falls back to a loop over the lanes.

extension SIMD4: BitLanes where Scalar == UInt64 {
  @inline(__always)
  var common: UInt64 {
    let pair = lowHalf & highHalf
    return pair.x & pair.y
  }
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
