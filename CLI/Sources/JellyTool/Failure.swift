import ArgumentParser

/// Why a run ends without having done what was asked.
enum Failure: Error {
  /// The options, the file or what stands in it is wrong.
  case input(String)
  /// The output cannot be written.
  case output(String)
  /// Nobody reads the output any more, as behind `| head -1`: no reason to say anything.
  case closedPipe

  /// What standard error says.
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
