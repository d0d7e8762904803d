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
            ToastFace(content: toast.content) { queue.run(toast.id) }
              .pausesToasts { queue.hover(toast.id, $0) }
              .accessibilityElement(children: .combine)
              .accessibilityAction(named: Text(verbatim: localized("Dismiss"))) {
                queue.end(toast.id, for: .person)
              }
              .accessibilityAction(.escape) { queue.end(toast.id, for: .person) }
              .jellyBody(id: toast.id, cornerRadius: ToastLook.cornerRadius)
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
