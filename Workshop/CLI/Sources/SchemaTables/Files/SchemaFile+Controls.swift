@_spi(Jelly) import JellyRecording

// The lists of all controls and elements that a build reads.

extension SchemaFile {
  /// The number of each control, behind the condition by which a build chooses it.
  static var kinds: Self {
    let cases = ControlDescription.all.enumerated().map { number, control in
      """
          #if ALL || \(control.word.uppercased())
            case \(number): self.init(of: \(control.swiftName).self)
          #endif

      """
    }
    return Self(
      path: "Sources/JellyFunctions/NumberedControl+Kinds.swift",
      text: """
        // Written by `make schema` from the list of all controls.
        import Jelly
        @_spi(Jelly) import JellySchema

        // Embedded Swift allows only SPI to use a conformance that is SPI.
        @_spi(Jelly) extension NumberedControl {
          /// The functions of a kind of control; the build decides which kinds there are.
          init(kind: Int32) {
            switch kind {
        \(cases.joined())    default: fatalError("this build has no such control")
            }
          }
        }

        """)
  }

  /// The tags of all elements, each after the one that it extends.
  static var elementNames: Self {
    var rest = ElementDescription.all
    var tags: [String] = []
    while let next = rest.firstIndex(where: { element in
      !rest.contains { $0.className == element.superclass }
    }) {
      tags.append(rest.remove(at: next).tag)
    }
    return Self(path: "Web/element-names", text: tags.map { $0 + "\n" }.joined())
  }
}
