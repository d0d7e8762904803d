/// A quantity that a spring can move: anything that adds, scales and has a length.
///
/// All components of one value share one spring, so they share its one exponential and its one
/// sine and cosine: only the last line of a spring's formula is generic.
public protocol ElasticValue: Equatable, Sendable {
  /// The value at rest on its target.
  static var zero: Self { get }

  /// Adds two values, component by component.
  static func + (left: Self, right: Self) -> Self

  /// Subtracts one value from another, component by component.
  static func - (left: Self, right: Self) -> Self

  /// Scales every component.
  static func * (value: Self, factor: Double) -> Self

  /// The Euclidean length, in the unit of the components.
  var magnitude: Double { get }
}

extension Double: ElasticValue {}

extension SIMD2: ElasticValue where Scalar == Double {
  /// The Euclidean length, in the unit of the components.
  public var magnitude: Double { (x * x + y * y).squareRoot() }
}
