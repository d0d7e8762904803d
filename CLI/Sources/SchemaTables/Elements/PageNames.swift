import Foundation

/// The names that pages use and the core does not have yet.
///
/// `Web/elements/core-names.js` has the only table. This file goes with it.
enum PageNames {
  /// The core's names, by the names that pages use.
  private static let coreNames: [String: String] = {
    let file = DocumentedClass.folder.appendingPathComponent("core-names.js")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Dictionary(
      uniqueKeysWithValues: text.matches(of: /\n  (\w+): '(\w+)',/).map {
        (String($0.1), String($0.2))
      })
  }()

  /// The core's name for a page's.
  static func core(_ name: String) -> String { coreNames[name] ?? name }

  /// The page's name for one of the core.
  static func page(_ name: String) -> String {
    coreNames.first { $0.value == name }?.key ?? name
  }
}
