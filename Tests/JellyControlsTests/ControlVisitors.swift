@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

/// A test of each control.
///
/// A test of controls does not have a list of them: ``forEachControl(_:)`` visits a new one, too.
protocol RandomControlVisitor: ControlVisitor {
  /// Tests a control, of which there are random bodies and random events.
  mutating func check<Control: RandomBody & SchemaControl>(_ control: Control.Type)
}

extension RandomControlVisitor {
  mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
    guard let control = control as? any (RandomBody & SchemaControl).Type else {
      Issue.record("\(Control.name) has no random events, with which tests check it")
      return
    }
    check(control)
  }
}

/// Runs a test with each control.
func forEachControl(_ visitor: some RandomControlVisitor) {
  var visitor = visitor
  forEachControl(&visitor)
}
