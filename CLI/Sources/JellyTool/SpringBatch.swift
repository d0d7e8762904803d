import Foundation
@_spi(Jelly) import JellyRecording
import SpringSheets

/// A batch of springs: one object of options on each line of the input, one result on each line of
/// the output.
struct SpringBatch {
  private let lines: [Data.SubSequence]

  /// Creates a batch from the lines of a text in UTF-8.
  init(_ text: Data) {
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The results, one on each line; or the first error, with its line.
  ///
  /// Empty lines are skipped.
  func results() throws(Failure) -> [String] {
    var results: [String] = []
    results.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isSpace) {
      do throws(OptionError) {
        results.append(try SpringRequest(line).result())
      } catch {
        throw .usage("line \(index + 1): \(error.text(dashes: ""))")
      }
    }
    return results
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D) ~= byte }
}

/// One line of a batch.
private struct SpringRequest {
  private var options = SpringOptions()
  private var times: [Double] = []
  private var format = SheetFormat.json

  init(_ line: Data.SubSequence) throws(OptionError) {
    for member in try Self.members(of: line) { try take(member) }
  }

  /// JSON as it is; a snippet or a plot as a JSON string, so that it is one line.
  func result() throws(OptionError) -> String {
    let sheet = try SpringSheet(options)
    let text = try sheet.text(
      as: format, samplesAt: times, tolerance: options[.tolerance] ?? 0.002)
    return format == .json ? text : JSONValue.string(text).text
  }

  private static func members(
    of line: Data.SubSequence
  ) throws(OptionError) -> [JSONValue.Member] {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(text: line)
    } catch {
      // The error's line number counts within this one line.
      throw OptionError("", .other(String(error.description.trimmingPrefix("line 1, "))))
    }
    guard case .object(let members) = value else {
      throw OptionError("", .other("must be an object; got \(value.brief)"))
    }
    return members
  }

  private mutating func take(_ member: JSONValue.Member) throws(OptionError) {
    switch member.name {
    case "at": times = try Self.times(member.value)
    case "format": format = try Self.format(member.value)
    default:
      guard let option = SpringOption(name: member.name) else {
        throw OptionError(member.name, .other("must be a known option"))
      }
      guard case .number(let number) = member.value else {
        throw OptionError(member.name, .other("must be a number; got \(member.value.brief)"))
      }
      guard options[option] == nil else {
        throw OptionError(member.name, .other("must be given once"))
      }
      try options.set(option, to: number)
    }
  }

  /// An array of numbers, one number, or text as on the command line.
  private static func times(_ value: JSONValue) throws(OptionError) -> [Double] {
    switch value {
    case .string(let text): return try TimeList(text).seconds
    case .number(let time): return try TimeList([time]).seconds
    case .array(let elements):
      var times: [Double] = []
      for (index, element) in elements.enumerated() {
        guard case .number(let time) = element else {
          throw OptionError("at[\(index)]", .other("must be a number; got \(element.brief)"))
        }
        times.append(time)
      }
      return try TimeList(times).seconds
    default: throw OptionError("at", .other("must be an array of numbers; got \(value.brief)"))
    }
  }

  private static func format(_ value: JSONValue) throws(OptionError) -> SheetFormat {
    guard case .string(let name) = value, let format = SheetFormat(rawValue: name) else {
      let known = SheetFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw OptionError("format", .other("must be one of \(known); got \(value.brief)"))
    }
    return format
  }
}
