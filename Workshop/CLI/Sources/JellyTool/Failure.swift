import ArgumentParser

/// The reason why a run of the command fails.
///
/// A message has the form `<place>: must …; got …`, without the name of the program.
enum Failure: Error {
  /// The options, or the content of the input, are wrong.
  case usage(String)
  /// A file cannot be read or written, or ffmpeg cannot be run.
  case io(String)
  /// The reader of the output has closed it, as after `| head -1`; no message is required.
  case closedPipe

  /// The failure to write a file or a stream.
  ///
  /// - Parameters:
  ///   - place: The name of the file, or of the stream.
  ///   - error: The reason.
  static func unwritable(_ place: String, _ error: SystemError) -> Self {
    error.isBrokenPipe ? .closedPipe : .io("\(place): cannot be written (\(error.message))")
  }

  /// The message on standard error.
  var message: String? {
    switch self {
    case .usage(let message), .io(let message): message
    case .closedPipe: nil
    }
  }

  /// The exit status.
  var status: ExitCode {
    switch self {
    case .usage: ExitCode(2)
    case .io: .failure
    case .closedPipe: .success
    }
  }
}
