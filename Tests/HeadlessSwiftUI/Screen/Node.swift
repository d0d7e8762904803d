/// A view as it stands on the screen: what kind it is, what it says, and what it contains.
@MainActor public final class Node {
  /// What it is: the name of the view, or of the modifier.
  public let kind: String
  /// What it says, by name.
  public let values: [String: Any]
  /// What it contains.
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

  /// All nodes of a kind, this one included, from the outermost in.
  public func all(_ kind: String) -> [Node] {
    (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
  }
}
