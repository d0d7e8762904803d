import JellyRecording

/// A file that is written from the controls' own declarations, and checked in.
package struct WordFile: Sendable {
  /// Where it lies, from the root of the project.
  package let path: String
  /// What stands in it.
  package let text: String

  /// Every such file.
  package static var all: [Self] {
    [springs, events, numbers] + ControlDescription.all.enumerated().map { words(of: $1, kind: $0) }
  }
}
