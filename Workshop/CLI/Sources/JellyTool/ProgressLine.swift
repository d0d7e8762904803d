import Foundation

/// A line on a terminal with the progress of work that takes longer than a second.
struct ProgressLine {
  private let name: String
  private let start = Date()
  private var shown = Date.distantPast
  private let isTerminal = isatty(STDERR_FILENO) != 0

  init(_ name: String) {
    self.name = name
  }

  /// Shows how much of the whole is done.
  mutating func show(_ done: Int, of whole: Int) {
    guard isTerminal, -start.timeIntervalSinceNow > 1, -shown.timeIntervalSinceNow > 0.1 else {
      return
    }
    shown = Date()
    write("\r\(name): \(100 * done / max(whole, 1)) %\u{1B}[K")
  }

  /// Removes the line.
  func end() {
    if shown != .distantPast { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
