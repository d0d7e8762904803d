#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  extension View {
    #if os(tvOS)
      /// Lets assistive technologies find a value that can be adjusted: a television does not have
      /// sliders.
      func represents(
        _ control: JellySliderBody, value: Binding<Double>, label: some View
      ) -> some View {
        accessibilityElement()
          .accessibilityLabel { _ in label }
          .accessibilityValue(Text(verbatim: control.share.formatted(.percent)))
      }
    #else
      /// Lets assistive technologies find a slider in place of this view.
      func represents(
        _ control: JellySliderBody, value: Binding<Double>, label: some View
      ) -> some View {
        accessibilityRepresentation {
          let settings = control.settings
          let length = settings.maximumValue - settings.minimumValue
          let isStepped = settings.step > 0 && settings.step <= length
          // A slider of SwiftUI must have a range that is not empty, and steps within it.
          let last = length > 0 ? settings.maximumValue : settings.minimumValue + 1
          if isStepped {
            Slider(value: value, in: settings.minimumValue...last, step: settings.step) { label }
          } else {
            Slider(value: value, in: settings.minimumValue...last) { label }
          }
        }
      }
    #endif
  }
#endif
