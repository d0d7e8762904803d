#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  extension View {
    /// Lets a person pull this scroll view or list to refresh it.
    ///
    ///     List(mails) { … }.jellyRefreshable { try await inbox.load() }
    ///
    /// The work starts when the finger lifts, and is cancelled when the view disappears. During the
    /// work the safe area of the list is smaller by the inset, as if a bar were there. So the list
    /// waits below the edge, and large titles, pinned headers and other insets stay right. The list
    /// gets no content inset.
    ///
    /// A view inside the list starts the work with `@Environment(\.jellyRefresh)`. Every setting
    /// can change at any time, also during the work.
    ///
    /// Assistive technologies have an action "Refresh", and report "Refreshing", "Up to date" or
    /// "Could not refresh". These words come from a table "Jelly" of your app if they are there,
    /// and otherwise from the library's translations.
    ///
    /// The edge has the fill of the tint, and its spinner the background style. With a style of
    /// `backgroundStyle(_:)` the edge has that style, and the spinner the style of
    /// `foregroundStyle(_:)`. The threshold, the inset and the shortest duration are settings of a
    /// ``/Jelly/JellyRefreshBody``:
    ///
    ///     List(mails) { … }
    ///       .jellyRefreshable { try await inbox.load() }
    ///       .jellySettings(of: JellyRefreshBody.self) { $0.threshold = 80 }
    ///
    /// - Parameters:
    ///   - edge: The end of the list past which it is pulled. A refresh that is shown stays where
    ///     it is until it is over.
    ///   - action: The work. If it throws an error, the refresh has failed: assistive technologies
    ///     report it, and a haptic is played. If nil, the work is that of the nearest
    ///     `refreshable(action:)` around the list, whose own control is not shown. Without either
    ///     action the list cannot be pulled.
    public nonisolated func jellyRefreshable(
      edge: VerticalEdge = .top,
      action: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> some View {
      modifier(OnMainActor { JellyRefreshing(edge: edge, action: action) })
    }
  }

  private struct JellyRefreshing: ViewModifier {
    let edge: VerticalEdge
    let action: (@MainActor @Sendable () async throws -> Void)?

    @State private var model = JellyModel(JellyRefreshBody(size: .zero))
    /// The number of the present work; nil for none.
    @State private var work: Int?
    @State private var isRefreshing = false
    /// A Boolean value that indicates whether a finger has started the work.
    @State private var isPulled = false
    @State private var isHeld = false
    /// A Boolean value that indicates whether the list waits below the edge.
    ///
    /// It does not change under a finger, because the list would move away from the finger.
    @State private var isWaiting = false
    @Environment(\.jelly) private var environment
    @Environment(\.refresh) private var refresh

    func body(content: Content) -> some View {
      let side = model.control.edge
      return
        content
        .withoutSystemRefresh()
        .environment(\.jellyRefresh, canRefresh ? JellyRefreshAction(begin: begin) : nil)
        .safeAreaPadding(
          side == .top ? .top : .bottom, isWaiting ? model.control.settings.inset : 0
        )
        // A list that a finger releases bounces to its waiting place by itself.
        .animation(
          isWaiting && isPulled ? nil : Animation(model.control.tuning.returnSpring),
          value: isWaiting
        )
        .onChange(of: [isRefreshing, isHeld]) { if !isHeld { isWaiting = isRefreshing } }
        .modifier(
          ScrollPull(edge: edge, pulled: pull) {
            isHeld = false
            send(.pullEnded)
          } cancelled: {
            isHeld = false
            send(.pullCancelled)
          }
        )
        .overlay(alignment: side == .top ? .top : .bottom) {
          JellyRefreshEdge(model: model, isRefreshing: $isRefreshing)
            .hosts(model, settings: settings)
            // The edge does not have a height before it is pulled.
            .frame(height: 0)
            .inScreenCoordinates()
        }
        .playsHaptics(for: model) { effect in
          switch effect {
          case .armed: .impact
          case .refreshEnded(.success): .success
          case .refreshEnded(.failure): .error
          case .disarmed, .refreshBegan: nil
          }
        }
        .accessibilityAction(named: Text(verbatim: localized("Refresh")), begin)
        .task(id: work) { [work] in await perform(work) }
    }

    private var settings: JellyRefreshBody.Settings {
      var settings = environment.settings(
        of: JellyRefreshBody.self, from: .init(curve: environment.curve))
      settings.edge = edge == .top ? .top : .bottom
      return settings
    }

    private var canRefresh: Bool { action != nil || refresh != nil }

    private func pull(to distance: Double) {
      // SwiftUI reports how far the list is scrolled, but not where the finger is. So the list
      // pulls the middle of the edge.
      guard canRefresh else { return }
      isHeld = true
      send(.pullChanged(distance: distance, position: model.control.size.x / 2))
    }

    private func begin() {
      if canRefresh { send(.refreshBegan) }
    }

    private func perform(_ number: Int?) async {
      guard let number, number == work, !Task.isCancelled else { return }
      var outcome = JellyRefreshBody.Outcome.success
      do {
        if let action { try await action() } else { await refresh?() }
      } catch {
        outcome = .failure
      }
      let isGone = Task.isCancelled
      work = nil
      send(.refreshEnded(isGone ? .failure : outcome), isSilent: isGone)
    }

    private func send(_ event: JellyRefreshBody.Event, isSilent: Bool = false) {
      switch model.send(event) {
      case .refreshBegan:
        work = model.reported.number
        isPulled = event == .pullEnded
        announce("Refreshing")
      case .refreshEnded(let outcome):
        if !isSilent { announce(outcome == .success ? "Up to date" : "Could not refresh") }
      case .armed, .disarmed, nil: break
      }
    }
  }

  extension Animation {
    /// Creates an animation by a spring of the core, for any view.
    ///
    ///     withAnimation(Animation(.init(response: 0.3, dampingRatio: 0.6))) { isOpen = true }
    ///     card.transition(.scale.animation(Animation(JellyBarBody.Tuning.standard.soft.spring)))
    public init(_ spring: DampedSpring) {
      self = .interpolatingSpring(
        mass: 1, stiffness: spring.stiffness(), damping: spring.damping())
    }
  }
#endif
