import ArgumentParser
import Foundation

/// The command `jelly`.
///
/// Each subcommand has its own file, and its name here.
@main
struct JellyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jelly",
    abstract: "Computes jelly motion: replays gestures, makes films, converts springs.",
    version: version,
    subcommands: [FramesCommand.self, FilmCommand.self, SpringCommand.self])

  /// The project's version: the content of the file `VERSION` at its root.
  private static var version: String {
    String(decoding: PackageResources.VERSION, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs the command: exit status 0, or 2 and nothing on standard output if the input is wrong.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as Failure {
      end(with: failure)
    } catch let error where exitCode(for: error).isSuccess {
      exit(withError: error)
    } catch {
      end(with: .input(fullMessage(for: error)))
    }
  }

  private static func end(with failure: Failure) -> Never {
    if let message = failure.message {
      try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }
    exit(withError: failure.status)
  }
}
