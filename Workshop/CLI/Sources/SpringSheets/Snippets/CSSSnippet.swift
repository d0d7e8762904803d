@_spi(Jelly) import JellyRecording

extension SpringSheet {
  /// Two custom properties, a duration and a `linear()`, which belong together.
  ///
  /// The curve contains the initial velocity.
  func css(tolerance: Double) throws(OptionError) -> String {
    guard from != to else {
      throw refusal("from and to are equal")
    }
    guard settlingTime < .infinity else { throw refusal("the spring does not settle") }
    guard let easing = LinearEasing(self, error: tolerance) else {
      throw refusal("the curve needs more than 1000 oscillations or stops")
    }
    return """
      /* \(summary).
         \(easing.count) stops, never more than \(easing.error.numberText) of the distance off. */
      :root {
        --spring-duration: \((easing.duration * 1000).rounded(decimals: 0).numberText)ms;
        --spring-easing: linear(\(Self.wrapped(easing.arguments)));
      }
      /* transition: transform var(--spring-duration) var(--spring-easing); */
      """
  }

  private func refusal(_ reason: String) -> OptionError {
    OptionError("format", .other("must not be css, because \(reason)"))
  }

  /// Arguments on lines of at most 80 columns.
  ///
  /// The first follows the bracket directly, because some browsers do not accept a space there.
  private static func wrapped(_ arguments: [String]) -> String {
    var lines = [""]
    var space = 52
    for (index, argument) in arguments.enumerated() {
      let word = index < arguments.count - 1 ? argument + "," : argument
      if word.utf8.count + 1 > space {
        lines.append("    ")
        space = 74
      }
      let last = lines.count - 1
      lines[last] += (lines[last].isEmpty || lines[last].hasSuffix(" ") ? "" : " ") + word
      space -= word.utf8.count + 1
    }
    return lines.joined(separator: "\n")
  }
}
