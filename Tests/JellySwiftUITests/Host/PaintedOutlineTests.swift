import Foundation
import Jelly
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("Looks and haptics in SwiftUI")
  struct PaintedOutlineTests {
    @Test("Glass has the outline's shape in each frame, and never leaves the view that it is in")
    func glass() throws {
      let stage = Stage(300, 60) { JellyBox { Text("Name") }.jellyGlass(.clear) }
      expect(stage.screen.all("shape").isEmpty)
      stage.wait(until: 0)
      stage.screen.tap(at: CGPoint(x: 1, y: 30))
      var field = JellyFieldBody(size: [300, 60])
      _ = field.handle(.touchBegan([1, 30]), at: 0)
      _ = field.handle(.touchEnded([1, 30]), at: 0)
      for step in 1...20 {
        stage.show(Double(step) / 64)
        let glass = try #require(stage.screen.all("glass").first)
        expect(glass["style"], equals: "clear")
        let draw = try #require(glass["draw", as: ((CGSize) -> Path).self])
        let path = draw(glass.size)
        let box = path.boundingRect
        // The view is at least as large as the outline, and moved to where that is.
        expect(box.minX == 0 && box.minY == 0)
        expect(box.maxX <= glass.size.width && box.maxY <= glass.size.height)
        let offset = try #require(stage.screen.all("offset").first { !$0.all("glass").isEmpty })
        let x = try #require(offset["x", as: CGFloat.self])
        let y = try #require(offset["y", as: CGFloat.self])
        let here = CGRect(x: -x, y: -y, width: 0, height: 0)
        expect(path, equals: JellyOutlineShape(field, at: stage.now).path(in: here))
      }
    }

    @Test("Without glass there is the fill, and nothing but the fill throws a shadow")
    func shadow() throws {
      let plain = Stage(300, 60) { JellyBox { Text("Name") }.backgroundStyle(.red) }
      let fill = try #require(plain.value("shape", "style", as: String.self))
      expect(!fill.contains("shadow"))
      let stage = Stage(300, 60) {
        JellyBox { Text("Name") }.backgroundStyle(.red).jellyShadow(color: .black, radius: 6, y: 2)
      }
      let style = try #require(stage.value("shape", "style", as: String.self))
      expect(style.hasPrefix(fill) && style.contains("shadow("))
      expect(stage.outline(), equals: plain.outline())
      let none = Stage(300, 60) {
        JellyBox { Text("Name") }.backgroundStyle(.red).jellyShadow(radius: 0)
          .jellyGlass(nil)
      }
      expect(none.value("shape", "style", as: String.self), equals: fill)
    }

    @Test("Every jelly view is painted so")
    func everywhere() {
      func count(_ kind: String, @ViewBuilder _ view: @escaping () -> some View) -> Int {
        Stage(300, 60, view).screen.all(kind).count
      }
      expect(count("glass") { JellyBar { Text("Bar") }.jellyGlass() }, equals: 1)
      expect(
        count("glass") {
          TextField("Name", text: .constant("")).textFieldStyle(.jelly).jellyGlass()
        }, equals: 1)
      expect(
        count("glass") { JellyPager(selection: .constant(0), count: 3).jellyGlass() }, equals: 1)
      expect(
        count("glass") { Text("Icon").jellyBadge("3", isPresented: .constant(true)).jellyGlass() },
        equals: 1)
      expect(
        count("glass") { JellyMenu { Button("A", systemImage: "a") {} }.jellyGlass() }, equals: 2
      )
      expect(count("glass") { JellyShape(Circle()).jellyGlass() }, equals: 1)
      expect(
        count("glass") { ScrollView { Text("List") }.jellyRefreshable {}.jellyGlass() }, equals: 1)
    }

    @Test("An app chooses what is felt, or that nothing is")
    func haptics() throws {
      func felt(@ViewBuilder _ view: @escaping (Int) -> some View) -> [SensoryFeedback] {
        var count = 0
        SensoryFeedback.played = []
        let stage = Stage(300, 60) { view(count) }
        count = 1
        stage.screen.size.height = 60
        stage.screen.update()
        return SensoryFeedback.played
      }
      expect(felt { JellyBox { Text("A") }.jellyRejection(trigger: $0) }, equals: [.error])
      expect(
        felt { JellyBox { Text("A") }.jellyRejection(trigger: $0).jellyHaptics(false) }, equals: [])
      expect(
        felt {
          JellyBox { Text("A") }.jellyRejection(trigger: $0)
            .jellyHaptics { $0 == .error ? .selection : nil }
        }, equals: [.selection])
      expect(felt { JellyBox { Text("A") }.jellyRejection(trigger: $0).disabled(true) }, equals: [])
    }

    @Test("A button bulges when it is pressed, and does what it is for")
    func button() {
      var count = 0
      let stage = Stage(300, 60) {
        Button("Send") { count += 1 }.buttonStyle(.jelly)
      }
      let rest = stage.outline()
      stage.wait(until: 0)
      stage.screen.pressesButtons = true
      stage.screen.update()
      stage.show(4.0 / 64)
      expect(stage.outline(), differsFrom: rest)
      stage.screen.pressesButtons = false
      stage.screen.update()
      if let button = stage.screen.all("button").first { stage.screen.perform(button) }
      expect(count, equals: 1)
      stage.play()
      expect(stage.outline(), equals: rest)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("A pointer finds a button in a shape with the corners of its outline")
    func buttonShape() {
      let stage = Stage(300, 60) { Button("Send") {}.buttonStyle(.jelly(cornerRadius: 12)) }
      let hovered = stage.screen.all("contentShape").first {
        $0["kind", as: ContentShapeKinds.self]?.contains(.hoverEffect) == true
      }
      let shape = hovered?["shape", as: RoundedRectangle.self]
      expect(shape?.cornerSize, equals: CGSize(width: 12, height: 12))
    }

    @Test("A group box bulges where it is touched, around its label and its content")
    func groupBox() {
      let stage = Stage(300, 60) {
        GroupBox("Address") { Text("Home") }.groupBoxStyle(.jelly(cornerRadius: 8))
      }
      expect(stage.texts, equals: ["Address", "Home"])
      let rest = stage.outline()
      stage.wait(until: 0)
      stage.screen.tap(at: CGPoint(x: 1, y: 30))
      stage.show(4.0 / 64)
      expect(stage.outline(), differsFrom: rest)
    }

    @Test("Without a fill of its own a view takes the tint, or a shade of the foreground")
    func colors() throws {
      func style(_ view: some View) -> String? {
        Stage(300, 60) { view }.value("shape", "style", as: String.self)
      }
      let tint = "\(AnyShapeStyle(.tint))"
      let shade = "\(AnyShapeStyle(.quaternary))"
      expect(style(JellyBar { Text("Bar") }), equals: tint)
      expect(style(JellyMenu { Button("A", systemImage: "a") {} }), equals: tint)
      expect(style(JellyBox { Text("A") }), equals: shade)
      expect(style(JellyPager(selection: .constant(0), count: 3)), equals: shade)
      expect(
        style(Text("A").jellyBadge("3", isPresented: .constant(true)).backgroundStyle(.tint)),
        equals: tint
      )
      expect(style(JellyBox { Text("A") }.backgroundStyle(.tint)), equals: tint)
      expect(
        style(JellyPager(selection: .constant(0), count: 3).backgroundStyle(.tint)), equals: tint)
    }
  }
}
