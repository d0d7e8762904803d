#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Jelly
  import JellyHosts
  import SwiftUI

  /// The panel of a drawer: its outline, its content and its grabber.
  struct DrawerPanel<Content: View>: View {
    /// The model of the drawer.
    let model: JellyModel<JellyDrawerBody>
    /// The requests of the content.
    let link: DrawerLink
    /// The parts of the container that the system's bars cover.
    let insets: EdgeInsets
    /// Selects another detent; see `JellyDrawerBody.detent(after:)`.
    let step: @MainActor (Int) -> Void
    /// Called with the length of the content, if a detent has that length.
    let measured: @MainActor (Double) -> Void
    @ViewBuilder let content: Content
    /// Called when the panel has come to a detent.
    let settled: @MainActor () -> Void
    /// Called when the panel has left.
    let gone: @MainActor () -> Void

    @State private var isSwiping = false
    @Environment(\.backgroundStyle) private var background

    var body: some View {
      let content = self.content
      JellyTimeline(model) { drawer, time in
        layers(content, of: drawer, at: time)
          .drawerSwipe(model, isSwiping: $isSwiping)
          .onChange(of: drawer.isAtStop(at: time)) { if $1 { settled() } }
          .onChange(of: drawer.isPresented(at: time)) { if !$1 { gone() } }
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(model.control.isModal ? .isModal : [])
    }

    /// The outline, the content, and what fingers hold.
    private func layers(
      _ content: Content, of drawer: JellyDrawerBody, at time: Double
    ) -> some View {
      let outline = JellyOutlineShape(drawer, at: time)
      let isCatching = !isSwiping && (drawer.isHeld || drawer.isCatching(at: time))
      return ZStack {
        PaintedOutline(fitted: drawer, at: time, background ?? AnyShapeStyle(.background))
          .contentShape(outline)
          .accessibilityHidden(true)
        placed(content, of: drawer, at: time)
          .clipShape(outline)
          .allowsHitTesting(!isCatching)
        if drawer.settings.detents.count > 1 {
          DrawerGrabber(drawer: drawer, time: time, step: step)
        }
        if isCatching {
          // A finger that comes down while the panel is on its way catches it at once.
          Color.clear.contentShape(outline).fingers(hold: model)
        }
      }
    }

    /// The content in the panel's place, clear of the bars that cover the panel.
    private func placed(
      _ content: Content, of drawer: JellyDrawerBody, at time: Double
    ) -> some View {
      let (origin, size) = drawer.contentFrame(at: time)
      let edge = drawer.settings.edge
      let isPage = drawer.settings.cornerRadius == 0
      return padded(content, of: drawer)
        .safeAreaPadding(.top, edge == .bottom && !isPage ? 0 : insets.top)
        .safeAreaPadding(.bottom, edge == .top && !isPage ? 0 : insets.bottom)
        .safeAreaPadding(.leading, edge == .right && !isPage ? 0 : insets.leading)
        .safeAreaPadding(.trailing, edge == .left && !isPage ? 0 : insets.trailing)
        .frame(width: size.x, height: size.y, alignment: .top)
        .position(x: origin.x + size.x / 2, y: origin.y + size.y / 2)
    }

    /// The content, with the length that it needs if a detent asks for that.
    @ViewBuilder private func padded(_ content: Content, of drawer: JellyDrawerBody) -> some View {
      if link.detents.contains(.content) {
        let isUpright = drawer.settings.edge.isUpright
        let inset = isUpright ? insets.bottom : 0
        content
          .fixedSize(horizontal: !isUpright, vertical: isUpright)
          .onGeometryChange(for: Double.self) {
            isUpright ? $0.size.height : $0.size.width
          } action: {
            // A list needs nothing, and gets what the core gives it.
            measured($0 > 0 ? $0 + inset : 0)
          }
      } else {
        content
      }
    }
  }

  /// The grabber of a drawer, as large as a finger needs around the mark.
  private struct DrawerGrabber: View {
    let drawer: JellyDrawerBody
    let time: Double
    let step: @MainActor (Int) -> Void

    var body: some View {
      let isUpright = drawer.settings.edge.isUpright
      let size = JellyDrawerBody.grabberSize
      let center = drawer.grabberCenter(at: time)
      RoundedRectangle.rect(cornerRadius: size.y / 2)
        .fill(.quaternary)
        .frame(width: isUpright ? size.x : size.y, height: isUpright ? size.y : size.x)
        .frame(minWidth: TouchTarget.length, minHeight: TouchTarget.length)
        .contentShape(.rect)
        .onTapGesture { step(0) }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: localized("Grabber")))
        .accessibilityValue(Text(verbatim: drawer.detentWords { localized($0) }))
        .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
        .accessibilityAction { step(0) }
        .position(x: center.x, y: center.y)
    }
  }
#endif
