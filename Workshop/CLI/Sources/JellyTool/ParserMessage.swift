@_spi(Jelly) import JellyRecording

/// A message of ArgumentParser in the form of this command's errors.
///
///     The value '0' is invalid for '--rate <rate>': must be …; got 0  →  --rate: must be …; got 0
///     Missing expected argument '<trace>'                             →  <trace>: must be given
struct ParserMessage {
  /// The message, without the name of the program.
  let text: String

  /// Converts a message; one in an unknown form only loses its capital and its full stop.
  init(_ message: String, program: String, subcommands: [String]) {
    let help = "see '\(program) --help'"
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    func place(_ index: Int) -> String {
      quoted[index].split(separator: " ").first.map(String.init) ?? quoted[index]
    }
    if message.hasPrefix("The value "), let (value, place, rest) = Self.invalidValue(message) {
      text = "\(place): \(Self.requirement(rest, value: value))"
    } else if message.hasPrefix("Missing expected argument "), quoted.count > 1 {
      text = "\(place(1)): must be given; \(help)"
    } else if message.hasPrefix("Missing value for "), quoted.count > 1 {
      text = "\(place(1)): must have a value"
    } else if message.hasPrefix("Unknown option "), quoted.count > 1 {
      let option = place(1)
      let similar = quoted.count > 3 && Self.isMisspelled(option, quoted[3]) ? quoted[3] : nil
      let hint = (Self.synonyms[program]?[option] ?? similar).map { ", such as \($0)" } ?? ""
      text = "\(option): must be a known option\(hint); \(help)"
    } else if message.lowercased().contains("unexpected argument"), quoted.count > 1 {
      text =
        program.contains(" ")
        ? "\(quoted[1]): must not be given; \(help)"
        : "<subcommand>: must be one of \(subcommands.joined(separator: ", ")); "
          + "got \(JSONValue.string(quoted[1]).text)"
    } else if message.hasPrefix("The option "), quoted.count > 3 {
      text = "\(place(1)): must not have a value; got \(JSONValue.string(quoted[3]).text)"
    } else {
      text = Self.plain(message)
    }
  }

  /// Names of other programs for the options of a subcommand.
  private static let synonyms = [
    "jelly frames": ["--fps": "--rate", "--frame-rate": "--rate", "--times": "--at"],
    "jelly film": [
      "--fps": "--rate", "--frame-rate": "--rate", "--dark": "--appearance",
      "--theme": "--appearance",
      "--color": "--fill", "--width": "--scale", "--size": "--scale",
    ],
    "jelly spring": ["--css": "--format", "--zeta": "--damping-ratio"],
  ]

  /// A Boolean value that indicates whether a word is nearly another one.
  ///
  /// ArgumentParser also proposes words that share a few letters, such as `--at` for `--fps`.
  private static func isMisspelled(_ word: String, _ other: String) -> Bool {
    other.hasPrefix(word) || word.hasPrefix(other)
      || word.difference(from: other).count <= max(2, other.count / 4)
  }

  /// The value, the place and the rest of a message about an invalid value, which can contain any
  /// character.
  private static func invalidValue(_ message: String) -> (String, String, Substring)? {
    let (start, middle) = ("The value '", "' is invalid for '")
    guard message.hasPrefix(start), let split = message.firstRange(of: middle),
      let end = message[split.upperBound...].firstIndex(of: "'")
    else { return nil }
    let place = message[split.upperBound..<end].split(separator: " ").first ?? ""
    let value = message[..<split.lowerBound].dropFirst(start.count)
    return (String(value), String(place), message[message.index(after: end)...])
  }

  /// The requirement of a value: that of its reader, or one of the listed values.
  ///
  /// ArgumentParser reports neither for a number.
  private static func requirement(_ rest: Substring, value: String) -> String {
    if rest.hasPrefix(": ") { return String(rest.dropFirst(2)) }
    let got = "; got \(JSONValue.string(value).text)"
    let lines = rest.split(separator: "\n")
    let values =
      lines.count > 1
      ? lines.dropFirst().map { String($0.drop { " -".contains($0) }) }
      : rest.split(separator: "'").map(String.init).filter { $0.allSatisfy(\.isLetter) }
    let known = values.filter { !["or", "and"].contains($0) }
    return known.isEmpty
      ? "must be a number\(got)" : "must be one of \(known.joined(separator: ", "))\(got)"
  }

  /// A message without its capital and its full stop, in one line.
  private static func plain(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let text = line.hasSuffix(".") ? String(line.dropLast()) : line
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
