import Jelly
import JellyWords

/// A kind of control for which there are traces, without its type.
struct RecordedKind: Sendable {
  /// The kinds of control, in the order in which a page numbers them.
  static let all = [
    Self(JellyBar.self), Self(ElasticRefresh.self), Self(ElasticField.self),
    Self(GooeyPager.self), Self(GooeyBadge.self), Self(GooeyMenu.self),
  ]

  /// The control's name: `jelly-bar`.
  let name: String
  /// Reads all of a trace except the control's name.
  let script: @Sendable (inout Fields) throws(TraceError) -> any Script
  /// Describes the control.
  let description: @Sendable () -> ControlDescription

  private init<Control: DescribedControl>(_: Control.Type) {
    name = "\(Control.name)"
    script = { (fields: inout Fields) throws(TraceError) -> any Script in
      try ControlScript<Control>(from: &fields)
    }
    description = { ControlDescription(of: Control.self) }
  }
}
