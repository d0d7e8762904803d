@_spi(Jelly) import JellyRecording

extension SchemaFile {
  /// The data of the package for npm.
  ///
  /// It is not checked in: `Web/package/build` writes it into the package.
  package static var packageData: [Self] { [manifest, types, bodyTypes, htmlData, cssData] }

  /// The manifest of all elements, as tools for custom elements read it.
  private static var manifest: Self {
    let modules = ElementDescription.all.map(\.module)
    return Self(
      path: "custom-elements.json",
      json: ["schemaVersion": "2.1.0", "readme": "README.md", "modules": .array(modules)])
  }

  /// The elements, for completion in an editor's HTML.
  private static var htmlData: Self {
    let tags = ElementDescription.all.map { element -> JSONValue in
      let attributes = element.attributesOfAll.map { attribute -> JSONValue in
        var members: [JSONValue.Member] = [
          .init("name", .string(attribute.name)),
          .init("description", .string(attribute.summary)),
        ]
        switch attribute.kind {
        case .flag: members.append(.init("valueSet", "v"))
        case .choice(let names):
          members.append(.init("values", .array(names.map { ["name": .string($0)] })))
        default: break
        }
        return .object(members)
      }
      return [
        "name": .string(element.tag),
        "description": .string("\(element.summary.inSentence) \(element.content)"),
        "attributes": .array(attributes),
      ]
    }
    return Self(
      path: "vscode.html-custom-data.json",
      json: ["version": 1.1, "tags": .array(tags)])
  }

  /// The custom properties, for completion in an editor's CSS.
  private static var cssData: Self {
    let properties = ElementDescription.allProperties.map { property, _ -> JSONValue in
      [
        "name": .string(property.name),
        "description": .string("\(property.summary.inSentence) Default: \(property.standard)."),
      ]
    }
    return Self(
      path: "vscode.css-custom-data.json",
      json: ["version": 1.1, "properties": .array(properties)])
  }
}

extension SchemaFile {
  private init(path: String, json: JSONValue) {
    self.init(path: path, text: json.inLines)
  }
}

extension ElementDescription {
  /// The attributes that it has in common with others, and its own.
  fileprivate var attributesOfAll: [Attribute] {
    (control == nil ? [] : Self.commonAttributes) + attributes
  }

  fileprivate var module: JSONValue {
    let path: JSONValue = .string("\(tag).js")
    let reference: JSONValue = ["name": .string(className), "module": path]
    return [
      "kind": "javascript-module", "path": path, "declarations": [declaration],
      "exports": [
        ["kind": "js", "name": .string(className), "declaration": reference],
        ["kind": "custom-element-definition", "name": .string(tag), "declaration": reference],
      ],
    ]
  }

  private var declaration: JSONValue {
    let attributes = attributesOfAll
    let isBody = control != nil
    return [
      "kind": "class", "customElement": .bool(true),
      "tagName": .string(tag), "name": .string(className),
      "superclass": ["name": .string(superclass)],
      "summary": .string(summary.inSentence), "description": .string(content),
      "attributes": .array(attributes.map(\.inManifest)),
      "members": .array(
        attributes.map(\.memberInManifest) + members.map(\.inManifest) + methods.map(\.inManifest)),
      "events": .array(
        events.map { event in
          [
            "name": .string("jelly-\(event.name)"),
            "type": ["text": .string("CustomEvent<\(event.detail)>")],
            "description": .string(event.summary.inSentence),
          ]
        }),
      "slots": .array(
        [["name": "", "description": .string(content)]]
          + ((isBody ? Self.commonSlots : []) + slots).map(\.inManifest)),
      "cssParts": .array(((isBody ? Self.commonParts : []) + parts).map(\.inManifest)),
      "cssProperties": .array(
        ((isBody ? Self.commonProperties : []) + properties).map { property in
          [
            "name": .string(property.name), "default": .string(property.standard),
            "description": .string(property.summary.inSentence),
          ]
        }),
      "cssStates": .array(((isBody ? Self.commonStates : []) + states).map(\.inManifest)),
    ]
  }
}

extension ElementDescription.Word {
  fileprivate var inManifest: JSONValue {
    ["name": .string(name), "description": .string(summary.inSentence)]
  }
}

extension ElementDescription.Attribute {
  fileprivate var inManifest: JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("fieldName", .string(property)),
      .init("type", ["text": .string(writeType)]), .init("description", .string(summary)),
    ]
    if let standard { members.append(.init("default", .string(standard))) }
    return .object(members)
  }

  fileprivate var memberInManifest: JSONValue {
    // The property of a tuning is an object, too.
    let type = name == "tuning" ? "string | object" : readType
    return [
      "kind": "field", "name": .string(property), "type": ["text": .string(type)],
      "attribute": .string(name), "reflects": .bool(true), "description": .string(summary),
    ]
  }
}

extension ElementDescription.Member {
  fileprivate var inManifest: JSONValue {
    [
      "kind": "field", "name": .string(name), "type": ["text": .string(type)],
      "readonly": .bool(isReadOnly), "static": .bool(isStatic), "description": .string(summary),
    ]
  }
}

extension ElementDescription.Method {
  fileprivate var inManifest: JSONValue {
    [
      "kind": "method", "name": .string(name),
      "return": ["type": ["text": .string(result)]], "description": .string(summary),
    ]
  }
}

extension JSONValue {
  /// The value as JSON text for people to read: one line for a member of an object or an element of
  /// a list that is not short.
  fileprivate var inLines: String { lines(indent: "") + "\n" }

  private func lines(indent: String) -> String {
    if text.utf8.count + indent.utf8.count < 100 { return text }
    let deeper = indent + "  "
    switch self {
    case .array(let elements):
      let lines = elements.map { deeper + $0.lines(indent: deeper) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      let lines = members.map { member in
        "\(deeper)\(JSONValue.string(member.name).text): \(member.value.lines(indent: deeper))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default: return text
    }
  }
}
