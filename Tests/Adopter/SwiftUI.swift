import JellySwiftUI
import SwiftUI

// What an app can write that imports SwiftUI and the host, and nothing else: see
// Tests/adopter-check.

struct Inbox: View {
  @State private var isOpen = false
  @State private var hasUnread = true
  @State private var unread = 3
  @State private var page = 0
  private let person = "Ada"
  @State private var pull = JellyBarLink()
  @State private var scroll = JellyPagerLink()
  @Environment(\.jellyRefresh) private var refresh

  var body: some View {
    bar
    list
    fields
    menus
    JellyPager(
      selection: $page, count: 3, following: scroll, tuning: .classic, style: .square,
      axis: .vertical, isBottomToTop: true, diameter: 20, dotDiameter: 10, lineWidth: 2,
      fill: .red, track: .quaternary
    )
    .onJellyEffect(of: JellyPagerBody.self) { effect in page = effect == .selected(1) ? 1 : 0 }
    JellyShape(
      Circle(), tuning: .standard, fill: .red, style: FillStyle(eoFill: true), isPressed: isOpen)
    Button("Refresh") { refresh?() }
    Circle()
      .scaleEffect(isOpen ? 2 : 1)
      .animation(Animation(DampedSpring(response: 0.3, dampingRatio: 0.6)), value: isOpen)
    OldOutline(bar: JellyBarBody(size: Vector2(390, 100)))
  }

  @ViewBuilder private var bar: some View {
    let named: JellyBar<Text> = JellyBar { Text("Archive") }
    named
    JellyBar(tuning: .liquid, curve: .wave, edge: .leading, headroom: 12, fill: .tint, pull: pull) {
      Text("Inbox")
        .jellyBadge(
          "3", isPresented: $hasUnread, alignment: .topLeading, tuning: .standard, viscosity: 20,
          floats: true, fill: .red, foreground: .white)
      Image(systemName: "tray")
        .jellyBadge(
          unread, alignment: .topLeading, tuning: .standard, viscosity: 20, floats: true,
          fill: .red, foreground: .white
        ) { unread = 0 }
    }
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
      .jellyRefreshable(
        tuning: .standard, curve: .single, edge: .bottom, threshold: 80, inset: 60,
        minimumDuration: 1, fill: .tint, loader: .background
      ) {}
      .jellyBarLink(pull, from: .bottom)
      .jellyPagerLink(scroll, axis: .vertical)
    ScrollView { Text("Mail") }.jellyRefreshable().refreshable {}
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: .constant(""))
      .textFieldStyle(.jelly)
      .jellyRejection(trigger: page)
    TextField("Name", text: .constant(""))
      .textFieldStyle(.jelly(tuning: .standard, overshoot: 8, cornerRadius: 12, fill: .red))
    Button("Send") {}.buttonStyle(.jelly)
    Button("Send") {}
      .buttonStyle(.jelly(tuning: .standard, overshoot: 8, cornerRadius: 12, fill: .red))
    GroupBox("Address") { Text("Home") }.groupBoxStyle(.jelly)
    GroupBox("Address") { Text("Home") }
      .groupBoxStyle(.jelly(tuning: .standard, overshoot: 8, cornerRadius: 12, fill: .red))
    JellyBox(tuning: .standard, overshoot: 8, cornerRadius: 12, headroom: 8, fill: .red) {
      Text("Card")
    }
    Text("Card")
      .jellyBox(tuning: .standard, overshoot: 8, cornerRadius: 12, headroom: 8, fill: .red)
  }

  @ViewBuilder private var menus: some View {
    JellyMenu("Answer", isOpen: $isOpen, settings: JellyMenuBody.Settings(itemDiameter: 44)) {
      JellyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") {}
      for name in ["Archive", "Delete"] {
        JellyMenuItem(name, systemImage: "trash", role: .destructive) {}
      }
      if hasUnread {
        [
          JellyMenuItem {
          } label: {
            Text("!")
          }.disabled(page == 0)
        ]
      }
      if isOpen {
        JellyMenuItem {
        } label: {
          Text("1")
        }
      } else {
        JellyMenuItem {
        } label: {
          Text("2")
        }
      }
    }
    JellyMenu(
      diameter: 56, tuning: .standard, fill: .red, foreground: .white,
      items: { JellyMenuItem("Reply", systemImage: "trash") {} }, label: { Text("+") })
    JellyMenu(person) { JellyMenuItem(person.dropFirst(), systemImage: "trash") {} }
    JellyMenu(person, isOpen: $isOpen) {
      JellyMenuItem("Call", systemImage: "phone") {}
    } label: {
      Text("+")
    }
  }
}

/// What an app keeps in values of its own.
@MainActor struct Looks {
  let button: JellyButtonStyle = .jelly
  let box: JellyGroupBoxStyle = .jelly
  let field: JellyTextFieldStyle = .jelly
  let refresh: JellyRefreshAction?
  let moment: JellyFeedback
  let items: [JellyMenuItem]

  init(
    refresh: JellyRefreshAction?, moment: JellyFeedback,
    @JellyMenuBuilder items: () -> [JellyMenuItem]
  ) {
    self.refresh = refresh
    self.moment = moment
    self.items = items()
  }
}

/// The outline of a body, without a host.
struct OldOutline: View {
  let bar: JellyBarBody

  var body: some View {
    let shape = JellyOutlineShape(bar, at: 0)
    Text("\(shape.animatableData) \(shape.jelly.restTime)")
    shape.fill(.red)
  }
}
