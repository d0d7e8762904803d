@_spi(Jelly) import JellyRecording

/// A file that is generated from the controls' own declarations, and checked in.
package struct SchemaFile: Sendable {
  /// The path of the file from the root of the project.
  package let path: String
  /// The section of the file that is generated; nil if all of it is.
  ///
  /// It stands between the lines `<!-- words: elements -->` and `<!-- words end -->`.
  package var section: String?
  /// The content of the file, or of its section.
  package let text: String

  /// Every such file.
  package static var all: [Self] {
    [kinds, elementNames, springs, events, meanings, numbers, types, manifest, htmlData, cssData]
      + [elementTable, attributeTable, memberTable, eventTable, styleTable]
      + topics + ControlDescription.all.enumerated().map { words(of: $1, kind: $0) }
  }

  /// The content of the whole file, from what it is now; nil if it does not have such a section.
  package func content(in old: String) -> String? {
    guard let section else { return text }
    let (begin, end) = ("<!-- words: \(section) -->\n", "<!-- words end -->")
    guard let head = old.firstRange(of: begin),
      let tail = old[head.upperBound...].firstRange(of: end)
    else { return nil }
    return old[..<head.upperBound] + text + old[tail.lowerBound...]
  }
}
