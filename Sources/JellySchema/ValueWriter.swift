@_spi(Jelly) public import Jelly

/// A writer of a control's values, one after another.
@_spi(Jelly) public protocol ValueWriter {
  /// Writes a number.
  mutating func write(_ name: StaticString, _ number: Double)

  /// Writes a choice among a few words.
  mutating func write<Choice: NamedCase>(_ name: StaticString, _ choice: Choice)

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

@_spi(Jelly) extension ValueWriter {
  /// Writes the amplitudes of the waves that a soft outline is a sum of.
  public mutating func write(waves wave: (Int) -> Double) {
    write("waves", count: WaveTuning.count, width: 1) { SIMD4(wave($0), 0, 0, 0) }
  }
}
