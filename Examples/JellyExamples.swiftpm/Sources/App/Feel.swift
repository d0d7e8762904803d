import Jelly

/// How everything in this app moves: one of the tunings that each control comes with.
///
/// Nobody needs to choose. A control is `.standard` by itself, and calm where the user asks for less
/// motion.
enum Feel: String, CaseIterable, Identifiable {
  /// Hangs from the finger and keeps its velocity.
  case standard
  /// As the tutorials are, to the letter.
  case classic
  /// Straight, and home within a quarter of a second.
  case calm

  var id: Self { self }

  func bar(_ edge: JellyBar.Edge) -> JellyBar.Tuning {
    switch self {
    case .standard: .standard(edge)
    case .classic: .classic(edge)
    case .calm: .calm(edge)
    }
  }

  func refresh(_ edge: JellyBar.Edge) -> ElasticRefresh.Tuning {
    switch self {
    case .standard: .standard(edge)
    case .classic: .classic(edge)
    case .calm: .calm(edge)
    }
  }

  var field: ElasticField.Tuning {
    switch self {
    case .standard: .standard
    case .classic: .classic
    case .calm: .calm
    }
  }

  var pager: GooeyPager.Tuning {
    switch self {
    case .standard: .standard
    case .classic: .classic
    case .calm: .calm
    }
  }

  var badge: GooeyBadge.Tuning {
    switch self {
    case .standard: .standard
    case .classic: .classic
    case .calm: .calm
    }
  }

  var menu: GooeyMenu.Tuning {
    switch self {
    case .standard: .standard
    case .classic: .classic
    case .calm: .calm
    }
  }
}
