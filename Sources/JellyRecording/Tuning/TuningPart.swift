@_spi(Jelly) public import Jelly

/// One part of a tuning: its name, its value, and the values that it can have.
///
/// Use it to build an editor or a table of tunings.
@_spi(Jelly) public struct TuningPart: Equatable, Sendable {
  /// The names of the groups around the part, and its own name: `["bud", "seed"]`.
  public let path: [String]
  /// The indices of those groups in the path that may be left out where the part is given: then it
  /// counts for every such group.
  public let variants: [Int]
  /// The part's value.
  public let value: Value

  /// The value of a part.
  public enum Value: Equatable, Sendable {
    /// A number with its unit, the range that looks right, the step of a slider, and the range that
    /// a control can work with.
    case number(
      Double, unit: FieldUnit, recommended: ClosedRange<Double>, step: Double,
      valid: ClosedRange<Double>)
    /// True or false.
    case flag(Bool)
    /// A choice among a few names.
    case choice(String, of: [String])
    /// A spring.
    case spring(DampedSpring)
  }

  /// The parts of a tuning or of settings, in the order in which they are shown.
  public static func all(of fields: some FieldVisitable) -> [Self] {
    var fields = fields
    var list = PartList()
    fields.accept(&list)
    return list.parts
  }
}

/// A visitor that lists fields.
struct PartList: FieldVisitor {
  private(set) var parts: [TuningPart] = []
  private var groups: [String] = []
  private var variants: [Int] = []

  private mutating func add(_ name: StaticString, _ value: TuningPart.Value) {
    parts.append(TuningPart(path: groups + ["\(name)"], variants: variants, value: value))
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    add(name, .number(value, unit: unit, recommended: recommended, step: step, valid: valid))
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) { add(name, .flag(value)) }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    add(name, .choice("\(value.name)", of: Choice.names))
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    add(name, .spring(value))
  }

  mutating func beginGroup(_ name: StaticString) { groups.append("\(name)") }

  mutating func beginCurveGroup(_ name: StaticString) {
    variants.append(groups.count)
    beginGroup(name)
  }

  mutating func endGroup() {
    groups.removeLast()
    if variants.last == groups.count { variants.removeLast() }
  }
}
