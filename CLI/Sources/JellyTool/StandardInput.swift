import Foundation

/// Standard input.
enum StandardInput {
  /// Reads all of it.
  static func bytes() throws(Failure) -> Data {
    do {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    } catch {
      throw .input("standard input: \(SystemError(error).message)")
    }
  }
}
