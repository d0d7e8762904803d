import Jelly
import JellyRecording

extension WordFile {
  private static let heading = "// Written by `make words` from the controls' own declarations.\n"

  /// The dialects of a spring, for the elements.
  static var springs: Self {
    let dialects = SpringDialect.all.map { "'\($0.names.joined(separator: ","))'" }
    return Self(
      path: "Web/elements/words/springs.js",
      text: heading + "export const DIALECTS = [\n  \(dialects.joined(separator: ",\n  ")),\n];\n")
  }

  /// The fields of every event in the core's order, for code that records and replays in a page;
  /// one that is required ends with `!`.
  static var events: Self {
    let controls = ControlDescription.all.map { control in
      let events = control.events.map { event in
        let fields = event.fields.map { $0.inJavaScript + ($0.isOptional ? "" : "!") }
        return "    '\(event.name)': '\(fields.joined(separator: ","))',\n"
      }
      return "  '\(control.name)': {\n\(events.joined())  },\n"
    }
    return Self(
      path: "Web/elements/words/events.js",
      text: heading + "export const EVENTS = {\n\(controls.joined())};\n")
  }

  /// The words of a control, for its element.
  static func words(of control: ControlDescription, kind: Int) -> Self {
    // The fields of a tuned event are the last settings.
    let tuned = control.events.first { $0.name == "tuned" }?.fields.filter { $0.kind != .tuning }
    let looks = Set((tuned ?? []).map(\.name))
    let shape = control.settings.filter { !looks.contains($0.name) }
    let look = control.settings.filter { looks.contains($0.name) }
    let words: [(String, [String])] = [
      ("events", control.events.map(\.name.inCamelCase)),
      ("effects", control.effects),
      ("values", control.values.map(\.inJavaScript)),
      ("layout", control.layout.map(\.inJavaScript)),
      ("parts", control.parts),
      ("shape", shape.map(\.inJavaScript)),
      ("look", look.map(\.inJavaScript)),
      ("tuning", control.tuning.map(\.inJavaScript)),
    ]
    let lines = words.filter { !$1.isEmpty }.map { name, words in
      "  \(name): '\(words.joined(separator: ","))',\n"
    }
    let name = control.name.split(separator: "-").last.map { $0.uppercased() } ?? ""
    return Self(
      path: "Web/elements/words/\(control.name).js",
      text: heading + "import { declare } from '../declare.js';\n\n"
        + "export const \(name) = declare(\(kind), {\n\(lines.joined())});\n")
  }
}

extension String {
  /// `touch-began` as `touchBegan`.
  var inCamelCase: String {
    let words = split(separator: "-")
    return (words.first.map(String.init) ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension FieldDescription {
  /// A field as text: `side=top*|bottom`, with a star behind the default; `threshold:95`; `gap`;
  /// `pages#6` for a whole number; `floating?` for a flag.
  fileprivate var inJavaScript: String {
    switch (kind, standard) {
    case (.choice(let names), let standard):
      name + "="
        + names.map { .string($0) == standard ? "\($0)*" : $0 }.joined(separator: "|")
    case (.flag, _): "\(name)?"
    case (.tuning, _): "\(name)"
    case (.count, let standard): "\(name)#\(standard?.text ?? "")"
    case (_, let standard?): "\(name):\(standard.text)"
    default: name
    }
  }
}

extension ControlDescription.Value {
  /// `turn`; `items[]` for a list of rows, `opacity[1]` for a list of numbers.
  fileprivate var inJavaScript: String {
    switch kind {
    case .number: name
    case .choice(let names): "\(name)=\(names.joined(separator: "|"))"
    case .list(let width): "\(name):\(width)"
    }
  }
}

extension TuningPart {
  /// `bud.seed`; `profile=sevenPoint|bell`; `isRelative?` for a flag; `spring*` for a spring.
  fileprivate var inJavaScript: String {
    let name = path.joined(separator: ".")
    return switch value {
    case .number: name
    case .flag: name + "?"
    case .choice(_, let names): "\(name)=\(names.joined(separator: "|"))"
    case .spring: name + "*"
    }
  }
}
