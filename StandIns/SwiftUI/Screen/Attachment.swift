/// Every modifier of the stand-in: a node around the content, which has values, and may change what
/// surrounds the content, add other views, and do something.
nonisolated struct Attachment: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let kind: String
  var values: [String: Any] = [:]
  var change: (inout Context) -> Void = { _ in }
  var beside: ((Context) -> [Node])?
  var then: (Context) -> Void = { _ in }

  @MainActor func build(_ content: @escaping (Context) -> [Node], in context: Context) -> [Node] {
    var inner = context.at(kind)
    change(&inner)
    let nodes = content(inner)
    // A frame has its size; everything else is as large as what it changes.
    if kind != "frame", let content = nodes.first { inner.size = content.size }
    then(inner)
    var values = values
    // If text runs from right to left, x starts on the right; here all values count from the left.
    if inner.environment.layoutDirection == .rightToLeft, let x = values["x"] as? CGFloat {
      values["x"] = kind == "position" ? inner.size.width - x : -x
    }
    return [Node(kind, values, nodes + (beside.map { $0(inner.at("beside")) } ?? []), in: inner)]
  }
}

extension View {
  nonisolated func attach(
    _ kind: String, _ values: [String: Any] = [:],
    change: @escaping (inout Context) -> Void = { _ in },
    beside: ((Context) -> [Node])? = nil, then: @escaping (Context) -> Void = { _ in }
  ) -> some View {
    modifier(
      Attachment(kind: kind, values: values, change: change, beside: beside, then: then))
  }
}

/// Something that is kept.
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
