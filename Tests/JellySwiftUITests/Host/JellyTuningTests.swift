import Jelly
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("Modifiers that tune the jelly views inside")
  struct JellyTuningTests {
    /// Returns the one model of a control on a stage.
    private func control<Control: JellyControl>(
      _ type: Control.Type, environment: (inout EnvironmentValues) -> Void = { _ in },
      @ViewBuilder _ view: @escaping () -> some View
    ) -> Control? {
      var found: Control?
      Stage(300, 60, environment: environment, view).screen.visit {
        if let model = $0 as? JellyModel<Control> { found = model.control }
      }
      return found
    }

    @Test("A preset is for all controls in a view, and the nearest one determines the tuning")
    func presets() {
      let bar = control(JellyBarBody.self) {
        JellyBar { Text("Bar") }.jellyTuning(.liquid).jellyTuning(.classic)
      }
      expect(bar?.tuning, equals: .liquid)
      let field = control(JellyFieldBody.self) {
        JellyBar { JellyBox { Text("Box") } }.jellyTuning(.liquid)
      }
      expect(field?.tuning, equals: .liquid)
    }

    @Test("A tuning is for one kind of control, until a preset or a tuning inside replaces it")
    func tunings() {
      var honey = JellyBarBody.Tuning.standard
      honey.soft.spring = DampedSpring(response: 0.6, dampingRatio: 0.3)
      expect(
        control(JellyBarBody.self) { JellyBar { Text("Bar") }.jellyTuning(honey) }?.tuning,
        equals: honey)
      expect(
        control(JellyFieldBody.self) {
          JellyBox { Text("Box") }.jellyTuning(honey).jellyTuning(.liquid)
        }?.tuning, equals: .liquid)
      expect(
        control(JellyBarBody.self) {
          JellyBar { Text("Bar") }.jellyTuning(.liquid).jellyTuning(honey)
        }?.tuning, equals: .liquid)
    }

    @Test("A tuning that is not valid changes nothing")
    func invalid() {
      var broken = JellyBarBody.Tuning.standard
      broken.soft.pullRatio = .nan
      expect(
        control(JellyBarBody.self) { JellyBar { Text("Bar") }.jellyTuning(broken) }?.tuning,
        equals: .standard)
    }

    @Test(
      "Motion is reduced by the system or by the app, which can also keep it",
      arguments: [
        (.system, false, false), (.system, true, true), (.full, true, false),
        (.reduced, false, true),
      ] as [(JellyMotion, Bool, Bool)])
    func motion(motion: JellyMotion, system: Bool, isReduced: Bool) {
      let bar = control(
        JellyBarBody.self, environment: { $0.accessibilityReduceMotion = system }
      ) { JellyBar { Text("Bar") }.jellyTuning(.liquid).jellyMotion(motion) }
      expect(bar?.tuning, equals: (isReduced ? .reduced : .liquid))
    }

    @Test("Settings are changed after the other modifiers, and from the outside in")
    func settings() {
      let field = control(JellyFieldBody.self) {
        JellyBox(cornerRadius: 8) { Text("Box") }
          .jellyPressDepth(20)
          .jellySettings(of: JellyFieldBody.self) { $0.pressDepth /= 2 }
          .jellySettings(of: JellyFieldBody.self) { $0.pressDepth += 4 }
          .jellySettings(of: JellyBarBody.self) { $0.headroom = 1 }
      }
      expect(field?.settings.pressDepth, equals: 12)
      expect(field?.settings.cornerRadius, equals: 8)
      expect(field?.settings.headroom, equals: JellyFieldBody.Settings().headroom)
    }

    @Test("What a view determines by its data and its layout cannot be changed")
    func data() {
      let bar = control(JellyBarBody.self) {
        JellyBar(edge: .bottom) { Text("Bar") }
          .jellySettings(of: JellyBarBody.self) { $0.edge = .left }
      }
      expect(bar?.settings.edge, equals: .bottom)
      let pager = control(JellyPagerBody.self) {
        JellyPager(selection: .constant(1), count: 3, axis: .vertical)
          .jellyPagerStyle(.square)
          .jellySettings(of: JellyPagerBody.self) {
            ($0.pageCount, $0.axis, $0.diameter, $0.isBottomToTop) = (9, .horizontal, 16, true)
          }
      }
      expect(pager?.settings.pageCount, equals: 3)
      expect(pager?.settings.axis, equals: .vertical)
      expect(pager?.settings.diameter, equals: 16)
      expect(pager?.settings.indicatorStyle, equals: .square)
      expect(pager?.settings.isMirrored, equals: true)
      let menu = control(JellyMenuBody.self) {
        JellyMenu {
          Text("1"); Text("2")
        }
        .jellySettings(of: JellyMenuBody.self) { ($0.itemCount, $0.itemDiameter) = (9, 40) }
      }
      expect(menu?.settings.itemCount, equals: 2)
      expect(menu?.settings.itemDiameter, equals: 40)
      let badge = control(JellyBadgeBody.self) {
        Text("A").jellyBadge(3).jellySettings(of: JellyBadgeBody.self) {
          ($0.diameter, $0.neckStretch, $0.isFloating) = (32, 30, true)
        }
      }
      expect(
        badge?.settings,
        equals: JellyBadgeBody.Settings(diameter: 32, neckStretch: 30, isFloating: true))
    }

    @Test("A headroom and a background are those of one outline, and not of the views on it")
    func outline() {
      @ViewBuilder func view() -> some View {
        JellyBar { JellyBox { Text("Box") } }
          .jellyHeadroom(7)
          .backgroundStyle(.red)
      }
      expect(control(JellyBarBody.self) { view() }?.settings.headroom, equals: 7)
      let own = JellyFieldBody.Settings().headroom
      expect(control(JellyFieldBody.self) { view() }?.settings.headroom, equals: own)
      let styles = Stage(300, 60) { view() }.screen.all("shape").map { $0["style"] ?? "" }
      expect(Set(styles), equals: ["\(AnyShapeStyle(.red))", "\(AnyShapeStyle(.quaternary))"])
      let field = control(JellyFieldBody.self) {
        TextField("Name", text: .constant("")).textFieldStyle(.jelly).jellyHeadroom(5)
      }
      expect(field?.settings.headroom, equals: 5)
    }
  }
}
