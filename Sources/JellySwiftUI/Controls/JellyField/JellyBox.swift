#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A view that puts any content into an outline that dents under a finger.
  ///
  ///     JellyBox(cornerRadius: 12) { Text("Touch me").padding() }
  ///       .backgroundStyle(.background)
  ///
  /// Its fill is the fourth level of the foreground style, or the style of `backgroundStyle(_:)`.
  public struct JellyBox<Content: View>: View {
    private let cornerRadius: CGFloat
    private let headroom: Double?
    private let isFocused: Bool
    private let content: Content

    @State private var model = JellyModel(JellyFieldBody(size: .zero))
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - content: The content of the box, which determines its size.
    public init(cornerRadius: CGFloat = 0, @ViewBuilder content: () -> Content) {
      self.init(cornerRadius: cornerRadius, headroom: nil, content: content)
    }

    /// Creates a box with a default for the headroom, whose outline also moves when its content
    /// receives the keyboard's focus.
    init(
      cornerRadius: CGFloat, headroom: Double?, isFocused: Bool = false,
      @ViewBuilder content: () -> Content
    ) {
      self.cornerRadius = cornerRadius
      self.headroom = headroom
      self.isFocused = isFocused
      self.content = content()
    }

    /// The content in its box.
    public var body: some View {
      let content = content.onOutline(reading: layoutDirection)
      JellyTimeline(model) { field, time in
        content
          .offset(x: field.shakeOffset(at: time))
          .background {
            PaintedOutline(fitted: field, at: time, background ?? AnyShapeStyle(.quaternary))
              .accessibilityHidden(true)
          }
      }
      .hosts(model, settings: settings)
      .contentShape(.rect)
      .taps {
        model.send(.touchBegan(Vector2($0)))
        model.send(.touchEnded(Vector2($0)))
      }
      .onChange(of: isFocused) { if isFocused { model.send(.focused()) } }
      .onChange(of: environment.rejection) { model.send(.rejected) }
      .playsHaptics(for: model) { $0 == .shaken ? .error : nil }
      .inScreenCoordinates()
    }

    private var settings: JellyFieldBody.Settings {
      var settings = JellyFieldBody.Settings(cornerRadius: cornerRadius)
      settings.pressDepth = environment.pressDepth ?? settings.pressDepth
      settings.headroom = environment.headroom ?? headroom ?? settings.headroom
      return environment.settings(of: JellyFieldBody.self, from: settings)
    }
  }

  /// The measures of the styles that put a control into a box.
  enum JellyBoxStyle {
    /// The padding of the content, in points, which is also the headroom.
    static let padding = 16.0
  }

  extension View {
    /// Lets jelly fields and boxes in this view shake whenever a value changes.
    ///
    ///     TextField("Code", text: $code)
    ///       .textFieldStyle(.jelly)
    ///       .jellyRejection(trigger: failureCount)
    ///
    /// - Parameter trigger: A value that changes whenever an entry is rejected.
    public nonisolated func jellyRejection(trigger: some Hashable) -> some View {
      environment(\.jelly.rejection, AnyHashable(trigger))
    }
  }
#endif
