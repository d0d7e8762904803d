@_spi(Jelly) import JellyTestSupport

@_spi(Jelly) @testable import Jelly

/// A body that can be made with any measures and any valid tuning, to be checked against the
/// invariants.
protocol RandomBody: InvariantCheckable {
  /// Returns a random body.
  static func random(using generator: inout SeededGenerator) -> Self
}

extension SeededGenerator {
  /// A preset, a valid tuning like another one, or sometimes one that is not valid.
  mutating func tuning<Tuning: JellyTuning & FieldVisitable>(like tuning: Tuning) -> Tuning {
    switch next() % 8 {
    case 0: invalid(like: tuning)
    case 1...3: .preset(pick(TuningPreset.presets))
    default: valid(like: tuning)
    }
  }
}
