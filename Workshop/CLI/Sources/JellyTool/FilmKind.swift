import Foundation
import JellyFilm
@_spi(Jelly) import JellyRecording

/// The kind of a film's file.
enum FilmKind: String, CaseIterable {
  case svg, css, json, gif, png, webp, mp4, webm

  /// Creates a kind from the ending of a file name.
  init(of file: String) throws(Failure) {
    let ending = URL(filePath: file).pathExtension.lowercased()
    guard let kind = Self(rawValue: ending) else {
      throw .usage(
        "--output: must end in \(Self.inWords); got \(JSONValue.string(file).text)")
    }
    self = kind
  }

  /// All endings: `.svg, .css or .json`.
  static var inWords: String {
    let endings = allCases.map { ".\($0)" }
    return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
  }

  /// The text format; nil for a kind that ffmpeg makes.
  var format: FilmFormat? { FilmFormat(rawValue: rawValue) }

  /// The default rate of the pictures.
  var standardRate: Double { self == .gif ? Self.maximumGIFRate : 60 }

  /// The maximum rate of a GIF.
  ///
  /// Browsers slow down a GIF with pictures shorter than 1/50 s.
  static let maximumGIFRate = 50.0

  /// A Boolean value that indicates whether a picture can be transparent.
  var canBeTransparent: Bool { self != .gif && self != .mp4 }

  /// A Boolean value that indicates whether width and height must be even.
  var isEven: Bool { self == .mp4 || self == .webm }

  /// ffmpeg's options after its input.
  func arguments(isStill: Bool) -> [String] {
    if isStill { return ["-frames:v", "1", "-c:v", "png", "-f", "image2", "-update", "1"] }
    return switch self {
    case .gif:
      [
        "-vf",
        "split[a][b];[a]palettegen=stats_mode=full[p];"
          + "[b][p]paletteuse=dither=none:diff_mode=rectangle", "-loop", "0", "-f", "gif",
      ]
    case .png: ["-f", "apng", "-plays", "0"]
    case .webp: ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", "0", "-f", "webp"]
    case .mp4:
      [
        "-c:v", "libx264", "-crf", "18", "-preset", "slow", "-pix_fmt", "yuv420p",
        "-vf", "scale=out_color_matrix=bt709", "-colorspace", "bt709", "-movflags", "+faststart",
        "-f", "mp4",
      ]
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-crf", "30", "-b:v", "0", "-row-mt", "1", "-pix_fmt", "yuva420p",
        "-f", "webm",
      ]
    case .svg, .css, .json: []
    }
  }
}
