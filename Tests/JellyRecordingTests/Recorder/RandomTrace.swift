@_spi(Jelly) import JellyRecording
import JellyTestSupport

/// A trace of any control with random settings and events, made from the control's description.
struct RandomTrace {
  /// The trace as JSON.
  private(set) var json = JSONValue.null
  private var generator: SeededGenerator
  /// The number of fingers that are down.
  private var fingers = 0
  private var place: (x: Double, y: Double) = (0, 0)
  /// The drawings that the control bends; none for a control with an outline of its own.
  private var drawings: [[JSONValue.Member]] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let controls = ControlDescription.all
    let control = controls[Int(seed) % controls.count]
    let size = (generator.uniform(60...400).rounded(), generator.uniform(40...140).rounded())
    place = (size.0 / 2, size.1 / 2)
    var settings: [JSONValue.Member] = []
    for field in control.settings where generator.chance(0.7) {
      settings.append(.init(field.name, value(of: field)))
    }
    settings = Self.grouped(settings)
    if control.bendsDrawing {
      // A fill that becomes a stroke fades, and the text of its outline ends where it is faint.
      drawings = generator.chance(0.5) ? Self.fills : Self.strokes
      settings += generator.pick(drawings)
    }
    var time = 0.0
    var events: [JSONValue] = []
    for _ in 0..<Int(generator.uniform(4...24)) {
      time += generator.chance(0.8) ? generator.uniform(0.004...0.03) : generator.uniform(0.1...0.5)
      time = (time * 1e6).rounded() / 1e6
      let kinds = control.events.filter { !isOutOfPlace($0.name) }
      var event = generator.pick(kinds)
      // Fingers move more often than anything else happens.
      for name in ["touchMoved", "pullChanged", "scrolled"] where generator.chance(0.6) {
        event = kinds.first { $0.name == name } ?? event
      }
      if !drawings.isEmpty, generator.chance(0.4) {
        event = kinds.first { $0.name == "drawingChanged" } ?? event
      }
      events.append(.object(members(of: event, at: time)))
    }
    self.json = [
      "version": 1, "control": .string(control.name), "size": [.number(size.0), .number(size.1)],
      "tuning": .string(generator.pick(["standard", "liquid", "classic", "reduced"])),
      "settings": .object(settings), "events": .array(events),
    ]
  }

  /// Returns whether an event of a touch cannot come now.
  private func isOutOfPlace(_ name: String) -> Bool {
    switch name {
    case "touchBegan": fingers == 2
    case "touchMoved": fingers == 0
    default: false
    }
  }

  private mutating func members(
    of event: ControlDescription.Event, at time: Double
  ) -> [JSONValue.Member] {
    switch event.name {
    case "touchBegan": fingers += 1
    case "touchEnded": fingers = max(fingers - 1, 0)
    case "touchCancelled": fingers = 0
    default: break
    }
    place.x += generator.uniform(-20...20)
    place.y += generator.uniform(-10...25)
    var members: [JSONValue.Member] = [
      .init("at", .number(time)), .init("type", .string(event.name)),
    ]
    for field in event.fields where !field.isOptional || generator.chance(0.5) {
      members.append(.init(field.name, value(of: field)))
    }
    if event.name == "drawingChanged" { members += generator.pick(drawings) }
    return Self.grouped(members)
  }

  /// Fills: with a hole, in pieces, beside an open stroke, and none.
  private static let fills: [[JSONValue.Member]] = [
    "M6 4L20 12L6 20Z", "M6 4H10V20H6ZM14 4H18V20H14Z", "M4 4H92V92H4ZM20 20V40H40V20Z",
    "M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3ZM30 12L40 22L60 2", "",
  ].map { [.init("path", .string($0))] }

  /// Strokes: open, closed, and of several widths.
  private static let strokes: [[JSONValue.Member]] = [
    ("M4 6H20M4 12H20M4 18H20", 2.0), ("M6 6L18 18M18 6L6 18", 2), ("M5 12L10 17L20 7", 4.5),
    ("M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z", 6),
  ].map { [.init("path", .string($0.0)), .init("strokeWidth", .number($0.1))] }

  /// Members, with those of a group in an object, also within a group: `availableSpace.left`.
  private static func grouped(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var (grouped, groups) = ([JSONValue.Member](), [String: [JSONValue.Member]]())
    for member in members {
      let path = member.name.split(separator: ".", maxSplits: 1).map(String.init)
      if path.count > 1 {
        groups[path[0], default: []].append(.init(path[1], member.value))
      } else {
        grouped.append(member)
      }
    }
    return grouped
      + groups.map { .init($0.key, .object(Self.grouped($0.value))) }.sorted { $0.name < $1.name }
  }

  private static let ends = ["left", "top", "right", "bottom"].flatMap { [$0, "bounds.\($0)"] }

  /// Any value of a field.
  private mutating func value(of field: FieldDescription) -> JSONValue {
    switch field.kind {
    // The boxes of a shape and of its parts are in shares of its size.
    case .number where Self.ends.contains(field.name): .number(generator.uniform(-0.5...1.5))
    case .number: .number(((field.name == "y" ? place.y : place.x) * 100).rounded() / 100)
    case .length: .number(generator.uniform(10...60).rounded())
    case .span: .number(generator.uniform(0...60).rounded())
    case .count: .number(generator.uniform(0...4).rounded())
    case .flag: .bool(generator.chance(0.5))
    case .choice(let words): .string(generator.pick(words))
    case .size: [.number(generator.uniform(60...400).rounded()), 60]
    case .tuning: .string(generator.pick(["standard", "classic", "reduced", "liquid"]))
    }
  }
}
