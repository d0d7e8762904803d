#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  extension View {
    /// Adds a badge, which a finger can tear off and throw away, to a corner of this view.
    ///
    ///     Image(systemName: "tray").jellyBadge("\(unread)", isPresented: $hasUnread)
    ///
    /// A badge that is thrown away sets `isPresented` to false. The badge comes back when
    /// `isPresented` becomes true, or if it stays true because its owner refuses the change.
    ///
    /// - Parameters:
    ///   - text: The text on the badge, which assistive technologies say as well.
    ///   - isPresented: A binding to whether the badge is present.
    ///   - alignment: The corner, or the middle of a side, at which the center of the badge lies.
    ///   - tuning: The tuning.
    ///   - viscosity: The distance that the badge can be pulled, in points, for each point by which
    ///     the radius of the circle left behind gets smaller; 20 if nil.
    ///   - floats: Whether the badge floats at its place.
    ///   - fill: The fill of the badge; red by default.
    ///   - foreground: The style of the text; white by default.
    /// - Precondition: The tuning is sound.
    public func jellyBadge(
      _ text: some StringProtocol, isPresented: Binding<Bool>,
      alignment: Alignment = .topTrailing, tuning: JellyBadgeBody.Tuning = .standard,
      viscosity: Double? = nil, floats: Bool = false, fill: some ShapeStyle = .red,
      foreground: some ShapeStyle = .white
    ) -> some View {
      overlay(alignment: alignment) {
        BadgeView(
          text: String(text), isPresented: isPresented, tuning: tuning, viscosity: viscosity,
          floats: floats, fill: AnyShapeStyle(fill), foreground: AnyShapeStyle(foreground)
        )
        .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
      }
    }
  }

  extension View {
    /// Adds a badge with a number, which a finger can tear off and throw away, to a corner of this
    /// view; there is none for 0.
    ///
    ///     Image(systemName: "tray").jellyBadge(unread) { unread = 0 }
    ///
    /// The other parameters are those of `jellyBadge(_:isPresented:…)`.
    ///
    /// - Parameters:
    ///   - count: The number, in the digits of the user's language.
    ///   - onDismiss: A closure that is called when the badge has been thrown away. The badge comes
    ///     back at once if the number is not 0 then.
    public func jellyBadge(
      _ count: Int, alignment: Alignment = .topTrailing, tuning: JellyBadgeBody.Tuning = .standard,
      viscosity: Double? = nil, floats: Bool = false, fill: some ShapeStyle = .red,
      foreground: some ShapeStyle = .white, onDismiss: @escaping @MainActor () -> Void = {}
    ) -> some View {
      jellyBadge(
        count.formatted(), isPresented: Binding(get: { count != 0 }, set: { _ in onDismiss() }),
        alignment: alignment, tuning: tuning, viscosity: viscosity, floats: floats, fill: fill,
        foreground: foreground)
    }
  }

  private struct BadgeView: View {
    let text: String
    @Binding var isPresented: Bool
    let tuning: JellyBadgeBody.Tuning
    let viscosity: Double
    let floats: Bool
    let fill: AnyShapeStyle
    let foreground: AnyShapeStyle

    @State private var model: JellyModel<JellyBadgeBody>
    @ScaledMetric private var diameter: Double
    /// The diameter that the text needs, in points; nil before it has been laid out.
    @State private var shownDiameter: Double?
    /// The text of the badge when it was present last.
    @State private var lastText = ""
    @Environment(\.layoutDirection) private var layoutDirection

    init(
      text: String, isPresented: Binding<Bool>, tuning: JellyBadgeBody.Tuning, viscosity: Double?,
      floats: Bool, fill: AnyShapeStyle, foreground: AnyShapeStyle
    ) {
      self.text = text
      _isPresented = isPresented
      self.tuning = tuning
      self.fill = fill
      self.foreground = foreground
      self.floats = floats
      let badge = JellyBadgeBody(size: .zero, tuning: tuning, isPresent: isPresented.wrappedValue)
      self.viscosity = viscosity ?? badge.settings.viscosity
      _diameter = ScaledMetric(wrappedValue: badge.settings.diameter)
      _model = State(initialValue: JellyModel(badge))
    }

    var body: some View {
      JellyTimeline(model) { badge, time in
        let offset = badge.position(at: time) - badge.size / 2
        FocusedStyles(fill, foreground) { fill, foreground in
          Text(verbatim: shownText)
            .reading(layoutDirection)
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
      .hosts(model, settings: settings, tuning: tuning)
      .onGeometryChange(for: Double.self) {
        min($0.size.width, $0.size.height)
      } action: {
        shownDiameter = $0
      }
      .touchShape(.circle)
      // Fingers need more room than a pointer's highlight.
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
        case .detached, .rejoined, .dismissed: .impact
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

    /// How far a finger may be beside the badge, in points.
    private var margin: Double {
      TouchTarget.margins(around: Vector2(repeating: settings.diameter)).x
    }

    private var settings: JellyBadgeBody.Settings {
      JellyBadgeBody.Settings(
        diameter: shownDiameter ?? model.jelly.settings.diameter, viscosity: viscosity,
        floats: floats)
    }
  }
#endif
