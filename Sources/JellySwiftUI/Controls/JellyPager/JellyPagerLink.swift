#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A link by which a ``JellyPager`` follows a scroll view.
  @MainActor public final class JellyPagerLink {
    private weak var model: JellyModel<JellyPagerBody>?
    private var selection: Binding<Int>?
    private var place = PagePlace(offset: 0, width: 0, end: 0)
    private var isDragging = false

    /// Creates a link without a scroll view.
    public init() {}

    /// Sends a pager the position of the scroll view, now and after each change, and selects the
    /// pages that the pager reports.
    func hold(_ model: JellyModel<JellyPagerBody>, selection: Binding<Int>) {
      self.model = model
      self.selection = selection
      report()
    }

    func move(to place: PagePlace) {
      self.place = place
      report()
    }

    func drag(_ isDragging: Bool) {
      self.isDragging = isDragging
      report()
    }

    private func report() {
      guard let model, place.width > 0 else { return }
      var settings = model.control.settings
      settings.pageWidth = place.width
      model.send(.settingsChanged(settings))
      // A scroll view counts from the top, also where the first page is at the bottom.
      let isFromEnd = settings.axis == .vertical && settings.isBottomToTop
      let offset = isFromEnd ? place.end - place.offset : place.offset
      let effect = model.send(.scrolled(offset: offset, isDragging: isDragging))
      if case .selected(let page) = effect { selection?.wrappedValue = page }
    }
  }

  /// The distance of a scroll view from its start, the width of a page, and the distance at its
  /// end, in points.
  struct PagePlace: Equatable, Sendable {
    let offset: Double
    let width: Double
    let end: Double
  }

  extension View {
    /// Lets a page control follow this scroll view, whose pages are as large as it is.
    ///
    /// - Parameters:
    ///   - link: The link that the page control has.
    ///   - axis: The axis along which the scroll view scrolls.
    public nonisolated func jellyPagerLink(_ link: JellyPagerLink, axis: Axis = .horizontal)
      -> some View
    {
      modifier(OnMainActor { LinkedPages(link: link, axis: axis) })
    }
  }

  private struct LinkedPages: ViewModifier {
    let link: JellyPagerLink
    let axis: Axis

    func body(content: Content) -> some View {
      content
        .onScrollGeometryChange(for: PagePlace.self) { [axis] geometry in
          geometry.place(along: axis)
        } action: { _, place in
          link.move(to: place)
        }
        .onScrollPhaseChange { _, phase in link.drag(phase == .interacting) }
    }
  }

  extension ScrollGeometry {
    /// Returns the place of the scroll view, from the top, or from where text begins.
    fileprivate func place(along axis: Axis) -> PagePlace {
      switch axis {
      case .vertical:
        PagePlace(
          offset: contentOffset.y + contentInsets.top, width: containerSize.height,
          end: contentSize.height - containerSize.height)
      case .horizontal:
        PagePlace(
          offset: contentOffset.x + contentInsets.leading, width: containerSize.width,
          end: contentSize.width - containerSize.width)
      }
    }
  }
#endif
