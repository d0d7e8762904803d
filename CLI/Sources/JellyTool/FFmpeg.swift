import Foundation

/// One run of ffmpeg, which takes raw pictures and writes a file.
struct FFmpeg {
  private let process = Process()
  private let pictures = Pipe()
  private let errors = Pipe()
  private let file: String

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - file: The film's name, for messages.
  ///   - kind: What to make.
  ///   - input: ffmpeg's options before and after its input.
  ///   - part: The file that it writes.
  init(
    making kind: FilmKind, for file: String, input: [String], output: [String], to part: String
  ) throws(Failure) {
    self.file = file
    guard let program = Self.program else {
      throw .input(
        "\(file): making .\(kind) needs ffmpeg, which is not on this machine: "
          + "apt install ffmpeg, or brew install ffmpeg; .svg needs nothing")
    }
    // If ffmpeg ends early, writing must fail and not end this command.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = program
    process.arguments = ["-hide_banner", "-loglevel", "error", "-y"] + input + output + [part]
    process.standardInput = pictures
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw .output("\(file): ffmpeg cannot be started: \(SystemError(error).message)")
    }
  }

  /// ffmpeg, where the shell would find it.
  private static var program: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { URL(filePath: String($0)).appending(path: "ffmpeg") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  /// Gives it a picture.
  func write(_ picture: [UInt8]) throws(Failure) {
    do {
      try pictures.fileHandleForWriting.write(contentsOf: Data(picture))
    } catch {
      try finish()
      throw .output("\(file): ffmpeg has taken no more pictures")
    }
  }

  /// Waits for its end.
  func finish() throws(Failure) {
    try? pictures.fileHandleForWriting.close()
    let text = (try? errors.fileHandleForReading.readToEnd()).flatMap { $0 } ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    let line = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).last
    throw .output("\(file): ffmpeg failed: \(line ?? "status \(process.terminationStatus)")")
  }
}
