import Foundation
@_spi(Jelly) import JellyRecording

extension SchemaFile {
  /// The public types of all controls, in the topics of each library's documentation.
  ///
  /// A control's types are those in its folder, such as `Sources/JellyUIKit/Controls/JellyBadge`.
  static var topics: [Self] {
    ["Jelly", "JellyUIKit", "JellySwiftUI"].map { library in
      let groups = ControlDescription.all.compactMap { control -> String? in
        let words = control.name.split(separator: "-")
        let folder = words.map(\.capitalized).joined()
        let types = publicTypes(in: "Sources/\(library)/Controls/\(folder)")
        guard !types.isEmpty else { return nil }
        return "### \(words.joined(separator: " ").inSentence.dropLast())\n\n"
          + types.map { "- ``\($0)``\n" }.joined()
      }
      return Self(
        path: "Sources/\(library)/\(library).docc/\(library).md", section: "controls",
        text: "\n\(groups.joined(separator: "\n"))\n")
    }
  }

  /// The names of the public types at the top of the files in a folder, in the order of the files.
  private static func publicTypes(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    let paths = (files ?? .init()).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return paths.sorted { $0.path < $1.path }.flatMap { path -> [String] in
      let lines = (try? String(contentsOf: path, encoding: .utf8))?.split(separator: "\n") ?? []
      // A host's file stands within one condition.
      let indent = lines.contains { $0.hasPrefix("#if ") } ? "  " : ""
      return lines.filter { $0.hasPrefix(indent) }.compactMap { line in
        // A type that only other packages of the project use is hidden, and does not have a page.
        let type = line.dropFirst(indent.count).prefixMatch(
          of: /(?:@\w+ )*(?:public|open) (?:final )?(?:class|enum|protocol|struct|typealias) (\w+)/)
        return type.map { String($0.1) }
      }
    }
  }
}
