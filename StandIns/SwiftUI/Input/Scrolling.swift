/// The phase of a scroll view's movement.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// It waits for a finger to move.
  case tracking
  /// It follows a finger.
  case interacting
  /// It runs out.
  case decelerating
  /// It goes somewhere by itself.
  case animating
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance from its content's corner.
  public var contentOffset: CGPoint
  /// The size of its content.
  public var contentSize: CGSize
  /// The insets around its content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without the insets around its content.
  public var containerSize: CGSize
  /// The visible part of the content, including the insets around it.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// Of its parts.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

/// Views that can be scrolled.
public struct ScrollView<Content: View>: View {
  private let content: Content
  /// Creates them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  public var body: some View { content.attach("scrollView") }
}

/// The action for a scroll view's movement.
struct ScrollHandler {
  var geometry: (ScrollGeometry) -> Void = { _ in }
  var phase: (ScrollPhase) -> Void = { _ in }
}

extension View {
  /// Tells of a scroll view's place.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    attach(
      "onScrollGeometryChange",
      then: { context in
        let last = context.kept("scroll") { Kept<Value?>(nil) }
        context.screen.isScrollingNodes[context.identity] = ScrollHandler(geometry: {
          let new = transform($0)
          let old = last.value
          last.value = new
          if let old, old != new { action(old, new) }
        })
      })
  }
  /// Tells what a scroll view does.
  public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View {
    attach(
      "onScrollPhaseChange",
      then: { context in
        let last = context.kept("phase") { Kept(ScrollPhase.idle) }
        context.screen.isScrollingNodes[context.identity] = ScrollHandler(phase: {
          let old = last.value
          guard old != $0 else { return }
          last.value = $0
          action(old, $0)
        })
      })
  }
}

extension Screen {
  /// Moves all scroll views.
  public func scroll(to geometry: ScrollGeometry) {
    for handler in isScrollingNodes.values { handler.geometry(geometry) }
    update()
  }

  /// Lets all scroll views do something.
  public func scroll(_ phase: ScrollPhase) {
    for handler in isScrollingNodes.values { handler.phase(phase) }
    update()
  }
}
