/// Rows that can be scrolled.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// A primitive has none.
  public typealias Body = Never
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  /// Creates a list of identifiable elements.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {}
  /// Creates a list of elements identified by a key path.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
  /// Creates a list of numbers.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {}
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates views of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach {
  /// Creates views of elements that can be changed.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C.Element: Identifiable, C.Index: Hashable
  { fatalError("for the compiler only") }
}

/// Rows that belong together.
public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A primitive has none.
  public typealias Body = Never
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a section with a title.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {}
}

/// The appearance of lists.
@MainActor @preconcurrency public protocol ListStyle {}
/// From side to side.
public struct PlainListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle {
  /// From side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
  /// Says how lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
