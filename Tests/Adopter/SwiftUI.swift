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
  @State private var pull = JellyBarPull()
  @State private var scroll = GooeyPageScroll()
  @Environment(\.elasticRefresh) private var refresh

  var body: some View {
    bar
    list
    fields
    menus
    GooeyPageIndicator(
      selection: $page, count: 3, following: scroll, tuning: .classic, style: .square,
      axis: .vertical, isBottomToTop: true, diameter: 20, dotDiameter: 10, lineWidth: 2,
      fill: .red, track: .quaternary
    )
    .onElasticEffect(of: GooeyPagerBody.self) { effect in page = effect == .selected(1) ? 1 : 0 }
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
        .gooeyBadge(
          "3", isPresented: $hasUnread, alignment: .topLeading, tuning: .standard, viscosity: 20,
          floats: true, fill: .red, foreground: .white)
      Image(systemName: "tray")
        .gooeyBadge(
          unread, alignment: .topLeading, tuning: .standard, viscosity: 20, floats: true,
          fill: .red, foreground: .white
        ) { unread = 0 }
    }
    .elasticShadow(color: .black, radius: 6, x: 0, y: 2)
    .elasticHaptics(false)
    .elasticHaptics { moment in
      switch moment {
      case .impact: .impact(weight: .heavy, intensity: 0.6)
      case .selection: .selection
      case .success: .success
      case .error: .error
      }
    }
    .elasticObserver(nil)
    if #available(iOS 26, macOS 26, tvOS 26, *) {
      named.elasticGlass(.regular)
    }
  }

  @ViewBuilder private var list: some View {
    ScrollView { Text("Mail") }
      .elasticRefreshable(
        tuning: .standard, curve: .single, edge: .bottom, threshold: 80, inset: 60,
        minimumDuration: 1, fill: .tint, loader: .background
      ) {}
      .jellyBarPull(pull, from: .bottom)
      .gooeyPageScroll(scroll, axis: .vertical)
    ScrollView { Text("Mail") }.elasticRefreshable().refreshable {}
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: .constant(""))
      .textFieldStyle(.elastic)
      .elasticRejection(trigger: page)
    TextField("Name", text: .constant(""))
      .textFieldStyle(.elastic(tuning: .standard, overshoot: 8, cornerRadius: 12, fill: .red))
    Button("Send") {}.buttonStyle(.elastic)
    Button("Send") {}
      .buttonStyle(.elastic(tuning: .standard, overshoot: 8, cornerRadius: 12, fill: .red))
    GroupBox("Address") { Text("Home") }.groupBoxStyle(.elastic)
    GroupBox("Address") { Text("Home") }
      .groupBoxStyle(.elastic(tuning: .standard, overshoot: 8, cornerRadius: 12, fill: .red))
    ElasticBox(tuning: .standard, overshoot: 8, cornerRadius: 12, headroom: 8, fill: .red) {
      Text("Card")
    }
    Text("Card")
      .elasticBox(tuning: .standard, overshoot: 8, cornerRadius: 12, headroom: 8, fill: .red)
  }

  @ViewBuilder private var menus: some View {
    GooeyMenu("Answer", isOpen: $isOpen, settings: GooeyMenuBody.Settings(itemDiameter: 44)) {
      GooeyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") {}
      for name in ["Archive", "Delete"] {
        GooeyMenuItem(name, systemImage: "trash", role: .destructive) {}
      }
      if hasUnread {
        [
          GooeyMenuItem {
          } label: {
            Text("!")
          }.disabled(page == 0)
        ]
      }
      if isOpen {
        GooeyMenuItem {
        } label: {
          Text("1")
        }
      } else {
        GooeyMenuItem {
        } label: {
          Text("2")
        }
      }
    }
    GooeyMenu(
      diameter: 56, tuning: .standard, fill: .red, foreground: .white,
      items: { GooeyMenuItem("Reply", systemImage: "trash") {} }, label: { Text("+") })
    GooeyMenu(person) { GooeyMenuItem(person.dropFirst(), systemImage: "trash") {} }
    GooeyMenu(person, isOpen: $isOpen) {
      GooeyMenuItem("Call", systemImage: "phone") {}
    } label: {
      Text("+")
    }
  }
}

/// What an app keeps in values of its own.
@MainActor struct Looks {
  let button: ElasticButtonStyle = .elastic
  let box: ElasticGroupBoxStyle = .elastic
  let field: ElasticTextFieldStyle = .elastic
  let refresh: ElasticRefreshAction?
  let moment: ElasticFeedback
  let items: [GooeyMenuItem]

  init(
    refresh: ElasticRefreshAction?, moment: ElasticFeedback,
    @GooeyMenuBuilder items: () -> [GooeyMenuItem]
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
    let shape = ElasticShape(bar, at: 0)
    Text("\(shape.animatableData) \(shape.elastic.restTime)")
    shape.fill(.red)
  }
}
