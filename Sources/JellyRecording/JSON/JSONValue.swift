/// A JSON value whose objects keep the order of their members.
///
/// Traces and frames are read and written with it. So their text is the same on every platform: the
/// members have the documented order, and numbers look as a browser writes them.
@_spi(Jelly) public enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; infinite if the number in the text is too large for a `Double`.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object: no two of its members have the same name.
  case object([Member])

  /// A member of an object: a name and its value.
  public struct Member: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

@_spi(Jelly) extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

@_spi(Jelly) extension JSONValue: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}

@_spi(Jelly) extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object, in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
