import Foundation
@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellySchema
import SpringSheets
import Testing

/// Each name of a layer, compared with the one that is derived from the declarations in Swift.
///
/// `Workshop/Docs/Glossary.md` lists the exceptions.
@Suite("The names of the layers")
struct NamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A row of the glossary's table of exceptions.
  private struct Exception: Hashable {
    let control, swift, layer, there: String
  }

  private static func exceptions() throws -> Set<Exception> {
    let rows = try text("Workshop/Docs/Glossary.md")
      .matches(of: /\n\| (\w+) \| `(\w+)` \| (\w+) \| (?:`([^`]*)` )?\| [^|]+ \|(?=\n)/)
    return Set(
      rows.map {
        Exception(
          control: String($0.1), swift: String($0.2), layer: String($0.3),
          there: $0.4.map(String.init) ?? "")
      })
  }

  @Test("Fields in JSON are the properties in Swift")
  func fields() {
    var visitor = FieldNames()
    forEachControl(&visitor)
    #expect(visitor.controlCount == ControlDescription.all.count)
  }

  @Test("Events in JSON are the cases in Swift, and their fields the labels")
  func events() {
    var visitor = EventNames()
    forEachControl(&visitor)
    #expect(visitor.eventCount > 40)
  }

  @Test("Effects in JSON are the cases in Swift", arguments: ControlDescription.all.map(\.name))
  func effects(control: String) throws {
    let description = try #require(ControlDescription.all.first { $0.name == control })
    let folder = description.swiftName.replacing("Body", with: "")
    let source = try Self.text("Sources/Jelly/Controls/\(folder)/\(description.swiftName).swift")
    let effects = try #require(
      source.firstMatch(of: /\n  public enum Effect.*?\n  }\n/.dotMatchesNewlines()))
    let cases = effects.0.matches(of: /\n    case (\w+)/).map { String($0.1) }
    #expect(!cases.isEmpty)
    #expect(Set(description.effects.map { String($0.prefix { $0 != "(" }) }) == Set(cases))
  }

  @Test(
    "Settings in HTML are those in Swift with hyphens",
    arguments: ControlDescription.all.map(\.name))
  func attributes(control: String) throws {
    let description = try #require(ControlDescription.all.first { $0.name == control })
    let short = String(control.dropFirst("jelly-".count))
    var source = try Self.text("Web/elements/\(control).js")
    if control == "jelly-field" { source += try Self.text("Web/elements/jelly-box.js") }
    let attributes = source.matches(of: /@attr {([^}]+)} \[?([\w-]+)/).map {
      (type: $0.1.split(separator: " ").first.map(String.init) ?? "", name: String($0.2))
    }
    let exceptions = try Self.exceptions().filter { $0.layer == "HTML" && $0.control == short }
    var used: Set<Exception> = []
    for setting in Set(description.settings.map { $0.name.prefix { $0 != "." } }).map(String.init) {
      if let exception = exceptions.first(where: { $0.swift == setting }) {
        used.insert(exception)
        #expect(
          exception.there.isEmpty || attributes.contains { $0.name == exception.there },
          "\(setting)")
        #expect(!attributes.contains { $0.name == setting.withHyphens }, "\(setting)")
        continue
      }
      #expect(attributes.contains { $0.name == setting.withHyphens }, "\(setting)")
    }
    // An attribute that is declared as a setting has its name.
    for (type, name) in attributes
    where description.settings.contains(where: { $0.name == type }) {
      #expect(name == type.withHyphens)
    }
    #expect(used == exceptions)
  }

  @Test(
    "Events of the DOM are the verbs of the effects", arguments: ControlDescription.all.map(\.name))
  func domEvents(control: String) throws {
    let short = String(control.dropFirst("jelly-".count))
    var source = try Self.text("Web/elements/\(control).js")
    if control == "jelly-field" { source += try Self.text("Web/elements/jelly-box.js") }
    let table = source.matches(of: /get events\(\) {\s*return {([^}]+)}/)
      .flatMap { $0.1.matches(of: /'?(\w+)(?:\(\w+\)')?: '([\w-]+)'/) }
    let exceptions = try Self.exceptions().filter { $0.layer == "DOM" && $0.control == short }
    for row in table {
      let (effect, event) = (String(row.1), String(row.2))
      if let exception = exceptions.first(where: { $0.swift == effect }) {
        #expect(event == exception.there)
      } else {
        #expect(effect.hasPrefix(event), "\(effect): \(event)")
      }
    }
  }

  @Test("Settings in UIKit are those in Swift", arguments: ControlDescription.all.map(\.name))
  func uiKit(control: String) throws {
    let description = try #require(ControlDescription.all.first { $0.name == control })
    let short = String(control.dropFirst("jelly-".count))
    let folder = Self.root.appendingPathComponent(
      "Sources/JellyUIKit/Controls/\(description.swiftName.replacing("Body", with: ""))")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let source = try files.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let names = Set(
      source.matches(of: /\n    (?:@IBInspectable )?public (?:dynamic |weak )?var (\w+)/)
        .map { String($0.1) })
    let exceptions = try Self.exceptions().filter { $0.layer == "UIKit" && $0.control == short }
    var used: Set<Exception> = []
    for setting in Set(description.settings.map { $0.name.prefix { $0 != "." } }).map(String.init) {
      if let exception = exceptions.first(where: { $0.swift == setting }) {
        used.insert(exception)
        #expect(exception.there.isEmpty || names.contains(exception.there), "\(setting)")
        #expect(!names.contains(setting), "\(setting)")
      } else {
        #expect(names.contains(setting), "\(setting)")
      }
    }
    #expect(used == exceptions)
  }

  @Test("Options of the command are the parameters of a spring with hyphens")
  func options() {
    for parameters in SpringParameters.all {
      for name in parameters.names {
        #expect(SpringOption(rawValue: name.withHyphens) != nil, "\(name)")
      }
    }
  }
}

/// Compares the paths of all fields with those of the stored properties.
private struct FieldNames: ControlVisitor {
  var controlCount = 0

  mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
    controlCount += 1
    guard
      let description = ControlDescription.all.first(where: { $0.name == "\(Control.name)" })
    else {
      Issue.record("\(Control.name)")
      return
    }
    // These values at the start are parameters of the initializer.
    let start = ["page", "isPresented", "isOn", "value", "selectedIndex", "selectedDetent"]
    let settings = description.settings.map(\.name).filter { !start.contains($0) }
    #expect(Set(settings) == paths(of: Control.Settings(), at: []), "\(Control.name)")
    let tuning = Set(description.tuning.map { $0.path.joined(separator: ".") })
    let properties = paths(of: Control.Tuning.standard, at: [])
    #expect(tuning.isSubset(of: properties), "\(Control.name): \(tuning.subtracting(properties))")
    // A part that matters to one curve only is shown for that one.
    let names = { (paths: Set<String>) in Set(paths.compactMap { $0.split(separator: ".").last }) }
    #expect(names(tuning) == names(properties), "\(Control.name)")
  }

  private func paths(of value: Any, at path: [String]) -> Set<String> {
    if value is SIMD4<Double> {
      return Set(["first", "second", "third", "fourth"].map { "\(path[0]).\($0)" })
    }
    let mirror = Mirror(reflecting: value)
    let isGroup =
      mirror.displayStyle == .struct && !(value is DampedSpring) && !mirror.children.isEmpty
    guard isGroup else { return [path.joined(separator: ".")] }
    return mirror.children.reduce(into: []) { paths, child in
      // The resistance of a limit is a constant, and the length of a list follows from its parts.
      guard let label = child.label, label != "coefficient", label != "count" else { return }
      paths.formUnion(self.paths(of: child.value, at: path + [label]))
    }
  }
}

/// Compares the names of all events and of their fields with the cases and their labels.
private struct EventNames: ControlVisitor {
  var eventCount = 0

  mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
    guard
      let description = ControlDescription.all.first(where: { $0.name == "\(Control.name)" })
    else { return }
    for (number, event) in description.events.enumerated() {
      guard let value = Control.event(number, settings: Control.Settings()) else { continue }
      eventCount += 1
      let child = Mirror(reflecting: value).children.first
      #expect(event.name == child?.label ?? "\(value)")
      guard event.name != "settingsChanged", let payload = child?.value else { continue }
      let own = Mirror(reflecting: payload)
      var labels: Set<String> = []
      let parts =
        own.displayStyle == .tuple
        ? own.children.map { ($0.label ?? "", $0.value) } : [("", payload)]
      for (label, part) in parts {
        let isUnnamed = label.isEmpty || label.hasPrefix(".")
        switch part {
        case is Vector2 where event.name == "sizeChanged": labels.insert("size")
        case is Vector2: labels.formUnion(label == "velocity" ? ["vx", "vy"] : ["x", "y"])
        case is Control.Tuning: labels.insert("tuning")
        // The value itself is what the event is about.
        case is Int where isUnnamed && Control.self == JellyGroupBody.self:
          labels.insert(label == ".1" ? "other" : "body")
        case is Int where isUnnamed: labels.insert(event.name == "pageRequested" ? "page" : "index")
        case is JellyGroupBody.Box:
          labels.formUnion(["x", "y", "width", "height", "cornerRadius"])
        case is JellyRefreshBody.Outcome: labels.insert("outcome")
        case is JellyRowBody.Side: labels.insert("side")
        case is JellyShapeBody.Bounds:
          labels.formUnion(["left", "top", "right", "bottom"].map { "\(label).\($0)" })
        default: labels.insert(label)
        }
      }
      let fields = Set(event.fields.map(\.name))
      let optional = Set(event.fields.filter(\.isOptional).map(\.name))
      #expect(labels.isSubset(of: fields), "\(event.name): \(labels)")
      #expect(fields.subtracting(labels).isSubset(of: optional), "\(event.name): \(fields)")
    }
  }
}

extension String {
  /// The words of a name with hyphens: `item-distance`.
  fileprivate var withHyphens: String {
    replacing(/[A-Z]/) { "-" + $0.0.lowercased() }
  }
}
