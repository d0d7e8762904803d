import JellyRecording

extension ElementDescription {
  static var refresh: Self {
    let control = control("elastic-refresh")
    return Self(
      tag: "elastic-refresh", className: "ElasticRefreshElement",
      summary: "wraps a scrolling list, which is pulled to refresh it",
      content: "One element that scrolls.",
      control: control,
      attributes: [
        attribute("edge", of: control, "The curve of the edge."),
        attribute("side", of: control, "The end of the list that is pulled."),
        attribute("threshold", of: control, "The pull that is enough, in pixels."),
        attribute("inset", of: control, "The room for the loader while it waits, in pixels."),
        attribute(
          "minimum", of: control, setting: "minimumDuration",
          "The shortest time of a refresh, in seconds."),
        Attribute(
          name: "label", kind: .text, standard: "Refresh", summary: "The name of its button."),
        Attribute(
          name: "busy-text", kind: .text, standard: "Refreshing",
          summary: "What a screen reader says while it waits."),
        Attribute(
          name: "done-text", kind: .text, standard: "Up to date",
          summary: "What a screen reader says at the end."),
        Attribute(
          name: "failed-text", kind: .text, standard: "Could not refresh",
          summary: "What a screen reader says after a failure."),
      ],
      members: [
        Member(
          name: "action", type: "((signal: AbortSignal) => unknown) | undefined", isReadOnly: false,
          summary: "The work: a function whose promise ends the refresh."),
        phase(of: control),
        Member(
          name: "progress", type: "number",
          summary: "The progress of the pull: 1 is enough to refresh."),
      ],
      methods: [
        Method(name: "refresh", summary: "Starts a refresh, as a pull would."),
        Method(
          name: "end", parameters: "outcome?: 'done' | 'failed'", summary: "Ends a refresh."),
      ],
      events: [
        Event(name: "armed", summary: "the pull is far enough"),
        Event(name: "disarmed", summary: "the pull is no longer far enough"),
        Event(name: "refresh", summary: "a refresh starts"),
        Event(
          name: "end", detail: "{ outcome: 'done' | 'failed'; error?: unknown }",
          summary: "a refresh has ended; an error of `action` is reported "
            + "unless this is prevented"),
      ],
      slots: [
        Word("title", "a title in the bar"), Word("loader", "your own picture of the progress"),
      ],
      parts: [
        Word("title", "the title's box"), Word("loader", "the loader's box"),
        Word("circle", "the loader's circle"),
        Word("button", "the button for keyboards, which is seen while it has the focus"),
      ],
      properties: [
        Property(name: "--jelly-tint", standard: "currentColor", summary: "the loader's colour")
      ],
      states: [Word("armed", "the pull is far enough"), Word("busy", "a refresh is going on")])
  }
}
