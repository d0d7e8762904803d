extension JSONValue {
  /// The value's type, in the words of an error.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array(let elements): "an array of \(elements.count)"
    case .object: "an object"
    }
  }

  /// The value as a finite number.
  func number(at field: String) throws(TraceError) -> Double {
    guard case .number(let number) = self else {
      throw .wrongType(field: field, expected: "a number", found: kind)
    }
    guard number.isFinite else { throw .notFinite(field: field) }
    return number
  }

  /// The value as a length above 0.
  func length(at field: String) throws(TraceError) -> Double {
    let length = try number(at: field)
    guard length > 0 else { throw .notPositive(field: field, value: length) }
    return length
  }

  /// The value as a whole number from 0 on.
  func count(at field: String) throws(TraceError) -> Int {
    guard let count = Int(exactly: try number(at: field)), count >= 0 else {
      throw .wrongType(field: field, expected: "a whole number from 0 on", found: text)
    }
    return count
  }

  /// The value as true or false.
  func flag(at field: String) throws(TraceError) -> Bool {
    guard case .bool(let flag) = self else {
      throw .wrongType(field: field, expected: "true or false", found: kind)
    }
    return flag
  }
}

extension Optional {
  /// The value, or the error that the field is missing.
  func required(_ field: String) throws(TraceError) -> Wrapped {
    guard let value = self else { throw .missing(field: field) }
    return value
  }
}
