#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Accessibility
  import Jelly
  public import SwiftUI

  extension View {
    /// Presents a drawer over this view when a binding is true.
    ///
    ///     Inbox().jellyDrawer(isPresented: $showsMenu, edge: .leading) {
    ///       Folders().jellyDetents([.length(300)])
    ///     }
    ///
    /// The drawer is an overlay of this view, its container, as a sheet is one of the window. Put
    /// the modifier on the root view for all of the window, or on a pane for an inspector. It must
    /// not be clipped at the edge that it comes from.
    ///
    /// The panel has the background style, or the style of `backgroundStyle(_:)` around this
    /// modifier. Inside of the content, `jellyDetents(_:selection:)` sets the lengths,
    /// `jellyUndimmed(through:)` keeps what is below usable, `jellyDismissDisabled(_:)` keeps a
    /// person from dismissing it, and `\.jellyDismiss` dismisses it. All else is a setting:
    ///
    ///     map.jellyDrawer(isPresented: $showsFilters) { Filters() }
    ///       .jellySettings(of: JellyDrawerBody.self) { $0.cornerRadius = 12 }
    ///
    /// The system keeps the content out of the way of a keyboard. A drawer with a `cornerRadius` of
    /// 0 is a page, and can cover all of the container.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the drawer is there. A person's dismissal sets it to
    ///     false when the panel begins to leave; if it stays true, the panel turns round.
    ///   - edge: The edge that the drawer comes from; the bottom by default.
    ///   - onDismiss: The closure that is called when the drawer is gone.
    ///   - content: The content of the drawer.
    public nonisolated func jellyDrawer<Content: View>(
      isPresented: Binding<Bool>, edge: Edge = .bottom, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      let item = Binding<Presence?> {
        isPresented.wrappedValue ? Presence() : nil
      } set: {
        isPresented.wrappedValue = $0 != nil
      }
      return modifier(
        DrawerModifier(item: item, edge: edge, onDismiss: onDismiss) { _ in content() })
    }

    /// Presents a drawer over this view for an item, if there is one.
    ///
    /// An item with another identity has a content of its own, in the same drawer. See
    /// `jellyDrawer(isPresented:edge:onDismiss:content:)`.
    ///
    /// - Parameters:
    ///   - item: A binding to the item; nil for no drawer. A person's dismissal sets it to nil when
    ///     the panel begins to leave; if it stays, the panel turns round.
    ///   - edge: The edge that the drawer comes from; the bottom by default.
    ///   - onDismiss: The closure that is called when the drawer is gone.
    ///   - content: A closure that returns the content for the item.
    public nonisolated func jellyDrawer<Item: Identifiable, Content: View>(
      item: Binding<Item?>, edge: Edge = .bottom, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      modifier(DrawerModifier(item: item, edge: edge, onDismiss: onDismiss, panel: content))
    }
  }

  /// The item of a drawer that has none.
  private struct Presence: Identifiable { var id: Int { 0 } }

  /// A modifier that any code can create; it runs on the main actor.
  private nonisolated struct DrawerModifier<Item: Identifiable, Panel: View>: ViewModifier {
    let item: Binding<Item?>
    let edge: Edge
    let onDismiss: (() -> Void)?
    let panel: (Item) -> Panel

    @MainActor func body(content: Content) -> some View {
      content.modifier(
        JellyDrawing(item: item, edge: edge, onDismiss: onDismiss, panel: panel))
    }
  }

  /// The latest item of a drawer, which is shown also while the drawer leaves.
  @MainActor private final class LatestItem<Item> {
    var item: Item?
  }

  /// A view with a drawer over it.
  private struct JellyDrawing<Item: Identifiable, Panel: View>: ViewModifier {
    @Binding var item: Item?
    let edge: Edge
    let onDismiss: (() -> Void)?
    let panel: (Item) -> Panel

    @State private var model = JellyModel(JellyDrawerBody(size: .zero))
    @State private var link = DrawerLink()
    @State private var latest = LatestItem<Item>()
    @State private var dismissal = DrawerDismissal()
    /// A Boolean value that indicates whether the content is there, also while it leaves.
    @State private var isShown = false
    /// A Boolean value that indicates whether assistive technologies find only the drawer.
    @State private var hasFocus = false
    /// The selected detent before the panel began to leave.
    @State private var lastIndex = 0
    /// A Boolean value that indicates whether someone has selected a detent since the opening.
    @State private var isChosen = false
    @State private var contentLength = 0.0
    @State private var insets = EdgeInsets()
    @Environment(\.jelly) private var environment
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      // An item with the same identity may have changed. Nothing observes it.
      if let item { latest.item = item }
      // Not the view, which keeps the object.
      dismissal.act = { [$item] in $item.wrappedValue = nil }
      return
        covered(content)
        .onChange(of: item?.id, initial: true) {
          if item != nil { open() } else { close() }
        }
        .onChange(of: link.selection?.wrappedValue) { if let detent = $1 { select(detent) } }
        .onChange(of: model.reported.number) { before, _ in
          for effect in model.reported.since(before) { take(effect) }
        }
        .playsHaptics(for: model) { effect in
          switch effect {
          case .selected: .selection
          case .dismissed: .impact
          case .grabbed, .released, .dismissalAttempted: nil
          }
        }
    }

    /// The content with the drawer over it.
    private func covered(_ content: Content) -> some View {
      content
        // The trait of a modal view hides only its siblings, which the tabs and bars in here are
        // not.
        .accessibilityHidden(model.control.isModal)
        .background {
          // A keyboard makes the container smaller, so its inset does not count.
          Color.clear
            .ignoresSafeArea(.keyboard)
            .onGeometryChange(for: EdgeInsets.self) {
              $0.safeAreaInsets
            } action: {
              insets = $0
            }
        }
        .overlay {
          ZStack {
            if isShown { backdrop }
            drawer
              .frame(maxWidth: settings.edge.isUpright ? JellyDrawerBody.maximumWidth : .infinity)
          }
          .ignoresSafeArea(.container)
          .inScreenCoordinates()
        }
    }

    private var settings: JellyDrawerBody.Settings {
      var settings = environment.settings(of: JellyDrawerBody.self, from: .init())
      settings.edge = RectEdge(edge, in: direction)
      settings.detents = JellyDetents(link.detents)
      if let undimmed = link.undimmed {
        settings.largestUndimmedDetent = undimmed.flatMap { settings.detents.firstIndex(of: $0) }
      }
      settings.isDismissible = settings.isDismissible && !link.isDismissDisabled
      settings.contentLength = contentLength
      if settings.cornerRadius > 0 {
        let (size, isUpright) = (model.control.size, settings.edge.isUpright)
        let room = JellyDrawerBody.maximumLength(
          in: isUpright ? size.y : size.x, covered: insets.length(opposite: settings.edge))
        settings.maximumLength = min(settings.maximumLength, room)
      }
      return settings
    }

    // The views

    private var backdrop: some View {
      JellyTimeline(model) { body, time in
        let dimming = body.dimming(at: time)
        Color(.sRGBLinear, white: 0, opacity: 0.3)
          .opacity(dimming)
          .contentShape(.rect)
          .onTapGesture { dismissByPerson() }
          .allowsHitTesting(dimming > 0)
          .accessibilityHidden(true)
      }
    }

    private var drawer: some View {
      Color.clear
        .allowsHitTesting(false)
        .hosts(model, settings: settings) { event in
          model.send(event)
          // Its detents are known only when its content is there.
          if isShown, !isChosen, model.control.selectedDetent != nil { choose() }
        }
        .overlay {
          if isShown, let item = latest.item {
            DrawerPanel(model: model, link: link, insets: insets, step: stepByPerson) { length in
              contentLength = length
            } content: {
              panel(item)
                .id(item.id)
                .environment(\.drawerLink, link)
                .environment(\.jellyDismiss, JellyDismissAction(dismissal: dismissal))
                .onOutline(reading: direction)
            } settled: {
              moveFocus()
            } gone: {
              finish()
            }
            .escapeKey(when: model.control.isModal) { dismissByPerson() }
            .accessibilityAction(.escape) { dismissByPerson() }
          }
        }
    }

    // Opening and leaving

    private func open() {
      isShown = true
      guard model.control.selectedDetent == nil else { return }
      isChosen = false
      choose()
    }

    /// Goes to the detent at which it opens: that of the binding, or the smallest.
    private func choose() {
      let detents = model.control.settings.detents
      let index = link.selection.flatMap { detents.firstIndex(of: $0.wrappedValue) }
      model.send(.selected(index ?? model.control.smallestDetent))
      lastIndex = model.control.selectedDetent ?? 0
    }

    private func close() {
      if isShown, model.control.selectedDetent != nil { model.send(.dismissed()) }
    }

    /// The panel is gone.
    private func finish() {
      guard isShown, item == nil else { return }
      isShown = false
      latest.item = nil
      if hasFocus { AccessibilityNotification.ScreenChanged().post() }
      hasFocus = false
      onDismiss?()
    }

    /// The panel has come to a detent: the focus of assistive technologies goes into a modal one.
    private func moveFocus() {
      let body = model.control
      guard body.selectedDetent != nil else { return }
      if body.isModal, !hasFocus { AccessibilityNotification.ScreenChanged().post() }
      hasFocus = body.isModal
    }

    private func select(_ detent: JellyDetent) {
      let body = model.control
      guard let index = body.settings.detents.firstIndex(of: detent), body.selectedDetent != nil,
        index != body.selectedDetent
      else { return }
      isChosen = true
      model.send(.selected(index))
      lastIndex = index
    }

    // Acts of a person

    private func dismissByPerson() {
      guard model.control.settings.isDismissible else { return model.report(.dismissalAttempted) }
      model.send(.dismissed())
      model.report(.dismissed)
    }

    private func stepByPerson(_ step: Int) {
      guard let next = model.control.detent(after: step) else { return }
      model.send(.selected(next))
      model.report(.selected(next))
    }

    private func take(_ effect: JellyDrawerBody.Effect) {
      switch effect {
      case .grabbed: isChosen = true
      case .released: break
      case .selected, .dismissalAttempted: report()
      case .dismissed:
        item = nil
        // The owner of the binding may refuse.
        if item != nil { model.send(.selected(lastIndex)) }
      }
    }

    /// Reports the selected detent to the bindings, whose owners may refuse.
    private func report() {
      guard let index = model.control.selectedDetent else { return }
      // It has been caught while it left.
      if item == nil, let last = latest.item { item = last }
      let detent = model.control.settings.detents[index]
      if let selection = link.selection, selection.wrappedValue != detent {
        selection.wrappedValue = detent
        if selection.wrappedValue != detent { return select(selection.wrappedValue) }
      }
      lastIndex = index
    }
  }

  extension EdgeInsets {
    /// Returns the inset at the edge opposite to one; text runs from left to right.
    fileprivate func length(opposite edge: RectEdge) -> Double {
      switch edge {
      case .top: bottom
      case .bottom: top
      case .left: trailing
      case .right: leading
      }
    }
  }
#endif
