#if canImport(SwiftUI)
  public import SwiftUI

  /// An item of a ``GooeyMenu``: a button with a symbol, and with a title for assistive
  /// technologies.
  @MainActor public struct GooeyMenuItem {
    let title: LocalizedStringKey
    let systemImage: String
    let action: @MainActor () -> Void

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title, which assistive technologies say.
    ///   - systemImage: The name of the symbol on the item.
    ///   - action: The closure that is called when the item is chosen.
    public init(
      _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.systemImage = systemImage
      self.action = action
    }
  }

  /// A result builder for the items of a menu.
  @MainActor @resultBuilder public enum GooeyMenuBuilder {
    /// Returns the item of one expression.
    public static func buildExpression(_ item: GooeyMenuItem) -> [GooeyMenuItem] { [item] }
    /// Returns the items of an array.
    public static func buildExpression(_ items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
    /// Returns the items of several statements.
    public static func buildBlock(_ items: [GooeyMenuItem]...) -> [GooeyMenuItem] {
      items.flatMap { $0 }
    }
    /// Returns the items of a loop.
    public static func buildArray(_ items: [[GooeyMenuItem]]) -> [GooeyMenuItem] {
      items.flatMap { $0 }
    }
    /// Returns the items of a condition without an alternative.
    public static func buildOptional(_ items: [GooeyMenuItem]?) -> [GooeyMenuItem] { items ?? [] }
    /// Returns the items of a condition that is true.
    public static func buildEither(first items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
    /// Returns the items of a condition that is false.
    public static func buildEither(second items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
  }
#endif
