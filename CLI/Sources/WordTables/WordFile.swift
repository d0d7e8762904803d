import JellyRecording

/// A file that is generated from the controls' own declarations, and checked in.
package struct WordFile: Sendable {
  /// The path of the file from the root of the project.
  package let path: String
  /// The content of the file.
  package let text: String

  /// Every such file.
  package static var all: [Self] {
    [springs, events, numbers] + ControlDescription.all.enumerated().map { words(of: $1, kind: $0) }
  }
}
