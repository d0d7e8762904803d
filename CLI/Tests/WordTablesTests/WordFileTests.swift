import Foundation
import Testing
import WordTables

@Suite("A file written from the controls' declarations")
struct WordFileTests {
  @Test("is checked in as the declarations say; else run `make words`", arguments: WordFile.all)
  func checkedIn(file: WordFile) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8)
    #expect(text == file.content(in: text))
  }
}
