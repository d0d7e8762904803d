@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellySchema

extension SchemaFile {
  static let heading = "// Written by `make schema` from the controls' own declarations.\n"

  /// The parts of the controls' declarations that the elements read.
  static var declarations: [Self] {
    [springs, events] + ControlDescription.all.enumerated().map { words(of: $1, kind: $0) }
  }

  /// The version of these declarations, a sum of their texts: a core of another one reads the
  /// numbers of elements and of C wrong.
  static var declarationSum: UInt32 {
    // FNV-1a with 32 bits (Fowler, Noll & Vo).
    declarations.map(\.text).joined().utf8.reduce(0x811C_9DC5) {
      ($0 ^ UInt32($1)) &* 0x0100_0193
    }
  }

  static var version: Self {
    Self(
      path: "Web/elements/schema/version.js",
      text: heading + "export const VERSION = '\(String(declarationSum, radix: 36))';\n")
  }

  /// The declarations of all controls as one module, for code without elements.
  static var allDeclarations: Self {
    let lines = ControlDescription.all.map { control in
      "export { \(control.word.uppercased()) } from './\(control.name).js';\n"
    }
    return Self(path: "Web/elements/schema/all.js", text: heading + lines.joined())
  }

  /// The sets of parameters of a spring, for the elements.
  static var springs: Self {
    let parameterSets = SpringParameters.all.map { "'\($0.names.joined(separator: ","))'" }
    return Self(
      path: "Web/elements/schema/springs.js",
      text: heading
        + "export const SPRING_PARAMETERS = [\n  \(parameterSets.joined(separator: ",\n  ")),\n];\n"
    )
  }

  /// The fields of every event in the core's order, for code that records and replays in a page;
  /// one that is required ends with `!`.
  static var events: Self {
    let controls = ControlDescription.all.map { control in
      let events = control.events.map { event in
        // The settings and the tuning have their fields in the control's own words.
        let own = ["settingsChanged", "tuningChanged"].contains(event.name) ? [] : event.fields
        let fields = own.map { $0.inJavaScript + ($0.isOptional ? "" : "!") }
        return "    '\(event.name)': '\(fields.joined(separator: ","))',\n"
      }
      return "  '\(control.name)': {\n\(events.joined())  },\n"
    }
    return Self(
      path: "Web/elements/schema/events.js",
      text: heading + "export const EVENTS = {\n\(controls.joined())};\n")
  }

  /// The words of a control, for its element.
  static func words(of control: ControlDescription, kind: Int) -> Self {
    let settings = control.fields(of: "settingsChanged")
    let start = control.settings.filter { field in !settings.contains { $0.name == field.name } }
    let words: [(String, [String])] = [
      ("events", control.events.map(\.name)),
      ("effects", control.effects),
      ("values", control.values.map(\.inJavaScript)),
      ("layout", control.layout.map(\.inJavaScript)),
      ("parts", control.parts),
      ("settings", settings.map { $0.inJavaScript(standard: "Infinity") }),
      ("start", start.map(\.inJavaScript)),
      ("tuning", [control.tuning.inJavaScript]),
    ]
    let lines = words.filter { !$1.isEmpty }.map { name, words in
      "  \(name): '\(words.joined(separator: ","))',\n"
    }
    let name = control.word.uppercased()
    return Self(
      path: "Web/elements/schema/\(control.name).js",
      text: heading + "import { declare } from '../declare.js';\n\n"
        + "export const \(name) = declare(\(kind), {\n\(lines.joined())});\n")
  }
}

extension ControlDescription {
  /// The control's name without that of the project: `bar`.
  var word: String { String(name.dropFirst("jelly-".count)) }

  /// The control's settings that an event with this name has, with their defaults.
  fileprivate func fields(of name: String) -> [FieldDescription] {
    let names = events.first { $0.name == name }?.fields.map(\.name) ?? []
    return settings.filter { names.contains($0.name) }
  }
}

extension String {
  /// `item-distance` as `itemDistance`.
  var inCamelCase: String {
    let words = split(separator: "-")
    return (words.first.map(String.init) ?? "")
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension FieldDescription {
  /// A field as text: `edge=top*|bottom`, with a star behind the default; `threshold:95`;
  /// `headroom:Infinity` where the default is unlimited; `distance` without a default;
  /// `pageCount#6` for a whole number; `isFloating?` for a flag, and `isPresented?1` if it is true
  /// by default.
  fileprivate var inJavaScript: String { inJavaScript(standard: nil) }

  /// - Parameter missing: The default of a number without one.
  fileprivate func inJavaScript(standard missing: String?) -> String {
    switch (kind, standard) {
    case (.choice(let names), let standard):
      name + "="
        + names.map { .string($0) == standard ? "\($0)*" : $0 }.joined(separator: "|")
    case (.flag, let standard): "\(name)?\(standard == .bool(true) ? "1" : "")"
    case (.count, let standard): "\(name)#\(standard?.text ?? "")"
    case (_, let standard?): "\(name):\(standard.text)"
    default: missing.map { "\(name):\($0)" } ?? name
    }
  }
}

extension ControlDescription.Value {
  /// `iconRotation`; `items[]` for a list of rows, `opacity[1]` for a list of numbers.
  fileprivate var inJavaScript: String {
    switch kind {
    case .number: name
    case .choice(let names): "\(name)=\(names.joined(separator: "|"))"
    case .list(let width): "\(name):\(width)"
    }
  }
}

extension [TuningPart] {
  /// The parts in their groups: `profile=sevenPoint|bell`, `usesTranslation?` for a flag, `spring*`
  /// for a spring; `bud(initialScale,tapSwell)` for a group, `~soft(pullRatio)` for one that may be
  /// left out.
  fileprivate var inJavaScript: String {
    var text = ""
    var open: [String] = []
    for part in self {
      let groups = part.path.dropLast().enumerated().map { index, name in
        "\(part.variants.contains(index) ? "~" : "")\(name)("
      }
      let common = zip(open, groups).prefix { $0 == $1 }.count
      text += String(repeating: ")", count: open.count - common)
      if !text.isEmpty { text += "," }
      text += groups.dropFirst(common).joined() + part.inJavaScript
      open = groups
    }
    return text + String(repeating: ")", count: open.count)
  }
}

extension TuningPart {
  fileprivate var inJavaScript: String {
    let name = path.last ?? ""
    return switch value {
    case .number: name
    case .flag: name + "?"
    case .choice(_, let names): "\(name)=\(names.joined(separator: "|"))"
    case .spring: name + "*"
    }
  }
}
