@_spi(Jelly) import JellyRecording

extension SpringSheet {
  /// A `Spring`, and the animation with it.
  ///
  /// Response and damping ratio describe every spring; the bounce would lose digits of a small
  /// ratio.
  func swiftUI() throws(OptionError) -> String {
    let velocity = try relativeVelocity(for: .swiftui)
    let bounce = bounce.map { ", bounce \($0.briefText)" } ?? ""
    return """
      // \(summary). The same as duration \(response.briefText)\(bounce). iOS 17, macOS 14.
      let spring = Spring(\
      response: \(response.numberText), dampingRatio: \(dampingRatio.numberText))
      // The velocity is in whole distances a second, positive towards the target.
      withAnimation(.interpolatingSpring(spring, initialVelocity: \(velocity.numberText))) {
        value = \(to.numberText)
      }
      """
  }
}
