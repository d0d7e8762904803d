import Foundation
package import Jelly

extension JellyDrawerBody {
  /// Returns the words for the selected detent: a share of the screen, as for the system's sheets.
  ///
  /// - Parameter localized: Returns words in the user's language.
  package func detentWords(localized: (String) -> String) -> String {
    switch selectedDetent.map({ settings.detents[$0] }) {
    case .large: localized("Full screen")
    case .medium: localized("Half screen")
    default: selectedShare.formatted(.percent.precision(.fractionLength(0)))
    }
  }
}
