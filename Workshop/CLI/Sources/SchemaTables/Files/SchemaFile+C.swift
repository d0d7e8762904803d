@_spi(Jelly) import JellyRecording

extension SchemaFile {
  /// The controls for C: of each its numbers as enumerations, its settings, tuning and values as
  /// structures of numbers in the core's order, and a function with types for each event.
  static var header: Self {
    let controls = ControlDescription.all
    let documented = documentedProperties
    let kinds = CEnumeration(
      "JellyKind", controls.enumerated().map { ($1.name.inCapitals, $0) }, "The kinds of body.")
    let texts = controls.enumerated().map { $1.inC(kind: $0, documented) }
    return Self(
      path: "C/include/jelly_controls.h",
      text: """
        /* Written by `make schema` from the controls' own declarations. */
        #ifndef JELLY_CONTROLS_H
        #define JELLY_CONTROLS_H

        #include <string.h>

        /** The sum of these declarations; a library of other ones reads the numbers wrong. */
        #define JELLY_SCHEMA 0x\(String(declarationSum, radix: 16))u

        \(kinds.text)
        \(texts.joined(separator: "\n"))
        #endif

        """)
  }

  /// What the functions of the C library need of all declarations.
  static var headerNumbers: Self {
    let controls = ControlDescription.all
    let touched = controls.enumerated().filter { $1.events.contains { $0.name == "touchBegan" } }
    let most = controls.map { max($0.tuning.map(\.numberCount).reduce(0, +), $0.settings.count) }
    return Self(
      path: "C/Sources/JellyC/NumberedControl+Schema.swift",
      text: """
        // Written by `make schema` from the controls' own declarations.

        extension NumberedControl {
          /// The sum of the declarations of `jelly_controls.h`.
          static var schema: UInt32 { 0x\(String(declarationSum, radix: 16)) }
          /// The count of kinds.
          static var kindCount: Int32 { \(controls.count) }
          /// The kinds that fingers touch, as a sum of 2ⁿ.
          static var touchedKinds: Int32 { \(touched.reduce(0) { $0 | 1 << $1.offset }) }
          /// The largest count of numbers of an event, or of the settings of a new body.
          static var mostNumbers: Int { \(2 + (most.max() ?? 0)) }
        }

        """)
  }
}

/// A list of names and numbers; without a name it has no text.
private struct CEnumeration: Equatable {
  let text: String

  init(_ type: String, _ cases: [(name: String, number: Int)], _ summary: String) {
    let lines = cases.map { "  \($0.name) = \($0.number)" }.joined(separator: ",\n")
    text =
      cases.isEmpty
      ? "" : "/** \(summary) */\ntypedef enum \(type) {\n\(lines)\n} \(type);\n"
  }
}

/// A member of a structure of numbers.
private struct CMember {
  /// The names of the structures around it, and its own.
  var path: [String]
  var type = "double"
  var comment = ""
  /// Its default.
  var value = ""
}

extension [CMember] {
  /// Runs of members: those with a first name in common, and each other by itself.
  private var groups: [(name: String, members: Self)] {
    reduce(into: []) { groups, member in
      if member.path.count > 1, groups.last?.name == member.path[0] {
        groups[groups.count - 1].members.append(member)
      } else {
        groups.append((member.path[0], [member]))
      }
    }
  }

  /// The members without their first names.
  private var inside: Self {
    map { member in
      var member = member
      member.path.removeFirst()
      return member
    }
  }

  fileprivate func declarations(_ indent: String = "  ") -> String {
    groups.map { name, members in
      guard members[0].path.count > 1 else {
        return members[0].comment.inComment(indent)
          + "\(indent)\(members[0].type) \(name.inSnakeCase);\n"
      }
      return "\(indent)struct {\n\(members.inside.declarations(indent + "  "))"
        + "\(indent)} \(name.inSnakeCase);\n"
    }.joined()
  }

  fileprivate var initializers: [String] {
    groups.map { _, members in
      members[0].path.count == 1
        ? members[0].value : "{\(members.inside.initializers.joined(separator: ", "))}"
    }
  }
}

extension ControlDescription {
  private var type: String { "Jelly" + word.inPascalCase }
  private var prefix: String { name.inSnakeCase }
  private var capitals: String { name.inCapitals }

  fileprivate func inC(kind: Int, _ documented: DocumentedProperties) -> String {
    let numbers = [
      CEnumeration(
        type + "Event",
        events.enumerated().map { ("\(capitals)_EVENT_\($1.name.inCapitals)", kind << 8 | $0) },
        "Its events."),
      CEnumeration(
        type + "Effect", effects.enumerated().map { ("\(capitals)_\($1.inCapitals)", $0 + 1) },
        "Its effects."),
      CEnumeration(
        type + "Part", parts.enumerated().map { ("\(capitals)_\($1.inCapitals)", $0 + 1) },
        "The parts of its outline."),
    ]
    // A word in settings and in values is one list.
    var lists = numbers
    for choice in choices where !lists.contains(choice) { lists.append(choice) }
    var texts = lists.map(\.text)
    texts.append(settingsStructure(documented))
    texts.append(tuningStructure(documented))
    texts.append(structure(of: values, "Values"))
    texts.append(structure(of: layout, "Layout"))
    texts.append(creation)
    texts += events.map(function)
    return "/* ---- \(name) ---- */\n\n" + texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The lists of words in the control's settings, events, values and tuning.
  private var choices: [CEnumeration] {
    var lists = (settings + events.flatMap(\.fields)).map { ($0.name, $0.kind.names) }
    for value in values + layout {
      if case .choice(let names) = value.kind { lists.append((value.name, names)) }
    }
    for part in tuning {
      if case .choice(_, let names) = part.value { lists.append((part.path.last ?? "", names)) }
    }
    return lists.map { path, names in
      let name = path.lastName
      return CEnumeration(
        type + name.inPascalCase,
        names.enumerated().map { ("\(capitals)_\(name.inCapitals)_\($1.inCapitals)", $0) },
        "The values of `\(name.inSnakeCase)`.")
    }
  }

  // MARK: Structures

  private func settingsStructure(_ documented: DocumentedProperties) -> String {
    let changing = events.first { $0.name == "settingsChanged" }?.fields.map(\.name) ?? []
    let members = settings.map { field -> CMember in
      let path = field.name.split(separator: ".").map(String.init)
      let names = field.kind.names.map {
        "\(capitals)_\(field.name.lastName.inCapitals)_\($0.inCapitals)"
      }
      let sentences = [
        documented.meaning(of: path, in: swiftName + ".Settings"),
        field.kind == .flag ? "0 or 1." : "",
        names.isEmpty ? "" : names.joined(separator: ", ") + ".",
        changing.contains(field.name) ? "" : "Only at the start.",
      ]
      return CMember(
        path: path, comment: sentences.filter { !$0.isEmpty }.joined(separator: " "),
        value: field.inC)
    }
    guard !members.isEmpty else { return "" }
    let values = "\(type)Settings settings = {".list(members.initializers, "};", indent: "  ")
    return """
      /** Its settings, and its initial state. NaN is not given. */
      typedef struct \(type)Settings {
      \(members.declarations())} \(type)Settings;

      /** The default settings, to be changed. */
      static inline \(type)Settings \(prefix)_default_settings(void) {
      \(values)
        return settings;
      }

      """
  }

  private func tuningStructure(_ documented: DocumentedProperties) -> String {
    let members = tuning.map { part in
      CMember(
        path: part.path, type: part.numberCount > 1 ? "JellySpring" : "double",
        comment: documented.meaning(of: part.path, in: swiftName + ".Tuning"))
    }
    return """
      /** Changes of its tuning. NaN is not given. */
      typedef struct \(type)Tuning {
      \(members.declarations())} \(type)Tuning;

      /** A tuning that changes nothing. */
      static inline \(type)Tuning \(prefix)_unchanged_tuning(void) {
        \(type)Tuning tuning;
        memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
        return tuning;
      }

      """
  }

  /// A structure for values, and the function that reads it; one with lists needs memory for them.
  private func structure(of values: [Value], _ noun: String) -> String {
    guard !values.isEmpty else { return "" }
    let word = noun.lowercased()
    let (times, argument) = word == "values" ? (["double time"], ", time") : ([], "")
    var (members, reads) = ("", "")
    for value in values {
      let name = value.name.inSnakeCase
      guard case .list(let width) = value.kind else {
        members += "  double \(name);\n"
        reads += "  \(word).\(name) = numbers[at++];\n"
        continue
      }
      let rows = width == 1 ? "*\(name)" : "(*\(name))[\(width)]"
      let cast = width == 1 ? "numbers + at" : "(const double (*)[\(width)])(numbers + at)"
      members += "  size_t \(name)_count;\n  const double \(rows);\n"
      reads += """
          \(word).\(name)_count = (size_t)numbers[at++];
          \(word).\(name) = \(cast);
          at += \(width) * \(word).\(name)_count;

        """
    }
    let hasLists = values.contains { if case .list = $0.kind { true } else { false } }
    let memory = hasLists ? ["double numbers[JELLY_NUMBERS]"] : []
    let kind = "if (jelly_body_kind(self) != \(capitals)) return \(word);"
    let call = "jelly_body_\(word)(self\(argument), "
    let body =
      hasLists
      ? """
        size_t at = 0;
        \(kind)
        if (\(call)numbers, JELLY_NUMBERS) > JELLY_NUMBERS) return \(word);
      \(reads)
      """
      : """
        \(kind)
        \(call)(double *)&\(word), sizeof \(word) / sizeof(double));

      """
    let head = "static inline \(type)\(noun) \(prefix)_\(word)("
      .list(["const JellyBody *self"] + times + memory, ") {")
    return """
      /** Its \(word)\(word == "values" ? " at a time" : ""); 0 for another kind of body. */
      typedef struct \(type)\(noun) {
      \(members)} \(type)\(noun);

      \(head)
        \(type)\(noun) \(word);
        memset(&\(word), 0, sizeof \(word));
      \(body)  return \(word);
      }

      """
  }

  // MARK: Functions

  private var creation: String {
    let hasSettings = !settings.isEmpty
    let parameters =
      ["double width", "double height", "JellyTuning tuning"]
      + (hasSettings ? ["const \(type)Settings *settings"] : [])
    let arguments =
      [capitals, "width", "height", "(int32_t)tuning"]
      + (hasSettings
        ? ["(const double *)settings", "settings ? sizeof *settings / sizeof(double) : 0"]
        : ["NULL", "0"])
    // Returns a function that calls the one of every kind.
    func function(_ name: String, _ parameters: [String], _ arguments: [String]) -> String {
      "static inline JellyBody *\(prefix)_\(name)(".list(parameters, ") {") + "\n"
        + "return jelly_body_\(name)(".list(arguments, ");", indent: "  ") + "\n}\n"
    }
    let hint = hasSettings ? " Settings may be null." : ""
    return """
      /** Creates one at rest: see jelly_body_create.\(hint) */
      \(function("create", parameters, arguments))
      /** The same in memory of the host: see jelly_body_init. */
      \(function("init", ["void *memory"] + parameters, ["memory"] + arguments))
      """
  }

  private func function(_ event: Event) -> String {
    var parameters = ["JellyBody *self"]
    var fields = ["NULL", "0"]
    var code = ""
    switch event.name {
    // Every body has these under one name (`jelly.h`).
    case "sizeChanged", "touchBegan", "touchMoved", "touchEnded", "touchCancelled": return ""
    case "settingsChanged":
      if settings.isEmpty { return "" }
      parameters.append("const \(type)Settings *settings")
      fields = ["(const double *)settings", "settings ? \(event.fields.count) : 0"]
    case "tuningChanged":
      parameters += ["JellyTuning tuning", "const \(type)Tuning *changes"]
      fields = ["fields", "sizeof fields / sizeof(double)"]
      let count = "2 + sizeof *changes / sizeof(double)"
      code = """
          double fields[\(count)] = {(double)tuning, changes ? 1.0 : 0.0};
          if (changes) memcpy(fields + 2, changes, sizeof *changes);

        """
    default:
      if event.fields.isEmpty { break }
      let names = event.fields.map { $0.name.replacing(".", with: "_").inSnakeCase }
      parameters += zip(event.fields, names).map { "\($0.kind.parameterType) \($1)" }
      fields = ["fields", "\(names.count)"]
      code = "double fields[] = {".list(names.map { "(double)\($0)" }, "};", indent: "  ") + "\n"
    }
    let number = "\(capitals)_EVENT_\(event.name.inCapitals)"
    return "static inline JellyEffect \(prefix)_handle_\(event.name.inSnakeCase)("
      .list(parameters + ["double time"], ") {") + "\n" + code
      + "return jelly_body_handle(".list(["self", number] + fields + ["time"], ");", indent: "  ")
      + "\n}\n"
  }
}

extension TuningPart {
  /// The count of the part's numbers: four for a spring.
  fileprivate var numberCount: Int { if case .spring = value { 4 } else { 1 } }
}

extension FieldDescription {
  /// The default in C.
  fileprivate var inC: String {
    switch (kind, standard) {
    case (.choice(let names), .string(let name)): "\(names.firstIndex(of: name) ?? 0)"
    case (.flag, let standard): standard == .bool(true) ? "1" : "0"
    case (_, let standard?): standard.text
    default: "(double)INFINITY"
    }
  }
}

extension FieldDescription.Kind {
  /// The words of a choice.
  fileprivate var names: [String] { if case .choice(let names) = self { names } else { [] } }

  fileprivate var parameterType: String {
    switch self {
    case .count, .choice: "int32_t"
    case .flag: "bool"
    default: "double"
    }
  }
}

extension String {
  /// `isRightToLeft` as `is_right_to_left`, `jelly-bar` as `jelly_bar`.
  fileprivate var inSnakeCase: String {
    reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : $1 == "-" ? "_" : String($1) }
  }

  /// `jelly-bar` as `JELLY_BAR`, `refreshEnded(success)` as `REFRESH_ENDED_SUCCESS`.
  fileprivate var inCapitals: String {
    inSnakeCase.uppercased().replacing("(", with: "_").replacing(")", with: "")
  }

  /// `edge` of `availableSpace.edge`.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? "" }

  /// The text and a list after it: on one line, or on lines of at most 100 columns.
  fileprivate func list(_ items: [String], _ end: String, indent: String = "") -> String {
    let line = indent + self + items.joined(separator: ", ") + end
    if line.count <= 100 { return line }
    var lines = [indent + "  "]
    for (index, item) in items.enumerated() {
      let text = item + (index + 1 < items.count ? "," : end)
      if lines[lines.count - 1].count + 1 + text.count > 100 { lines.append(indent + "  ") }
      let blank = lines[lines.count - 1].count > indent.count + 2 ? " " : ""
      lines[lines.count - 1] += blank + text
    }
    return indent + self + "\n" + lines.joined(separator: "\n")
  }

  /// The text as a comment of what follows; nothing for none.
  fileprivate func inComment(_ indent: String) -> String {
    if isEmpty { return "" }
    var lines = [indent + "/**"]
    for word in split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 97 { lines.append(indent + " *") }
      lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n") + " */\n"
  }
}
