import Jelly
import JellyWords

/// A field of a control's settings, or of an event.
public struct FieldDescription: Equatable, Sendable {
  /// The field's name.
  public let name: String
  /// The kind of the field's value.
  public let kind: Kind
  /// The default value; nil if the field is required, or does not have a default.
  public let standard: JSONValue?
  /// Whether the field may be missing.
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

/// A reader that notes the fields that a control reads, and answers with the default values.
struct FieldListener: WordReader {
  private(set) var fields: [FieldDescription] = []

  private mutating func add(
    _ name: StaticString, _ kind: FieldDescription.Kind, _ standard: JSONValue?,
    isOptional: Bool? = nil
  ) {
    fields.append(
      FieldDescription(
        name: "\(name)", kind: kind, standard: standard,
        isOptional: isOptional ?? (standard != nil)))
  }

  mutating func number(_ name: StaticString, or standard: Double?) -> Double {
    add(name, .number, standard.map(JSONValue.number))
    return standard ?? 0
  }

  mutating func count(_ name: StaticString, or standard: Int?) -> Int {
    add(name, .count, standard.map { .number(Double($0)) })
    return standard ?? 0
  }

  mutating func flag(_ name: StaticString, or standard: Bool?) -> Bool {
    add(name, .flag, standard.map(JSONValue.bool))
    return standard ?? false
  }

  mutating func choice<Choice: NamedChoice>(
    _ name: StaticString, or standard: Choice?
  ) -> Choice {
    add(name, .choice(Choice.names), standard.map { .string("\($0.name)") })
    return standard ?? Choice.all[0]
  }

  mutating func point(isOptional: Bool) -> Vector2 {
    add("x", .number, nil, isOptional: isOptional)
    add("y", .number, nil, isOptional: isOptional)
    return .zero
  }

  mutating func size(canBeFlat: Bool) -> Vector2 {
    add("size", .size, nil)
    return .zero
  }

  mutating func settings<Settings: JellySettings>(from settings: Settings) -> Settings {
    fields += TuningPart.all(of: settings).map { FieldDescription($0, isPresent: true) }
    return settings
  }

  mutating func tuning<Tuning: JellyTuning>() -> Tuning {
    add("tuning", .tuning, nil)
    return .named(.standard)
  }
}

extension FieldDescription {
  /// Describes a setting, which may be missing: then it has the default, or stays as it is if it is
  /// the present one.
  init(_ part: TuningPart, isPresent: Bool) {
    name = part.path.joined(separator: ".")
    isOptional = true
    let json = part.value.json
    standard = isPresent || json == .null ? nil : json
    kind =
      switch part.value {
      case .number(_, unit: .count, _, _, _): .count
      case .number(_, _, _, _, let sound):
        sound.lowerBound < 0 ? .number : sound.lowerBound > 0 ? .length : .span
      case .flag: .flag
      case .choice(_, let names): .choice(names)
      case .spring: .tuning
      }
  }
}
