#if canImport(SwiftUI) && !os(watchOS)
  import Foundation

  /// Returns words for assistive technology in the user's language.
  ///
  /// The app's table "Jelly" comes first, then the library's translations.
  ///
  /// - Parameters:
  ///   - key: The words in English.
  ///   - arguments: The values for the placeholders in the words.
  func localized(_ key: String, _ arguments: any CVarArg...) -> String {
    let own = Bundle.main.localizedString(forKey: key, value: nil, table: "Jelly")
    let words =
      own != key ? own : Bundle.module.localizedString(forKey: key, value: key, table: nil)
    return arguments.isEmpty
      ? words : String(format: words, locale: .current, arguments: arguments)
  }
#endif
