import Foundation
import Testing

/// The translations of what assistive technology is told.
@Suite("Words of JellySwiftUI")
struct WordsTests {
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

  private var sources: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Sources/JellySwiftUI")
  }

  private func catalog() throws -> Catalog {
    let data = try Data(contentsOf: sources.appending(path: "Localizable.xcstrings"))
    return try JSONDecoder().decode(Catalog.self, from: data)
  }

  /// All words in English that the sources name in a call of `localized`, or announce.
  private func words() throws -> Set<String> {
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var words: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for call in text.matches(of: #/(?:localized|announce)\(([^\n]*)/#) {
        for word in call.1.matches(of: #/"([^"]+)"/#) { words.insert(String(word.1)) }
      }
    }
    return words
  }

  @Test("Each word that is said is in the catalog, and each in the catalog is said")
  func complete() throws {
    #expect(try words() == Set(catalog().strings.keys))
  }

  @Test(
    "Each word is there in seven languages, with its placeholders",
    arguments: ["en", "de", "fr", "es", "ja", "zh-Hans", "ar"])
  func languages(code: String) throws {
    for (word, entry) in try catalog().strings {
      let text = entry.localizations[code]?.stringUnit.value ?? ""
      #expect(!text.isEmpty, "\(word)")
      for placeholder in word.matches(of: #/%\d\$lld/#) {
        #expect(text.contains(String(placeholder.0)), "\(word)")
      }
    }
  }
}
