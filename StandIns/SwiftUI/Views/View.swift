/// A part of an interface.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// A primitive's body, which no one asks for.
  public var body: Never { fatalError("a primitive has no body") }
}

extension View where Body == Never {
  /// A primitive's body, which no one asks for.
  public var body: Never { fatalError("a primitive has no body") }
}

/// A view that becomes nodes by itself.
@MainActor protocol Primitive {
  func build(in context: Context) -> [Node]
}

/// A modifier that becomes nodes by itself, around a content.
@MainActor protocol PrimitiveModifier {
  func build(_ content: @escaping (Context) -> [Node], in context: Context) -> [Node]
}

/// Changes a view into another.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified content.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// A primitive's body, which no one asks for.
  public func body(content: Content) -> Never { fatalError("a primitive has no body") }
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  let content: (Context) -> [Node]

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] { content(context) }
}

/// A view and what changes it.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    let content = { (inner: Context) in inner.build(self.content, at: "c") }
    if let modifier = modifier as? any PrimitiveModifier {
      return modifier.build(content, in: context)
    }
    let inner = context.at("m")
    inner.link(modifier)
    let body = inner.screen.track { modifier.body(content: .init(content: content)) }
    return inner.build(body, at: "b")
  }
}

extension View {
  /// Changes the view.
  public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<
    Self, Modifier
  > {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Makes one view of several.
@resultBuilder public struct ViewBuilder {
  /// Returns a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// None.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several.
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var builders: [(Context) -> [Node]] = []
    var partBuilders: [(Context) -> [Part]] = []
    func add<One: View>(_ view: One) {
      let place = "\(builders.count)"
      builders.append { $0.build(view, at: place) }
      partBuilders.append { $0.parts(of: view, at: place) }
    }
    repeat add(each content)
    return TupleView(builders: builders, partBuilders: partBuilders)
  }
  /// One, or none.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the first of two.
  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(first: first) }
  /// Returns the second of two.
  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(second: second) }
}

/// No view.
public struct EmptyView: View, Primitive {
  /// A primitive has none.
  public typealias Body = Never

  /// Creates none.
  public nonisolated init() {}

  func build(in context: Context) -> [Node] { [] }
}

/// Several views.
public struct TupleView<Content>: View, Primitive {
  let builders: [(Context) -> [Node]]
  let partBuilders: [(Context) -> [Part]]

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] { builders.flatMap { $0(context) } }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: View, Primitive {
  let first: First?
  let second: Second?

  /// A primitive has none.
  public typealias Body = Never

  init(first: First) { (self.first, second) = (first, nil) }
  init(second: Second) { (first, self.second) = (nil, second) }

  func build(in context: Context) -> [Node] {
    let first = first.map { view in ChangingItem(key: "t") { $0.build(view, at: "t") } }
    let second = second.map { view in ChangingItem(key: "f") { $0.build(view, at: "f") } }
    return context.changing([first, second].compactMap { $0 })
  }
}

extension Optional: View, Primitive where Wrapped: View {
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    context.changing(map { view in [ChangingItem(key: "s") { $0.build(view, at: "s") }] } ?? [])
  }
}

/// A view of any type.
public struct AnyView: View, Primitive {
  private let content: (Context) -> [Node]
  /// A primitive has none.
  public typealias Body = Never

  /// Forgets the type.
  public init(_ view: some View) { content = { $0.build(view, at: "a") } }

  func build(in context: Context) -> [Node] { content(context) }
}

/// Views side by side in nothing.
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views.
  public var body: some View { content }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Content

  /// A primitive has none.
  public typealias Body = Never

  /// Creates views of elements identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.id, self.content) = (data, id, content) }

  func build(in context: Context) -> [Node] {
    context.changing(
      data.map { element in
        let (view, key) = (content(element), "[\(element[keyPath: id])]")
        return ChangingItem(key: key) { $0.build(view, at: key) }
      })
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// A place at a scene to which an ornament is attached.
public struct OrnamentAttachmentAnchor: Sendable {
  /// A place, as a share of the scene.
  public static func scene(_ anchor: UnitPoint) -> Self { Self() }
}

/// The place of a part in a space.
public struct Alignment3D: Sendable {
  /// Behind.
  public static let back = Self()
}

extension View {
  /// Attaches a view to the scene.
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment3D = .back, @ViewBuilder ornament: () -> Content
  ) -> some View { self }

  /// Calls a closure when a pointer comes, and leaves.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    attach("onHover", ["action": action])
  }
}

/// The first of several views that fits: here the first one.
public struct ViewThatFits<Content: View>: View {
  let content: Content

  /// Creates it with views to choose from.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The first view.
  public var body: some View { First(content: content) }

  private struct First: View, Primitive {
    typealias Body = Never
    let content: Content
    func build(in context: Context) -> [Node] {
      let parts = context.parts(of: content, at: "c")
      return parts.first?.build(context.size) ?? []
    }
  }
}

/// A preview of a view during development.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The view.
  associatedtype Previews: View
  /// The view.
  @ViewBuilder static var previews: Previews { get }
}
