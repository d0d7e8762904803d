public import Jelly

/// One part of a tuning: its name, its value, and what the value can be.
public struct TuningPart: Equatable, Sendable {
  /// The names of the groups around it, and its own: `["bud", "seed"]`.
  public let path: [String]
  /// What it is.
  public let value: Value

  /// The value of a part.
  public enum Value: Equatable, Sendable {
    /// A number, what it is measured in, what looks right, the step of a slider, and what a control
    /// can work with.
    case number(
      Double, unit: TuningUnit, sensible: ClosedRange<Double>, step: Double,
      sound: ClosedRange<Double>)
    /// Yes or no.
    case flag(Bool)
    /// One of a few names.
    case choice(String, of: [String])
    /// A spring.
    case spring(DampedSpring)
  }

  /// The parts of a tuning, in the order of its walk.
  public static func all(of tuning: some ElasticTuning) -> [Self] {
    var tuning = tuning
    var list = PartList()
    tuning.show(to: &list)
    return list.parts
  }
}

/// Writes down the parts of a tuning.
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
