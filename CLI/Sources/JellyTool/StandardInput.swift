import Foundation

/// Standard input.
enum StandardInput {
  /// Reads the whole input.
  static func bytes() throws(Failure) -> Data {
    do {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    } catch {
      throw .io("standard input: cannot be read (\(SystemError(error).message))")
    }
  }
}
