import Foundation
import JellyRecording

/// A trace by the name that was given for it.
struct TraceFile {
  /// The name of the file; `-` is standard input.
  let name: String

  /// The name as messages begin with it.
  private var title: String { name == "-" ? "standard input" : name }

  /// Reads the whole trace.
  func read() throws(Failure) -> Trace {
    let text = try bytes()
    do throws(TraceError) {
      return try Trace(text: text)
    } catch {
      throw failure(error)
    }
  }

  /// The failure that a problem of this trace is.
  func failure(_ problem: some CustomStringConvertible) -> Failure {
    .input("\(title): \(problem)")
  }

  private func bytes() throws(Failure) -> Data {
    do {
      let file =
        name == "-"
        ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: name))
      return try file.readToEnd() ?? Data()
    } catch {
      throw failure(SystemError(error).message)
    }
  }
}
