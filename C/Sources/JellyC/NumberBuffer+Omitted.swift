extension NumberBuffer {
  /// The count of the numbers that did not fit.
  typealias Omitted = Int

  /// Ends what is written, and goes on counting.
  mutating func omit(_ count: Int) {
    limit = end
    omitted += count
  }
}
