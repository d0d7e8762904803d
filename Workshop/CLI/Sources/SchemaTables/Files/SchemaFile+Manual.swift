extension SchemaFile {
  private static func section(_ name: String, _ rows: [[String]]) -> Self {
    let lines = rows.enumerated().map { index, cells in
      let line = "| \(cells.joined(separator: " | ")) |\n"
      return index > 0 ? line : line + "|" + String(repeating: " --- |", count: cells.count) + "\n"
    }
    return Self(path: "Web/README.md", section: name, text: lines.joined())
  }

  /// The table of the elements: the summary and the content of each.
  static var elementTable: Self {
    let rows = ElementDescription.all.map { element in
      ["`<\(element.tag)>`", element.summary, element.content]
    }
    return section("elements", [["element", "what it is", "put inside"]] + rows)
  }

  /// The attributes.
  static var attributeTable: Self {
    let bodies = ElementDescription.bodies
    let common = ElementDescription.commonAttributes.map { [bodies] + $0.inManual }
    let rows = ElementDescription.all.flatMap { element in
      element.attributes.map { ["`\(element.tag)`"] + $0.inManual }
    }
    return section(
      "attributes", [["element", "attribute", "default", "what it is"]] + common + rows)
  }

  /// The properties without an attribute, and the methods.
  static var memberTable: Self {
    let rows = ElementDescription.all.flatMap { element in
      element.members.map { member in
        ["`\(element.tag)`", "`\(member.name)`", member.summary]
      }
        + element.methods.map { method in
          ["`\(element.tag)`", "`\(method.name)(\(method.parameters))`", method.summary]
        }
    }
    return section("members", [["element", "property or method", "what it is"]] + rows.inCells)
  }

  /// The events.
  static var eventTable: Self {
    let rows = ElementDescription.all.flatMap { element in
      element.events.map { event in
        [
          "`\(element.tag)`", "`jelly-\(event.name)`",
          event.summary,
          event.detail == "null" ? "" : "`\(event.detail)`",
        ]
      }
    }
    return section("events", [["element", "event", "when", "`detail`"]] + rows.inCells)
  }

  /// All that a style sheet can name.
  static var styleTable: Self {
    let properties = ElementDescription.allProperties.map { property, tags in
      ["`\(property.name)`", tags, "\(property.summary); default: \(property.standard)"]
    }
    let parts = words(ElementDescription.commonParts, \.parts) { "`::part(\($0))`" }
    let slots = words(ElementDescription.commonSlots, \.slots) { "`slot=\"\($0)\"`" }
    let states = words(ElementDescription.commonStates, \.states) { "`:state(\($0))`" }
    return section("style", [["name", "of", "what it is"]] + properties + parts + slots + states)
  }

  private static func words(
    _ common: [ElementDescription.Word], _ own: (ElementDescription) -> [ElementDescription.Word],
    _ selector: (String) -> String
  ) -> [[String]] {
    common.map { [selector($0.name), ElementDescription.bodies, $0.summary] }
      + ElementDescription.all.flatMap { element in
        own(element).map { [selector($0.name), "`\(element.tag)`", $0.summary] }
      }
  }
}

extension [[String]] {
  /// The rows, with text that a table's cell can hold.
  fileprivate var inCells: Self { map { $0.map { $0.replacing("|", with: "\\|") } } }
}

extension ElementDescription.Attribute {
  /// The attribute, its default, and what it is, with its choices.
  fileprivate var inManual: [String] {
    let choices: [String] = if case .choice(let names) = kind { names } else { [] }
    // The choices of `motion` are listed in its own sentence.
    let isSaid = choices.isEmpty || choices.contains { summary.contains("`\($0)`") }
    let list = choices.map { "`\($0)`" }.joined(separator: ", ")
    return [
      "`\(name)`", standard.map { "`\($0)`" } ?? "",
      isSaid ? summary : "\(summary.dropLast()): \(list).",
    ]
  }
}

extension ElementDescription {
  /// Every custom property, and the tags of the elements that have it.
  static var allProperties: [(Property, tags: String)] {
    var rows = commonProperties.map { ($0, tags: bodies) }
    for element in all {
      for property in element.properties {
        let tag = "`\(element.tag)`"
        if let index = rows.firstIndex(where: { $0.0.name == property.name }) {
          rows[index].tags += ", \(tag)"
        } else {
          rows.append((property, tags: tag))
        }
      }
    }
    return rows
  }
}
