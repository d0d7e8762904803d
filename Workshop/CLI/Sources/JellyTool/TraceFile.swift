import Foundation
import JellyRecording

/// A trace, by the name of its file.
struct TraceFile {
  /// The name of the file; `-` is standard input.
  let name: String

  /// The name in errors and descriptions.
  var title: String { isStandardInput ? "standard input" : name }

  /// Reads the whole trace.
  func read() throws(Failure) -> Trace {
    guard !name.isEmpty else {
      throw .usage("<trace>: must be the name of a file, or -; got \"\"")
    }
    let text = try bytes()
    do throws(TraceError) {
      return try Trace(utf8: text)
    } catch {
      throw failure(error)
    }
  }

  /// The failure for a problem of this trace.
  func failure(_ problem: some CustomStringConvertible) -> Failure {
    .usage("\(title): \(problem)")
  }

  /// A Boolean value that indicates whether the trace comes from standard input.
  var isStandardInput: Bool { name == "-" }

  /// The status of the file; nil if there is none.
  var status: FileStatus? {
    isStandardInput ? FileStatus(of: STDIN_FILENO) : FileStatus(of: name)
  }

  private func bytes() throws(Failure) -> Data {
    do {
      let file =
        isStandardInput
        ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: name))
      return try file.readToEnd() ?? Data()
    } catch {
      throw .io("\(title): cannot be read (\(SystemError(error).message))")
    }
  }
}
