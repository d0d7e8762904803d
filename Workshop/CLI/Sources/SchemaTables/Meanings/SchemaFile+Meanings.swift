import Foundation
@_spi(Jelly) import JellyRecording

extension SchemaFile {
  /// The documentation of the core's properties.
  static var documentedProperties: DocumentedProperties {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Jelly")
    return DocumentedProperties(in: folder)
  }

  /// The meanings of the parts of each tuning, for the lab: the first paragraphs of their comments.
  static var meanings: Self {
    let documented = documentedProperties
    let controls = ControlDescription.all.map { control in
      let type = control.swiftName + ".Tuning"
      let lines = control.tuning.map { part in
        let meaning = JSONValue.string(documented.meaning(of: part.path, in: type)).text
        return "    '\(part.path.joined(separator: "."))': \(meaning),\n"
      }
      return "  '\(control.name)': {\n\(lines.joined())  },\n"
    }
    return Self(
      path: "Workshop/Web/lab/meanings.js",
      text: "// Written by `make schema` from the controls' own declarations.\n"
        + "export const MEANINGS = {\n\(controls.joined())};\n")
  }
}
