extension JellySettings {
  /// The same settings, limited to numbers that a control can work with.
  var clamped: Self {
    var settings = self
    settings.clamp()
    return settings
  }

  /// Every number is in range.
  public mutating func clamp() {}
}

@_spi(Jelly) extension JellySettings where Self: FieldVisitable {
  /// Moves each number into the range that ``FieldVisitable/accept(_:)`` calls valid.
  ///
  /// NaN becomes the default, and a length that is too small to be seen becomes 0.
  public mutating func clamp() {
    var (defaults, clamp) = (Self(), RangeClamp())
    defaults.accept(&clamp)
    clamp.begin()
    accept(&clamp)
    limitFields()
  }
}

/// A visitor that reads the default numbers of settings, and then moves those of others into their
/// valid ranges.
private struct RangeClamp: NumberVisitor {
  /// The default numbers, as they are visited.
  private var defaults = SIMD32<Double>()
  private var index = 0
  private var isReading = true

  /// Ends the defaults; the numbers that follow are changed.
  mutating func begin() { (index, isReading) = (0, false) }

  @inline(never)
  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    defer { index += 1 }
    if isReading {
      defaults[index] = value
    } else if value != value {
      value = defaults[index]
    } else if unit == .points && abs(value) < Limits.minimumLength {
      value = 0
    } else {
      // A finite length beyond all screens could overflow, where infinity stands for no limit.
      let isLength = unit == .points && value < .infinity
      let maximum = isLength ? min(valid.upperBound, Limits.coordinate) : valid.upperBound
      value = min(max(value, min(valid.lowerBound, 0)), maximum)
    }
  }
}
