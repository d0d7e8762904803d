@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// A kind of control for which there are traces, without its type.
struct RecordedKind: Sendable {
  /// The kinds of control, in the order in which a page numbers them.
  static let all: [RecordedKind] = {
    var list = KindList()
    forEachControl(&list)
    return list.kinds
  }()

  /// The control's name: `jelly-bar`.
  let name: String
  /// Reads all of a trace except the control's name.
  let script: @Sendable (inout Fields) throws(TraceError) -> any Script
  /// Describes the control.
  let description: @Sendable () -> ControlDescription

  fileprivate init<Control: SchemaControl>(_: Control.Type) {
    name = "\(Control.name)"
    script = { (fields: inout Fields) throws(TraceError) -> any Script in
      try ControlScript<Control>(from: &fields)
    }
    description = { ControlDescription(of: Control.self) }
  }
}

/// A visitor that notes every kind of control.
private struct KindList: ControlVisitor {
  var kinds: [RecordedKind] = []

  mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
    kinds.append(RecordedKind(control))
  }
}
