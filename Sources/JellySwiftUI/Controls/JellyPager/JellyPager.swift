#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A page control with a ball that runs from dot to dot as the pages scroll, stretches and
  /// wobbles.
  ///
  ///     @State private var page: Int? = 0
  ///     @State private var link = JellyPagerLink()
  ///     …
  ///     ScrollView(.horizontal) { … }
  ///       .scrollTargetBehavior(.paging)
  ///       .scrollPosition(id: $page)
  ///       .jellyPagerLink(link)
  ///     JellyPager(selection: …, count: 5, link: link)
  ///
  /// Without a link to a scroll view, as over a `TabView`, the ball moves to the selected page by
  /// SwiftUI's default animation.
  ///
  /// The ball, and the track that it has passed, have the fill of the tint. The rest of the track
  /// has the fourth level of the foreground style, or the style of `backgroundStyle(_:)`.
  public struct JellyPager: View {
    @Binding private var selection: Int
    private let count: Int
    private let axis: Axis
    private let link: JellyPagerLink?

    @State private var model: JellyModel<JellyPagerBody>
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Creates a page control.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected page, counted from 0.
    ///   - count: The number of pages.
    ///   - axis: The axis along which the dots run.
    ///   - link: The link to the scroll view that the page control follows; nil for none.
    public init(
      selection: Binding<Int>, count: Int, axis: Axis = .horizontal, link: JellyPagerLink? = nil
    ) {
      _selection = selection
      self.count = count
      self.axis = axis
      self.link = link
      _model = State(
        initialValue: JellyModel(
          JellyPagerBody(
            size: .zero, settings: .init(pageCount: count), page: selection.wrappedValue)))
    }

    /// The dots and the ball.
    public var body: some View {
      JellyTimeline(model) { pager, time in
        let (ball, rest) = (AnyShapeStyle(.tint), background ?? AnyShapeStyle(.quaternary))
        FocusedStyles(ball, rest) { fill, track in
          ZStack {
            DrawnShape { pager.track.draw(into: &$0) }.fill(track)
            DrawnShape { pager.track.draw(upTo: pager.trackLength(at: time), into: &$0) }
              .fill(fill)
              .saturation(isEnabled ? 1 : 0)
            PaintedOutline(JellyOutlineShape(pager, at: time), fill)
          }
        }
      }
      .frame(minWidth: TouchTarget.length, minHeight: TouchTarget.length)
      .touchShape(.rect)
      .hosts(model, settings: settings, send: send)
      .taps { send(.tapped(Vector2($0))) }
      .swipes(along: axis) { send(.dragged(Vector2($0))) }
      .turnsPages(
        along: axis, isMirrored: settings.isMirrored,
        canTurn: (back: selection > 0, on: selection < count - 1)
      ) {
        jump(to: selection + $0)
      }
      .modifier(PageGlide(position: Double(selection), glides: link == nil, report: report))
      .animation(environment.reducesMotion(reducesMotion) ? nil : .default, value: selection)
      .onChange(of: selection) { jump(to: selection) }
      .onChange(of: link.map(ObjectIdentifier.init), initial: true) {
        link?.hold(model, selection: $selection)
      }
      .playsHaptics(for: model) { _ in .selection }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: localized("Pages")))
      .accessibilityValue(
        Text(verbatim: localized("Page %1$lld of %2$lld", selection + 1, count))
      )
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: jump(to: selection + 1)
        case .decrement: jump(to: selection - 1)
        @unknown default: break
        }
      }
      .inScreenCoordinates()
    }

    /// The settings with the width of a page and the direction of text.
    private var settings: JellyPagerBody.Settings {
      var settings = environment.settings(
        of: JellyPagerBody.self, from: .init(indicatorStyle: environment.pagerStyle))
      settings.pageCount = count
      settings.axis = axis == .vertical ? .vertical : .horizontal
      settings.pageWidth = model.control.settings.pageWidth
      settings.isRightToLeft = layoutDirection == .rightToLeft
      return settings
    }

    private func jump(to page: Int) {
      if page != model.control.page { send(.pageRequested(page)) }
    }

    /// Sends the pager a position between two pages, as a scroll view does.
    private func report(_ position: Double) {
      send(.scrolled(offset: position * model.control.settings.pageWidth, isDragging: false))
    }

    private func send(_ event: JellyPagerBody.Event) {
      guard case .selected(let page) = model.send(event) else { return }
      selection = page
      // The owner of the binding may refuse the change.
      if selection != page { model.send(.pageRequested(selection)) }
    }
  }

  /// A modifier that reports every position between two pages during an animation.
  private struct PageGlide: ViewModifier, Animatable {
    var position: Double
    let glides: Bool
    let report: @MainActor (Double) -> Void

    nonisolated var animatableData: Double {
      get { position }
      set { position = newValue }
    }

    func body(content: Content) -> some View {
      content.onChange(of: position) { if glides { report(position) } }
    }
  }
#endif
