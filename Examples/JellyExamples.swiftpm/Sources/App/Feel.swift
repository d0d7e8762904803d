import Jelly

/// How everything in this app moves: one of the tunings that each control comes with.
///
/// Nobody needs to choose. A control is `.standard` by itself, and calm where the user asks for
/// less motion.
enum Feel: String, CaseIterable, Identifiable {
  /// Hangs from the finger and keeps its velocity.
  case standard
  /// As the tutorials are, to the letter.
  case classic
  /// Straight, and home within a quarter of a second.
  case calm

  var id: Self { self }

  private var name: TuningName {
    switch self {
    case .standard: .standard
    case .classic: .classic
    case .calm: .calm
    }
  }

  func bar(_ edge: JellyBar.Edge) -> JellyBar.Tuning { .standard(edge).named(name) }
  func refresh(_ edge: JellyBar.Edge) -> ElasticRefresh.Tuning { .standard(edge).named(name) }
  var field: ElasticField.Tuning { .standard.named(name) }
  var pager: GooeyPager.Tuning { .standard.named(name) }
  var badge: GooeyBadge.Tuning { .standard.named(name) }
  var menu: GooeyMenu.Tuning { .standard.named(name) }
}
