import JellyRecording

/// An element as a page uses it: all that can be written of it in HTML, CSS and JavaScript.
///
/// Types, the manifest, editors' data and the README's tables are written from it. What the core
/// decides (defaults, choices, the parts of a tuning) is read from the control's own declaration.
struct ElementDescription: Sendable {
  /// The element's tag: `jelly-bar`.
  let tag: String
  /// The name of the element's class: `JellyBarElement`.
  let className: String
  /// The class that it extends.
  var superclass = "ElasticElement"
  /// What it is, in half a sentence.
  let summary: String
  /// What a page puts between its tags.
  let content: String
  /// The control of the core that it is made of.
  let control: ControlDescription
  /// The attributes of its own; each has a property.
  var attributes: [Attribute] = []
  /// The properties without an attribute.
  var members: [Member] = []
  /// The methods.
  var methods: [Method] = []
  /// The events of its own.
  var events: [Event] = []
  /// The slots with a name.
  var slots: [Word] = []
  /// The parts of its shadow tree beside the outline.
  var parts: [Word] = []
  /// The custom properties of its own.
  var properties: [Property] = []
  /// The states, for `:state()`.
  var states: [Word] = []

  /// A name, and what it stands for.
  struct Word: Sendable {
    let name: String
    let summary: String

    init(_ name: String, _ summary: String) {
      self.name = name
      self.summary = summary
    }
  }

  /// A custom property of CSS.
  struct Property: Sendable {
    /// The name: `--jelly-fill`.
    let name: String
    /// The default, as CSS.
    let standard: String
    let summary: String
  }

  /// An attribute and its property.
  struct Attribute: Sendable {
    /// The attribute's name: `start-angle`.
    let name: String
    let kind: Kind
    /// The default, as it is written in HTML; nil if there is none.
    var standard: String?
    let summary: String

    /// The kind of an attribute's value.
    enum Kind: Equatable, Sendable {
      /// Text, which may be empty.
      case text
      /// The id of another element.
      case id
      /// A number.
      case number
      /// An attribute that is there or not.
      case flag
      /// One of a few words.
      case choice([String])
    }

    /// The name of the property: `startAngle`; `htmlFor` for `for`.
    var property: String { name == "for" ? "htmlFor" : name.inCamelCase }
  }

  /// A property without an attribute.
  struct Member: Sendable {
    let name: String
    /// The type, in TypeScript.
    let type: String
    var isReadOnly = true
    let summary: String
  }

  /// A method.
  struct Method: Sendable {
    let name: String
    /// The parameters, in TypeScript.
    var parameters = ""
    var result = "void"
    let summary: String
  }

  /// An event.
  struct Event: Sendable {
    /// The event's name without `jelly-`.
    let name: String
    /// The type of `detail`, in TypeScript.
    var detail = "null"
    var isCancelable = false
    let summary: String
  }
}

extension ElementDescription {
  /// Every element, in the order of the README.
  static var all: [Self] { [bar, refresh, field, box, pager, badge, menu] }

  /// The attributes that every element has.
  static let commonAttributes = [
    Attribute(
      name: "tuning", kind: .text, standard: "standard",
      summary: "How it feels: `standard`, `classic`, `calm`, or a change of one of them as JSON."),
    Attribute(
      name: "motion", kind: .choice(["system", "full", "reduced"]), standard: "system",
      summary: "`system` follows *Reduce Motion*, live; `full` and `reduced` do not."),
  ]

  /// The parts of every shadow tree.
  static let commonParts = [Word("outline", "the shape that moves")]

  /// The named slots of every element.
  static let commonSlots = [
    Word("defs", "an `<svg>` with gradients and patterns, to which `--jelly-fill` can refer")
  ]

  /// The states of every element.
  static let commonStates = [
    Word("held", "a finger or the mouse holds it"),
    Word("free", "it moves by itself, until it rests"),
  ]

  /// The custom properties of every element.
  static let commonProperties = [
    Property(
      name: "--jelly-fill", standard: "a veil of the text's colour",
      summary: "the outline's fill: a colour, or `url(#…)` of something in the slot `defs`"),
    Property(
      name: "--jelly-stroke", standard: "none", summary: "the outline's stroke: a colour"),
  ]

  /// The control of the core with a name.
  static func control(_ name: String) -> ControlDescription {
    guard let control = ControlDescription.all.first(where: { $0.name == name }) else {
      preconditionFailure("no control has this name")
    }
    return control
  }

  /// An attribute that is a setting of the core, with the core's choices and default.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - setting: The setting's name, where it is another one.
  ///   - control: The control.
  ///   - more: Choices that only a page has.
  ///   - inDegrees: Whether a page writes degrees where the core reads radians.
  ///   - summary: What it decides.
  static func attribute(
    _ name: String, of control: ControlDescription, setting: String? = nil, or more: [String] = [],
    inDegrees: Bool = false, _ summary: String
  ) -> Attribute {
    let setting = setting ?? name.inCamelCase
    guard let field = control.settings.first(where: { $0.name == setting }) else {
      preconditionFailure("the control has no such setting")
    }
    let kind: Attribute.Kind =
      if case .choice(let names) = field.kind { .choice(names + more) } else { .number }
    let standard: String? =
      switch field.standard {
      case .string(let text): text
      case .number(let radians) where inDegrees: (radians / .pi * 180).numberText
      case let value: value?.text
      }
    return Attribute(name: name, kind: kind, standard: standard, summary: summary)
  }

  /// The property that says in which phase a control is, which is one of the core's values.
  static func phase(of control: ControlDescription) -> Member {
    guard case .choice(let names)? = control.values.first(where: { $0.name == "phase" })?.kind
    else { preconditionFailure("the control has no phases") }
    return Member(
      name: "phase", type: names.inTypeScript,
      summary: "What it is doing: \(names.map { "`\($0)`" }.joined(separator: ", ")).")
  }
}
