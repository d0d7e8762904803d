/// Views below each other, as far as they are seen.
public struct LazyVStack<Content: View>: View {
  /// A primitive has none.
  public typealias Body = Never
  /// Creates a stack.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Views side by side, as far as they are seen.
public struct LazyHStack<Content: View>: View {
  /// A primitive has none.
  public typealias Body = Never
  /// Creates a stack.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

extension Axis {
  /// Some ways.
  public struct Set: OptionSet, Sendable {
    /// A bit a way.
    public let rawValue: Int8
    /// Of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Upright.
    public static let vertical = Set(rawValue: 2)
  }
}

extension ScrollView {
  /// Creates views that can be scrolled in some ways.
  public init(_ axes: Axis.Set, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

/// A rule for the offset at which a scroll comes to rest.
public protocol ScrollTargetBehavior {}
/// At pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit on the number of views that a scroll may pass.
  public struct LimitBehavior: Sendable {
    /// Few.
    public static var always: LimitBehavior { LimitBehavior() }
  }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior() }
}

/// The current or requested position of a scroll.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates an automatic position among views identified by a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// Asks for a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
}

/// The visibility of a scroll's indicators.
public struct ScrollIndicatorVisibility: Sendable {
  /// It does not.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
}

/// The safe parts of the screen's edges.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The insets that bars and the like cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The insets that a keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension View {
  /// Makes a scroll come to rest somewhere.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  /// Makes views what a scroll comes to rest at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Says whether a scroll shows where it is.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Ties the place of a scroll to a value.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Ties the place of a scroll to the view there.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  /// Makes a view as large as what it is scrolled in.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  /// Puts a view on an edge, and makes the safe area smaller by it.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  /// Lets a view be where it is not safe.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
}
