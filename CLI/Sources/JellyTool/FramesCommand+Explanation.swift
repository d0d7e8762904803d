import JellyRecording

extension FramesCommand {
  /// What `--help` teaches, in lines that a terminal of 80 columns does not break.
  static let explanation = """
    A trace is what happened to a control: which control, how large (points), and
    the events, each at its time in seconds. Save this as touch.json:

    {
      "control": "jelly-bar",
      "size": [390, 100],
      "tuning": "classic",
      "settings": {"edge": "single"},
      "events": [
        {"at": 0.0, "type": "touch-began", "x": 195, "y": 40},
        {"at": 0.016, "type": "touch-moved", "x": 200, "y": 60},
        {"at": 0.4, "type": "touch-ended", "x": 230, "y": 160}
      ]
    }

    Then 'jelly frames touch.json --rate 120' prints lines like

    {"t":0,"outline":"M0 0L390 0L390 100Q195 100 0 100Z","values":{"depth":0},
     "effects":["grabbed"]}

    each on one line: t = k / rate in seconds; the outline as SVG path data with
    absolute commands M L Q C Z, in points, y down, every number in full precision;
    what the control says beside its outline; and what it told its host since the
    frame before. Events reach the control at their own times, so the rate decides
    which moments are shown and never what they show.

    Every trace may name a tuning: standard (if missing), classic or calm. Or it
    changes one, with springs in any dialect of 'jelly spring':

      "tuning": {"from": "calm", "follow": 0.6,
                 "spring": {"response": 0.5, "dampingRatio": 0.3}}

    Settings may be missing; what they are then stands behind them, or has a star.
    Fields of events in brackets may be missing, too. Every event has "at". Every
    control takes tuned ("tuning": ...) and resized ("size": [width, height]).

    \(controls)

    The whole trace is checked before the first line is printed. What is wrong with
    it is said on standard error, by field and place, with exit status 2.
    """

  /// Each control's settings, events and values, from its own declaration.
  private static var controls: String {
    ControlDescription.all.map { control in
      let settings = control.settings.map(\.inHelp)
      let events = control.events.filter { !["tuned", "resized"].contains($0.name) }.map { event in
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
      if lines[lines.count - 1].count + 1 + word.count > 80 {
        lines.append(String(repeating: " ", count: 11))
      }
      lines[lines.count - 1] += " \(word)"
    }
    return lines
  }
}

extension FieldDescription {
  /// The field's name, its words, and what it is where it is missing.
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
