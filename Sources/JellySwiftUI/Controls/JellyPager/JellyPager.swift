#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A page control with a ball that runs from dot to dot as the pages scroll, stretches and
  /// wobbles.
  ///
  ///     @State private var page: Int? = 0
  ///     @State private var scroll = JellyPagerLink()
  ///     …
  ///     ScrollView(.horizontal) { … }
  ///       .scrollTargetBehavior(.paging)
  ///       .scrollPosition(id: $page)
  ///       .jellyPagerLink(scroll)
  ///     JellyPager(selection: …, count: 5, following: scroll)
  ///
  /// If there is no scroll to follow, as over a `TabView`, the ball moves to the selected page by
  /// SwiftUI's default animation.
  public struct JellyPager: View {
    @Binding private var selection: Int
    private let settings: JellyPagerBody.Settings
    private let scroll: JellyPagerLink?
    private let tuning: JellyPagerBody.Tuning
    private let fill: AnyShapeStyle
    private let track: AnyShapeStyle

    @State private var model: JellyModel<JellyPagerBody>
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Creates an indicator.
    ///
    /// - Parameters:
    ///   - selection: A binding to the selected page, counted from 0.
    ///   - count: The number of pages.
    ///   - scroll: The connection to a scroll view; nil if the indicator follows none.
    ///   - tuning: The tuning.
    ///   - style: The mark of the selected page: a ball by default, or a square.
    ///   - axis: The axis along which the dots run.
    ///   - isBottomToTop: Whether the dots of a vertical indicator run from the bottom to the top.
    ///   - diameter: The diameter of the ball, or the side of the square, in points; 20 if nil.
    ///   - dotDiameter: The diameter of a dot, in points; 10 if nil.
    ///   - lineWidth: The thickness of the line between the dots, in points; 2 if nil.
    ///   - fill: The fill of the ball, and of the track that it has passed; the tint by default.
    ///   - track: The fill of the rest of the track.
    /// - Precondition: The tuning is sound.
    public init(
      selection: Binding<Int>, count: Int, following scroll: JellyPagerLink? = nil,
      tuning: JellyPagerBody.Tuning = .standard, style: JellyPagerBody.Style = .ball,
      axis: Axis = .horizontal, isBottomToTop: Bool = false, diameter: Double? = nil,
      dotDiameter: Double? = nil, lineWidth: Double? = nil,
      fill: some ShapeStyle = .tint, track: some ShapeStyle = .quaternary
    ) {
      _selection = selection
      var settings = JellyPagerBody.Settings(
        pages: count, axis: axis == .vertical ? .vertical : .horizontal,
        isBottomToTop: isBottomToTop, style: style)
      settings.diameter = diameter ?? settings.diameter
      settings.dotDiameter = dotDiameter ?? settings.dotDiameter
      settings.lineWidth = lineWidth ?? settings.lineWidth
      self.settings = settings
      self.scroll = scroll
      self.tuning = tuning
      self.fill = AnyShapeStyle(fill)
      self.track = AnyShapeStyle(track)
      _model = State(
        initialValue: JellyModel(
          JellyPagerBody(
            size: .zero, settings: settings, tuning: tuning, page: selection.wrappedValue)))
    }

    /// The dots and the ball.
    public var body: some View {
      JellyTimeline(model) { pager, time in
        FocusedStyles(fill, track) { fill, track in
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
      .hosts(model, settings: shownSettings, tuning: tuning, send: send)
      .taps { send(.tapped(Vector2($0))) }
      .swipes(along: settings.axis == .vertical ? .vertical : .horizontal) {
        send(.swiped(Vector2($0)))
      }
      .turnsPages(
        along: settings.axis == .vertical ? .vertical : .horizontal,
        isMirrored: shownSettings.isMirrored
      ) { jump(to: selection + $0) }
      .modifier(PageGlide(position: Double(selection), glides: scroll == nil, report: report))
      .animation(reducesMotion ? nil : .default, value: selection)
      .onChange(of: selection) { jump(to: selection) }
      .onChange(of: scroll.map(ObjectIdentifier.init), initial: true) {
        scroll?.hold(model, selection: $selection)
      }
      .playsHaptics(for: model) { _ in .selection }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: localized("Pages")))
      .accessibilityValue(
        Text(verbatim: localized("Page %1$lld of %2$lld", selection + 1, settings.pages))
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
    private var shownSettings: JellyPagerBody.Settings {
      var shown = settings
      shown.pageWidth = model.jelly.settings.pageWidth
      shown.isRightToLeft = layoutDirection == .rightToLeft
      return shown
    }

    private func jump(to page: Int) {
      if page != model.jelly.page { send(.jumped(page: page)) }
    }

    /// Reports to the pager where the ball is between two pages, because there is no scroll to do
    /// so.
    private func report(_ position: Double) {
      send(.scrolled(offset: position * model.jelly.settings.pageWidth, isDragging: false))
    }

    private func send(_ event: JellyPagerBody.Event) {
      guard case .selected(let page) = model.send(event) else { return }
      selection = page
      // The owner of the binding may refuse the change.
      if selection != page { model.send(.jumped(page: selection)) }
    }
  }

  /// Reports every position between two pages during an animation.
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
