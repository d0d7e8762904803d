extension NumberBuffer {
  /// Nothing.
  ///
  /// A page has space for what its elements draw, and needs no count of more numbers. That would be
  /// 160 bytes of a compressed core.
  struct Omitted {}

  /// Ends what is written.
  mutating func omit(_ count: Int) { limit = end }
}
