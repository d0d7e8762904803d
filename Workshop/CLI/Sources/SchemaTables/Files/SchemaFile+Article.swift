@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording

extension SchemaFile {
  /// The article with every control's words and numbers.
  static var numbers: Self {
    let chapters = ControlDescription.all.map(chapter)
    return Self(
      path: "Sources/Jelly/Jelly.docc/ControlsInNumbers.md",
      text: """
        # Controls in numbers

        The settings, events, effects and values of each control, and its tuning in numbers.

        ## Overview

        These tables are written from the controls' own declarations (`make schema`). The names are
        those of traces. Events and settings that may be missing stand in brackets. A tuning in a
        trace or in a page is a name, or a name and what is changed:

            {"preset": "standard", "spring": {"response": 0.5, "dampingRatio": 0.3}}

        The recommended range is what looks right, and what a slider should offer. The valid range
        is what the control can work with; a tuning outside of it is refused.

        \(chapters.joined(separator: "\n"))
        """)
  }

  private static func chapter(_ control: ControlDescription) -> String {
    func list(_ title: String, _ words: [String]) -> String {
      words.isEmpty ? "" : "- \(title): \(words.map { "`\($0)`" }.joined(separator: ", "))\n"
    }
    let events = control.events.map { event in
      let fields = event.fields.map { $0.isOptional ? "[\($0.name)]" : $0.name }
      return event.name + (fields.isEmpty ? "" : "(\(fields.joined(separator: ", ")))")
    }
    let rows = control.tuning.enumerated().map { index, part in
      row(part, control.tunings.map { $0.parts[index].value })
    }
    let names = control.tunings.map(\.name).joined(separator: " | ")
    return """
      ## \(control.name)

      \(list("Settings", control.settings.map(\.inArticle)))\
      \(list("Events", events))\
      \(list("Effects", control.effects))\
      \(list("Values", control.values.map(\.name)))
      | Tuning | unit | recommended | step | valid | \(names) |
      | --- | --- | --- | --- | --- |\(String(repeating: " --- |", count: control.tunings.count))
      \(rows.joined(separator: "\n"))

      """
  }

  private static func row(_ part: TuningPart, _ values: [TuningPart.Value]) -> String {
    let name = "`\(part.path.joined(separator: "."))`"
    let cells: [String] =
      switch part.value {
      case .number(_, let unit, let recommended, let step, let valid):
        [unit.inArticle, recommended.inArticle, step.numberText, valid.inArticle]
      case .flag: ["", "yes, no", "", ""]
      case .choice(_, let names): ["", names.joined(separator: ", "), "", ""]
      case .spring: ["spring", "", "", ""]
      }
    return "| " + ([name] + cells + values.map(\.inArticle)).joined(separator: " | ") + " |"
  }
}

extension FieldDescription {
  fileprivate var inArticle: String {
    switch (kind, standard) {
    case (.choice(let names), let standard):
      name + ": " + names.map { .string($0) == standard ? "\($0)*" : $0 }.joined(separator: "/")
    case (_, let standard?): "\(name) (\(standard.text))"
    default: name
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var inArticle: String {
    upperBound < .infinity
      ? "\(lowerBound.numberText)…\(upperBound.numberText)" : "\(lowerBound.numberText)…∞"
  }
}

extension FieldUnit {
  fileprivate var inArticle: String {
    switch self {
    case .ratio: "ratio"
    case .points: "pt"
    case .pointsPerSecond: "pt/s"
    case .seconds: "s"
    case .perSecond: "1/s"
    case .radians: "rad"
    case .count: "count"
    }
  }
}

extension TuningPart.Value {
  fileprivate var inArticle: String {
    switch self {
    case .number(let number, _, _, _, _): number < .infinity ? number.rounded4 : "∞"
    case .flag(let flag): flag ? "yes" : "no"
    case .choice(let name, _): name
    case .spring(let spring): "\(spring.response.rounded4) s, ζ \(spring.dampingRatio.rounded4)"
    }
  }
}

extension Double {
  /// The number with at most four digits after the point.
  fileprivate var rounded4: String { ((self * 1e4).rounded() / 1e4).numberText }
}
