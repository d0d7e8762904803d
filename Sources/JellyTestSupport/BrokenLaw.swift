/// The laws of elastic bodies.
public enum ElasticLaw: Equatable, Sendable, CaseIterable {
  /// At any time that is asked for every number of the outline is finite.
  case staysFinite
  /// An event that does not move the finger does not move the outline by more than 10⁻⁹ pt.
  case doesNotJump
  /// From its rest time on the outline is constant.
  case restsOnTime
  /// It comes to rest as a body that is made anew and left alone.
  case comesHome
  /// An event with a number in it that is not finite, or at a time that no clock shows (beyond 10¹²
  /// seconds), changes nothing.
  case ignoresNonsense
  /// The same events at the same times give the same bits.
  case repeatsItself
}

/// Tells which law a body has broken, and how it came to that.
public struct BrokenLaw: Error, Equatable, Sendable, CustomStringConvertible {
  /// The law.
  public let law: ElasticLaw
  /// What was seen, such as "jumps by 3.2 pt".
  public let finding: String
  /// The seed of the random events: with it the same happens again.
  public let seed: UInt64
  /// How many events there had been before the last.
  public let step: Int
  /// The last events and their times, the newest last.
  public let lastEvents: [String]

  /// All of it, to be read in a test's report.
  public var description: String {
    let last = lastEvents.map { "\n  " + $0 }.joined()
    return "seed \(seed), event \(step): \(finding), after\(last)"
  }
}
