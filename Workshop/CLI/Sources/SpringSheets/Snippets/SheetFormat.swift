@_spi(Jelly) import JellyRecording

/// A format in which a sheet can be printed.
package enum SheetFormat: String, CaseIterable, Sendable {
  case json, css, swiftui, uikit, coreanimation, android, flutter
}

extension SpringSheet {
  /// The sheet as lines of text, without a newline at its end.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - times: The times of JSON's samples, in seconds.
  ///   - tolerance: The maximum error of CSS, as a fraction of the distance.
  package func text(
    as format: SheetFormat, samplesAt times: [Double] = [], tolerance: Double = 0.002
  ) throws(OptionError) -> String {
    switch format {
    case .json: json(samplesAt: times).text
    case .css: try css(tolerance: tolerance)
    case .swiftui: try swiftUI()
    case .uikit: try uiKit()
    case .coreanimation: try coreAnimation()
    case .android: android
    case .flutter: flutter
    }
  }

  /// The velocity as a multiple of the whole distance per second, positive towards the target:
  /// Apple's unit.
  func relativeVelocity(for format: SheetFormat) throws(OptionError) -> Double {
    guard velocity != 0 else { return 0 }
    guard from != to else {
      throw OptionError(
        "format",
        .other(
          "must not be \(format.rawValue), because from and to are equal and its velocity is in "
            + "distances per second"))
    }
    return velocity / (to - from)
  }

  /// The spring in a few words, for the comment above a snippet.
  var summary: String {
    let settling =
      settlingTime < .infinity
      ? "settled to 0.1 % after \(settlingTime.briefText) s" : "never settled"
    return "response \(response.briefText) s, damping ratio \(dampingRatio.briefText); \(settling)"
  }
}
