import JellyRecording

extension ElementDescription {
  static var bar: Self {
    let control = control("jelly-bar")
    return Self(
      tag: "jelly-bar", className: "JellyBarElement",
      summary: "a bar over a list; its free edge sags",
      content: "Anything: a heading, buttons, a search field.",
      control: control,
      attributes: [
        attribute("edge", of: control, "The curve of the free edge."),
        attribute(
          "side", of: control, or: ["start", "end"], "The side of the page that it hangs from."),
        Attribute(name: "for", kind: .id, summary: "The scroller that pulls it."),
        Attribute(
          name: "carry", kind: .flag, summary: "Whether the scroller moves along with the edge."),
      ],
      members: [
        Member(
          name: "scroller", type: "HTMLElement | null", isReadOnly: false,
          summary: "The scroller that pulls it: the one of `for`, or the one that was set."),
        Member(
          name: "depth", type: "number",
          summary: "The depth of the edge beyond its rest, in pixels; negative is a dent."),
      ],
      events: [
        Event(name: "grab", summary: "a finger holds it"),
        Event(name: "release", summary: "the finger has left"),
        Event(name: "rest", summary: "it is at rest again"),
      ])
  }

  static var box: Self {
    let control = control("elastic-field")
    return Self(
      tag: "elastic-box", className: "ElasticBoxElement",
      summary: "the field's outline round anything",
      content: "Anything: a card, a group of settings.",
      control: control,
      attributes: boxAttributes(of: control),
      methods: boxMethods, events: boxEvents, properties: boxProperties)
  }

  static var field: Self {
    let control = control("elastic-field")
    return Self(
      tag: "elastic-field", className: "ElasticFieldElement", superclass: "ElasticBoxElement",
      summary: "a native input with its label and its error",
      content: "Your own `<input>`, `<textarea>` or `<select>`; without one it makes an input.",
      control: control,
      attributes: boxAttributes(of: control) + [
        Attribute(name: "label", kind: .text, summary: "The text of the label."),
        Attribute(
          name: "error", kind: .text,
          summary: "The text of the error; while there is one, the input is invalid."),
      ],
      members: [
        Member(
          name: "input", type: "HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null",
          summary: "The native input.")
      ],
      methods: boxMethods + [
        Method(
          name: "reject", parameters: "message?: string", summary: "Shakes, and shows the error.")
      ],
      events: boxEvents,
      slots: [
        Word("label", "your own `<label>`"), Word("error", "your own element for the error"),
      ],
      parts: [Word("box", "the input's box, in front of the outline")],
      properties: boxProperties + [
        Property(
          name: "--jelly-error", standard: "#c62828",
          summary: "the error's text and the stroke of a field in error")
      ])
  }

  private static func boxAttributes(of control: ControlDescription) -> [Attribute] {
    [
      attribute(
        "overshoot", of: control,
        "How deep a press dents it, in pixels; a negative number bulges."),
      attribute(
        "radius", of: control, setting: "cornerRadius", "The radius of its corners, in pixels."),
    ]
  }

  private static let boxMethods = [
    Method(
      name: "bulge", summary: "Sets the outline in motion, as when the keyboard brings the focus.")
  ]

  private static let boxEvents = [
    Event(name: "bulge", summary: "it bulges"), Event(name: "shake", summary: "it shakes"),
  ]

  private static let boxProperties = [
    Property(
      name: "--jelly-focus", standard: "Highlight",
      summary: "the stroke while something in it has the focus")
  ]
}
