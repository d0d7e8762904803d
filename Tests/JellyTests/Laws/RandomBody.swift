import JellyTestSupport

/// A body that can be made with any measures and any sound tuning, to be held to the laws.
protocol RandomBody: LawfulBody {
  /// A random body.
  static func random(using generator: inout SeededGenerator) -> Self
}
