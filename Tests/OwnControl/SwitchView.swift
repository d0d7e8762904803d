import Jelly
import JellySwiftUI
import SwiftUI

/// A switch as a view of SwiftUI.
struct SwitchView: View {
  @Binding var isOn: Bool
  @State private var model = JellyModel(SwitchBody(size: .zero))

  var body: some View {
    JellyTimeline(model) { control, time in
      JellyOutlineShape(control, at: time).fill(control.isOn ? Color.accentColor : Color.white)
    }
    .jellyControl(model)
    .onJellyEffect(of: SwitchBody.self) { effect in isOn = effect == .turnedOn }
    .onChange(of: isOn, initial: true) {
      if model.control.isOn != isOn { model.send(.toggled) }
    }
    .frame(width: 64, height: 32)
    .background(.quaternary, in: .rect(cornerRadius: 16))
    .accessibilityElement()
    .accessibilityAddTraits(.isButton)
    .accessibilityValue(isOn ? "On" : "Off")
    .accessibilityAction { model.send(.toggled) }
  }
}

/// A screen of SwiftUI with a switch.
struct SwitchScreen: View {
  @State private var repliesToAll = false

  var body: some View {
    SwitchView(isOn: $repliesToAll)
      .accessibilityLabel("Reply to all")
      .jellyTuning(.liquid)
      .jellySettings(of: SwitchBody.self) { $0.inset = 3 }
  }
}
