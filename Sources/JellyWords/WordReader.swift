@_spi(Jelly) public import Jelly

/// A reader of the fields of an event, one after another.
///
/// An event reads its fields by name and always in the same order. The reader for traces finds the
/// fields by name and is strict. The reader in a page takes numbers in that order and needs no
/// text. The reader for help texts only notes the names.
public protocol WordReader {
  /// The error that a field can cause; `Never` for a reader that accepts everything.
  associatedtype Problem: Error

  /// Reads a finite number; `standard` if the field is missing.
  mutating func number(_ name: StaticString, or standard: Double?) throws(Problem) -> Double

  /// Reads a whole number from 0 on; `standard` if the field is missing.
  mutating func count(_ name: StaticString, or standard: Int?) throws(Problem) -> Int

  /// Reads true or false; `standard` if the field is missing.
  mutating func flag(_ name: StaticString, or standard: Bool?) throws(Problem) -> Bool

  /// Reads a choice among a few words; `standard` if the field is missing.
  mutating func choice<Choice: NamedChoice>(
    _ name: StaticString, or standard: Choice?
  ) throws(Problem) -> Choice

  /// Reads the fields `x` and `y`: a point in the control's own coordinates.
  ///
  /// - Parameter isOptional: Whether the fields may be missing, because nothing depends on them.
  mutating func point(isOptional: Bool) throws(Problem) -> Vector2

  /// Reads the field `size`: width and height, in points.
  ///
  /// - Parameter canBeFlat: Whether the height may be 0.
  mutating func size(canBeFlat: Bool) throws(Problem) -> Vector2

  /// Reads settings, each as a field of its own; one that is missing is as in `settings`.
  mutating func settings<Settings: JellySettings>(
    from settings: Settings
  ) throws(Problem) -> Settings

  /// Reads the field `tuning`: a name, or a name and the parts that differ.
  mutating func tuning<Tuning: JellyTuning>() throws(Problem) -> Tuning
}

extension WordReader {
  /// Reads a point whose fields are required.
  public mutating func point() throws(Problem) -> Vector2 { try point(isOptional: false) }
}

/// A writer of a control's values, one after another.
public protocol ValueWriter {
  /// Writes a number.
  mutating func write(_ name: StaticString, _ number: Double)

  /// Writes a choice among a few words.
  mutating func write<Choice: NamedChoice>(_ name: StaticString, _ choice: Choice)

  /// Writes a list of rows.
  ///
  /// - Parameters:
  ///   - name: The name of the list.
  ///   - count: The number of rows.
  ///   - width: How many numbers of each row are used: 1 to 4.
  ///   - row: The numbers of a row.
  mutating func write(
    _ name: StaticString, count: Int, width: Int, _ row: (Int) -> SIMD4<Double>)
}

extension ValueWriter {
  /// Writes the amplitudes of the waves that a soft outline is a sum of.
  public mutating func write(waves wave: (Int) -> Double) {
    write("waves", count: SoftWaves.count, width: 1) { SIMD4(wave($0), 0, 0, 0) }
  }
}
