#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a refresh, for example `.standard()` or `.classic(.single)`.
  public typealias ElasticRefreshTuning = ElasticRefresh.Tuning

  extension View {
    /// Lets a person pull this scroll view or list to refresh it.
    ///
    ///     List(mails) { … }.elasticRefreshable { try await inbox.load() }
    ///
    /// The work starts when the finger lifts, and is cancelled when the view disappears. During the
    /// work the safe area of the list is smaller by the inset, as if a bar were there. So the list
    /// waits below the edge, and large titles, pinned headers and other insets stay right. The list
    /// gets no content inset.
    ///
    /// A view inside the list starts the work with `@Environment(\.elasticRefresh)`. Only the
    /// tuning and the fills can change later. All other settings keep the values that they have
    /// when the view is first shown.
    ///
    /// Assistive technologies have an action "Refresh", and say "Refreshing", "Up to date" or
    /// "Could not refresh". These words come from your app's table of strings if they are there,
    /// and else from the library's translations.
    ///
    /// - Parameters:
    ///   - tuning: The tuning, which includes the curve of the edge; a change shows at once.
    ///   - edge: The end of the list past which it is pulled.
    ///   - threshold: The pull that is needed to refresh, in points; 95 if nil.
    ///   - inset: The distance of the list from its end during the work, in points; 50 if nil.
    ///   - minimumDuration: The shortest time for which a refresh is shown, in seconds; 0.4 if nil.
    ///   - fill: The fill of the edge; the tint by default.
    ///   - loader: The style of the loader's line; the background style by default.
    ///   - action: The work. If it throws an error, the refresh has failed: assistive technologies
    ///     say so, and a haptic is played.
    /// - Precondition: The tuning is sound.
    public func elasticRefreshable(
      tuning: ElasticRefreshTuning = .standard(), edge: VerticalEdge = .top,
      threshold: Double? = nil, inset: Double? = nil, minimumDuration: Double? = nil,
      fill: some ShapeStyle = .tint, loader: some ShapeStyle = .background,
      action: @escaping @MainActor @Sendable () async throws -> Void
    ) -> some View {
      modifier(
        ElasticRefreshing(
          body: ElasticRefresh(edge, threshold, inset, minimumDuration, tuning), tuning: tuning,
          fill: AnyShapeStyle(fill), loader: AnyShapeStyle(loader), action: action))
    }

    /// Lets a person pull this scroll view or list to run the action of a `refreshable(action:)`
    /// around it.
    ///
    /// The system's own control is not shown. Without such an action the list cannot be pulled.
    public func elasticRefreshable(
      tuning: ElasticRefreshTuning = .standard(), edge: VerticalEdge = .top,
      threshold: Double? = nil, inset: Double? = nil, minimumDuration: Double? = nil,
      fill: some ShapeStyle = .tint, loader: some ShapeStyle = .background
    ) -> some View {
      modifier(
        ElasticRefreshing(
          body: ElasticRefresh(edge, threshold, inset, minimumDuration, tuning), tuning: tuning,
          fill: AnyShapeStyle(fill), loader: AnyShapeStyle(loader), action: nil))
    }
  }

  extension ElasticRefresh {
    fileprivate init(
      _ edge: VerticalEdge, _ threshold: Double?, _ inset: Double?, _ minimumDuration: Double?,
      _ tuning: Tuning
    ) {
      let standard = Self(size: .zero)
      self.init(
        size: .zero, side: edge == .top ? .top : .bottom,
        threshold: threshold ?? standard.threshold, inset: inset ?? standard.inset,
        minimumDuration: minimumDuration ?? standard.minimumDuration, tuning: tuning)
    }
  }

  private struct ElasticRefreshing: ViewModifier {
    let tuning: ElasticRefreshTuning
    let fill: AnyShapeStyle
    let loader: AnyShapeStyle
    let action: (@MainActor @Sendable () async throws -> Void)?

    @State private var model: ElasticModel<ElasticRefresh>
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
      body: ElasticRefresh, tuning: ElasticRefreshTuning, fill: AnyShapeStyle,
      loader: AnyShapeStyle, action: (@MainActor @Sendable () async throws -> Void)?
    ) {
      _model = State(initialValue: ElasticModel(body))
      self.tuning = tuning
      self.fill = fill
      self.loader = loader
      self.action = action
    }

    func body(content: Content) -> some View {
      let side = model.elastic.side
      content
        .withoutSystemRefresh()
        .environment(\.elasticRefresh, canRefresh ? ElasticRefreshAction(begin: begin) : nil)
        .safeAreaPadding(
          side == .top ? .top : .bottom, isWaiting ? model.elastic.inset : 0
        )
        // A list that a finger lets go bounces to its waiting place by itself.
        .animation(
          isWaiting && isPulled ? nil : Animation(model.elastic.tuning.endSpring),
          value: isWaiting
        )
        .onChange(of: [isRefreshing, isHeld]) { if !isHeld { isWaiting = isRefreshing } }
        .modifier(
          ScrollPull(edge: side == .top ? .top : .bottom, pulled: pull) {
            isHeld = false
            send(.released)
          } cancelled: {
            isHeld = false
            send(.cancelled)
          }
        )
        .overlay(alignment: side == .top ? .top : .bottom) {
          ElasticRefreshEdge(
            model: model, fill: fill, loader: loader, isRefreshing: $isRefreshing
          )
          .hosts(model, tuning: tuning)
          // The edge has no height before it is pulled.
          .frame(height: 0)
          .inScreenCoordinates()
        }
        .feels(model) { effect in
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
      send(.pulled(distance: distance, x: model.elastic.size.x / 2))
    }

    private func begin() {
      if canRefresh { send(.refreshBegan) }
    }

    private func perform(_ number: Int?) async {
      guard let number, number == work, !Task.isCancelled else { return }
      var outcome = ElasticRefresh.Outcome.done
      do {
        if let action { try await action() } else { await refresh?() }
      } catch {
        outcome = .failed
      }
      let isGone = Task.isCancelled
      work = nil
      send(.refreshEnded(isGone ? .failed : outcome), isSilent: isGone)
    }

    private func send(_ event: ElasticRefresh.Event, isSilent: Bool = false) {
      switch model.send(event) {
      case .refresh:
        work = model.told.number
        isPulled = event == .released
        announce("Refreshing")
      case .ended(let outcome):
        if !isSilent { announce(outcome == .done ? "Up to date" : "Could not refresh") }
      case .armed, .disarmed, nil: break
      }
    }
  }

  extension Animation {
    /// Creates an animation from a spring of the core.
    init(_ spring: DampedSpring) {
      self = .interpolatingSpring(
        mass: 1, stiffness: spring.stiffness(), damping: spring.damping())
    }
  }

  // A provider and not the macro, which only Apple's toolchain has.
  struct ElasticRefreshable_Previews: PreviewProvider {
    static var previews: some View {
      ScrollView { Text("Pull to refresh.").padding() }
        .elasticRefreshable { try await Task.sleep(for: .seconds(2)) }
    }
  }
#endif
