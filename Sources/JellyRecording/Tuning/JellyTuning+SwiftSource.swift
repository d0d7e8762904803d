#if !hasFeature(Embedded)
  @_spi(Jelly) public import Jelly

  @_spi(Jelly) extension JellyTuning where Self: FieldVisitable {
    /// Swift code that makes this tuning: one line, and one more for each part that differs.
    public var swiftSource: String {
      // The type's name, without its module and without `Tuning`.
      let type = String(reflecting: Self.self).split(separator: ".").dropFirst().dropLast()
      return swiftSource(of: type.joined(separator: "."))
    }
  }
#endif
