import Foundation

/// Standard input.
enum StandardInput {
  /// Reads the whole input, without a byte order mark.
  static func bytes() throws(Failure) -> Data {
    do {
      let bytes = try FileHandle.standardInput.readToEnd() ?? Data()
      return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    } catch {
      throw .io("standard input: cannot be read (\(SystemError(error).message))")
    }
  }
}
