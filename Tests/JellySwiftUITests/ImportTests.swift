import JellySwiftUI
import SwiftUI
import Testing

/// What an app writes that imports SwiftUI and the host, and nothing else.
@MainActor @Suite("An app that imports the host alone")
struct ImportTests {
  private struct Inbox: View {
    @State private var isOpen = false
    @State private var hasUnread = true
    @State private var page = 0
    @State private var pull = JellyBarLink()
    let axis: Axis

    var body: some View {
      JellyBar(tuning: .standard, curve: .wave, edge: .top, fill: .blue, pull: pull) {
        Text("Inbox").jellyBadge("3", isPresented: $hasUnread)
      }
      ScrollView { Text("Mail") }
        .jellyRefreshable {}
        .jellyBarLink(pull)
      TextField("Name", text: .constant(""))
        .textFieldStyle(.jelly)
        .jellyRejection(trigger: page)
      JellyPager(selection: $page, count: 3, tuning: .classic, axis: axis)
      JellyMenu(isOpen: $isOpen, settings: JellyMenuBody.Settings(itemDiameter: 44)) {
        JellyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") {}
      }
    }
  }

  @Test("finds the views and the core's types by their names, and all members of their tunings")
  func names() {
    var tuning = JellyBarBody.Tuning.classic
    tuning.single.spring = DampedSpring(response: 0.3, dampingRatio: 0.5)
    let bar: JellyBar<Text> = JellyBar(tuning: tuning) { Text("Inbox") }
    _ = bar
    let screen = Screen { Inbox(axis: .horizontal) }
    // Bar, badge, edge and loader, field, track and its part and ball, items and button.
    #expect(screen.all("shape").count == 10)
    #expect(screen.runningTimelines == 0)
  }
}
