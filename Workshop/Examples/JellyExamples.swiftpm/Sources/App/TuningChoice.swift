import Jelly

/// The tuning of all controls in this app: one of the presets that each control has.
///
/// Nobody needs to choose. A control is `.standard` by itself, and `.reduced` where the user asks
/// for less motion.
enum TuningChoice: String, CaseIterable, Identifiable {
  /// Hangs from the finger and keeps its velocity.
  case standard
  /// Gives way more, and oscillates longer.
  case liquid
  /// The numbers of the tutorials.
  case classic
  /// Straight, and at rest within a quarter of a second.
  case reduced

  var id: Self { self }

  /// The preset of SwiftUI's views; UIKit's views have a property of a type of their own.
  var preset: TuningPreset {
    switch self {
    case .standard: .standard
    case .liquid: .liquid
    case .classic: .classic
    case .reduced: .reduced
    }
  }

  var bar: JellyBarBody.Tuning { .preset(preset) }
  var refresh: JellyRefreshBody.Tuning { .preset(preset) }
  var field: JellyFieldBody.Tuning { .preset(preset) }
  var pager: JellyPagerBody.Tuning { .preset(preset) }
  var badge: JellyBadgeBody.Tuning { .preset(preset) }
  var menu: JellyMenuBody.Tuning { .preset(preset) }
}
