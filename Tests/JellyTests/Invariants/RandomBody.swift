@_spi(Jelly) import JellyTestSupport

/// A body that can be made with any measures and any valid tuning, to be checked against the
/// invariants.
protocol RandomBody: InvariantCheckable {
  /// Returns a random body.
  static func random(using generator: inout SeededGenerator) -> Self
}
