import ArgumentParser
import FilmRaster
import Foundation
import JellyRecording

/// `jelly film`: a recorded gesture as a film or a picture.
struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Turn a recorded gesture into a film.",
    discussion: """
      The ending says the kind: .svg .css .json (Lottie) .xml (Android) need nothing
      else; .gif .png .webp .mp4 .webm are made by ffmpeg.

      jelly film touch.json -o touch.svg
      jelly film touch.json -o touch.svg --still 0.6
      jelly film touch.json -o touch.gif --scale 1 --page '#ffffff'

      A text film has few keyframes, whose straight blend stays within --error of the
      truth; in pictures every one is exact. Between two samples of a finger a held
      control moves on in a straight line; with --steps it stands still, as it does.
      film.svg#still is the still, which people with Reduce Motion see, too.
      """)

  @Argument(help: "The trace, a JSON file; - reads standard input.")
  var trace: String

  @Option(name: .shortAndLong, help: "What to write; with - and --format, standard output.")
  var output: String

  @Option(help: "The kind of the film, if the file's ending does not say it.")
  var format: FilmKind?

  @Option(help: "How far a control point may be from the truth, in points.")
  var error = 0.05

  @Option(help: "auto (follows the system, as SVG and CSS can), light or dark.")
  var appearance = FilmAppearance.auto

  @Option(help: "The control's colour: #rrggbb, or two: light,dark.")
  var fill: ColourPair?

  @Option(help: "The colour behind it: #rrggbb, or two, or none.")
  var page: PageColour?

  @Option(help: "Rest before, in seconds.")
  var lead = 0.3

  @Option(help: "Rest after, in seconds.")
  var hold = 0.7

  @Option(help: "Points to pixels. (default: 1; pictures: 2)")
  var scale: Double?

  @Option(help: "Pictures a second, where ffmpeg makes them. (default: 60; gif: 50, its most)")
  var rate: Double?

  @Option(
    help: "One picture at this second instead (.svg, .png); without it the still is the deepest.")
  var still: Double?

  @Flag(help: "Show no finger.")
  var noFinger = false

  @Flag(help: "Stand still between two samples of a finger, as a held control does.")
  var steps = false

  @Option(help: "The count on a badge (.svg).")
  var count: String?

  @Option(help: "What the film says to those who cannot see it (.svg).")
  var title: String?

  @Option(help: "The last second of the trace; without it, until everything is at rest.")
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
      throw .input("-o -: standard output has no ending; say --format svg, css, json or xml")
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
          "--rate \(rate.numberText): a film has 1 to \(Self.highestRate.numberText) frames a second"
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
    if let fill { settings.colours.body = fill.pair }
    if let page { settings.colours.page = page.pair }
    return settings
  }
}

extension FilmKind: ExpressibleByArgument {}

/// A colour, or one for light and one for dark, as an option.
struct ColourPair: ExpressibleByArgument {
  /// The colours.
  let pair: FilmColours.Pair

  /// Reads `#rrggbb` or `#rrggbb,#rrggbb`.
  init?(argument: String) {
    let words = argument.split(separator: ",", omittingEmptySubsequences: false)
    let colours = words.compactMap { FilmColour($0) }
    guard colours.count == words.count, (1...2).contains(colours.count) else { return nil }
    self.pair = FilmColours.Pair(light: colours[0], dark: colours[colours.count - 1])
  }
}

/// The colour of the page, or none, as an option.
struct PageColour: ExpressibleByArgument {
  /// The colours; nil for a transparent page.
  let pair: FilmColours.Pair?

  /// Reads colours or `none`.
  init?(argument: String) {
    guard argument != "none" else {
      self.pair = nil
      return
    }
    guard let colours = ColourPair(argument: argument) else { return nil }
    self.pair = colours.pair
  }
}
