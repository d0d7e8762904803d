/// A place where a text stops being JSON.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The character in the line, counted from 1.
  public let column: Int
  /// What is wrong there.
  public let problem: Problem

  /// What can be wrong with a text.
  public enum Problem: Equatable, Sendable {
    /// Something else should stand here.
    case expected(String)
    /// An object has had a member of this name before.
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

  /// An error at a byte of a text.
  init(_ problem: Problem, at index: Int, in bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let before = bytes[..<index]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    self.line = before.count { $0 == newline } + 1
    self.column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    self.problem = problem
  }
}
