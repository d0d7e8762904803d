#if canImport(SwiftUI)
  public import SwiftUI

  /// An item of a ``GooeyMenu``: a button with a symbol, and a title for people who cannot
  /// see it.
  @MainActor public struct GooeyMenuItem {
    let title: LocalizedStringKey
    let systemImage: String
    let action: @MainActor () -> Void

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title, which assistive technologies say.
    ///   - systemImage: The name of the symbol on the item.
    ///   - action: What the item does.
    public init(
      _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
      self.title = title
      self.systemImage = systemImage
      self.action = action
    }
  }

  /// Lists the items of a menu.
  @MainActor @resultBuilder public enum GooeyMenuBuilder {
    /// An item.
    public static func buildExpression(_ item: GooeyMenuItem) -> [GooeyMenuItem] { [item] }
    /// Items in an array.
    public static func buildExpression(_ items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
    /// Items of several statements.
    public static func buildBlock(_ items: [GooeyMenuItem]...) -> [GooeyMenuItem] {
      items.flatMap { $0 }
    }
    /// Items of a loop.
    public static func buildArray(_ items: [[GooeyMenuItem]]) -> [GooeyMenuItem] {
      items.flatMap { $0 }
    }
    /// Items of a condition without an alternative.
    public static func buildOptional(_ items: [GooeyMenuItem]?) -> [GooeyMenuItem] { items ?? [] }
    /// Items of a condition that holds.
    public static func buildEither(first items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
    /// Items of a condition that does not hold.
    public static func buildEither(second items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
  }
#endif
