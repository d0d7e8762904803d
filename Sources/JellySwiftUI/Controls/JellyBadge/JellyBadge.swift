#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  extension View {
    /// Adds a badge, which a finger can tear off and throw away, to a corner of this view.
    ///
    ///     Image(systemName: "tray").jellyBadge("\(unread)", isPresented: $hasUnread)
    ///
    /// A badge that is thrown away sets `isPresented` to false. The badge comes back when
    /// `isPresented` becomes true, or if it stays true because its owner refuses the change.
    ///
    /// The badge is red with a white text. With a style of `backgroundStyle(_:)` the text has the
    /// style of `foregroundStyle(_:)`. Its diameter, whether it floats, and how far its neck
    /// stretches are settings of a ``/Jelly/JellyBadgeBody``: `jellySettings(of:_:)`.
    ///
    /// - Parameters:
    ///   - text: The text on the badge, also for assistive technologies.
    ///   - isPresented: A binding to a Boolean value that indicates whether the badge is present.
    ///   - alignment: The corner, or the middle of a side, at which the center of the badge lies.
    public nonisolated func jellyBadge(
      _ text: some StringProtocol, isPresented: Binding<Bool>,
      alignment: Alignment = .topTrailing
    ) -> some View {
      let text = String(text)
      return modifier(
        OnMainActor { Badged(text: text, isPresented: isPresented, alignment: alignment) })
    }

    /// Adds a badge with a number, which a finger can tear off and throw away, to a corner of this
    /// view; for 0 there is none.
    ///
    ///     Image(systemName: "tray").jellyBadge(unread) { unread = 0 }
    ///
    /// The styles and settings are those of a badge with a text.
    ///
    /// - Parameters:
    ///   - count: The number, in the digits of the user's language.
    ///   - alignment: The corner, or the middle of a side, at which the center of the badge lies.
    ///   - onDismiss: A closure that is called when the badge has been thrown away. The badge comes
    ///     back at once if the number is not 0 then.
    public nonisolated func jellyBadge(
      _ count: Int, alignment: Alignment = .topTrailing,
      onDismiss: @escaping @MainActor () -> Void = {}
    ) -> some View {
      modifier(OnMainActor { Counted(count: count, alignment: alignment, onDismiss: onDismiss) })
    }
  }

  private struct Badged: ViewModifier {
    let text: String
    @Binding var isPresented: Bool
    let alignment: Alignment

    func body(content: Content) -> some View {
      content.overlay(alignment: alignment) {
        BadgeView(text: text, isPresented: $isPresented)
          .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
      }
    }
  }

  private struct Counted: ViewModifier {
    let count: Int
    let alignment: Alignment
    let onDismiss: @MainActor () -> Void

    func body(content: Content) -> some View {
      content.jellyBadge(
        count.formatted(), isPresented: Binding(get: { count != 0 }, set: { _ in onDismiss() }),
        alignment: alignment)
    }
  }

  private struct BadgeView: View {
    let text: String
    @Binding var isPresented: Bool

    @State private var model: JellyModel<JellyBadgeBody>
    /// The scale of Dynamic Type.
    @ScaledMetric private var scale = 1.0
    /// The diameter that the text needs, in points; nil before it has been laid out.
    @State private var shownDiameter: Double?
    /// The text of the badge when it was present last.
    @State private var lastText = ""
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.layoutDirection) private var layoutDirection

    init(text: String, isPresented: Binding<Bool>) {
      self.text = text
      _isPresented = isPresented
      _model = State(
        initialValue: JellyModel(
          JellyBadgeBody(size: .zero, isPresented: isPresented.wrappedValue)))
    }

    var body: some View {
      JellyTimeline(model) { badge, time in
        let offset = badge.position(at: time) - badge.size / 2
        FocusedStyles(
          background ?? AnyShapeStyle(.red),
          background == nil ? AnyShapeStyle(.white) : AnyShapeStyle(.foreground)
        ) { fill, foreground in
          Text(verbatim: shownText)
            .onOutline(reading: layoutDirection)
            .font(.caption.weight(.semibold))
            .foregroundStyle(foreground)
            .padding(.horizontal, diameter / 4)
            .frame(minWidth: diameter, minHeight: diameter)
            .fixedSize()
            .scaleEffect(badge.contentScale(at: time))
            .offset(x: offset.x, y: offset.y)
            .background { PaintedOutline(JellyOutlineShape(badge, at: time), fill) }
            .opacity(badge.opacity(at: time))
        }
      }
      .hosts(model, settings: settings)
      .onGeometryChange(for: Double.self) {
        min($0.size.width, $0.size.height)
      } action: {
        shownDiameter = $0
      }
      .touchShape(.circle)
      // A finger needs a larger area than the highlight of a pointer.
      .contentShape(.interaction, Circle().inset(by: -margin))
      .fingers(hold: model)
      .presses { model.send(.dismissed) }
      .allowsHitTesting(isPresented)
      .onChange(of: shownText, initial: true) { lastText = shownText }
      .onChange(of: isPresented) { model.send(isPresented ? .restored : .dismissed) }
      .onChange(of: model.reported.number) { before, _ in
        guard model.reported.since(before).contains(.dismissed) else { return }
        isPresented = false
        // The owner of the binding may refuse the change.
        if isPresented { model.send(.restored) }
      }
      .playsHaptics(for: model) { effect in
        switch effect {
        case .detached, .reattached, .dismissed: .impact
        case .grabbed, .released, .restored: nil
        }
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: text))
      .accessibilityAction(named: Text(verbatim: localized("Dismiss"))) { model.send(.dismissed) }
      .accessibilityHidden(!isPresented)
      .inScreenCoordinates()
    }

    /// A badge on its way out keeps its text.
    private var shownText: String { isPresented ? text : lastText }

    /// The distance beside the badge at which a finger still touches it, in points.
    private var margin: Double {
      TouchTarget.margins(around: Vector2(repeating: settings.diameter)).x
    }

    /// The settings that the app has chosen.
    private var chosenSettings: JellyBadgeBody.Settings {
      environment.settings(of: JellyBadgeBody.self, from: .init())
    }

    /// The smallest diameter of the badge, in points.
    private var diameter: Double { chosenSettings.diameter * scale }

    private var settings: JellyBadgeBody.Settings {
      var settings = chosenSettings
      settings.diameter = shownDiameter ?? diameter
      return settings
    }
  }
#endif
