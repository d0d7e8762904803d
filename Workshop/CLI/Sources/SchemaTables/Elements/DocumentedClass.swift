import Foundation

/// A class of `Web/elements` with its JSDoc, as it is written.
///
/// The tags are those of the usual tools for custom elements: `@element`, `@attr`, `@prop`,
/// `@fires`, `@slot`, `@csspart`, `@cssprop` and `@cssstate` at the class, and `@type`, or `@param`
/// and `@returns`, at a member that is for pages. An attribute's type is the name of the setting of
/// the core that it is, or a type of JavaScript.
struct DocumentedClass: Sendable {
  /// The name of the class: `JellyBarElement`.
  let name: String
  /// The name of the class that it extends.
  let superclass: String
  /// The name of the core's control, whose words the file imports; nil without one.
  let control: String?
  /// The comment at the class.
  let comment: Comment
  /// The members that are for pages, in the order of the file.
  let members: [Member]

  /// A member that is for pages.
  struct Member: Sendable {
    let name: String
    /// A Boolean value that indicates whether nothing can be assigned to it.
    let isReadOnly: Bool
    /// A Boolean value that indicates whether the class has it.
    let isStatic: Bool
    let comment: Comment
  }

  /// A comment: a summary, and tags.
  struct Comment: Sendable {
    var summary = ""
    var tags: [Tag] = []

    /// The tags with a name.
    func tags(_ name: String) -> [Tag] { tags.filter { $0.name == name } }
  }

  /// A tag, such as `@attr {string} [label=Menu] - The name of the button.`.
  struct Tag: Sendable {
    /// Its name: `attr`.
    let name: String
    /// The type in braces; empty without one.
    let type: String
    /// The subject: `label`.
    let subject: String
    /// The default behind the equals sign.
    let standard: String?
    /// A Boolean value that indicates whether it stands in brackets.
    let isOptional: Bool
    /// The text behind the dash.
    let text: String
  }

  /// The tag of the element; nil for a class that is the base of others.
  var tag: String? { comment.tags("element").first?.subject }
  /// The summary of the class.
  var summary: String { comment.summary }

  /// The folder of the elements.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Web/elements")

  /// Every documented class, by its name.
  static let all: [String: Self] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let texts = (files ?? []).filter { $0.pathExtension == "js" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return Dictionary(uniqueKeysWithValues: texts.compactMap(Self.init).map { ($0.name, $0) })
  }()

  /// Reads a file; nil if it does not have a documented class.
  init?(file text: String) {
    var lines: [Substring]?
    var head: (name: String, superclass: String, comment: Comment)?
    var members: [Member] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("/**") { lines = [] }
      if lines != nil, trimmed.hasPrefix("/**") || trimmed.hasPrefix("*") {
        lines?.append(trimmed)
        continue
      }
      if let comment = lines.map(Comment.init) {
        let words = line.split { " (){".contains($0) }.map(String.init)
        if line.hasPrefix("export class "), words.count > 4 {
          // A server has no HTMLElement.
          head = (words[2], words[4].replacing("globalThis.", with: ""), comment)
        } else if let member = words.first(where: { !["static", "get", "async"].contains($0) }),
          comment.tags.contains(where: { ["type", "returns"].contains($0.name) })
        {
          let isReadOnly = !text.contains("\n  set \(member)(")
          members.append(
            Member(
              name: member, isReadOnly: isReadOnly, isStatic: words.first == "static",
              comment: comment))
        }
      }
      lines = nil
    }
    guard let head else { return nil }
    (name, superclass, comment) = head
    self.members = members
    control = text.firstMatch(of: /\/schema\/(.+)\.js'/).map { String($0.1) }
  }
}

extension DocumentedClass.Comment {
  /// Reads the lines of a comment with its stars.
  fileprivate init(lines: [Substring]) {
    var blocks = [""]
    for line in lines {
      var text = line.drop { "/*".contains($0) }[...]
      if let end = text.firstRange(of: "*/") { text = text[..<end.lowerBound] }
      let words = text.split(separator: " ").joined(separator: " ")
      guard !words.isEmpty else { continue }
      if words.hasPrefix("@") {
        blocks.append(words)
      } else {
        blocks[blocks.count - 1] += " " + words
      }
    }
    summary = String(blocks[0].drop { $0 == " " })
    tags = blocks.dropFirst().compactMap(DocumentedClass.Tag.init)
  }
}

extension DocumentedClass.Tag {
  /// Reads a tag on one line.
  fileprivate init?(line: String) {
    var rest = line.dropFirst()
    name = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(name.count + 1)
    var type = Substring()
    if rest.hasPrefix("{") {
      // A type may have braces of its own.
      var depth = 0
      type = rest.prefix { character in
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        return depth > 0
      }
      rest = rest.dropFirst(type.count + 1).drop { $0 == " " }
      type = type.dropFirst()
    }
    self.type = String(type)
    isOptional = rest.hasPrefix("[")
    let end = isOptional ? rest.firstIndex(of: "]") : rest.firstIndex(of: " ")
    var words = rest[..<(end ?? rest.endIndex)]
    if words == "-" || rest.hasPrefix("- ") { words = "" }
    rest = rest[(words.isEmpty ? rest.startIndex : end ?? rest.endIndex)...]
    let parts = words.drop { $0 == "[" }.split(separator: "=", maxSplits: 1).map(String.init)
    subject = parts.first ?? ""
    standard = parts.count > 1 ? parts[1] : nil
    text = String(rest.drop { "] ".contains($0) }.drop { "- ".contains($0) })
  }
}
