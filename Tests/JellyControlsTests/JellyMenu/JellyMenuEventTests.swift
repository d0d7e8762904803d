@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Every event in every state, and the effects that the menu reports.
@Suite("Events of a menu")
struct JellyMenuEventTests {
  private enum Stage: CaseIterable {
    case closed, opening, open, closing

    /// Returns a menu in this state at time 20.
    func menu(_ preset: TuningPreset) -> JellyMenuBody {
      let menu = JellyMenuBody(size: [56, 56], tuning: .preset(preset))
      return switch self {
      case .closed: menu
      case .opening: menu.opened(at: 19.95)
      case .open: menu.opened()
      case .closing: menu.opened().after(.closed, at: 19.95)
      }
    }

    var isOpen: Bool { self == .open || self == .opening }
  }

  private func tell(_ menu: JellyMenuBody, _ event: JellyMenuBody.Event) -> (
    JellyMenuBody.Effect?, Bool
  ) {
    var menu = menu
    let effect = menu.handle(event, at: 20)
    return (effect, menu.isOpen)
  }

  @Test("Opening and closing from code is told once", arguments: TuningPreset.presets)
  func fromCode(preset: TuningPreset) {
    for stage in Stage.allCases {
      expect(tell(stage.menu(preset), .opened) == (stage.isOpen ? nil : .opened, true))
      expect(tell(stage.menu(preset), .closed) == (stage.isOpen ? .closed : nil, false))
    }
  }

  @Test("A tap on the button turns the menu round, in any state", arguments: TuningPreset.presets)
  func onButton(preset: TuningPreset) {
    for stage in Stage.allCases {
      expect(
        tell(stage.menu(preset), .tapped([30, 20])) == (
          stage.isOpen ? .closed : .opened, !stage.isOpen
        ))
    }
  }

  @Test("A tap beside everything closes what is open", arguments: TuningPreset.presets)
  func outside(preset: TuningPreset) {
    for stage in Stage.allCases {
      expect(
        tell(stage.menu(preset), .tapped([-300, 20])) == (stage.isOpen ? .closed : nil, false)
      )
    }
  }

  @Test(
    "A tap on an item selects it where it is, once, and closes", arguments: TuningPreset.presets)
  func onItem(preset: TuningPreset) {
    for delay in [0.35, 0.5, 5] {
      for index in 0..<4 {
        var menu = JellyMenuBody(size: [56, 56], tuning: .preset(preset)).opened()
        let place = menu.centers(at: delay)[index]
        expect(menu.handle(.tapped(place), at: delay), equals: .selected(index))
        expect(!menu.isOpen)
        expect(menu.handle(.tapped(place), at: delay + 0.02), equals: nil)
      }
    }
  }

  @Test("What a key chooses is selected while the menu is open", arguments: TuningPreset.presets)
  func chosen(preset: TuningPreset) {
    for stage in Stage.allCases {
      expect(
        tell(stage.menu(preset), .selected(3)) == (stage.isOpen ? .selected(3) : nil, false))
      for nobody in [-1, 4, .max] {
        expect(tell(stage.menu(preset), .selected(nobody)) == (nil, stage.isOpen))
      }
    }
  }

  @Test("A flick takes an item along its way, and no further than its limit")
  func flick() {
    let open = JellyMenuBody(size: [56, 56]).opened()
    let fan = open.fan
    for speed in [-300.0, 150, 400, 1e5] {
      var menu = open
      let along = fan.direction(of: 1)
      let across = Vector2(-along.y, along.x)
      let velocity = along * speed + across * 5000
      expect(
        menu.handle(.tapped(open.centers(at: 9)[1], velocity: velocity), at: 9),
        equals: .selected(1))
      let pace = (menu.places(at: 9 + 1e-7)[1] - menu.places(at: 9)[1]) / 1e-7
      // A difference over 10⁻⁷ s: the acceleration, a few hundred a second, and rounding.
      expect(abs(pace - min(max(speed / fan.distance, -8), 8)), isAtMost: 1e-3)
      expect(menu.places(at: 9 + 1e-7)[2], equals: 1)
    }
  }

  @Test("Items that are added or left out in mid-air come and go where they belong")
  func arranged() {
    let opening = JellyMenuBody(size: [56, 56]).opened()
    let seven = opening.after(.settingsChanged(JellyMenuBody.Settings(itemCount: 7)), at: 0.2)
    expect(Array(seven.places(at: 0.2).prefix(4)), equals: opening.places(at: 0.2))
    expect(seven.restTime, isGreaterThan: opening.restTime)
    expect(seven.outline(at: 9).letters, equals: String(repeating: "MCCCCZ", count: 8))
    let none = opening.after(.settingsChanged(JellyMenuBody.Settings(itemCount: 0)), at: 0.2)
    expect(none.outline(at: 0.2).letters, equals: "MCCCCZ")
  }
}
