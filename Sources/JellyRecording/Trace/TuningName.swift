/// The tunings that every control has, by the names that a trace calls them.
public enum TuningName: String, CaseIterable, Equatable, Sendable {
  /// The tutorials to the letter.
  case classic
  /// The default.
  case standard
  /// For Reduce Motion.
  case calm
}
