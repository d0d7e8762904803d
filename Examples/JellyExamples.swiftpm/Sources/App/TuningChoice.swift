import Jelly

/// How everything in this app moves: one of the tunings that each control comes with.
///
/// Nobody needs to choose. A control is `.standard` by itself, and calm where the user asks for
/// less motion.
enum TuningChoice: String, CaseIterable, Identifiable {
  /// Hangs from the finger and keeps its velocity.
  case standard
  /// Gives way more, and rings longer.
  case liquid
  /// As the tutorials are, to the letter.
  case classic
  /// Straight, and home within a quarter of a second.
  case calm

  var id: Self { self }

  private var name: TuningName {
    switch self {
    case .standard: .standard
    case .liquid: .liquid
    case .classic: .classic
    case .calm: .calm
    }
  }

  var bar: JellyBarBody.Tuning { .named(name) }
  var refresh: JellyRefreshBody.Tuning { .named(name) }
  var field: JellyFieldBody.Tuning { .named(name) }
  var pager: JellyPagerBody.Tuning { .named(name) }
  var badge: JellyBadgeBody.Tuning { .named(name) }
  var menu: JellyMenuBody.Tuning { .named(name) }
}
