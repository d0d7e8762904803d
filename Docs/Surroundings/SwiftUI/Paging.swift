// What the examples of the pages use of SwiftUI and the host does not: it is built with
// Tests/HeadlessSwiftUI where there is no SwiftUI, to type-check them, and evaluates to nothing new.

extension Axis {
  /// Some of the axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes axes of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// To the side.
    public static let horizontal = Self(rawValue: 1)
    /// Up and down.
    public static let vertical = Self(rawValue: 2)
  }
}

extension ScrollView {
  /// Makes one that scrolls along axes.
  public init(_ axes: Axis.Set, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

/// Views side by side.
public struct HStack<Content: View>: View {
  /// The views.
  public let body: Content
  /// Places them.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { body = content() }
}

/// How a scroll comes to rest.
public struct PagingScrollTargetBehavior: Sendable {}

extension PagingScrollTargetBehavior {
  /// On whole pages.
  public static var paging: Self { Self() }
}

extension View {
  /// Does something when what is in a field is done.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Makes the view as large as what it scrolls in.
  public func containerRelativeFrame(_ axes: Axis.Set) -> some View { self }
  /// Lets what is in the view be scrolled to.
  public func scrollTargetLayout() -> some View { self }
  /// Says how a scroll comes to rest.
  public func scrollTargetBehavior(_ behavior: PagingScrollTargetBehavior) -> some View { self }
  /// Ties what is scrolled to to a value.
  public func scrollPosition(id: Binding<some Hashable>) -> some View { self }
}
