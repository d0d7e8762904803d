/// A reader of JSON (RFC 8259) that is strict and reports the place of an error.
///
/// Foundation's reader accepts texts that are wrong, such as an extra comma or a duplicate name,
/// and differs between platforms. It also does not report the place of a number that is too large
/// for a `Double`.
struct JSONReader {
  private let bytes: [UInt8]
  private var next = 0
  private var depth = 0

  /// The maximum nesting of arrays and objects; a trace has four levels.
  private static let maximumDepth = 64

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a whole text, which must be one value.
  ///
  /// A byte order mark, which editors on Windows write, is skipped.
  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var reader = JSONReader(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
    // In UTF-16 a text begins with one of these, or its first character has a byte 0.
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(bytes.prefix(2)) || bytes.prefix(2).contains(0) {
      throw reader.error(.expected("text in UTF-8"))
    }
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == reader.bytes.count else { throw reader.error(.expected("the end")) }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    switch peek {
    case "{": return .object(try object())
    case "[": return .array(try array())
    case "\"": return .string(try string())
    case "t": return try literal("true", .bool(true))
    case "f": return try literal("false", .bool(false))
    case "n": return try literal("null", .null)
    case "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": return .number(try number())
    default: throw error(.expected("a value"))
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    if close("}") { return members }
    repeat {
      skipSpace()
      let start = next
      guard peek == "\"" else { throw error(.expected("a name in quotes")) }
      let name = try string()
      if members.contains(where: { $0.name == name }) { throw error(.duplicate(name), at: start) }
      skipSpace()
      guard skip(":") else { throw error(.expected("\":\"")) }
      members.append(.init(name, try value()))
    } while separate()
    guard close("}") else { throw error(.expected("\",\" or \"}\"")) }
    return members
  }

  private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
    try open()
    var elements: [JSONValue] = []
    if close("]") { return elements }
    repeat { elements.append(try value()) } while separate()
    guard close("]") else { throw error(.expected("\",\" or \"]\"")) }
    return elements
  }

  private mutating func literal(
    _ word: String, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    for character in word.unicodeScalars where !skip(character) { throw error(.expected(word)) }
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> Double {
    let start = next
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    return Double(String(decoding: bytes[start..<next], as: UTF8.self)) ?? .infinity
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = next
    while let digit = peek, "0"..."9" ~= digit { next += 1 }
    guard next > start else { throw error(.expected("a digit")) }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    var reader = JSONStringReader(bytes: bytes, next: next + 1)
    defer { next = reader.next }
    return try reader.string()
  }
}

@_spi(Jelly) extension JSONValue {
  /// Reads JSON text in UTF-8 that is one value, strictly.
  public init(text: some Sequence<UInt8>) throws(JSONSyntaxError) {
    self = try JSONReader.read(Array(text))
  }
}

// MARK: - Characters

extension JSONReader {
  private var peek: Unicode.Scalar? {
    next < bytes.count ? Unicode.Scalar(bytes[next]) : nil
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == character else { return false }
    next += 1
    return true
  }

  private mutating func skipSpace() {
    while skip(" ") || skip("\n") || skip("\r") || skip("\t") {}
  }

  private mutating func separate() -> Bool {
    skipSpace()
    return skip(",")
  }

  private mutating func open() throws(JSONSyntaxError) {
    guard depth < Self.maximumDepth else { throw error(.nesting(limit: Self.maximumDepth)) }
    next += 1
    depth += 1
  }

  private mutating func close(_ bracket: Unicode.Scalar) -> Bool {
    skipSpace()
    guard skip(bracket) else { return false }
    depth -= 1
    return true
  }

  private func error(_ problem: JSONSyntaxError.Problem, at index: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(problem, at: index ?? next, in: bytes)
  }
}
