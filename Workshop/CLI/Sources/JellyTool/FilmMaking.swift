import FilmRaster
import Foundation
import Jelly
@_spi(Jelly) import JellyFilm
@_spi(Jelly) import JellyRecording

/// The work of `jelly film`.
struct FilmMaking {
  private let command: FilmCommand
  private let kind: FilmKind
  private let trace: TraceFile
  private let settings: FilmSettings

  init(command: FilmCommand, kind: FilmKind, trace: TraceFile) {
    self.command = command
    self.kind = kind
    self.trace = trace
    self.settings = command.settings(isRaster: kind.format == nil)
  }

  /// Prints the text of a film.
  func print(as format: FilmFormat) throws(Failure) {
    try refuseTrace(as: FileStatus(of: STDOUT_FILENO))
    let (text, _) = try text(as: format)
    var console = LineOutput()
    try console.write(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    try console.flush()
  }

  /// Writes the file, and returns a description of its content.
  func write() throws(Failure) -> String {
    try refuseTrace(as: FileStatus(of: command.output))
    let film = FilmFile(name: command.output)
    var facts = ""
    let size = try film.write { (file) throws(Failure) in
      if let format = kind.format {
        let (text, film) = try text(as: format)
        facts = describe(film)
        try file.write(Data(text.utf8))
      } else {
        facts = try writePictures(to: file.path)
      }
    }
    let kilobytes = (Double(size) / 100).rounded() / 10
    return "\(film.name): \(facts), \(kilobytes.numberText) KB"
  }

  /// Ends the command if the output is the file of the trace, which is often the only copy.
  ///
  /// Their names can differ, so that the files themselves are compared.
  private func refuseTrace(as output: FileStatus?) throws(Failure) {
    guard let output, output.isRegular, output.isSameFile(as: trace.status) else { return }
    throw .usage("--output: must not be the trace; got \(JSONValue.string(command.output).text)")
  }

  private func describe(_ film: Film) -> String {
    if command.still != nil {
      return "\(film.size.x.numberText) × \(film.size.y.numberText) points"
    }
    // Rounded up, so that it is an upper bound.
    let error = (film.largestError * 10_000).rounded(.up) / 10_000
    return "\(film.duration.numberText) s, \(film.keyframeCount) keyframes, "
      + "largest error \(error.numberText) pt"
  }

  private func text(as format: FilmFormat) throws(Failure) -> (String, Film) {
    let film = try film { (trace) throws(FilmError) in
      try Film(of: trace, as: format, settings: settings)
    }
    return (command.still == nil ? film.text : film.stillSVG, film)
  }

  /// Makes a film or pictures of the trace, and converts the errors.
  private func film<Result>(
    _ make: (Trace) throws(FilmError) -> Result
  ) throws(Failure) -> Result {
    let content = try trace.read()
    do throws(FilmError) {
      return try make(content)
    } catch {
      guard let setting = error.setting else { throw trace.failure(error.requirement) }
      throw .usage("--\(Self.name(of: setting)): \(error.requirement)")
    }
  }

  /// The name of the option of a setting: `lead-in` for `leadIn`.
  private static func name(of setting: FilmError.Setting) -> String {
    setting.rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  // MARK: - Pictures

  private func writePictures(to part: String) throws(Failure) -> String {
    let rate = command.rate ?? kind.standardRate
    let pictures = try film { (trace) throws(FilmError) in
      try FilmPictures(of: trace, settings: settings) { duration in
        if let still = command.still { return [still] }
        return (0..<max(Int((duration * rate).rounded()), 1)).map { Double($0) / rate }
      }
    }
    let scale = settings.scale
    func pixels(_ length: Double) -> Int {
      let pixels = max(Int((length * scale).rounded()), 1)
      return kind.isEven ? pixels + pixels % 2 : pixels
    }
    let (width, height) = (pixels(pictures.size.x), pixels(pictures.size.y))
    guard width <= Self.maximumPixels, height <= Self.maximumPixels else {
      throw .usage(
        "--scale: must give at most \(Self.maximumPixels) pixels on each side; "
          + "got \(width) × \(height)")
    }
    let ffmpeg = try FFmpeg(
      making: kind, for: command.output,
      input: [
        "-f", "rawvideo", "-pix_fmt", "rgba", "-s", "\(width)x\(height)", "-r", rate.numberText,
        "-i", "-",
      ], output: kind.arguments(isStill: command.still != nil), to: part)
    var progress = ProgressLine(command.output)
    var canvas = Canvas(width: width, height: height, scale: scale)
    for index in 0..<pictures.count {
      paint(pictures, index, on: &canvas)
      try ffmpeg.write(canvas.bytes())
      progress.show(index + 1, of: pictures.count)
    }
    try ffmpeg.finish()
    progress.end()
    let facts = "\(width) × \(height) pixels"
    guard command.still == nil else { return facts }
    return "\(pictures.duration.numberText) s, \(pictures.count) pictures, \(facts)"
  }

  /// The maximum number of pixels of a side in VP9 and H.264.
  private static let maximumPixels = 8192

  private func paint(_ pictures: FilmPictures, _ index: Int, on canvas: inout Canvas) {
    canvas.clear()
    if let background = pictures.background {
      if kind.canBeTransparent { canvas.paint(background) } else { canvas.fill(background.color) }
    }
    for patch in pictures[index].patches { canvas.paint(patch) }
    if kind.canBeTransparent, pictures.isCutByCorners, let background = pictures.background {
      canvas.cut(to: background.polygons)
    }
  }
}
