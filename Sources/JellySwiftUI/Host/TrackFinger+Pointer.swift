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
  }
#endif
