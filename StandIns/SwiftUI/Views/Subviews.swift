/// A view that a group has got from another view.
public struct Subview: View, Identifiable, Primitive {
  /// The identity of a subview.
  public struct ID: Hashable, Sendable {
    let identity: String
  }

  let part: Part
  /// The identity of the subview.
  public nonisolated var id: ID { ID(identity: part.identity) }
  /// The values of the subview for the views around it.
  public nonisolated var containerValues: ContainerValues { ContainerValues(tags: part.tags) }
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] { part.build(context.size) }
}

/// The values of a subview for the views around it.
public struct ContainerValues {
  let tags: [AnyHashable]

  /// Returns the tag of a type; nil for none.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }
}

extension View {
  /// Marks the view among others.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    attach("tag", ["tag": AnyHashable(tag)])
  }
}

/// The views that another view consists of.
public struct SubviewsCollection: RandomAccessCollection {
  let parts: [Part]

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { parts.count }
  /// The view at an index.
  public subscript(index: Int) -> Subview { Subview(part: parts[index]) }
}

/// The result of a group for the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View, Primitive {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    let parts = context.parts(of: base, at: "base")
    let view = context.screen.track { transform(SubviewsCollection(parts: parts)) }
    return context.build(view, at: "r")
  }
}

extension Group {
  /// Creates a group of what a closure makes of the subviews of a view.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// A part of a view, which is built with what surrounds the view.
///
/// Apple documents that a subview is evaluated with the environment of its container, and not with
/// that of the place where it is put. So nothing but the size comes from there.
struct Part: @unchecked Sendable {
  let identity: String
  /// The tags of the part, from the outermost in.
  var tags: [AnyHashable] = []
  let build: @MainActor (CGSize) -> [Node]
}

/// A view that consists of several.
@MainActor protocol Several {
  func parts(in context: Context) -> [Part]
}

extension Context {
  /// Returns the parts of a view.
  ///
  /// A view of an app's own counts as one; in SwiftUI it may be several.
  @MainActor func parts<Content: View>(of view: Content, at step: String) -> [Part] {
    let inner = at("\(step)\(ObjectIdentifier(Content.self).hashValue)")
    if let several = view as? any Several { return several.parts(in: inner) }
    return [
      Part(identity: inner.identity) {
        var place = self
        place.size = $0
        return place.build(view, at: step)
      }
    ]
  }
}

extension ModifiedContent: Several where Content: View, Modifier: ViewModifier {
  func parts(in context: Context) -> [Part] {
    let parts = { (inner: Context) in inner.parts(of: self.content, at: "c") }
    guard let modifier = modifier as? any PrimitiveModifier else {
      // The result of an app's own modifier counts as one, too.
      return [
        Part(identity: context.identity) {
          var place = context
          place.size = $0
          return build(in: place)
        }
      ]
    }
    let attachment = modifier as? Attachment
    let tag = attachment?.kind == "tag" ? attachment?.values["tag"] as? AnyHashable : nil
    return parts(context).enumerated().map { index, part in
      Part(identity: part.identity, tags: (tag.map { [$0] } ?? []) + part.tags) { size in
        var place = context
        place.size = size
        return modifier.build({ parts($0)[index].build($0.size) }, in: place)
      }
    }
  }
}

extension TupleView: Several {
  func parts(in context: Context) -> [Part] { partBuilders.flatMap { $0(context) } }
}

extension EmptyView: Several {
  func parts(in context: Context) -> [Part] { [] }
}

extension Group: Several {
  func parts(in context: Context) -> [Part] { context.parts(of: content, at: "g") }
}

extension Optional: Several where Wrapped: View {
  func parts(in context: Context) -> [Part] { map { context.parts(of: $0, at: "s") } ?? [] }
}

extension _ConditionalContent: Several {
  func parts(in context: Context) -> [Part] {
    (first.map { context.parts(of: $0, at: "t") } ?? [])
      + (second.map { context.parts(of: $0, at: "f") } ?? [])
  }
}

extension ForEach: Several {
  func parts(in context: Context) -> [Part] {
    data.flatMap { context.parts(of: content($0), at: "[\($0[keyPath: id])]") }
  }
}
