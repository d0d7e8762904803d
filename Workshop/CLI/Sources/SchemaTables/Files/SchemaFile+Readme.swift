import Foundation
@_spi(Jelly) import JellyRecording

extension SchemaFile {
  /// The table of all controls, with the film of each.
  static var readmeTable: Self {
    let rows = ControlExample.all.map { example in
      let film = "Sources/JellyUIKit/JellyUIKit.docc/Films/\(example.name)"
      let picture =
        "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(film)~dark.svg\">"
        + "<img src=\"\(film).svg\" width=\"200\" alt=\"\(example.film)\"></picture>"
      let tags = example.elements.map { "`<\($0.tag)>`" }.joined(separator: ", ")
      let cells = [picture, example.summary.inTable, example.uiKit, example.swiftUI, tags]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
    return Self(
      path: "README.md", section: "controls",
      text: "| | what it is | UIKit | SwiftUI | page |\n| --- | --- | --- | --- | --- |\n"
        + rows.joined())
  }
}

/// The head of a control's example, `Examples/Controls/jelly-badge.md`.
private struct ControlExample {
  /// The name of its film and of the trace: `badge`.
  let name: String
  /// A sentence that describes the control.
  let summary: String
  /// The content of its film.
  let film: String
  /// Its names in the hosts, as Markdown.
  let swiftUI, uiKit: String
  /// Its elements, the control's own first.
  let elements: [ElementDescription]

  /// The examples of all controls that have one; what every app has comes first.
  static let all: [Self] = {
    let first = ["switch", "slider", "segments", "press"]
    let examples = ControlDescription.all.compactMap(Self.init)
    return examples.filter { first.contains($0.name) }
      + examples.filter { !first.contains($0.name) }
  }()

  /// Reads the example of a control; nil without one.
  private init?(_ control: ControlDescription) {
    let file = DocumentedClass.folder
      .appendingPathComponent("../../Examples/Controls/\(control.name).md")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let match = text.firstMatch(
        of: /^# .+\n\n(.+)\n\n.+\n\[The film\]\(.+?\): (.+(?:\n.+)*)\n\n/),
      let swiftUI = text.firstMatch(of: /\nIn SwiftUI, (.+):\n/),
      let uiKit = text.firstMatch(of: /\nIn UIKit, (.+):\n/)
    else { return nil }
    name = String(control.name.dropFirst("jelly-".count))
    summary = String(match.1)
    film = String(match.2).replacing("\n", with: " ")
    (self.swiftUI, self.uiKit) = (String(swiftUI.1), String(uiKit.1))
    elements = ElementDescription.all.filter { $0.control?.name == control.name }
  }
}
