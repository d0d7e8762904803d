@_spi(Jelly) public import Jelly

extension InvariantCheckable where Self: JellyControl {
  /// Returns whether an event ends a touch, so that the control must handle it whatever its numbers
  /// are.
  public func endsTouch(_ event: Event) -> Bool { event.endsTouch }

  /// The size, the settings and the tuning.
  public var repeats: [Event] {
    [.sizeChanged(size), .settingsChanged(settings), .tuningChanged(tuning)]
  }
}

@_spi(Jelly) extension InvariantCheckable where Self: JellyControl, Event: VisitableEvent {
  /// Returns whether the control must handle an event: it sets something else than what is set, no
  /// number that it shows is NaN, or infinite where no number means "no limit", and its tuning is
  /// valid.
  public func counts(_ event: Event) -> Bool {
    guard event != .sizeChanged(size), event != .tuningChanged(tuning),
      event != .settingsChanged(settings)
    else { return false }
    var (event, numbers) = (event, ShownNumbers())
    _ = event.accept(&numbers)
    return numbers.areAllNumbers && numbers.isTuningValid
  }

  /// A Boolean value that indicates whether size, settings and tuning look right.
  public var isRecommended: Bool {
    var check = RecommendationCheck()
    var (settings, tuning) = (settings, tuning)
    settings.accept(&check)
    tuning.accept(&check)
    return check.isRecommended && size.min() >= 8 && size.max() <= 2000
  }

  /// As ``lengthChanges(by:)``.
  public func changes(by change: Double) -> [Event] { lengthChanges(by: change) }

  /// Changes of the width, of the height, and of each length of the settings; none where a number
  /// does not look right.
  public func lengthChanges(by change: Double) -> [Event] {
    guard isRecommended else { return [] }
    var events: [Event] = [
      .sizeChanged(size + Vector2(change, 0)), .sizeChanged(size + Vector2(0, change)),
    ]
    while true {
      var changed = settings
      var visitor = LengthChanger(index: events.count - 2, change: change)
      changed.accept(&visitor)
      guard visitor.index < 0 else { return events }
      events.append(.settingsChanged(changed))
    }
  }
}

/// A visitor that checks whether every number looks right.
private struct RecommendationCheck: NumberVisitor {
  private(set) var isRecommended = true

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    // No limit is none that is reached.
    if !recommended.contains(value), value != 0, value < .infinity { isRecommended = false }
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    let looksRight =
      value.angularFrequency > 1 && value.angularFrequency < 200
      && value.dampingRatio > 0.05 && value.dampingRatio < 5
    if !looksRight { isRecommended = false }
  }
}

/// A visitor that changes one length, counted from 0.
private struct LengthChanger: NumberVisitor {
  /// The number of lengths up to that one; below 0 once it has been changed.
  var index: Int
  let change: Double

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    // A control takes a length as tiny as that for 0, where the least change can be a whole one.
    guard unit == .points, abs(value) >= 1e-3, abs(value) < 1e6 else { return }
    if index == 0 { value += change }
    index -= 1
  }
}

/// A visitor that collects the numbers of an event.
struct ShownNumbers: NumberVisitor {
  private(set) var all: [Double] = []
  private(set) var isTuningValid = true
  private(set) var areAllNumbers = true

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    all.append(value)
    let isNumber = value.isFinite || !value.isNaN && valid.upperBound.isInfinite
    if !isNumber { areAllNumbers = false }
  }

  mutating func tuning(_ value: inout some JellyTuning & FieldVisitable) {
    isTuningValid = value.isValid
  }
}
