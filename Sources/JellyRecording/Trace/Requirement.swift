extension ClosedRange<Double> {
  /// The range in an error: `1...240`, `at minimum 0`, `above 0` or `finite`.
  @_spi(Jelly) public var requirement: String {
    let isOpenAbove = upperBound >= .greatestFiniteMagnitude
    if isOpenAbove, lowerBound <= -.greatestFiniteMagnitude { return "finite" }
    if isOpenAbove {
      return lowerBound == .leastNonzeroMagnitude
        ? "above 0" : "at least \(lowerBound.numberText)"
    }
    return "\(lowerBound.numberText)...\(upperBound.numberText)"
  }

  /// Every finite number.
  static var anyFinite: Self {
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  }

  /// Every finite number above 0.
  static var aboveZero: Self {
    Double.leastNonzeroMagnitude...Double.greatestFiniteMagnitude
  }
}

extension JSONValue {
  /// The value in an error: its JSON text, or the kind and the size of a long value.
  @_spi(Jelly) public var brief: String {
    let text = text
    if text.utf8.count <= 40 { return text }
    return switch self {
    case .string: "a string of \(text.utf8.count - 2) bytes"
    case .array(let elements): "an array of \(elements.count)"
    case .object(let members): "an object of \(members.count)"
    case .null, .bool, .number: text
    }
  }
}
