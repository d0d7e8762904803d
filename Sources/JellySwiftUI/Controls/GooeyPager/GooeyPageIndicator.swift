#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a page indicator, for example `.standard` or `.classic`.
  public typealias GooeyPagerTuning = GooeyPager.Tuning
  /// The mark of the selected page: a ball that stretches, or a square that rolls.
  public typealias GooeyPagerStyle = GooeyPager.Style

  /// A page control with a ball that runs from dot to dot as the pages scroll, stretches and
  /// wobbles.
  ///
  ///     @State private var page: Int? = 0
  ///     @State private var scroll = GooeyPageScroll()
  ///     …
  ///     ScrollView(.horizontal) { … }
  ///       .scrollTargetBehavior(.paging)
  ///       .scrollPosition(id: $page)
  ///       .gooeyPageScroll(scroll)
  ///     GooeyPageIndicator(selection: …, count: 5, following: scroll)
  ///
  /// If there is no scroll to follow, as over a `TabView`, the ball moves to the selected page by
  /// SwiftUI's default animation.
  public struct GooeyPageIndicator: View {
    @Binding private var selection: Int
    private let layout: GooeyPager.Layout
    private let scroll: GooeyPageScroll?
    private let tuning: GooeyPagerTuning
    private let fill: AnyShapeStyle
    private let track: AnyShapeStyle

    @State private var model: ElasticModel<GooeyPager>
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
    ///   - diameter: The diameter of the ball, or the side of the square, in points; 20 if nil.
    ///   - fill: The fill of the ball, and of the track that it has passed; the tint by default.
    ///   - track: The fill of the rest of the track.
    /// - Precondition: The tuning is sound.
    public init(
      selection: Binding<Int>, count: Int, following scroll: GooeyPageScroll? = nil,
      tuning: GooeyPagerTuning = .standard, style: GooeyPagerStyle = .ball,
      axis: Axis = .horizontal, diameter: Double? = nil,
      fill: some ShapeStyle = .tint, track: some ShapeStyle = .quaternary
    ) {
      _selection = selection
      var layout = GooeyPager.Layout(
        pages: count, axis: axis == .vertical ? .vertical : .horizontal, style: style)
      layout.diameter = diameter ?? layout.diameter
      self.layout = layout
      self.scroll = scroll
      self.tuning = tuning
      self.fill = AnyShapeStyle(fill)
      self.track = AnyShapeStyle(track)
      _model = State(
        initialValue: ElasticModel(
          GooeyPager(size: .zero, layout: layout, page: selection.wrappedValue, tuning: tuning)))
    }

    /// The dots and the ball.
    public var body: some View {
      ElasticTimeline(model) { pager, time in
        ZStack {
          DrawnShape { pager.track.draw(into: &$0) }.fill(track)
          DrawnShape { pager.track.draw(upTo: pager.trackLength(at: time), into: &$0) }.fill(fill)
          PaintedOutline(ElasticShape(pager, at: time), fill)
        }
      }
      .frame(minWidth: TouchTarget.length, minHeight: TouchTarget.length)
      .contentShape(.rect)
      .hosts(model, tuning: tuning)
      .taps { send(.tapped(Vector2($0))) }
      .swipes(along: layout.axis == .vertical ? .vertical : .horizontal) {
        send(.swiped(Vector2($0)))
      }
      .remotePages(
        along: layout.axis == .vertical ? .vertical : .horizontal,
        isRightToLeft: layoutDirection == .rightToLeft
      ) { jump(to: selection + $0) }
      .modifier(PageGlide(position: Double(selection), glides: scroll == nil, tell: report))
      .animation(reducesMotion ? nil : .default, value: selection)
      .onChange(of: selection) { jump(to: selection) }
      .onChange(of: shownLayout, initial: true) { send(.laidOut(shownLayout)) }
      .onChange(of: scroll.map(ObjectIdentifier.init), initial: true) {
        scroll?.hold(model, selection: $selection)
      }
      .feels(model) { _ in .selection }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: localized("Pages")))
      .accessibilityValue(
        Text(verbatim: localized("Page %1$lld of %2$lld", selection + 1, layout.pages))
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

    /// The layout with the width of a page and the direction of text.
    private var shownLayout: GooeyPager.Layout {
      var shown = layout
      shown.pageWidth = model.elastic.layout.pageWidth
      shown.isRightToLeft = layoutDirection == .rightToLeft
      return shown
    }

    private func jump(to page: Int) {
      if page != model.elastic.page { send(.jumped(page: page)) }
    }

    /// Tells the pager where the ball is on its way to a page, because there is no scroll to do so.
    private func report(_ position: Double) {
      send(.scrolled(offset: position * model.elastic.layout.pageWidth, isDragging: false))
    }

    private func send(_ event: GooeyPager.Event) {
      guard case .selected(let page) = model.send(event) else { return }
      selection = page
      // The owner of the binding may refuse the change.
      if selection != page { model.send(.jumped(page: selection)) }
    }
  }

  /// Reports every position on the way from page to page during an animation.
  private struct PageGlide: ViewModifier, Animatable {
    var position: Double
    let glides: Bool
    let tell: @MainActor (Double) -> Void

    nonisolated var animatableData: Double {
      get { position }
      set { position = newValue }
    }

    func body(content: Content) -> some View {
      content.onChange(of: position) { if glides { tell(position) } }
    }
  }

  // A provider and not the macro, which only Apple's toolchain has.
  struct GooeyPageIndicator_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var page = 0

      var body: some View {
        VStack(spacing: 24) {
          GooeyPageIndicator(selection: $page, count: 5)
          GooeyPageIndicator(selection: $page, count: 5, style: .square)
        }
        .padding()
      }
    }

    static var previews: some View { Preview() }
  }
#endif
