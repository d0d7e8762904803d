import Foundation
import JellyRecording

/// A trace, by the name of its file.
struct TraceFile {
  /// The name of the file; `-` is standard input.
  let name: String

  /// The name at the beginning of messages.
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

  /// The failure for a problem of this trace.
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
