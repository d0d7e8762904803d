#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import JellyHosts
  import SwiftUI

  /// The place where toasts are shown: a scene, or a view.
  @MainActor protocol ToastPlace: AnyObject {
    /// Returns a toast that is not shown before its first content.
    func makeToast() -> any ShownToast
  }

  /// A toast in its place.
  @MainActor protocol ShownToast: AnyObject {
    /// How it ends.
    var fate: ToastFate { get }
    /// Shows a content.
    func update(_ content: ToastContent)
    /// Takes the toast away.
    func dismiss()
  }

  extension EnvironmentValues {
    /// The place of the toasts of a view; nil for the one of the platform.
    var toastPlace: (any ToastPlace)? {
      get { self[ToastPlaceKey.self] }
      set { self[ToastPlaceKey.self] = newValue }
    }
  }

  private struct ToastPlaceKey: EnvironmentKey {
    static var defaultValue: (any ToastPlace)? { nil }
  }

  /// What a toast shows.
  @MainActor struct ToastContent {
    let view: AnyView
    /// The words for assistive technology; empty for a view that is not a text.
    let words: String
    /// A Boolean value that indicates whether it is a text without a letter.
    let isBlank: Bool
    let role: JellyToastRole
    let seconds: Double
    let action: JellyToastAction?
    let environment: EnvironmentValues

    init<Content: View>(
      _ content: Content, role: JellyToastRole, seconds: Double, action: JellyToastAction?,
      in environment: EnvironmentValues
    ) {
      view = AnyView(content)
      let text = content as? Text
      words = text?._resolveText(in: environment) ?? ""
      isBlank = text != nil && words.allSatisfy(\.isWhitespace)
      (self.role, self.seconds, self.action) = (role, seconds, action)
      self.environment = environment
    }

    /// The title of the action for assistive technology.
    var actionTitle: String? { action?.title._resolveText(in: environment) }
  }

  /// A toast: its content, and its action beside or below.
  ///
  /// It has the environment of the view that shows it, where there is nothing of that by itself: in
  /// another window. The color scheme is that of its surface, which is dark on a light window; with
  /// a background style of the app it is the app's.
  struct ToastFace: View {
    let content: ToastContent
    let run: @MainActor () -> Void
    /// Called when the keyboard's focus comes, and leaves.
    var onFocus: @MainActor (Bool) -> Void = { _ in }

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      ToastParts(content: content, run: run, onFocus: onFocus).environment(\.self, environment)
    }

    private var environment: EnvironmentValues {
      var environment = content.environment
      if environment.backgroundStyle == nil {
        environment.colorScheme = colorScheme == .dark ? .light : .dark
      }
      return environment
    }
  }

  /// The parts of a toast, which are placed as those in UIKit.
  private struct ToastParts: View {
    let content: ToastContent
    let run: @MainActor () -> Void
    let onFocus: @MainActor (Bool) -> Void

    @FocusState private var isFocused: Bool
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.backgroundStyle) private var background

    var body: some View {
      Group {
        if let action = content.action, showsToastActions {
          if typeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: ToastLook.gap) { parts(action) }
          } else {
            // A text of more than one line has its action below.
            ViewThatFits(in: .horizontal) {
              HStack(spacing: ToastLook.gap) { parts(action) }
              VStack(alignment: .leading, spacing: ToastLook.gap) { parts(action) }
            }
          }
        } else {
          content.view
        }
      }
      .padding(.horizontal, ToastLook.padding.side)
      .padding(.vertical, ToastLook.padding.end)
      .background {
        if let background {
          Rectangle().fill(background).clipShape(.rect(cornerRadius: ToastLook.cornerRadius))
        }
      }
    }

    @ViewBuilder private func parts(_ action: JellyToastAction) -> some View {
      content.view
      Button(action: run) { action.title.fontWeight(.semibold) }
        .buttonStyle(.plain)
        .focused($isFocused)
        .onChange(of: isFocused) { onFocus($1) }
    }
  }

  #if !os(tvOS)
    /// Whether toasts have buttons.
    let showsToastActions = true
  #endif
#endif
