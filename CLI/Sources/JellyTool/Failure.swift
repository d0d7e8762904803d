import ArgumentParser

/// The reason why a run of the command fails.
enum Failure: Error {
  /// The options, the file or its content is wrong.
  case input(String)
  /// The output cannot be written.
  case output(String)
  /// Nobody reads the output any more, as after `| head -1`; no message is needed.
  case closedPipe

  /// The message on standard error.
  var message: String? {
    switch self {
    case .input(let message), .output(let message): message
    case .closedPipe: nil
    }
  }

  /// The exit status.
  var status: ExitCode {
    switch self {
    case .input: ExitCode(2)
    case .output: .failure
    case .closedPipe: .success
    }
  }
}
