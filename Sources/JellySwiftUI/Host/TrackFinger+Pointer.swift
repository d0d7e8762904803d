#if canImport(SwiftUI) && (os(macOS) || os(visionOS) || os(tvOS))
  import Jelly
  import SwiftUI

  extension EnvironmentValues {
    /// A Boolean value that indicates whether a touch beside a slider's thumb moves the thumb: as
    /// with a slider of a Mac, and because a gaze seldom is at the thumb.
    static var systemTakesTrackTouch: Bool { true }
  }

  extension View {
    /// Lets a pointer, or a hand, hold a control with a track; a television does not have either.
    func finger<Control: JellyTrackControl>(
      holds model: JellyModel<Control>, along axis: Axis
    ) -> some View {
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
