@_spi(Jelly) import JellyRecording

/// An element as a page uses it: all that can be written of it in HTML, CSS and JavaScript.
///
/// It stands as JSDoc at the element's class in `Web/elements`. Types, the manifest, editors' data
/// and the manual's tables are written from it. What the core decides (defaults, choices, phases,
/// the parts of a tuning) is read from the control's own declaration.
struct ElementDescription: Sendable {
  /// The element's tag: `jelly-bar`.
  let tag: String
  /// The name of the element's class: `JellyBarElement`.
  let className: String
  /// The class that it extends.
  var superclass = "JellyElement"
  /// The summary, in half a sentence.
  let summary: String
  /// The content that a page puts between its tags.
  let content: String
  /// The control of the core that it is made of; nil for one that is no body, such as an icon.
  let control: ControlDescription?
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
    /// A Boolean value that indicates whether the class has it.
    var isStatic = false
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
    let summary: String
  }
}

extension ElementDescription {
  /// Every element, in the order of the controls; of those that have the same control, the one with
  /// the control's name comes first.
  ///
  /// Those without a control come last.
  static let all: [Self] = {
    let classes = DocumentedClass.all.values
    return ControlDescription.all.flatMap { control in
      classes.filter { $0.tag != nil && $0.control == control.name }
        .sorted {
          ($0.tag == control.name ? 0 : 1, $0.name) < ($1.tag == control.name ? 0 : 1, $1.name)
        }
        .map { Self($0, of: control) }
    }
      + classes.filter { $0.tag != nil && $0.superclass == "HTMLElement" }
      .sorted { $0.name < $1.name }.map { Self($0, of: nil) }
  }()

  /// The elements that have what all bodies have in common, as the cell of a table.
  static let bodies: String = {
    let others = all.filter { $0.control == nil }.map { "`\($0.tag)`" }
    return others.isEmpty ? "all" : "all but \(others.joined(separator: ", "))"
  }()

  private static let common = DocumentedClass.all["JellyElement"]

  /// The attributes that every body has.
  static let commonAttributes = common?.attributes(of: nil) ?? []
  /// The parts of every shadow tree.
  static let commonParts = common?.words("csspart") ?? []
  /// The named slots of every body.
  static let commonSlots = common?.words("slot") ?? []
  /// The states of every body.
  static let commonStates = common?.words("cssstate") ?? []
  /// The custom properties of every body.
  static let commonProperties = common?.properties ?? []

  /// Reads an element's documentation; what the class that it extends has comes first.
  private init(_ documented: DocumentedClass, of control: ControlDescription?) {
    // The features of all elements are listed once.
    let base = DocumentedClass.all[documented.superclass].flatMap {
      $0.name == "JellyElement" ? nil : $0
    }
    let classes = [base, documented].compactMap(\.self)
    self.init(
      tag: documented.tag ?? "", className: documented.name,
      superclass: base.flatMap { $0.tag == nil ? nil : $0.name }
        ?? (control == nil ? documented.superclass : "JellyElement"),
      summary: documented.summary.inTable, content: documented.content, control: control)
    attributes = classes.flatMap { $0.attributes(of: control) }
    // The types of an element that extends another one have its properties already.
    members = classes.filter { $0.tag == nil || $0.name == documented.name }
      .flatMap { $0.members(of: control) }
    methods = classes.flatMap(\.methods)
    events = classes.flatMap(\.events)
    slots = documented.words("slot").filter { !$0.name.isEmpty }
    parts = classes.filter { $0.tag == nil || $0.name == documented.name }
      .flatMap { $0.words("csspart") }
    properties = classes.flatMap(\.properties)
    states = classes.flatMap { $0.words("cssstate") }
  }
}
