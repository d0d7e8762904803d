extension NumberBuffer {
  /// Puts the limit as far before the end as numbers of the body are missing.
  mutating func omit(_ count: Int) { limit = min(limit, end) - count }

  /// The count of all numbers, also of those that did not fit.
  func count(from start: UnsafeMutablePointer<Double>) -> Int {
    end - start + max(end - limit, 0)
  }
}
