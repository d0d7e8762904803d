import Jelly
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("Every jelly view in SwiftUI")
  struct LifeTests {
    nonisolated static let names = [
      "bar", "refresh", "box", "field", "pages", "badge", "menu", "switch", "toggle", "slider",
      "segments", "button", "press", "drawer", "group", "row",
    ]

    @ViewBuilder private func view(_ name: String) -> some View {
      switch name {
      case "bar": JellyBar { Text("Inbox") }
      case "refresh": ScrollView {}.jellyRefreshable {}
      case "box": JellyBox { Text("Name") }
      case "field": TextField("Name", text: .constant("")).textFieldStyle(.jelly)
      case "button": Button("Send") {}.buttonStyle(.jelly)
      case "drawer": Text("Map").jellyDrawer(isPresented: .constant(false)) { Text("Filters") }
      case "press": Text("Card").jellyPress(cornerRadius: 12)
      case "pages": JellyPager(selection: .constant(0), count: 3, link: JellyPagerLink())
      case "switch": JellyToggle("Alarm", isOn: .constant(false))
      case "toggle": Toggle("Alarm", isOn: .constant(false)).toggleStyle(.jelly)
      case "slider": JellySlider(value: .constant(0.5))
      case "segments":
        JellySegments("Range", selection: .constant(1)) {
          Text("Day")
          Text("Week")
        }
      case "group": JellyGroup { Text("Bread").jellyBody() }
      case "row": Text("Mail").jellySwipeActions { Button("Flag", systemImage: "flag") {} }
      case "badge": Text("Inbox").jellyBadge("3", isPresented: .constant(true))
      default: JellyMenu { Button("Reply", systemImage: "trash") {} }
      }
    }

    /// Returns the one model that a screen's views keep.
    private func model(on stage: Stage) -> AnyObject? {
      var found: [AnyObject] = []
      stage.screen.visit {
        if "\(type(of: $0))".hasPrefix("JellyModel<") { found.append($0 as AnyObject) }
      }
      return found.count == 1 ? found[0] : nil
    }

    @Test("has one model, which goes with it", arguments: names)
    func life(name: String) async {
      var isShown = true
      let stage = Stage(300, 300) { if isShown { view(name) } }
      weak var model: AnyObject?
      model = self.model(on: stage)
      expect(model != nil)
      _ = stage.screen.touch(at: CGPoint(x: 9, y: 9), time: 0)
      stage.screen.tap(at: CGPoint(x: 9, y: 9))
      isShown = false
      stage.screen.size.width = 300
      stage.screen.update()
      // A task that has not begun has to hear of it.
      await stage.screen.settle { model == nil }
      expect(model == nil)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("asks for no frame until something happens, and evaluates nothing", arguments: names)
    func rest(name: String) {
      let stage = Stage(300, 300) { view(name) }
      let bodyCount = stage.screen.bodyCount
      stage.play(until: 1)
      for frame in 0..<60 { stage.show(Double(frame) / 60) }
      expect(stage.screen.runningTimelines, equals: 0)
      expect(stage.screen.bodyCount, equals: bodyCount)
    }

    @Test("keeps its model when its surroundings change", arguments: names)
    func identity(name: String) {
      let stage = Stage(300, 300) { view(name) }
      let old = model(on: stage)
      stage.screen.environment.accessibilityReduceMotion = true
      stage.screen.size = CGSize(width: 200, height: 100)
      stage.screen.update()
      expect(old != nil && model(on: stage) === old)
    }
  }
}
