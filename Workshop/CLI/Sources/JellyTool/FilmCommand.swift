import ArgumentParser
import Foundation
import JellyFilm
@_spi(Jelly) import JellyRecording

/// `jelly film`: a recorded gesture as a film or a picture.
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Turns a recorded gesture into a film.",
    discussion: """
      The ending of the file's name selects the kind of the film. The command writes .svg, .css \
      and .json (Lottie) itself. It requires ffmpeg for .gif, .png, .webp, .mp4 and .webm.

      jelly film touch.json -o touch.svg
      jelly film touch.json -o touch.svg --still 0.6
      jelly film touch.json -o touch.gif --scale 1 --background '#ffffff'

      'jelly help frames' describes a trace. A film as text contains few keyframes, and a player \
      interpolates linearly between them. Then no point is farther than --tolerance from its \
      exact position. In a film of pictures every picture is exact.

      A trace contains samples of a touch. Between two samples the film moves a held control in a \
      straight line. With --no-interpolation the control stands still there, as on a screen.

      Every SVG film also contains a still picture, film.svg#still. A browser shows it to people \
      who have switched on Reduce Motion.
      """)

  @Argument(help: "A JSON file with the trace; - reads standard input.")
  var trace: String

  @Option(name: .shortAndLong, help: "The file; - writes to standard output.")
  var output: String

  @Option(
    help: "The kind of the film, if the name of the file does not have such an ending; - is svg.")
  var format: FilmKind?

  @Option(
    help: "The maximum distance of a point from its exact position, in points: 0.001 to 10.")
  var tolerance = 0.05

  @Option(help: "The colors. auto follows the system, in SVG and CSS.")
  var appearance = FilmAppearance.auto

  @Option(
    help: "The color of the control: #rrggbb, or two for light and dark: #rrggbb,#rrggbb.",
    transform: readColors)
  var fill: FilmColors.Pair?

  @Option(help: "The color behind the control: the same, or none.", transform: Background.init)
  var background: Background?

  @Option(
    parsing: .unconditional,
    help: "The time at rest before the gesture, in seconds: 0 to 60.")
  var leadIn = 0.3

  @Option(
    parsing: .unconditional,
    help: "The time at rest after the gesture, in seconds: 0 to 60.")
  var leadOut = 0.7

  @Option(
    help: "The pixels per point: 0.01 to 100. (default: 1; pictures: 2)")
  var scale: Double?

  @Option(
    help: "The pictures per second: 1 to 240, gif to 50. (default: 60; gif: 50)")
  var rate: Double?

  @Option(
    help: "The time of a single picture to write instead of a film, in seconds (.svg, .png).")
  var still: Double?

  @Flag(help: "Do not show touches.")
  var noTouches = false

  @Flag(help: "Do not move a held control between two samples of a touch.")
  var noInterpolation = false

  @Option(help: "The text on a badge (.svg).")
  var badgeText: String?

  @Option(help: "The alternative text of the film (.svg).")
  var title: String?

  @Option(
    help: "The time at which the film ends: finite, 0 or more. (default: the time of rest)",
    transform: readEnd)
  var until: Double?

  func run() throws {
    let kind = try kind()
    let film = FilmMaking(command: self, kind: kind, trace: TraceFile(name: trace))
    // Also by a name such as /dev/stdout.
    let isPrinted =
      output == "-"
      || FileStatus(of: output)?.isSameFile(as: FileStatus(of: STDOUT_FILENO)) == true
    if isPrinted, let format = kind.format {
      try film.print(as: format)
      return
    }
    let line = try film.write()
    guard !isPrinted else { return }
    var console = LineOutput()
    try console.write(line)
    try console.flush()
  }

  private func kind() throws(Failure) -> FilmKind {
    let kind = if let format { format } else { output == "-" ? .svg : try FilmKind(of: output) }
    if output == "-", kind.format == nil {
      throw .usage("--output: must be a file for .\(kind); got -")
    }
    if still != nil, kind != .svg, kind != .png {
      throw .usage("--still: must be combined with .svg or .png; got .\(kind)")
    }
    if let rate { try check(rate: rate, of: kind) }
    if let background, background.colors == nil, !kind.canBeTransparent {
      throw .usage("--background: must be a color, because .\(kind) is not transparent; got none")
    }
    return kind
  }

  private func check(rate: Double, of kind: FilmKind) throws(Failure) {
    guard kind.format == nil else {
      throw .usage("--rate: cannot be combined with .\(kind), which does not contain pictures")
    }
    let maximum = kind == .gif ? FilmKind.maximumGIFRate : Self.maximumRate
    guard (1...maximum).contains(rate) else {
      throw .usage("--rate: must be \((1...maximum).requirement); got \(rate.numberText)")
    }
  }

  /// The maximum rate of pictures, that of the fastest screens.
  private static let maximumRate = 240.0

  /// The settings of the film.
  func settings(isRaster: Bool) -> FilmSettings {
    var settings = FilmSettings()
    settings.tolerance = tolerance
    settings.leadIn = leadIn
    settings.leadOut = leadOut
    settings.until = until
    settings.showsTouches = !noTouches
    settings.interpolates = !noInterpolation
    settings.still = still
    settings.badgeText = badgeText
    settings.title = title
    settings.scale = scale ?? (isRaster ? 2 : 1)
    settings.appearance = appearance
    if let fill { settings.colors.fill = fill }
    if let background { settings.colors.background = background.colors }
    return settings
  }
}

extension FilmKind: ExpressibleByArgument {}
