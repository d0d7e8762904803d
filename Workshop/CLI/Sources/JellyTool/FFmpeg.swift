import Foundation

/// One run of ffmpeg, which reads raw pictures and writes a file.
struct FFmpeg {
  private let process = Process()
  private let pictures = Pipe()
  private let errors = Pipe()
  private let file: String

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - file: The film's name, for messages.
  ///   - kind: The kind of the film.
  ///   - input: The options of ffmpeg before its input.
  ///   - output: The options of ffmpeg after its input.
  ///   - part: The file that ffmpeg writes.
  init(
    making kind: FilmKind, for file: String, input: [String], output: [String], to part: String
  ) throws(Failure) {
    self.file = file
    guard let program = Self.program else {
      throw .io(
        "\(file): must be .svg, .css or .json, because .\(kind) requires ffmpeg, which is not "
          + "installed (apt install ffmpeg, or brew install ffmpeg)")
    }
    process.executableURL = program
    process.arguments = ["-hide_banner", "-loglevel", "error", "-y"] + input + output
    // Without "file:" ffmpeg reads a name with a colon as an address.
    process.arguments? += ["file:" + part]
    process.standardInput = pictures
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    do {
      try Interruption.start(process)
    } catch {
      throw .io("\(file): ffmpeg cannot be started (\(SystemError(error).message))")
    }
  }

  /// The path of ffmpeg, in the folders of `PATH`.
  private static var program: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }

  /// Sends a picture.
  func write(_ picture: [UInt8]) throws(Failure) {
    do {
      try pictures.fileHandleForWriting.write(contentsOf: Data(picture))
    } catch {
      try finish()
      throw .io("\(file): ffmpeg has stopped reading pictures")
    }
  }

  /// Closes the input and waits until ffmpeg ends.
  func finish() throws(Failure) {
    try? pictures.fileHandleForWriting.close()
    let text = (try? errors.fileHandleForReading.readToEnd()).flatMap { $0 } ?? Data()
    Interruption.wait(for: process)
    guard process.terminationStatus != 0 else { return }
    let line = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).last
    throw .io("\(file): ffmpeg failed (\(line ?? "status \(process.terminationStatus)"))")
  }
}
