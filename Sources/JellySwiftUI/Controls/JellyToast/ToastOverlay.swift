#if canImport(SwiftUI) && !os(iOS) && !os(watchOS)
  import Jelly
  import JellyHosts
  import SwiftUI

  /// A modifier that shows the toasts of a view over it.
  struct ToastOverlay: ViewModifier {
    let edge: VerticalEdge

    @State private var queue = ToastQueue()
    @Environment(\.jelly.clock) private var clock
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.accessibilityVoiceOverEnabled) private var isRead
    @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched

    func body(content: Content) -> some View {
      // Nothing observes it.
      queue.clock = clock
      return
        content
        .environment(\.toastPlace, queue)
        .showsToasts(ToastPile(queue: queue, edge: edge), at: edge)
        .onChange(of: scenePhase, initial: true) {
          queue.send($1 == .active ? .resumed(.inactive) : .paused(.inactive))
        }
        .onChange(of: isRead || isSwitched, initial: true) {
          queue.send($1 ? .paused(.assistiveTechnology) : .resumed(.assistiveTechnology))
        }
    }
  }

  /// A visible toast, or one that has been thrown away and fades on its way.
  private struct ToastRow: View {
    let toast: ToastQueue.Shown
    let queue: ToastQueue

    @AccessibilityFocusState private var isRead: Bool
    @State private var isFocused = false
    @Environment(\.jelly) private var environment
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      ToastFace(content: toast.content) {
        queue.run(toast.id)
      } onFocus: {
        isFocused = $0
      }
      .pausesToasts { queue.hold(toast.id, $0, for: .pointer) }
      .accessibilityElement(children: .combine)
      .accessibilityFocused($isRead)
      .accessibilityAction(named: Text(verbatim: localized("Dismiss"))) { dismiss() }
      .accessibilityAction(.escape) { dismiss() }
      .accessibilityHidden(toast.way != nil)
      .allowsHitTesting(toast.way == nil)
      .onChange(of: isRead || isFocused) { queue.hold(toast.id, $1, for: .focus) }
      .opacity(toast.way == nil ? 1 : 0)
      .animation(.linear(duration: JellyToastNumbers.fadeDuration), value: toast.way == nil)
      .jellyBody(id: toast.id, cornerRadius: ToastLook.cornerRadius)
      // The group takes it there, with the velocity of the finger.
      .offset(x: way.x, y: way.y)
    }

    private var way: Vector2 {
      environment.reducesMotion(reducesMotion) ? .zero : toast.way ?? .zero
    }

    private func dismiss() { queue.end(toast.id, for: .person) }
  }

  /// The visible toasts, which join like drops.
  struct ToastPile: View {
    let queue: ToastQueue
    let edge: VerticalEdge

    @Environment(\.colorScheme) private var colorScheme

    /// The identity of the drop with the number of those that wait.
    private static let rest = 0

    var body: some View {
      JellyGroup(allowsDragging: true) {
        VStack(spacing: ToastLook.spacing) {
          if edge == .bottom { rest }
          ForEach(edge == .top ? queue.shown.reversed() : queue.shown, id: \.id) { toast in
            ToastRow(toast: toast, queue: queue)
          }
          if edge == .top { rest }
        }
        .frame(maxWidth: ToastLook.maximumWidth)
      }
      .backgroundStyle(surface)
      .jellyHaptics(false)
      .transformEnvironment(\.jelly.releases) {
        $0.append { id, way, velocity in
          guard let id = id as? Int else { return }
          queue.send(.released(id == Self.rest ? nil : id, way: way, velocity: velocity))
        }
      }
      .padding(ToastLook.margin)
    }

    @ViewBuilder private var rest: some View {
      if queue.waitingCount > 0 {
        Text(verbatim: "+\(queue.waitingCount)")
          .foregroundStyle(colorScheme == .dark ? Color.black : .white)
          .padding(.horizontal, ToastLook.padding.side)
          .padding(.vertical, ToastLook.padding.end)
          .accessibilityHidden(true)
          .jellyBody(id: Self.rest, cornerRadius: ToastLook.cornerRadius)
      }
    }

    private var surface: Color {
      let color = ToastLook.surface(isDark: colorScheme == .dark)
      return Color(.sRGB, red: color.red, green: color.green, blue: color.blue)
    }
  }
#endif
