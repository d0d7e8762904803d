@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// A field of a control's settings, or of an event.
@_spi(Jelly) public struct FieldDescription: Equatable, Sendable {
  /// The field's name.
  public let name: String
  /// The kind of the field's value.
  public let kind: Kind
  /// The default value; nil if the field is required, or does not have a default.
  public let standard: JSONValue?
  /// A Boolean value that indicates whether the field may be missing.
  public let isOptional: Bool

  /// The kind of a field's value.
  public enum Kind: Equatable, Sendable {
    /// A finite number.
    case number
    /// A length above 0, in points.
    case length
    /// A length or a time that is not negative.
    case span
    /// A whole number from 0 on.
    case count
    /// True or false.
    case flag
    /// A choice among a few words.
    case choice([String])
    /// Width and height.
    case size
    /// A tuning.
    case tuning
  }
}

/// A visitor that describes the fields of settings or of an event.
struct FieldList: FieldVisitor {
  /// A Boolean value that indicates whether the fields must be given unless they have a default, as
  /// those of an event.
  var isOfEvent = false
  /// A Boolean value that indicates whether a field that is not given stays as it is, so that there
  /// is no default.
  var keepsValues = false
  private(set) var fields: [FieldDescription] = []
  private var groups: [String] = []

  var visitsOmitted: Bool { true }

  private mutating func add(
    _ name: StaticString, _ kind: FieldDescription.Kind, _ value: JSONValue,
    isRequired: Bool = false
  ) {
    fields.append(
      FieldDescription(
        name: (groups + ["\(name)"]).joined(separator: "."), kind: kind,
        standard: isRequired || keepsValues || value == .null ? nil : value,
        isOptional: !isRequired))
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    let kind: FieldDescription.Kind =
      unit == .count
      ? .count : valid.lowerBound < 0 ? .number : valid.lowerBound > 0 ? .length : .span
    let json = value < .infinity ? JSONValue.number(value) : .null
    add(name, kind, json, isRequired: isOfEvent && !valid.contains(value))
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) {
    add(name, .flag, .bool(value), isRequired: isOfEvent)
  }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    add(name, .choice(Choice.names), .string("\(value.name)"))
  }

  mutating func size(_ value: inout Vector2) { add("size", .size, .null, isRequired: true) }

  mutating func tuning(_ value: inout some JellyTuning & FieldVisitable) {
    add("tuning", .tuning, .null, isRequired: true)
  }

  // Only tunings have springs.
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {}
  mutating func beginGroup(_ name: StaticString) { groups.append("\(name)") }
  mutating func endGroup() { groups.removeLast() }
}
