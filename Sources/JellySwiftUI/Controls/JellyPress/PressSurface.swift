#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// A view that shows a press, which fingers hold.
  struct PressSurface<Content: View>: View {
    private let cornerRadius: CGFloat
    private let isPressed: Bool
    private let content: (JellyPressBody, Double) -> Content

    @State private var model = JellyModel(JellyPressBody(size: .zero))
    @Environment(\.jelly) private var environment
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a surface.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - isPressed: Whether a button is pressed, by a finger or by anything else.
    ///   - content: A closure that returns what to show of the press at a time.
    init(
      cornerRadius: CGFloat, isPressed: Bool,
      @ViewBuilder content: @escaping (JellyPressBody, Double) -> Content
    ) {
      self.cornerRadius = cornerRadius
      self.isPressed = isPressed
      self.content = content
    }

    var body: some View {
      JellyTimeline(model, content: content)
        .hosts(model, settings: settings)
        .contentShape(.rect(cornerRadius: cornerRadius))
        .finger(presses: model)
        .onChange(of: isPressed) { model.send(isPressed ? .pressBegan : .pressEnded) }
        .onChange(of: isEnabled) {
          guard !isEnabled else { return }
          model.send(.touchCancelled)
          model.send(.pressEnded)
        }
        .inScreenCoordinates()
    }

    private var settings: JellyPressBody.Settings {
      environment.settings(
        of: JellyPressBody.self, from: JellyPressBody.Settings(cornerRadius: cornerRadius))
    }
  }
#endif
