#if canImport(SwiftUI) && !os(iOS) && !os(watchOS)
  import Jelly
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
        // The largest width is a line of 60 letters.
        VStack(spacing: 6) {
          if edge == .bottom { rest }
          ForEach(edge == .top ? queue.shown.reversed() : queue.shown, id: \.id) { toast in
            ToastFace(content: toast.content) { queue.run(toast.id) }
              .pausesToasts { queue.hover(toast.id, $0) }
              .accessibilityElement(children: .combine)
              .accessibilityAction(named: Text(verbatim: localized("Dismiss"))) {
                queue.end(toast.id, for: .person)
              }
              .accessibilityAction(.escape) { queue.end(toast.id, for: .person) }
              .jellyBody(id: toast.id, cornerRadius: 24)
          }
          if edge == .top { rest }
        }
        .frame(maxWidth: 420)
      }
      .backgroundStyle(surface)
      .jellyHaptics(false)
      .transformEnvironment(\.jelly.releases) {
        $0.append { id, way, velocity in
          guard let id = id as? Int else { return }
          queue.send(.released(id == Self.rest ? nil : id, way: way, velocity: velocity))
        }
      }
      .padding(16)
    }

    @ViewBuilder private var rest: some View {
      if queue.waitingCount > 0 {
        Text(verbatim: "+\(queue.waitingCount)")
          .foregroundStyle(colorScheme == .dark ? Color.black : .white)
          .padding(.horizontal, 20)
          .padding(.vertical, 12)
          .accessibilityHidden(true)
          .jellyBody(id: Self.rest, cornerRadius: 24)
      }
    }

    /// The colors of a page and of UIKit.
    private var surface: Color {
      colorScheme == .dark
        ? Color(.sRGB, red: 0.953, green: 0.949, blue: 0.969)
        : Color(.sRGB, red: 0.114, green: 0.110, blue: 0.133)
    }
  }
#endif
