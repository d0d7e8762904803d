public import Jelly

/// A control whose settings and events can be written, in the words in which they are read.
///
/// What is written reads back to the same: ``saySettings(to:)`` is the inverse of
/// ``DescribedControl/make(size:reading:)``, and ``say(_:to:)`` that of
/// ``DescribedControl/event(_:reading:)``.
public protocol RecordableControl: DescribedControl {
  /// Writes the settings of the control, with its tuning.
  func saySettings(to words: inout some WordWriter)

  /// Writes the fields of an event, and returns its name.
  static func say(_ event: Event, to words: inout some WordWriter) -> StaticString
}

/// A writer of the fields of a control or an event, by name.
public protocol WordWriter {
  /// Writes a number, a length or a span.
  mutating func number(_ name: StaticString, _ number: Double)
  /// Writes a whole number.
  mutating func count(_ name: StaticString, _ count: Int)
  /// Writes true or false.
  mutating func flag(_ name: StaticString, _ flag: Bool)
  /// Writes a choice among a few words.
  mutating func choice<Choice: NamedChoice>(_ name: StaticString, _ choice: Choice)
  /// Writes the fields `x` and `y`.
  mutating func point(_ point: Vector2)
  /// Writes the field `size`.
  mutating func size(_ size: Vector2)
  /// Writes the field `tuning`.
  mutating func tuning(_ tuning: some ElasticTuning)
}

extension WordWriter {
  /// Writes the place of a touch, and its finger unless that is the first.
  mutating func touch(at point: Vector2, of finger: Int) {
    self.point(point)
    if finger != 0 { count("finger", finger) }
  }
}
