/// The first place at which a text is not JSON, and the problem there.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The character in the line, counted from 1.
  public let column: Int
  /// The problem at this place.
  public let problem: Problem

  /// A problem of a text.
  public enum Problem: Equatable, Sendable {
    /// The text has something else than it should have.
    case expected(String)
    /// The object already has a member with this name.
    case duplicate(String)
    /// Arrays and objects are nested deeper than any trace needs.
    case nesting
  }

  /// The place and the problem, in one line.
  public var description: String {
    let place = "line \(line), column \(column)"
    switch problem {
    case .expected(let thing): return "\(place): expected \(thing)"
    case .duplicate(let name): return "\(place): \(JSONValue.string(name).text) stands here twice"
    case .nesting: return "\(place): nested too deeply"
    }
  }

  /// Makes an error at a byte of a text.
  init(_ problem: Problem, at index: Int, in bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<index]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    self.line = before.count { $0 == newline } + 1
    self.column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    self.problem = problem
  }
}
