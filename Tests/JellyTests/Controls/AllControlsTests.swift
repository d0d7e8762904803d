import JellyTestSupport
import JellyWords
import Testing

/// The list of all controls.
@Suite("The list of all controls")
struct AllControlsTests {
  /// A visitor that lets random events happen to each control.
  private struct Trial: ControlVisitor {
    var names: [String] = []

    mutating func visit<Control: DescribedControl>(_ control: Control.Type) {
      names.append("\(Control.name)")
      guard let body = control as? any RandomBody.Type else {
        Issue.record("\(Control.name) is not held to the laws")
        return
      }
      hold(body)
    }

    private func hold<Body: RandomBody>(_: Body.Type) {
      checkLaws(ofRandom: Body.random, seed: 1)
    }
  }

  @Test("has only controls that are held to the laws, each with a name of its own")
  func laws() {
    var trial = Trial()
    forEachControl(&trial)
    #expect(Set(trial.names).count == trial.names.count)
    #expect(trial.names.contains("jelly-bar"))
  }
}
