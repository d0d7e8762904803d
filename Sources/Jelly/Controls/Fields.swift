/// Settings or a tuning whose fields a visitor can read and change.
///
/// The fields are visited one after another and always in the same order. One such visit each
/// checks, reads and writes the value in a trace or a page, fills the documentation's tables, and
/// makes the random values of the tests. The fields of an event are visited likewise; see
/// ``VisitableEvent``. A control of an app's own does not need it.
@_spi(Jelly) public protocol FieldVisitable: Equatable, Sendable {
  /// Accepts a visitor of every field, which may change it.
  mutating func accept(_ visitor: inout some FieldVisitor)

  /// Limits fields further that are in their valid ranges, such as the end of a range to its start.
  mutating func limitFields()
}

@_spi(Jelly) extension FieldVisitable {
  /// Most fields do not depend on each other.
  public mutating func limitFields() {}
}

extension FieldVisitable {
  /// A Boolean value that indicates whether every number lies in the range that ``accept(_:)``
  /// calls valid; NaN lies in none.
  var hasValidFields: Bool {
    var fields = self
    return fields.change(by: nil).firstInvalidIndex < 0
  }
}

/// The unit of a number.
@_spi(Jelly) public enum FieldUnit: Sendable {
  /// A ratio or a share, without a unit.
  case ratio
  /// Points on the screen.
  case points
  /// Points per second.
  case pointsPerSecond
  /// Radians.
  case radians
  /// Seconds.
  case seconds
  /// Per second.
  case perSecond
  /// A number of things.
  case count
}

/// A visitor of the fields of settings, of a tuning or of an event, which sees them one after
/// another and may change them.
///
/// Conform to it to build an editor, a file format or a table.
@_spi(Jelly) public protocol FieldVisitor {
  /// A Boolean value that indicates whether the visitor also visits the fields that an event does
  /// not write: the number of the first finger, and the place of a cancelled touch.
  ///
  /// A reader of events and a list of their fields do.
  var visitsOmitted: Bool { get }

  /// Visits a number.
  ///
  /// - Parameters:
  ///   - value: The number. Infinity means "no limit" if the valid range contains it.
  ///   - name: The name of the property.
  ///   - unit: The number's unit.
  ///   - recommended: The range that looks right, for a slider.
  ///   - step: The smallest change that can be seen, for a slider.
  ///   - valid: The range that a control can work with.
  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>)

  /// Visits a choice between true and false.
  mutating func flag(_ value: inout Bool, _ name: StaticString)

  /// Visits a choice among a few cases.
  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString)

  /// Visits a spring; every spring that can be made is valid.
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString)

  /// Begins a group: the parts that follow, up to the matching ``endGroup()``, belong together.
  mutating func beginGroup(_ name: StaticString)

  /// Begins a group whose parts may also be given beside it, in a file: then they count for every
  /// such group there.
  mutating func beginCurveGroup(_ name: StaticString)

  /// Ends the group that was begun last.
  mutating func endGroup()

  /// Visits a tuning in an event, as the field `tuning`.
  mutating func tuning(_ value: inout some JellyTuning & FieldVisitable)

  /// Visits a size in an event, as the field `size`.
  mutating func size(_ value: inout Vector2)
}

@_spi(Jelly) extension FieldVisitor {
  /// Visits only the fields that an event writes.
  public var visitsOmitted: Bool { false }

  /// Visits such a group as any other.
  public mutating func beginCurveGroup(_ name: StaticString) { beginGroup(name) }

  /// Visits the parts of the tuning as a group.
  public mutating func tuning(_ value: inout some JellyTuning & FieldVisitable) {
    beginGroup("tuning")
    value.accept(&self)
    endGroup()
  }

  /// Visits width and height as a group.
  public mutating func size(_ value: inout Vector2) {
    beginGroup("size")
    number(&value.x, "width", in: .points, recommended: 40...400, step: 10, valid: .finite)
    number(&value.y, "height", in: .points, recommended: 40...400, step: 10, valid: .finite)
    endGroup()
  }
}

/// A visitor of numbers, which passes by all other fields.
@_spi(Jelly) public protocol NumberVisitor: FieldVisitor {}

@_spi(Jelly) extension NumberVisitor {
  /// Passes by a flag.
  public mutating func flag(_ value: inout Bool, _ name: StaticString) {}
  /// Passes by a choice.
  public mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {}
  /// Passes by a spring.
  public mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {}
  /// Does nothing: the fields of a group are visited as all others.
  public mutating func beginGroup(_ name: StaticString) {}
  /// Does nothing: the fields of a group are visited as all others.
  public mutating func endGroup() {}
}

extension ClosedRange<Double> {
  /// The valid range of a number that is a divisor.
  static var positive: Self { 1e-3...1e6 }
  /// The valid range of a length above 0, in points; a control treats a shorter one as 0.
  package static var length: Self { Limits.minimumLength...Limits.coordinate }
  /// The valid range of a length, a time or a strength.
  static var notNegative: Self { 0...1e6 }
  /// The valid range of a length that need not have a limit.
  static var upToInfinity: Self { 0...(.infinity) }
  /// The valid range of a share of a whole.
  static var share: Self { 0...1 }
  /// The valid range of a number that only has to be finite.
  static var finite: Self { -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude }
  /// The valid range of a number with a sign.
  static var signed: Self { -1e6...1e6 }
}

extension FieldVisitor {
  /// Visits a limit, as a group of its two numbers.
  mutating func limit(
    _ value: inout SoftLimit, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double
  ) {
    var (linear, soft) = (value.linearRange, value.softRange)
    beginGroup(name)
    number(
      &linear, "linearRange", in: unit, recommended: recommended, step: step, valid: .upToInfinity)
    number(&soft, "softRange", in: unit, recommended: recommended, step: step, valid: .notNegative)
    endGroup()
    value = SoftLimit(linearRange: linear, softRange: soft)
  }
}

@_spi(Jelly) extension FieldVisitor {
  /// Visits a number of things, as a number without a fraction.
  public mutating func count(
    _ value: inout Int, _ name: StaticString, recommended: ClosedRange<Double>,
    valid: ClosedRange<Double>
  ) {
    var number = Double(value)
    self.number(&number, name, in: .count, recommended: recommended, step: 1, valid: valid)
    // If the visitor does not change the number, the count stays the same, even one that is not
    // valid. A number out of the valid range stays out of it, so that settings can limit it.
    if number != Double(value) {
      value = number == number ? Int(min(max(number, -1), valid.upperBound + 1)) : -1
    }
  }
}
