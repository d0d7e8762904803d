#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// The marks of a switch, I and O, which a person chooses as On/Off Labels in the settings.
  ///
  /// The thumb hides the mark of the other state.
  struct SwitchMarks: View {
    /// The switch.
    let control: JellySwitchBody

    @State private var setting = SwitchLabelSetting()

    var body: some View {
      let style = StrokeStyle(lineWidth: JellySwitchBody.labelWidth)
      ZStack {
        if setting.isOn {
          DrawnShape { control.drawOnLabel(into: &$0) }.stroke(.white, style: style)
          DrawnShape { control.drawOffLabel(into: &$0) }.stroke(.secondary, style: style)
        }
      }
      .onAppear { setting.observe() }
      .onDisappear { setting.stop() }
    }
  }
#endif
