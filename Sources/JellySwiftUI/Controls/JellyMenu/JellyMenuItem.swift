#if canImport(SwiftUI)
  public import SwiftUI

  /// An item of a ``JellyMenu``: a button with a symbol, and with a title for assistive
  /// technologies.
  @MainActor public struct JellyMenuItem {
    let label: AnyView
    let role: ButtonRole?
    let action: @MainActor () -> Void
    private(set) var isDisabled = false

    /// Creates an item with a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which assistive technologies say.
    ///   - systemImage: The name of the symbol on the item.
    ///   - role: What choosing the item means, such as that something is destroyed.
    ///   - action: The closure that is called when the item is chosen.
    public init(
      _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
      action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Label(title, systemImage: systemImage) } }

    /// Creates an item with a symbol, and with a title that is not translated.
    ///
    /// The parameters are those of the initializer with a `LocalizedStringKey`.
    @_disfavoredOverload public init(
      _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
      action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Label(title, systemImage: systemImage) } }

    /// Creates an item with any view.
    ///
    /// - Parameters:
    ///   - role: What choosing the item means, such as that something is destroyed.
    ///   - action: The closure that is called when the item is chosen.
    ///   - label: The view on the item. Of a `Label` only the icon is shown; its title is for
    ///     assistive technologies. Give an `Image` an accessibility label.
    public init(
      role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
      @ViewBuilder label: () -> some View
    ) {
      self.label = AnyView(label())
      self.role = role
      self.action = action
    }

    /// Returns the item, which cannot be chosen if it is disabled.
    public func disabled(_ isDisabled: Bool = true) -> Self {
      var item = self
      item.isDisabled = isDisabled
      return item
    }
  }

  /// A result builder for the items of a menu.
  @MainActor @resultBuilder public enum JellyMenuBuilder {
    /// Returns the item of one expression.
    public static func buildExpression(_ item: JellyMenuItem) -> [JellyMenuItem] { [item] }
    /// Returns the items of an array.
    public static func buildExpression(_ items: [JellyMenuItem]) -> [JellyMenuItem] { items }
    /// Returns the items of several statements.
    public static func buildBlock(_ items: [JellyMenuItem]...) -> [JellyMenuItem] {
      items.flatMap { $0 }
    }
    /// Returns the items of a loop.
    public static func buildArray(_ items: [[JellyMenuItem]]) -> [JellyMenuItem] {
      items.flatMap { $0 }
    }
    /// Returns the items of a condition without an alternative.
    public static func buildOptional(_ items: [JellyMenuItem]?) -> [JellyMenuItem] { items ?? [] }
    /// Returns the items of a condition that is true.
    public static func buildEither(first items: [JellyMenuItem]) -> [JellyMenuItem] { items }
    /// Returns the items of a condition that is false.
    public static func buildEither(second items: [JellyMenuItem]) -> [JellyMenuItem] { items }
  }
#endif
