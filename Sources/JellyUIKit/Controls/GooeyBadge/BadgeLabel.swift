#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What stands on a badge: small, white, as large as the user has asked for and there is room.
  final class BadgeLabel: UILabel {
    /// Stands in the middle of a view.
    func attach(to view: UIView) {
      font = .preferredFont(forTextStyle: .caption1)
      adjustsFontForContentSizeCategory = true
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = 0.5
      textAlignment = .center
      textColor = .white
      view.addSubview(self)
    }
  }
#endif
