/// A view as it appears on the screen: its kind, its values and its children.
@MainActor public final class Node {
  /// The kind of the node: the name of the view, or of the modifier.
  public let kind: String
  /// The values of the node, by name.
  public let values: [String: Any]
  /// The nodes inside this node.
  public let children: [Node]
  /// Its size, in points.
  public let size: CGSize
  let identity: String

  init(_ kind: String, _ values: [String: Any], _ children: [Node], in context: Context) {
    self.kind = kind
    self.values = values
    self.children = children
    size = context.size
    identity = context.identity
  }

  /// A value of a name.
  public subscript<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    values[name] as? Value
  }

  /// Returns all nodes of a kind, this one included, from the outermost in.
  public func all(_ kind: String) -> [Node] {
    (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }
}
