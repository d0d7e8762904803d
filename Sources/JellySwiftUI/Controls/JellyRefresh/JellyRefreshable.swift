#if canImport(SwiftUI)
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
    /// Assistive technologies have an action "Refresh", and say "Refreshing", "Up to date" or
    /// "Could not refresh". These words come from a table "Jelly" of your app if they are there,
    /// and else from the library's translations.
    ///
    /// - Parameters:
    ///   - tuning: The tuning; a change shows at once.
    ///   - curve: The curve of the edge; an edge that moves changes it when it is at rest.
    ///   - edge: The end of the list past which it is pulled. A refresh that is shown stays where
    ///     it is until it is over.
    ///   - threshold: The pull that is needed to refresh, in points; 95 if nil.
    ///   - inset: The distance of the list from its end during the work, in points; 50 if nil.
    ///   - minimumDuration: The shortest time for which a refresh is shown, in seconds; 0.4 if nil.
    ///   - fill: The fill of the edge; the tint by default.
    ///   - loader: The style of the loader's line; the background style by default.
    ///   - action: The work. If it throws an error, the refresh has failed: assistive technologies
    ///     say so, and a haptic is played. If nil, the work is that of the `refreshable(action:)`
    ///     around the list, whose own control is not shown; without one no pull does anything.
    /// - Precondition: The tuning is sound.
    public func jellyRefreshable(
      tuning: JellyRefreshBody.Tuning = .standard, curve: JellyBarBody.Edge = .soft,
      edge: VerticalEdge = .top,
      threshold: Double? = nil, inset: Double? = nil, minimumDuration: Double? = nil,
      fill: some ShapeStyle = .tint, loader: some ShapeStyle = .background,
      action: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> some View {
      modifier(
        JellyRefreshing(
          settings: .init(curve, edge, threshold, inset, minimumDuration), tuning: tuning,
          fill: AnyShapeStyle(fill), loader: AnyShapeStyle(loader), action: action))
    }
  }

  extension JellyRefreshBody.Settings {
    fileprivate init(
      _ curve: JellyBarBody.Edge, _ edge: VerticalEdge, _ threshold: Double?, _ inset: Double?,
      _ minimumDuration: Double?
    ) {
      self.init(edge: curve, side: edge == .top ? .top : .bottom)
      self.threshold = threshold ?? self.threshold
      self.inset = inset ?? self.inset
      self.minimumDuration = minimumDuration ?? self.minimumDuration
    }
  }

  private struct JellyRefreshing: ViewModifier {
    let settings: JellyRefreshBody.Settings
    let tuning: JellyRefreshBody.Tuning
    let fill: AnyShapeStyle
    let loader: AnyShapeStyle
    let action: (@MainActor @Sendable () async throws -> Void)?

    @State private var model: JellyModel<JellyRefreshBody>
    /// The work that is being done: each has a number of its own.
    @State private var work: Int?
    @State private var isRefreshing = false
    /// Whether a finger has started the work.
    @State private var isPulled = false
    @State private var isHeld = false
    /// Whether the list waits below the edge.
    ///
    /// It does not change under a finger, because the list would move away from the finger.
    @State private var isWaiting = false
    @Environment(\.refresh) private var refresh

    init(
      settings: JellyRefreshBody.Settings, tuning: JellyRefreshBody.Tuning, fill: AnyShapeStyle,
      loader: AnyShapeStyle, action: (@MainActor @Sendable () async throws -> Void)?
    ) {
      _model = State(
        initialValue: JellyModel(
          JellyRefreshBody(size: .zero, settings: settings, tuning: tuning)))
      self.settings = settings
      self.tuning = tuning
      self.fill = fill
      self.loader = loader
      self.action = action
    }

    func body(content: Content) -> some View {
      let side = model.jelly.side
      return
        content
        .withoutSystemRefresh()
        .environment(\.jellyRefresh, canRefresh ? JellyRefreshAction(begin: begin) : nil)
        .safeAreaPadding(
          side == .top ? .top : .bottom, isWaiting ? model.jelly.settings.inset : 0
        )
        // A list that a finger lets go bounces to its waiting place by itself.
        .animation(
          isWaiting && isPulled ? nil : Animation(model.jelly.tuning.endSpring),
          value: isWaiting
        )
        .onChange(of: [isRefreshing, isHeld]) { if !isHeld { isWaiting = isRefreshing } }
        .modifier(
          ScrollPull(edge: settings.side == .top ? .top : .bottom, pulled: pull) {
            isHeld = false
            send(.released)
          } cancelled: {
            isHeld = false
            send(.cancelled)
          }
        )
        .overlay(alignment: side == .top ? .top : .bottom) {
          JellyRefreshEdge(
            model: model, fill: fill, loader: loader, isRefreshing: $isRefreshing
          )
          .hosts(model, settings: settings, tuning: tuning)
          // The edge has no height before it is pulled.
          .frame(height: 0)
          .inScreenCoordinates()
        }
        .playsHaptics(for: model) { effect in
          switch effect {
          case .armed: .impact
          case .ended(.done): .success
          case .ended(.failed): .error
          case .disarmed, .refresh: nil
          }
        }
        .accessibilityAction(named: Text(verbatim: localized("Refresh")), begin)
        .task(id: work) { [work] in await perform(work) }
    }

    private var canRefresh: Bool { action != nil || refresh != nil }

    private func pull(to distance: Double) {
      // SwiftUI tells how far the list is, but not where the finger is. So the list pulls the
      // middle of the edge.
      guard canRefresh else { return }
      isHeld = true
      send(.pulled(distance: distance, x: model.jelly.size.x / 2))
    }

    private func begin() {
      if canRefresh { send(.refreshBegan) }
    }

    private func perform(_ number: Int?) async {
      guard let number, number == work, !Task.isCancelled else { return }
      var outcome = JellyRefreshBody.Outcome.done
      do {
        if let action { try await action() } else { await refresh?() }
      } catch {
        outcome = .failed
      }
      let isGone = Task.isCancelled
      work = nil
      send(.refreshEnded(isGone ? .failed : outcome), isSilent: isGone)
    }

    private func send(_ event: JellyRefreshBody.Event, isSilent: Bool = false) {
      switch model.send(event) {
      case .refresh:
        work = model.reported.number
        isPulled = event == .released
        announce("Refreshing")
      case .ended(let outcome):
        if !isSilent { announce(outcome == .done ? "Up to date" : "Could not refresh") }
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
