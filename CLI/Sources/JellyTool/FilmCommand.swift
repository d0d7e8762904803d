import ArgumentParser
import FilmRaster
import Foundation
import JellyFilm
import JellyRecording

/// `jelly film`: a recorded gesture as a film or a picture.
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Turns a recorded gesture into a film.",
    discussion: """
      The ending of the file's name decides its kind. The command writes .svg, .css
      and .json (Lottie) by itself. It needs ffmpeg for .gif, .png, .webp, .mp4 and
      .webm.

      jelly film touch.json -o touch.svg
      jelly film touch.json -o touch.svg --still 0.6
      jelly film touch.json -o touch.gif --scale 1 --page '#ffffff'

      'jelly help frames' says what a trace is. A film as text has few keyframes, and
      a player moves in straight lines between them. No point is then farther than
      --error from its true place. In a film of pictures every picture is exact.

      A trace has only some samples of a finger. Between two of them the film moves a
      held control in a straight line. With --steps it stands still there, as the
      control itself does.

      Every SVG film also contains a still picture, film.svg#still. People who have
      switched on Reduce Motion see that picture.
      """)

  @Argument(help: "A JSON file with the trace; - reads it from standard input.")
  var trace: String

  @Option(name: .shortAndLong, help: "The file; - with --format writes to standard output.")
  var output: String

  @Option(help: "The kind of the film, if the name of the file has no such ending.")
  var format: FilmKind?

  @Option(help: "The largest distance of a point from its true place, in points.")
  var error = 0.05

  @Option(help: "light, dark or auto; auto follows the system, in SVG and CSS.")
  var appearance = FilmAppearance.auto

  @Option(help: "The color of the control: #rrggbb, or two for light and dark: #rrggbb,#rrggbb.")
  var fill: ColorPair?

  @Option(help: "The color behind the control: the same, or none.")
  var page: PageColor?

  @Option(help: "The time at rest before the gesture, in seconds.")
  var lead = 0.3

  @Option(help: "The time at rest after the gesture, in seconds.")
  var hold = 0.7

  @Option(help: "The number of pixels in a point. (default: 1; pictures: 2)")
  var scale: Double?

  @Option(help: "The number of pictures in a second. (default: 60; gif: 50, which is its limit)")
  var rate: Double?

  @Option(
    help: "Write one picture at this second and no film (.svg, .png).")
  var still: Double?

  @Flag(help: "Do not show the finger.")
  var noFinger = false

  @Flag(help: "Stand still between two samples of a finger.")
  var steps = false

  @Option(help: "The count on a badge (.svg).")
  var count: String?

  @Option(help: "The text for people who cannot see the film (.svg).")
  var title: String?

  @Option(help: "The time at which to stop, in seconds; without it, when everything is at rest.")
  var until: EndTime?

  func run() throws {
    let kind = try kind()
    let film = FilmMaking(command: self, kind: kind, trace: TraceFile(name: trace))
    let line = try output == "-" ? film.print() : film.write()
    guard let line else { return }
    var console = LineOutput()
    try console.write(line)
    try console.flush()
  }

  private func kind() throws(Failure) -> FilmKind {
    let kind: FilmKind
    if let format {
      kind = format
    } else if output == "-" {
      throw .input("-o -: standard output has no ending; say --format svg, css or json")
    } else {
      kind = try FilmKind(of: output)
    }
    if output == "-", kind.format == nil {
      throw .input("-o -: a .\(kind) cannot go to standard output; name a file")
    }
    if still != nil, kind != .svg, kind != .png {
      throw .input("--still: one picture is .svg or .png")
    }
    if let rate {
      guard kind.format == nil else { throw .input("--rate: a .\(kind) has no pictures") }
      if kind == .gif, rate > FilmKind.highestGIF {
        throw .input(
          "--rate \(rate.numberText): a GIF has at most \(FilmKind.highestGIF.numberText) "
            + "frames a second")
      }
      guard rate >= 1, rate <= Self.highestRate else {
        throw .input(
          "--rate \(rate.numberText): a film has 1 to \(Self.highestRate.numberText) "
            + "frames a second"
        )
      }
    }
    if let page, page.pair == nil, !kind.canBeTransparent {
      throw .input("--page none: a .\(kind) is not transparent")
    }
    return kind
  }

  /// The highest rate of pictures; no screen is faster.
  private static let highestRate = 240.0

  /// What the options say to the library.
  func settings(isRaster: Bool) -> FilmSettings {
    var settings = FilmSettings()
    settings.error = error
    settings.lead = lead
    settings.hold = hold
    settings.until = until?.seconds
    settings.showsFinger = !noFinger
    settings.hasSteps = steps
    settings.still = still
    settings.count = count
    settings.title = title
    settings.scale = scale ?? (isRaster ? 2 : 1)
    settings.appearance = appearance
    if let fill { settings.colors.body = fill.pair }
    if let page { settings.colors.page = page.pair }
    return settings
  }
}

extension FilmKind: ExpressibleByArgument {}

/// A color, or one for light and one for dark, as an option.
struct ColorPair: ExpressibleByArgument {
  /// The colors.
  let pair: FilmColors.Pair

  /// Reads `#rrggbb` or `#rrggbb,#rrggbb`.
  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let colors = words.compactMap { FilmColor($0) }
    guard colors.count == words.count, (1...2).contains(colors.count) else { return nil }
    self.pair = FilmColors.Pair(light: colors[0], dark: colors[colors.count - 1])
  }
}

/// The color of the page, or none, as an option.
struct PageColor: ExpressibleByArgument {
  /// The colors; nil for a transparent page.
  let pair: FilmColors.Pair?

  /// Reads colors or `none`.
  init?(argument: String) {
    guard argument != "none" else {
      self.pair = nil
      return
    }
    guard let colors = ColorPair(argument: argument) else { return nil }
    self.pair = colors.pair
  }
}
