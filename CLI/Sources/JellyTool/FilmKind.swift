import Foundation
import JellyFilm
import JellyRecording

/// The kind of a film's file.
enum FilmKind: String, CaseIterable {
  case svg, css, json, gif, png, webp, mp4, webm

  /// The kind that a file's ending says.
  init(of file: String) throws(Failure) {
    let ending = URL(filePath: file).pathExtension.lowercased()
    guard let kind = Self(rawValue: ending) else {
      throw .input("\(file): a film is \(Self.inWords)")
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

  /// The rate of the pictures, if none is chosen.
  var standardRate: Double { self == .gif ? Self.highestGIF : 60 }

  /// Browsers slow a GIF down whose pictures are shown for less than two hundredths of a second.
  static let highestGIF = 50.0

  /// Whether a picture can be transparent.
  var canBeTransparent: Bool { self != .gif && self != .mp4 }

  /// Whether width and height must be even.
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
