/// A quantity that a spring can move: anything that can be added and scaled, and has a length.
///
/// `Double`, `SIMD2` and `SIMD4` conform. Conform a type of your own to let one spring move several
/// numbers together: they share one exponential, one sine and one cosine.
public protocol MotionValue: Equatable, Sendable {
  /// The value whose components are all 0.
  static var zero: Self { get }

  /// Adds two values, component by component.
  static func + (left: Self, right: Self) -> Self

  /// Subtracts one value from another, component by component.
  static func - (left: Self, right: Self) -> Self

  /// Scales every component.
  static func * (value: Self, factor: Double) -> Self

  /// The Euclidean length, in the unit of the components.
  ///
  /// It belongs to the type, so that no vector of an app gets another member.
  static func length(of value: Self) -> Double
}

extension Double: MotionValue {
  /// The number without its sign.
  public static func length(of value: Double) -> Double { value.magnitude }
}

extension SIMD2: MotionValue where Scalar == Double {
  /// The Euclidean length, in the unit of the components.
  public static func length(of value: Self) -> Double {
    (value.x * value.x + value.y * value.y).squareRoot()
  }
}

extension SIMD4: MotionValue where Scalar == Double {
  /// The Euclidean length, in the unit of the components.
  public static func length(of value: Self) -> Double {
    let square = value * value
    // The order in which `sum()` adds is the compiler's.
    return (((square.x + square.y) + square.z) + square.w).squareRoot()
  }
}

extension MotionValue {
  /// The Euclidean length, in the unit of the components.
  package var magnitude: Double { Self.length(of: self) }
}
