import Foundation
import JellyRecording

extension SchemaFile {
  /// What each part of each tuning means, for the lab: the first paragraph of its documentation.
  static var meanings: Self {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Jelly")
    let documented = DocumentedProperties(in: folder)
    let controls = ControlDescription.all.map { control in
      let type = control.swiftName + ".Tuning"
      let lines = control.tuning.map { part in
        let meaning = JSONValue.string(documented.meaning(of: part.path, in: type)).text
        return "    '\(part.path.joined(separator: "."))': \(meaning),\n"
      }
      return "  '\(control.name)': {\n\(lines.joined())  },\n"
    }
    return Self(
      path: "Web/lab/meanings.js",
      text: "// Written by `make schema` from the controls' own declarations.\n"
        + "export const MEANINGS = {\n\(controls.joined())};\n")
  }
}
