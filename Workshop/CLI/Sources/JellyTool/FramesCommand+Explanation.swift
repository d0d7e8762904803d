@_spi(Jelly) import JellyRecording

extension FramesCommand {
  /// The text of `--help`: paragraphs that the terminal breaks, and lines of at most 79 columns.
  static let explanation = """
    A trace is a record of the events of a control. It contains the name of the control, its \
    size in points, and its events, each with its time in seconds. A control limits each length \
    to 1000000 points. Save this as touch.json:

    {
      "version": 1,
      "control": "jelly-bar",
      "size": [390, 100],
      "tuning": "classic",
      "settings": {"curve": "quadratic"},
      "events": [
        {"at": 0.0, "type": "touchBegan", "x": 195, "y": 40},
        {"at": 0.016, "type": "touchMoved", "x": 200, "y": 60},
        {"at": 0.4, "type": "touchEnded", "x": 230, "y": 160}
      ]
    }

    'jelly frames touch.json --rate 120' prints one line per frame. Each line is a JSON object \
    like this one, which is broken into two lines here:

    {"t":0,"outline":"M0 0L390 0L390 100Q195 100 0 100Z",
     "values":{"depth":0,"inset":0},"effects":["grabbed"]}

      t        the time in seconds: the number of the frame, divided by the rate
      outline  the shape as SVG path data, in points, y down; the commands are
               M, L, Q, C and Z, and every number has full precision
      values   the values of the control that its host uses beside the outline
      effects  the effects of the control since the frame before

    Events happen at their own times, not at the times of frames. So the rate does not change the \
    motion, only the times at which it is sampled.

    A trace can name a tuning: standard (the default), liquid, classic or reduced. It can also \
    change single numbers of a tuning. Each set of parameters of 'jelly spring' describes a \
    spring:

      "tuning": {"preset": "reduced", "pullRatio": 0.6,
                 "spring": {"response": 0.5, "dampingRatio": 0.3}}

    A jelly-shape bends a drawing, which its settings and the event drawingChanged describe: \
    "path" is SVG path data in points, or an array with that of each part. With "strokeWidth", in \
    points, all contours are strokes. Without it closed contours are filled:

      "settings": {"path": "M6 6L18 18M18 6L6 18", "strokeWidth": 2}

    These are the controls. Every setting is optional; its default is in parentheses, or is \
    marked with a star. A field of an event in square brackets is optional. Every event requires \
    "at". Every control also has the events tuningChanged \
    ("tuning": ...) and sizeChanged ("size": [width, height]).

    \(controls)

    The command checks the whole trace before it prints the first line. After an error in the \
    trace it prints nothing on standard output, names the field on standard error, and ends with \
    status 2. The status is 1 if a file or a stream cannot be read or written.
    """

  /// Each control's settings, events and values, from its own declaration.
  private static var controls: String {
    ControlDescription.all.map { control in
      let settings = control.settings.map(\.inHelp)
      let events = control.events.filter { !["tuningChanged", "sizeChanged"].contains($0.name) }.map
      { event in
        let fields = event.fields.map { $0.isOptional ? "[\($0.name)]" : $0.name }
        return event.name + (fields.isEmpty ? "" : " (\(fields.joined(separator: ", ")))")
      }
      return
        ([control.name]
        + paragraph("settings", settings) + paragraph("events", events)
        + paragraph("effects", control.effects) + paragraph("values", control.values.map(\.name)))
        .joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// A list in lines that a terminal of 80 columns does not break.
  private static func paragraph(_ title: String, _ words: [String]) -> [String] {
    var lines = ["  " + title.padded(to: 9)]
    for word in words.joined(separator: ", ").split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 79 {
        lines.append(String(repeating: " ", count: 11))
      }
      lines[lines.count - 1] += " \(word)"
    }
    return lines
  }
}

extension FieldDescription {
  /// The field's name, its words, and its default.
  fileprivate var inHelp: String {
    var words = name
    if case .choice(let names) = kind {
      words +=
        ": "
        + names.map { .string($0) == standard ? "\($0)*" : $0 }
        .joined(separator: "|")
    } else if let standard {
      words += " (\(standard.text))"
    }
    return words
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
