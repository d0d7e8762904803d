import JellyRecording

extension ElementDescription {
  static var pager: Self {
    let control = control("gooey-pager")
    return Self(
      tag: "gooey-pager", className: "GooeyPagerElement",
      summary: "the dots of a scroll-snap container",
      content: "Nothing.",
      control: control,
      attributes: [
        Attribute(name: "for", kind: .id, summary: "The container whose pages it shows."),
        attribute("indicator", of: control, setting: "style", "The mark of the selected page."),
        Attribute(
          name: "axis", kind: .choice(["auto", "horizontal", "vertical"]), standard: "auto",
          summary: "The direction of the dots: `horizontal`, `vertical`, "
            + "or that of the scrolling."),
        attribute("diameter", of: control, "The diameter of the mark, in pixels."),
        Attribute(name: "label", kind: .text, standard: "Pages", summary: "The name of the dots."),
        Attribute(
          name: "page-label", kind: .text, standard: "Page {n} of {count}",
          summary: "The name of a dot."),
      ],
      members: [
        Member(
          name: "page", type: "number", isReadOnly: false, summary: "The selected page, from 0."),
        Member(name: "pages", type: "number", summary: "The number of pages."),
        Member(
          name: "scroller", type: "HTMLElement | null", isReadOnly: false,
          summary: "The container: the one of `for`, or the one that was set."),
      ],
      methods: [
        Method(name: "select", parameters: "page: number", summary: "Scrolls to a page, from 0.")
      ],
      events: [
        Event(name: "select", detail: "{ page: number }", summary: "another page is selected")
      ],
      parts: [
        Word("track", "the line with the dots"), Word("progress", "the coloured part of the line"),
        Word("list", "the box of the dots' buttons"), Word("tab", "the button of a dot"),
      ],
      properties: [
        Property(
          name: "--jelly-track", standard: "30 % of the text's colour",
          summary: "the colour of the track")
      ])
  }

  static var badge: Self {
    let control = control("gooey-badge")
    return Self(
      tag: "gooey-badge", className: "GooeyBadgeElement",
      summary: "a count that can be torn off and thrown away",
      content: "Nothing. It lies at the upper end corner of the nearest positioned ancestor.",
      control: control,
      attributes: [
        Attribute(name: "count", kind: .number, summary: "The count; none and 0 hide the badge."),
        Attribute(
          name: "max", kind: .number,
          summary: "The highest count that is written: `99` gives 99+."),
        Attribute(name: "label", kind: .text, summary: "What is counted, for screen readers."),
        attribute("viscosity", of: control, "How far the neck stretches."),
        Attribute(
          name: "inline", kind: .flag,
          summary: "Whether it stands in the flow of text, and not at its ancestor's corner."),
        Attribute(name: "floating", kind: .flag, summary: "Whether it floats at rest."),
      ],
      members: [phase(of: control)],
      methods: [
        Method(name: "dismiss", summary: "Throws it away."),
        Method(name: "restore", summary: "Brings it back."),
      ],
      events: [
        Event(name: "grab", summary: "a finger holds it"),
        Event(name: "release", summary: "the finger has left"),
        Event(name: "detach", summary: "the neck is torn"),
        Event(name: "rejoin", summary: "the neck holds again"),
        Event(name: "dismiss", isCancelable: true, summary: "it is thrown away"),
        Event(name: "restore", summary: "it is back"),
      ],
      parts: [Word("button", "what a finger and a key meet"), Word("label", "the count")],
      properties: [
        Property(name: "--jelly-size", standard: "1.375rem", summary: "the diameter"),
        Property(name: "--jelly-label", standard: "#fff", summary: "the count's colour"),
      ],
      states: [Word("detached", "its neck is torn")])
  }

  static var menu: Self {
    let control = control("gooey-menu")
    return Self(
      tag: "gooey-menu", className: "GooeyMenuElement",
      summary: "a button from which a fan of items buds",
      content: "The items: up to a dozen buttons or links.",
      control: control,
      attributes: [
        Attribute(name: "label", kind: .text, standard: "Menu", summary: "The name of the button."),
        Attribute(name: "open", kind: .flag, summary: "Whether it is open."),
        attribute("item-diameter", of: control, "The diameter of an item, in pixels."),
        attribute("gap", of: control, "The room between button and items, in pixels."),
        attribute("start-angle", of: control, inDegrees: true, "Where the fan begins, in degrees."),
        attribute("sweep", of: control, inDegrees: true, "How far it reaches, in degrees."),
      ],
      members: [Member(name: "items", type: "HTMLElement[]", summary: "The items.")],
      methods: [Method(name: "toggle", summary: "Opens or closes it.")],
      events: [
        Event(name: "open", summary: "it opens"), Event(name: "close", summary: "it closes"),
        Event(
          name: "select", detail: "{ index: number; item: HTMLElement }",
          summary: "an item is chosen"),
      ],
      slots: [Word("icon", "your own picture in the button")],
      parts: [
        Word("button", "the button"), Word("cross", "what turns in it"),
        Word("menu", "the box of the items"),
      ],
      states: [Word("open", "it is open")])
  }
}
