import Foundation

/// Standard output, written in large pieces.
struct LineOutput {
  private var buffer = Data()

  /// The number of bytes that are collected before they are written.
  private static let pieceSize = 1 << 16

  /// Writes a line.
  mutating func write(_ line: String) throws(Failure) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.pieceSize { try flush() }
  }

  /// Writes all collected lines.
  mutating func flush() throws(Failure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: buffer)
    } catch {
      throw .unwritable("standard output", SystemError(error))
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
