import Foundation
import Testing

/// The translations of what assistive technology is told, in each host's string catalog.
@Suite("Words of the hosts")
struct HostWordsTests {
  static let hosts = ["JellyUIKit", "JellySwiftUI"]

  private struct Catalog: Decodable {
    struct Entry: Decodable {
      struct Localization: Decodable {
        struct Unit: Decodable { let value: String }
        let stringUnit: Unit
      }
      let localizations: [String: Localization]
    }
    let strings: [String: Entry]
  }

  private func sources(_ host: String) -> URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Sources/\(host)")
  }

  private func catalog(_ host: String) throws -> Catalog {
    let data = try Data(contentsOf: sources(host).appending(path: "Localizable.xcstrings"))
    return try JSONDecoder().decode(Catalog.self, from: data)
  }

  /// Returns all words in English that the sources, and those that both hosts share, name in a call
  /// of `localized`, or announce.
  private func words(_ host: String) throws -> Set<String> {
    var words: Set<String> = []
    for folder in [host, "JellyHosts"].map(sources) {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for call in text.matches(of: #/(?:localized|announce)\(([^\n]*)/#) {
          for word in call.1.matches(of: #/"([^"]+)"/#) { words.insert(String(word.1)) }
        }
      }
    }
    return words
  }

  @Test(
    "Each word that is said is in the catalog, and each in the catalog is said", arguments: hosts)
  func complete(host: String) throws {
    let words = try words(host)
    expect(!words.isEmpty)
    #expect(try words == Set(catalog(host).strings.keys))
  }

  @Test(
    "Each word is there in seven languages, with its placeholders",
    arguments: ["en", "de", "fr", "es", "ja", "zh-Hans", "ar"], hosts)
  func languages(code: String, host: String) throws {
    for (word, entry) in try catalog(host).strings {
      let text = entry.localizations[code]?.stringUnit.value ?? ""
      expect(!text.isEmpty, "\(word)")
      for placeholder in word.matches(of: #/%\d\$lld/#) {
        expect(text.contains(String(placeholder.0)), "\(word)")
      }
    }
  }

  @Test("What both hosts say is said in the same words")
  func same() throws {
    let (left, right) = try (catalog(Self.hosts[0]), catalog(Self.hosts[1]))
    for (word, entry) in left.strings {
      guard let other = right.strings[word] else { continue }
      let texts = entry.localizations.mapValues(\.stringUnit.value)
      expect(texts, equals: other.localizations.mapValues(\.stringUnit.value), "\(word)")
    }
  }
}
