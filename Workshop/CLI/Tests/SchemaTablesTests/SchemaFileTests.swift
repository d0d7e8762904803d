import Foundation
import SchemaTables
import Testing

/// The root of the project.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

@Suite("A file written from the controls' declarations")
struct SchemaFileTests {
  @Test("is checked in as the declarations say; else run `make schema`", arguments: SchemaFile.all)
  func checkedIn(file: SchemaFile) throws {
    let text = try String(contentsOf: root.appendingPathComponent(file.path), encoding: .utf8)
    #expect(text == file.content(in: text))
  }
}

@Suite("The example of a control")
struct ControlExampleTests {
  private static let folder = root.appendingPathComponent("Examples/Controls")
  private static let pages =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .sorted()

  @Test("has a film, and is in the README's table")
  func all() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let films = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Examples/Films").path)
    #expect(!Self.pages.isEmpty)
    for name in Self.pages.map({ $0.dropLast(".md".count) }) {
      #expect(films.contains("\(name.dropFirst("jelly-".count)).json"))
      #expect(readme.contains("`<\(name)>`"), "\(name) must have all parts of an example")
    }
  }

  @Test("names types that the hosts have", arguments: pages)
  func types(page: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(page), encoding: .utf8)
    for line in text.matches(of: /\nIn (SwiftUI|UIKit), .+:\n\n```swift\n[^`]+/) {
      let library = "Jelly\(line.1)"
      let topics = try String(
        contentsOf: root.appendingPathComponent("Sources/\(library)/\(library).docc/\(library).md"),
        encoding: .utf8)
      for type in line.0.matches(of: /\bJelly\w+/) {
        #expect(topics.contains("``\(type.0)``"), "\(page): \(type.0) must be in \(library)")
      }
    }
  }
}

@Suite("An element's class")
struct DocumentedClassTests {
  @Test("documents the attributes that it has, and no other ones", arguments: elements)
  func attributes(element: String) throws {
    let file = root.appendingPathComponent("Web/elements/\(element).js")
    let text = try String(contentsOf: file, encoding: .utf8)
    let documented = text.matches(of: /\* @attr {[^}]+} \[?([\w-]+)/).map { String($0.1) }
    var own = text.matches(
      of: /get (?:attributes|booleans|observedAttributes)\(\) {\s*return \[([^\]]+)\]/
    ).flatMap { $0.1.matches(of: /'([\w-]+)'/).map { String($0.1) } }
    if text.contains("extends ScrolledElement") { own.append("for") }
    #expect(!own.isEmpty)
    #expect(Set(documented) == Set(own))
  }

  @Test("documents the events that it reports of the core's effects", arguments: elements)
  func events(element: String) throws {
    let file = root.appendingPathComponent("Web/elements/\(element).js")
    let text = try String(contentsOf: file, encoding: .utf8)
    let documented = text.matches(of: /@fires {[^@]+?} jelly-([\w-]+)/).map { String($0.1) }
    let sent = text.matches(of: /(?:this\.send|new CustomEvent)\('(?:jelly-)?([\w-]+)'/)
      .map { String($0.1) }
    let effects = text.matches(of: /get events\(\) {\s*return {([^}]+)}/)
      .flatMap { $0.1.matches(of: /: '([\w-]+)'/).map { String($0.1) } }
    var all = sent + effects
    // The menu names one of two events by a condition.
    if text.contains("send(open ? 'open' : 'close'") { all += ["open", "close"] }
    #expect(Set(documented) == Set(all))
  }

  /// The tags of all elements.
  private static let elements =
    SchemaFile.all.first { $0.path == "Web/element-names" }?
    .text.split(separator: "\n").map(String.init) ?? []
}
