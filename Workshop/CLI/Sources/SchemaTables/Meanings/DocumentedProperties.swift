import Foundation

/// The properties of the core's types with the first paragraph of their documentation, read from
/// the sources.
///
/// The formatter holds the sources to one form, so their indentation shows where a type ends.
struct DocumentedProperties {
  /// A property: its type as it is written, and what it means.
  struct Property {
    /// The name of its type, without an optional's sign.
    let type: String
    /// The first paragraph of its documentation.
    let meaning: String
  }

  /// The properties by type and name: `JellyBarBody.Tuning.follow`.
  private(set) var properties: [String: Property] = [:]
  /// The names of types that have another name inside of a type: `JellySwitchBody.Tuning`.
  private var aliases: [String: String] = [:]

  /// Reads every Swift file in a folder.
  init(in folder: URL) {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      if let text = try? String(contentsOf: file, encoding: .utf8) { read(text) }
    }
  }

  private mutating func read(_ text: String) {
    var types: [(indent: Int, name: String)] = []
    var comment: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if words.hasPrefix("///") {
        comment.append(String(words.dropFirst(3).drop { $0 == " " }))
        continue
      }
      if words == "}", types.last?.indent == indent { types.removeLast() }
      if let name = Self.typeName(words) { types.append((indent, name)) }
      if words.hasPrefix("public typealias ") {
        let names = words.split { " =".contains($0) }.dropFirst(2).map(String.init)
        let path = types.map(\.name) + names.prefix(1)
        if names.count == 2 { aliases[path.joined(separator: ".")] = names[1] }
      }
      if words.hasPrefix("public var "), let (name, type) = Self.property(words) {
        let path = types.map(\.name) + [name]
        let summary = comment.prefix { !$0.isEmpty }.joined(separator: " ")
        properties[path.joined(separator: ".")] = Property(
          type: type, meaning: summary.replacing("`", with: ""))
      }
      comment = []
    }
  }

  /// The name of the type that a line begins; nil for any other line.
  private static func typeName(_ line: Substring) -> String? {
    guard line.hasSuffix("{") else { return nil }
    let words = line.split { " :{".contains($0) }
    guard let index = words.firstIndex(where: { ["struct", "extension", "enum"].contains($0) }),
      index + 1 < words.count, words[..<index].allSatisfy({ $0 == "public" })
    else { return nil }
    return String(words[index + 1])
  }

  /// The name and the type of a stored property: `limit: SoftLimit`, `limit = SoftLimit.none`.
  private static func property(_ line: Substring) -> (name: String, type: String)? {
    let words = line.dropFirst("public var ".count).split(maxSplits: 1) { ":= ".contains($0) }
    guard words.count == 2 else { return nil }
    let type = words[1].drop { ":= ".contains($0) }
      .prefix { $0.isLetter || $0.isNumber || $0 == "." }
    let parts = type.split(separator: ".").prefix { $0.first?.isUppercase ?? false }
    return (String(words[0]), parts.joined(separator: "."))
  }

  /// The meaning of a part of a type, such as `stretchLimit.linearRange` of
  /// `JellyPagerBody.Tuning`; empty if it has none of its own.
  func meaning(of path: [String], in type: String) -> String {
    var type = aliases[type] ?? type
    var meaning = ""
    for name in path {
      guard let property = property(name, in: type) else { return "" }
      // The property with a limit documents its purpose; its two numbers are the same everywhere.
      if type == "SoftLimit" { return name == path.last && name == "linearRange" ? meaning : "" }
      meaning = property.meaning
      type = resolved(property.type, in: type)
    }
    return meaning
  }

  /// A property of a type, or of a part of it that shows its own parts without a group.
  private func property(_ name: String, in type: String) -> Property? {
    if let property = properties["\(type).\(name)"] { return property }
    let parts = properties.filter { $0.key.hasPrefix(type + ".") }.values
    return parts.lazy.compactMap { properties["\(resolved($0.type, in: type)).\(name)"] }.first
  }

  /// The full name of a type that is named inside another one.
  private func resolved(_ name: String, in type: String) -> String {
    var scope = type.split(separator: ".").map(String.init)
    while true {
      let full = (scope + [name]).joined(separator: ".")
      if scope.isEmpty || properties.keys.contains(where: { $0.hasPrefix(full + ".") }) {
        return full
      }
      scope.removeLast()
    }
  }
}
