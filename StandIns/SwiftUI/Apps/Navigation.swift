/// Views that follow one another.
///
/// A page that another one covers keeps its state, and disappears until it is uncovered
/// (documentation/swiftui/view/ondisappear(perform:), and reports of apps: its `onAppear` is called
/// again after each return).
public struct NavigationStack<Data, Root: View>: View, Primitive {
  private nonisolated(unsafe) let root: Root  // A test makes it on the main actor.

  /// A primitive has none.
  public typealias Body = Never
  /// Starts with a view.
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  func build(in context: Context) -> [Node] {
    let pages = context.kept("pages") { Kept<[(Context) -> [Node]]>([]) }
    let screen = context.screen
    let root = root
    let all = [{ $0.build(root, at: "root") }] + pages.value
    var shown: [Node] = []
    for (index, build) in all.enumerated() {
      var page = context.at("page\(index)")
      page.isCovered = context.isCovered || index < all.count - 1
      page.environment.headlessPush = {
        pages.value.append($0)
        screen.isDirty = true
      }
      shown = build(page)
    }
    let back: () -> Void = {
      if !pages.value.isEmpty { pages.value.removeLast() }
      screen.isDirty = true
    }
    return [Node("navigationStack", ["action": back], shown, in: context)]
  }
}

private struct HeadlessPushKey: EnvironmentKey {
  static var defaultValue: ((@escaping (Context) -> [Node]) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Shows another page in the stack around a view.
  fileprivate var headlessPush: ((@escaping (Context) -> [Node]) -> Void)? {
    get { self[HeadlessPushKey.self] }
    set { self[HeadlessPushKey.self] = newValue }
  }
}

/// The views that follow one another.
public struct NavigationPath {}

/// A control that leads to a view.
public struct NavigationLink<Label: View, Destination: View>: View, Primitive {
  private nonisolated(unsafe) let destination: Destination  // As above.
  private nonisolated(unsafe) let label: Label

  /// A primitive has none.
  public typealias Body = Never
  /// Creates a link.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination()
    self.label = label()
  }

  func build(in context: Context) -> [Node] {
    let (destination, push) = (destination, context.environment.headlessPush)
    let action: () -> Void = { push? { $0.build(destination, at: "destination") } }
    return [Node("link", ["action": action], context.build(label, at: "label"), in: context)]
  }
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
