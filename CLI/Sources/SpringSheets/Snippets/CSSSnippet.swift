import JellyRecording

extension SpringSheet {
  /// Two custom properties, a duration and a `linear()`, which belong together.
  ///
  /// The curve contains the initial velocity.
  func css(error: Double) throws(OptionError) -> String {
    guard from != to else {
      throw refusal("from and to are equal, so there is no distance to share")
    }
    guard settlingTime < .infinity else { throw refusal("the spring never settles") }
    guard let easing = LinearEasing(self, error: error) else {
      throw refusal("it would take more than a thousand swings or stops")
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
    OptionError("format", .other("css cannot say it: \(reason)"))
  }

  /// Arguments on lines of at most 80 columns.
  ///
  /// The first follows the bracket directly, because some browsers do not accept a space there.
  private static func wrapped(_ arguments: [String]) -> String {
    var lines = [""]
    var room = 52
    for (index, argument) in arguments.enumerated() {
      let word = index < arguments.count - 1 ? argument + "," : argument
      if word.utf8.count + 1 > room {
        lines.append("    ")
        room = 74
      }
      let last = lines.count - 1
      lines[last] += (lines[last].isEmpty || lines[last].hasSuffix(" ") ? "" : " ") + word
      room -= word.utf8.count + 1
    }
    return lines.joined(separator: "\n")
  }
}
