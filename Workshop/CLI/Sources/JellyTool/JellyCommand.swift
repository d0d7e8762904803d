import ArgumentParser
import Foundation

/// The command `jelly`.
///
/// Each subcommand has its own file, and its name here.
@main
struct JellyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jelly",
    abstract: "Computes jelly motion: replays and checks gestures, makes films, converts springs.",
    version: version,
    subcommands: [
      FramesCommand.self, FilmCommand.self, SpringCommand.self, CheckCommand.self,
    ])

  /// The project's version: the content of the file `VERSION` at its root.
  private static var version: String {
    String(decoding: PackageResources.VERSION, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The names of the subcommands.
  private static var subcommands: [String] { configuration.subcommands.map { $0._commandName } }

  /// The name of the program in errors: `jelly`, with the subcommand.
  private static var program: String {
    let first = CommandLine.arguments.dropFirst().first { subcommands.contains($0) }
    return first.map { "jelly \($0)" } ?? "jelly"
  }

  /// Runs the command.
  ///
  /// The exit status is 0, or 2 for a usage error and 1 for an I/O error. After a usage error
  /// standard output is empty.
  static func main() {
    // So that writing to a closed pipe is an error, which ends the command with status 0.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      end(with: failure)
    } catch let error where exitCode(for: error).isSuccess {
      exit(withError: error)
    } catch {
      let message = ParserMessage(
        message(for: error), program: program, subcommands: subcommands)
      end(with: .usage(message.text))
    }
  }

  private static func end(with failure: Failure) -> Never {
    if let message = failure.message {
      try? FileHandle.standardError.write(contentsOf: Data("\(program): \(message)\n".utf8))
    }
    exit(withError: failure.status)
  }
}
