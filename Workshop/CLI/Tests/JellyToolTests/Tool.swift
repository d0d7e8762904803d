import Foundation
import Testing

/// The built command, run as a process of its own.
struct Tool {
  /// The result of a run.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The lines of the output.
    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind `jelly`.
  ///   - input: What standard input holds.
  ///   - environment: Variables beside those of the tests.
  ///   - work: Takes the identifier of the process while it runs.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    during work: (pid_t) -> Void = { _ in }
  ) throws -> Outcome {
    try run(executable(), arguments, input: input, environment: environment, during: work)
  }

  /// Runs a line of the shell, where `$jelly` is the command.
  static func runShell(_ line: String) throws -> Outcome {
    try run(
      URL(filePath: "/bin/sh"), ["-c", line],
      environment: ["jelly": executable().path(percentEncoded: false)])
  }

  private static func run(
    _ program: URL, _ arguments: [String], input: String = "", environment: [String: String] = [:],
    during work: (pid_t) -> Void = { _ in }
  ) throws -> Outcome {
    let folder = try Folder()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, unlike pipes, hold any amount without being read at the same time.
    process.standardInput = try FileHandle(
      forReadingFrom: URL(filePath: folder.write(input, to: "input")))
    let output = try folder.write("", to: "output")
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    let errors = try folder.write("", to: "errors")
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    // A thread of the tests blocks most signals, and a process has the mask of its parent's thread.
    var (none, old) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try process.run()
    work(process.processIdentifier)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// The command, which is built beside the tests.
  private static func executable() throws -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let place = bundle.bundleURL
    let folder = place.pathExtension == "xctest" ? place.deletingLastPathComponent() : place
    let tool = folder.appending(path: "jelly")
    try #require(FileManager.default.isExecutableFile(atPath: tool.path(percentEncoded: false)))
    return tool
  }
}
