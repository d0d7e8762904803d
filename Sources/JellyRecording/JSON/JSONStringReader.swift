/// A reader of one string of a JSON text, from after its opening quote to after its closing quote.
struct JSONStringReader {
  let bytes: [UInt8]
  var next: Int

  mutating func string() throws(JSONSyntaxError) -> String {
    let start = next
    var text: [UInt8] = []
    while true {
      guard next < bytes.count, bytes[next] >= 0x20 else { throw error("a closing quote") }
      let byte = bytes[next]
      next += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          next = start
          throw error("text in UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape()).utf8)
      default: text.append(byte)
      }
    }
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard next < bytes.count else { throw error("an escape") }
    defer { next += 1 }
    switch bytes[next] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw error("an escape")
    }
  }

  /// Reads a scalar from one escape or, beyond U+FFFF, two; afterwards `next` is at the last digit.
  private mutating func unicode() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try hex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), next + 2 < bytes.count,
      bytes[next + 1] == UInt8(ascii: "\\"), bytes[next + 2] == UInt8(ascii: "u")
    else { throw error("a surrogate pair") }
    next += 2
    let second = try hex()
    guard UTF16.isTrailSurrogate(second) else { throw error("a surrogate pair") }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// Reads the four digits after a `u`; afterwards `next` is at the last digit.
  private mutating func hex() throws(JSONSyntaxError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      next += 1
      guard next < bytes.count, let digit = Character(Unicode.Scalar(bytes[next])).hexDigitValue
      else { throw error("four hexadecimal digits") }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private func error(_ expected: String) -> JSONSyntaxError {
    JSONSyntaxError(.expected(expected), at: min(next, bytes.count), in: bytes)
  }
}
