public import Jelly

/// One part of a tuning: its name, its value, and the values that it can have.
///
/// Use it to build an editor or a table of tunings.
public struct TuningPart: Equatable, Sendable {
  /// The names of the groups around the part, and its own name: `["bud", "seed"]`.
  public let path: [String]
  /// The part's value.
  public let value: Value

  /// The value of a part.
  public enum Value: Equatable, Sendable {
    /// A number with its unit, the range that looks right, the step of a slider, and the range that
    /// a control can work with.
    case number(
      Double, unit: TuningUnit, sensible: ClosedRange<Double>, step: Double,
      sound: ClosedRange<Double>)
    /// True or false.
    case flag(Bool)
    /// A choice among a few names.
    case choice(String, of: [String])
    /// A spring.
    case spring(DampedSpring)
  }

  /// The parts of a tuning, in the order in which it shows them.
  public static func all(of tuning: some ElasticTuning) -> [Self] {
    var tuning = tuning
    var list = PartList()
    tuning.show(to: &list)
    return list.parts
  }
}

/// A visitor that lists the parts of a tuning.
private struct PartList: TuningVisitor {
  private(set) var parts: [TuningPart] = []
  private var groups: [String] = []

  private mutating func add(_ name: StaticString, _ value: TuningPart.Value) {
    parts.append(TuningPart(path: groups + ["\(name)"], value: value))
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: TuningUnit,
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>
  ) {
    add(name, .number(value, unit: unit, sensible: sensible, step: step, sound: sound))
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) { add(name, .flag(value)) }

  mutating func choice<Choice: NamedChoice>(_ value: inout Choice, _ name: StaticString) {
    add(name, .choice("\(value.name)", of: Choice.names))
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    add(name, .spring(value))
  }

  mutating func beginGroup(_ name: StaticString) { groups.append("\(name)") }
  mutating func endGroup() { groups.removeLast() }
}
