#if canImport(SwiftUI)
  public import SwiftUI

  /// An item of a ``GooeyMenu``: a button with a symbol, and a title for who cannot see it.
  @MainActor public struct GooeyMenuItem {
    let title: LocalizedStringKey
    let systemImage: String
    let action: @MainActor () -> Void

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - title: What assistive technologies say.
    ///   - systemImage: The symbol on it.
    ///   - action: What it does.
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
    /// Items that are at hand.
    public static func buildExpression(_ items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
    /// Items one after another.
    public static func buildBlock(_ items: [GooeyMenuItem]...) -> [GooeyMenuItem] {
      items.flatMap { $0 }
    }
    /// Items of a loop.
    public static func buildArray(_ items: [[GooeyMenuItem]]) -> [GooeyMenuItem] {
      items.flatMap { $0 }
    }
    /// Items that are there or not.
    public static func buildOptional(_ items: [GooeyMenuItem]?) -> [GooeyMenuItem] { items ?? [] }
    /// The first of two.
    public static func buildEither(first items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
    /// The second of two.
    public static func buildEither(second items: [GooeyMenuItem]) -> [GooeyMenuItem] { items }
  }
#endif
