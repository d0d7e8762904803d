#if canImport(SwiftUI) && (os(macOS) || os(visionOS) || os(tvOS))
  import Jelly
  import SwiftUI

  extension View {
    /// Lets a pointer, or a hand, hold a control with a track; a television does not have either.
    func finger<Control: JellyControl>(
      holds model: JellyModel<Control>, along axis: Axis
    ) -> some View where Control.Event: TouchEvent, Control.Tuning == JellyTrackTuning {
      fingers(hold: model)
    }

    /// Lets a pointer, or hands, press a control, whatever else they do.
    func finger<Control: JellyControl>(
      presses model: JellyModel<Control>
    ) -> some View where Control.Event: TouchEvent {
      fingers(hold: model, beside: true)
    }
  }
#endif
