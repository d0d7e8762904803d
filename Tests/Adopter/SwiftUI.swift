import Jelly
import JellySwiftUI
import SwiftUI

// Every name of the host, as an app writes it that imports SwiftUI, the core and the host: see
// Tests/adopter-check.

struct Inbox: View {
  @State private var isOpen = false
  @State private var hasUnread = true
  @State private var unread = 3
  @State private var page = 0
  private let person = "Ada"
  @State private var barLink = JellyBarLink()
  @State private var pagerLink = JellyPagerLink()
  @Environment(\.jellyRefresh) private var refresh

  var body: some View {
    VStack {
      bar
      list
      fields
      menus
      JellyPager(selection: $page, count: 3, axis: .vertical, link: pagerLink)
        .jellyPagerStyle(.square)
        .jellySettings(of: JellyPagerBody.self) { $0.isBottomToTop = true }
        .onJellyEffect(of: JellyPagerBody.self) { effect in page = effect == .selected(1) ? 1 : 0 }
      values
      JellyShape(Circle(), style: FillStyle(eoFill: true)).foregroundStyle(.red)
      JellyShape(parts: [Circle(), Circle()]).jellyMorph(from: UnitPoint(x: 0.5, y: 0.5))
      Button("Home") {}.buttonStyle(.jellyShape(Circle())).jellyStroke(lineWidth: 3)
      JellyShape(Circle()).jellyStroke(.red, lineWidth: 3)
      Button("Refresh") { refresh?() }
      Circle()
        .scaleEffect(isOpen ? 2 : 1)
        .animation(Animation(DampedSpring(response: 0.3, dampingRatio: 0.6)), value: isOpen)
      OldOutline(bar: JellyBarBody(size: Vector2(390, 100)))
      OwnBar()
    }
    .jellyTuning(.liquid)
    .jellyMotion(.system)
  }

  @State private var isOn = false
  @State private var volume: Float = 3
  @State private var range = "Day"

  @ViewBuilder private var values: some View {
    JellyToggle("Alarm", isOn: $isOn)
      .jellySettings(of: JellySwitchBody.self) { $0.inset = 3 }
    JellyToggle(person, isOn: $isOn)
    Toggle("Alarm", isOn: $isOn).toggleStyle(.jelly)
    Toggle("Alarm", isOn: $isOn).toggleStyle(JellyToggleStyle.jelly)
    Toggle("Alarm", isOn: $isOn).toggleStyle(.jelly).labelsVisibility(.hidden)
    JellySlider(value: $volume) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3")
    }
    JellySlider(value: $volume, in: 0...11, step: 1, axis: .vertical) {
      Text("Volume")
    } onEditingChanged: { isEditing in
      print(isEditing)
    }
    .jellySettings(of: JellySliderBody.self) { $0.allowsTrackTouch = true }
    JellySlider(value: $volume)
    JellySegments("Range", selection: $range) {
      ForEach(["Day", "Week"], id: \.self) { Text($0).tag($0) }
    }
    JellySegments(person, selection: $page) {
      Text("Day")
      Text("Week")
    }
    .onJellyEffect(of: JellySegmentsBody.self) { effect in print(effect == .crossed(1)) }
    .jellyTuning(JellySegmentsBody.Tuning.liquid)
  }

  private var honey: JellyBarBody.Tuning {
    var honey = JellyBarBody.Tuning.standard
    honey.soft.spring = DampedSpring(response: 0.6, dampingRatio: 0.3)
    return honey
  }

  @ViewBuilder private var bar: some View {
    let named: JellyBar<Text> = JellyBar { Text("Archive") }
    named
    JellyBar(edge: .leading, link: barLink) {
      Text("Inbox").jellyBadge("3", isPresented: $hasUnread, alignment: .topLeading)
      Image(systemName: "tray")
        .jellyBadge(unread, alignment: .topLeading) { unread = 0 }
        .jellySettings(of: JellyBadgeBody.self) { $0.isFloating = true }
        .backgroundStyle(.tint)
    }
    .jellyTuning(honey)
    .jellyCurve(.wave)
    .jellyHeadroom(12)
    .backgroundStyle(.tint)
    .jellyShadow(color: .black, radius: 6, x: 0, y: 2)
    .jellyHaptics(false)
    .jellyHaptics { moment in
      switch moment {
      case .impact: .impact(weight: .heavy, intensity: 0.6)
      case .selection: .selection
      case .success: .success
      case .error: .error
      }
    }
    .jellyObserver(nil)
    if #available(iOS 26, macOS 26, tvOS 26, *) {
      named.jellyGlass(.regular)
    }
  }

  @ViewBuilder private var list: some View {
    ScrollView { Text("Mail") }
      .jellyRefreshable(edge: .bottom) {}
      .jellySettings(of: JellyRefreshBody.self) { settings in
        settings.threshold = 80
        settings.inset = 60
        settings.minimumDuration = 1
      }
      .jellyBarLink(barLink, edge: .bottom)
      .jellyPagerLink(pagerLink, axis: .vertical)
    ScrollView { Text("Mail") }.jellyRefreshable().refreshable {}
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: .constant(""))
      .textFieldStyle(.jelly)
      .jellyRejection(trigger: page)
    TextField("Name", text: .constant("")).textFieldStyle(.jelly(cornerRadius: 12))
    Button("Send") {}.buttonStyle(.jelly)
    Button("Send") {}.buttonStyle(.jelly(cornerRadius: 12))
      .jellySettings(of: JellyPressBody.self) { $0.cornerRadius = 8 }
    Text("Card").jellyPress()
    Text("Card").jellyPress(cornerRadius: 12).jellyTuning(JellyPressBody.Tuning.liquid)
    Toggle("Alarm", isOn: $isOn).jellyPress(bends: false)
    GroupBox("Address") { Text("Home") }.groupBoxStyle(.jelly)
    GroupBox("Address") { Text("Home") }.groupBoxStyle(.jelly(cornerRadius: 12))
    JellyBox(cornerRadius: 12) { Text("Card") }
      .jellyPressDepth(8)
      .jellyHeadroom(8)
      .backgroundStyle(.red)
  }

  @ViewBuilder private var menus: some View {
    JellyMenu("Answer", isOpen: $isOpen) {
      Button("Reply", systemImage: "arrowshape.turn.up.left") {}
      ForEach(["Archive", "Delete"], id: \.self) { name in
        Button(name, systemImage: "trash", role: .destructive) {}
      }
      if hasUnread {
        Button {
        } label: {
          Text("!")
        }
        .disabled(page == 0)
      }
    }
    .jellySettings(of: JellyMenuBody.self) { $0.itemDiameter = 44 }
    JellyMenu {
      Button("Reply", systemImage: "trash") {}
    } label: {
      Text("+")
    }
    .backgroundStyle(.red)
    .foregroundStyle(.white)
    JellyMenu(person, isOpen: $isOpen) { Button("Call", systemImage: "phone") {} }
  }
}

/// Values that an app stores in properties of its own.
@MainActor struct Looks {
  let button = JellyButtonStyle(cornerRadius: 12)
  let shape = JellyShapeButtonStyle(Circle(), style: FillStyle(eoFill: true))
  let box = JellyGroupBoxStyle(cornerRadius: 12)
  let field = JellyTextFieldStyle(cornerRadius: 12)
  let toggle = JellyToggleStyle()
  let icons = JellyShapeToggleStyle(on: Circle(), off: Rectangle())
  let refresh: JellyRefreshAction?
  let moment: JellyFeedback
}

/// A composition that is not of the main actor, as with the modifiers of SwiftUI.
nonisolated func quiet(
  _ view: some View, bar: JellyBarLink, pager: JellyPagerLink, unread: Binding<Bool>
) -> some View {
  view
    .jellyTuning(.liquid)
    .jellyTuning(JellyBarBody.Tuning.liquid)
    .jellyMotion(.reduced)
    .jellySettings(of: JellyBarBody.self) { $0.curve = .wave }
    .jellyCurve(.wave)
    .jellyHeadroom(8)
    .jellyPressDepth(8)
    .jellyPagerStyle(.ball)
    .jellyShadow(radius: 6)
    .jellyHaptics(false)
    .jellyHaptics { _ in .selection }
    .jellyObserver(nil)
    .jellyRejection(trigger: 0)
    .jellyPress(cornerRadius: 12)
    .jellyRefreshable {}
    .jellyBarLink(bar)
    .jellyPagerLink(pager)
    .jellyBadge("3", isPresented: unread)
    .jellyBadge(3) {}
    .onJellyEffect(of: JellyBarBody.self) { print($0) }
}

/// The state of an app, as a new project has it.
@Observable final class Alarm {
  var isOn = false
}

struct AlarmRow: View {
  @Bindable var alarm: Alarm

  var body: some View {
    JellyToggle("Alarm", isOn: $alarm.isOn)
    Button("Delete", role: .destructive) { alarm.isOn = false }.buttonStyle(.jelly)
  }
}

/// The outline of a body, without a host.
struct OldOutline: View {
  let bar: JellyBarBody

  var body: some View {
    let shape = JellyOutlineShape(bar, at: 0)
    Text("\(shape.animatableData) \(shape.control.restTime)")
    shape.fill(.red)
  }
}

/// A control that an app shows by itself.
struct OwnBar: View {
  @State private var model = JellyModel(JellyBarBody(size: Vector2(390, 100)))

  var body: some View {
    JellyTimeline(model) { control, time in
      JellyOutlineShape(control, at: time).fill(.tint)
    }
    .jellyControl(model, settings: JellyBarBody.Settings(edge: .bottom))
    Button("Poke \(model.control.size.x)") { model.send(.touchCancelled) }
  }
}
