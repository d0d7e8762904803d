@_spi(Jelly) import JellyRecording

/// A file that is generated from the controls' own declarations.
package struct SchemaFile: Sendable {
  /// The path of the file from the root of the project, or of the package for npm.
  package let path: String
  /// The section of the file that is generated; nil if all of it is.
  ///
  /// It stands between the lines `<!-- words: elements -->` and `<!-- words end -->`.
  package var section: String?
  /// The content of the file, or of its section.
  package let text: String

  /// Every such file that is checked in.
  package static var all: [Self] {
    [kinds, header, headerNumbers, elementNames, version, allDeclarations]
      + [meanings, numbers, readmeTable, toasts]
      + [elementTable, attributeTable, memberTable, eventTable, styleTable]
      + topics + declarations
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
