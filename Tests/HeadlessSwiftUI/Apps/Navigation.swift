/// Views that follow one another.
public struct NavigationStack<Data, Root: View>: View {
  /// A primitive has none.
  public typealias Body = Never
  /// Starts with a view.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
}

/// The views that follow one another.
public struct NavigationPath {}

/// A control that leads to a view.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// A primitive has none.
  public typealias Body = Never
  /// Creates a link.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}

/// The configuration of a title in a navigation bar.
public struct NavigationBarItem {
  /// Large or small.
  public enum TitleDisplayMode: Sendable {
    /// As before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}

/// A bar of tools.
public struct ToolbarPlacement: Sendable {
  /// Above a stack.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
}

/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As usual.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Light.
  case light
  /// Dark.
  case dark
}

extension View {
  /// Says what the screen is called.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Says how the screen's title is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  /// Fills bars.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Says whether bars are filled.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Says whether bars are light or dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Adds tools.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}
