import Foundation

/// Standard output, written in large pieces.
struct LineOutput {
  private var buffer = Data()

  /// How much is gathered before it is written, in bytes.
  private static let pieceSize = 1 << 16

  /// Writes a line.
  mutating func write(_ line: String) throws(Failure) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
    if buffer.count >= Self.pieceSize { try flush() }
  }

  /// Writes what has been gathered.
  mutating func flush() throws(Failure) {
    do {
      try FileHandle.standardOutput.write(contentsOf: buffer)
    } catch {
      let problem = SystemError(error)
      throw problem.isBrokenPipe ? .closedPipe : .output("standard output: \(problem.message)")
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
