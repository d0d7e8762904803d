@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

/// The list of all controls.
@Suite("The list of all controls")
struct AllControlsTests {
  /// A visitor that lets random events happen to each control.
  private struct Trial: ControlVisitor {
    var names: [String] = []

    mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
      names.append("\(Control.name)")
      guard let body = control as? any RandomBody.Type else {
        Issue.record("\(Control.name) is not checked against the invariants")
        return
      }
      hold(body)
    }

    private func hold<Body: RandomBody>(_: Body.Type) {
      checkInvariants(ofRandom: Body.random, seed: 1)
    }
  }

  @Test("has only controls that are checked against the invariants, each with a name of its own")
  func invariants() {
    var trial = Trial()
    forEachControl(&trial)
    #expect(Set(trial.names).count == trial.names.count)
    #expect(trial.names.contains("jelly-bar"))
  }
}
