import Jelly

extension JSONValue {
  /// The value as a finite number.
  func number(at field: String) throws(TraceError) -> Double {
    guard case .number(let number) = self else {
      throw .wrongType(field: field, expected: "a number", found: brief)
    }
    guard number.isFinite else { throw .outOfRange(field: field, value: number, range: .anyFinite) }
    return number
  }

  /// The value as a length above 0.
  func length(at field: String) throws(TraceError) -> Double {
    let length = try number(at: field)
    guard length > 0 else { throw .outOfRange(field: field, value: length, range: .aboveZero) }
    return length
  }

  /// The value as a whole number from 0 on.
  func count(at field: String) throws(TraceError) -> Int {
    guard let count = Int(exactly: try number(at: field)), count >= 0 else {
      throw .wrongType(field: field, expected: "a whole number of at least 0", found: brief)
    }
    return count
  }

  /// The value as true or false.
  func flag(at field: String) throws(TraceError) -> Bool {
    guard case .bool(let flag) = self else {
      throw .wrongType(field: field, expected: "true or false", found: brief)
    }
    return flag
  }

  /// The index of the value in a list of known words.
  func word(of words: [String], at field: String) throws(TraceError) -> Int {
    guard case .string(let word) = self else {
      throw .wrongType(field: field, expected: "a string", found: brief)
    }
    guard let index = words.firstIndex(of: word) else {
      throw .unknownCase(field: field, name: word, known: words)
    }
    return index
  }

  /// The value as a size: width and height, each a length; the height of a flat control may be 0.
  func size(canBeFlat: Bool, at field: String) throws(TraceError) -> Vector2 {
    guard case .array(let lengths) = self, lengths.count == 2 else {
      throw .wrongType(field: field, expected: "[width, height]", found: brief)
    }
    let width = try lengths[0].length(at: "\(field)[0]")
    return Vector2(
      width, canBeFlat && lengths[1] == 0 ? 0 : try lengths[1].length(at: "\(field)[1]"))
  }
}

extension Optional {
  /// The value, or the error that the field is missing.
  func required(_ field: String) throws(TraceError) -> Wrapped {
    guard let value = self else { throw .missing(field: field) }
    return value
  }
}
