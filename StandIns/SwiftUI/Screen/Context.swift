/// The context in which a view is built: its identity, its environment and its largest size.
struct Context {
  unowned let screen: Screen
  var identity: String
  var environment: EnvironmentValues
  var size: CGSize
  /// The middle in the view with a name around it; its own without it.
  var middle: CGPoint?
  /// Whether another page covers the view, which keeps its state.
  var isCovered = false
  /// Whether the view goes; the views in a stack do not go themselves.
  var phase = TransitionPhase.identity

  /// Returns the same one step further in.
  @MainActor func at(_ step: String) -> Self {
    var inner = self
    inner.identity += "/" + step
    screen.visited.insert(inner.identity)
    return inner
  }

  /// Makes nodes of a view.
  @MainActor func build<Content: View>(_ view: Content, at step: String) -> [Node] {
    // Another type in the same place is another view.
    let inner = at("\(step)\(ObjectIdentifier(Content.self).hashValue)")
    if let primitive = view as? any Primitive { return primitive.build(in: inner) }
    if let representable = view as? any UIViewRepresentable {
      return representable.nodes(in: inner)
    }
    inner.link(view)
    screen.bodyCount += 1
    return inner.build(screen.track { view.body }, at: "b")
  }

  /// Ties a view's properties to what is kept for it.
  @MainActor func link(_ owner: Any) {
    for child in Mirror(reflecting: owner).children {
      (child.value as? any LinkedProperty)?.link(to: self, name: child.label ?? "")
    }
  }

  /// Returns the object stored for this view under a name, made when it is first requested.
  @MainActor func kept<Value: AnyObject>(_ name: String, _ make: () -> Value) -> Value {
    screen.kept(identity + "." + name, by: identity, make)
  }
}

/// A property that the screen gives its value.
@MainActor protocol LinkedProperty {
  func link(to context: Context, name: String)
}
