import Jelly
import JellyWords

/// A field of a control's settings, or of an event.
public struct FieldDescription: Equatable, Sendable {
  /// The field's name.
  public let name: String
  /// What it can be.
  public let kind: Kind
  /// What it is where it is missing; nil where it must be there, or nothing stands for it.
  public let standard: JSONValue?
  /// Whether it may be missing.
  public let isOptional: Bool

  /// What a field can be.
  public enum Kind: Equatable, Sendable {
    /// A finite number.
    case number
    /// A length above 0, in points.
    case length
    /// A span, not negative.
    case span
    /// A whole number from 0 on.
    case count
    /// True or false.
    case flag
    /// One of a few words.
    case choice([String])
    /// Width and height.
    case size
    /// A tuning.
    case tuning
  }
}

/// Listens to what a control asks for, and answers with what is standard.
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

  mutating func length(_ name: StaticString, or standard: Double?) -> Double {
    add(name, .length, standard.map(JSONValue.number))
    return standard ?? 1
  }

  mutating func span(ifGiven name: StaticString) -> Double? {
    add(name, .span, nil, isOptional: true)
    return nil
  }

  mutating func span(_ name: StaticString, or standard: Double) -> Double {
    add(name, .span, .number(standard))
    return standard
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

  mutating func tuning<Tuning: ElasticTuning>(of base: Tuning) -> Tuning {
    add("tuning", .tuning, .string("\(TuningName.standard.name)"))
    return base.named(.standard)
  }
}
