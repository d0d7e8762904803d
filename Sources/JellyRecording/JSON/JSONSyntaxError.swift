/// The first place at which a text is not JSON, and the problem there.
@_spi(Jelly) public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The character in the line, counted from 1.
  public let column: Int
  /// The problem at this place.
  public let problem: Problem
  /// The character at this place, in quotes, or `the end`.
  public let found: String

  /// A problem of a text.
  public enum Problem: Equatable, Sendable {
    /// The text must contain this here.
    case expected(String)
    /// The object already has a member with this name.
    case duplicate(String)
    /// Arrays and objects are nested deeper than this limit.
    case nesting(limit: Int)
  }

  /// The place and the requirement, in one line.
  public var description: String {
    "line \(line), column \(column): \(requirement)"
  }

  /// The requirement of the place.
  var requirement: String {
    switch problem {
    case .expected(let thing): "must be \(thing); got \(found)"
    case .duplicate(let name):
      "must be a new name in this object; got \(JSONValue.string(name).brief) again"
    case .nesting(let limit): "must be nested at most \(limit) levels deep"
    }
  }

  /// Creates an error at a byte of a text.
  init(_ problem: Problem, at index: Int, in bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<index]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    self.line = before.count { $0 == newline } + 1
    self.column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    self.problem = problem
    let character = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    self.found = character.map { JSONValue.string(String($0)).text } ?? "the end"
  }
}
