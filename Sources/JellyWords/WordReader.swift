public import Jelly

/// Reads the fields with which somebody describes a control or an event, one after another.
///
/// A control asks for its fields by name and always in the same order. A reader of traces finds
/// them by name and is strict; a reader in a page takes numbers in that order and needs no text; a
/// reader for help texts only listens.
public protocol WordReader {
  /// What can be wrong with a field; `Never` where nothing is refused.
  associatedtype Problem: Error

  /// A finite number; `standard` where the field is missing.
  mutating func number(_ name: StaticString, or standard: Double?) throws(Problem) -> Double

  /// A length above 0, in points; `standard` where the field is missing.
  mutating func length(_ name: StaticString, or standard: Double?) throws(Problem) -> Double

  /// A span of points or seconds, not negative; nil where the field is missing.
  mutating func span(ifGiven name: StaticString) throws(Problem) -> Double?

  /// A span of points or seconds, not negative; `standard` where the field is missing.
  mutating func span(_ name: StaticString, or standard: Double) throws(Problem) -> Double

  /// A whole number from 0 on; `standard` where the field is missing.
  mutating func count(_ name: StaticString, or standard: Int?) throws(Problem) -> Int

  /// Yes or no; `standard` where the field is missing.
  mutating func flag(_ name: StaticString, or standard: Bool?) throws(Problem) -> Bool

  /// One of a few; `standard` where the field is missing.
  mutating func choice<Choice: NamedChoice>(
    _ name: StaticString, or standard: Choice?
  ) throws(Problem) -> Choice

  /// The fields `x` and `y`: a point in the control's own coordinates.
  ///
  /// - Parameter isOptional: Whether they may be missing, because nothing depends on them.
  mutating func point(isOptional: Bool) throws(Problem) -> Vector2

  /// The field `size`: width and height, in points.
  ///
  /// - Parameter canBeFlat: Whether the height may be 0.
  mutating func size(canBeFlat: Bool) throws(Problem) -> Vector2

  /// The field `tuning`: one of the names, or a name and what is changed of it.
  ///
  /// - Parameter base: What decides what no name does (``ElasticTuning/named(_:)``).
  mutating func tuning<Tuning: ElasticTuning>(of base: Tuning) throws(Problem) -> Tuning
}

extension WordReader {
  /// A span of points or seconds, not negative; `standard` where the field is missing.
  public mutating func span(_ name: StaticString, or standard: Double) throws(Problem) -> Double {
    try span(ifGiven: name) ?? standard
  }

  /// A point that must be there.
  public mutating func point() throws(Problem) -> Vector2 { try point(isOptional: false) }
}

/// Takes what a control says beside its outline, one value after another.
public protocol ValueWriter {
  /// A number.
  mutating func write(_ name: StaticString, _ number: Double)

  /// One of a few.
  mutating func write<Choice: NamedChoice>(_ name: StaticString, _ choice: Choice)

  /// A list of rows.
  ///
  /// - Parameters:
  ///   - name: What the list is of.
  ///   - count: How many rows there are.
  ///   - width: How many numbers of each row count: 1 to 4.
  ///   - row: The numbers of a row.
  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>)
}
