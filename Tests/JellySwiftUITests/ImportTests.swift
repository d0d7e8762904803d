import Jelly
import JellySwiftUI
import SwiftUI
import Testing

/// Code that an app writes that imports SwiftUI, the core and the host.
@MainActor @Suite("An app that imports the core and the host")
struct ImportTests {
  private struct Inbox: View {
    @State private var isOpen = false
    @State private var hasUnread = true
    @State private var page = 0
    @State private var link = JellyBarLink()
    let axis: Axis

    var body: some View {
      JellyBar(edge: .top, link: link) {
        Text("Inbox").jellyBadge("3", isPresented: $hasUnread)
      }
      .jellyCurve(.wave)
      .backgroundStyle(.blue)
      ScrollView { Text("Mail") }
        .jellyRefreshable {}
        .jellyBarLink(link)
      TextField("Name", text: .constant(""))
        .textFieldStyle(.jelly)
        .jellyRejection(trigger: page)
      JellyPager(selection: $page, count: 3, axis: axis).jellyTuning(.classic)
      JellyMenu(isOpen: $isOpen) {
        Button("Reply", systemImage: "arrowshape.turn.up.left") {}
      }
      .jellySettings(of: JellyMenuBody.self) { $0.itemDiameter = 44 }
    }
  }

  @Test("finds the views and the core's types by their names, and all members of their tunings")
  func names() {
    var tuning = JellyBarBody.Tuning.classic
    tuning.quadratic.spring = DampedSpring(response: 0.3, dampingRatio: 0.5)
    let bar: JellyBar<Text> = JellyBar { Text("Inbox") }
    _ = bar.jellyTuning(tuning)
    let screen = Screen { Inbox(axis: .horizontal) }
    // Bar, badge, edge and spinner, field, track and its part and ball, items and button.
    expect(screen.all("shape").count, equals: 10)
    expect(screen.runningTimelines, equals: 0)
  }
}
