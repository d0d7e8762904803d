@_spi(Jelly) import JellyRecording

// The tags of a class as parts of an element's description.

extension DocumentedClass {
  /// The content that a page puts between the element's tags.
  var content: String { comment.tags("slot").first { $0.subject.isEmpty }?.text ?? "" }

  /// The tags with a name, each with what it stands for.
  func words(_ name: String) -> [ElementDescription.Word] {
    comment.tags(name).map { ElementDescription.Word($0.subject, $0.text.inTable) }
  }

  /// The custom properties.
  var properties: [ElementDescription.Property] {
    comment.tags("cssprop").map {
      ElementDescription.Property(
        name: $0.subject, standard: $0.standard ?? "", summary: $0.text.inTable)
    }
  }

  /// The events.
  var events: [ElementDescription.Event] {
    comment.tags("fires").map { tag in
      ElementDescription.Event(
        name: String(tag.subject.dropFirst("jelly-".count)),
        detail: String(tag.type.dropFirst("CustomEvent<".count).dropLast()),
        summary: tag.text.inTable)
    }
  }

  /// The methods for pages.
  var methods: [ElementDescription.Method] {
    members.compactMap { member in
      guard let result = member.comment.tags("returns").first else { return nil }
      let parameters = member.comment.tags("param").map {
        "\($0.subject)\($0.isOptional ? "?" : ""): \($0.type)"
      }
      return ElementDescription.Method(
        name: member.name, parameters: parameters.joined(separator: ", "), result: result.type,
        summary: member.comment.summary)
    }
  }

  /// The properties without an attribute.
  ///
  /// - Parameter control: The control, one of whose values can be a property's type.
  func members(of control: ControlDescription?) -> [ElementDescription.Member] {
    members.compactMap { member in
      guard let type = member.comment.tags("type").first?.type else { return nil }
      return ElementDescription.Member(
        name: member.name, type: control?.choices(type)?.inTypeScript ?? type,
        isReadOnly: member.isReadOnly, isStatic: member.isStatic,
        summary: member.comment.summary.linked(to: control))
    }
      + comment.tags("prop").map {
        ElementDescription.Member(
          name: $0.subject, type: $0.type, isReadOnly: false, summary: $0.text)
      }
  }

  /// The attributes.
  ///
  /// - Parameter control: The control, whose settings can be an attribute's type.
  func attributes(of control: ControlDescription?) -> [ElementDescription.Attribute] {
    comment.tags("attr").map { tag in
      let types = tag.type.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      let words = types.compactMap(\.first)
      let quoted = words.filter { $0.hasPrefix("'") }.map { String($0.dropFirst().dropLast()) }
      var standard = tag.standard
      var kind = ElementDescription.Attribute.Kind.choice(quoted)
      switch words.first {
      case "string": kind = .text
      case "number": kind = .number
      case "boolean": kind = .flag
      case let name? where !name.hasPrefix("'"):
        let settings = control?.settings ?? []
        guard let setting = settings.first(where: { $0.name == name }) else {
          preconditionFailure("`@attr \(tag.subject)`: the control has no setting \(name)")
        }
        let isInDegrees = types[0].last == "degrees"
        kind =
          if case .choice(let names) = setting.kind {
            .choice(names + quoted)
          } else {
            .number
          }
        let common: String? =
          switch setting.standard {
          case .string(let text): text
          case .number(let radians) where isInDegrees: (radians / .pi * 180).numberText
          case let value: value?.text
          }
        // An element may have a default of its own, which stands beside the attribute's name.
        standard = tag.standard ?? common
      default: break
      }
      return ElementDescription.Attribute(
        name: tag.subject, kind: kind, standard: standard, summary: tag.text.linked(to: control))
    }
  }
}

extension ControlDescription {
  /// The names of the presets, as pages use them.
  static var presets: [String] { all.first?.tunings.map { $0.name } ?? [] }

  /// Returns the choices of a value of the control; nil if the control does not have such a value.
  fileprivate func choices(_ name: String) -> [String]? {
    guard case .choice(let names)? = values.first(where: { $0.name == name })?.kind else {
      return nil
    }
    return names
  }
}

extension String {
  /// The text as half a sentence: without a capital letter and a full stop.
  var inTable: String { prefix(1).lowercased() + dropFirst().dropLast() }

  /// The text with a list of names for each `{@link}` to the tunings or to a value of the control.
  fileprivate func linked(to control: ControlDescription?) -> String {
    replacing(/{@link (\w+)}/) { match in
      let presets = ControlDescription.presets
      let names = match.1 == "TuningPreset" ? presets : control?.choices(String(match.1)) ?? []
      return names.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
