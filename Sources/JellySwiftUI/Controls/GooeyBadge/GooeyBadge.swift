#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a badge, for example `.standard` or `.classic`.
  public typealias GooeyBadgeTuning = GooeyBadge.Tuning

  extension View {
    /// Adds a badge, which a finger can tear off and throw away, to a corner of this view.
    ///
    ///     Image(systemName: "tray").gooeyBadge("\(unread)", isPresented: $hasUnread)
    ///
    /// A badge that is thrown away sets `isPresented` to false. The badge comes back when
    /// `isPresented` becomes true, or if it stays true because its owner refuses the change.
    ///
    /// - Parameters:
    ///   - text: The text on the badge, which assistive technologies say as well.
    ///   - isPresented: A binding to whether the badge is present.
    ///   - alignment: The corner, or the middle of a side, at which the centre of the badge lies.
    ///   - tuning: The tuning.
    ///   - viscosity: The distance that the badge can be pulled, in points, for each point by which
    ///     the radius of the circle left behind gets smaller; 20 if nil.
    ///   - fill: The fill of the badge; red by default.
    ///   - foreground: The style of the text; white by default.
    /// - Precondition: The tuning is sound.
    public func gooeyBadge(
      _ text: some StringProtocol, isPresented: Binding<Bool>,
      alignment: Alignment = .topTrailing, tuning: GooeyBadgeTuning = .standard,
      viscosity: Double? = nil, fill: some ShapeStyle = .red, foreground: some ShapeStyle = .white
    ) -> some View {
      overlay(alignment: alignment) {
        BadgeView(
          text: String(text), isPresented: isPresented, tuning: tuning, viscosity: viscosity,
          fill: AnyShapeStyle(fill), foreground: AnyShapeStyle(foreground)
        )
        .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.bottom) { $0[VerticalAlignment.center] }
      }
    }
  }

  private struct BadgeView: View {
    let text: String
    @Binding var isPresented: Bool
    let tuning: GooeyBadgeTuning
    let viscosity: Double
    let fill: AnyShapeStyle
    let foreground: AnyShapeStyle

    @State private var model: ElasticModel<GooeyBadge>
    @ScaledMetric private var diameter: Double
    @Environment(\.layoutDirection) private var layoutDirection

    init(
      text: String, isPresented: Binding<Bool>, tuning: GooeyBadgeTuning, viscosity: Double?,
      fill: AnyShapeStyle, foreground: AnyShapeStyle
    ) {
      self.text = text
      _isPresented = isPresented
      self.tuning = tuning
      self.fill = fill
      self.foreground = foreground
      let badge = GooeyBadge(size: .zero, tuning: tuning, isPresent: isPresented.wrappedValue)
      self.viscosity = viscosity ?? badge.viscosity
      _diameter = ScaledMetric(wrappedValue: badge.diameter)
      _model = State(initialValue: ElasticModel(badge))
    }

    var body: some View {
      ElasticTimeline(model) { badge, time in
        let way = badge.position(at: time) - badge.size / 2
        Text(verbatim: text)
          .reading(layoutDirection)
          .font(.caption.weight(.semibold))
          .foregroundStyle(foreground)
          .padding(.horizontal, diameter / 4)
          .frame(minWidth: diameter, minHeight: diameter)
          .fixedSize()
          .scaleEffect(badge.contentScale(at: time))
          .offset(x: way.x, y: way.y)
          .background { PaintedOutline(ElasticShape(badge, at: time), fill) }
          .opacity(badge.opacity(at: time))
      }
      .hosts(model, tuning: tuning)
      .onGeometryChange(for: CGFloat.self) {
        min($0.size.width, $0.size.height)
      } action: {
        model.send(.measured(diameter: $0, viscosity: viscosity))
      }
      .onChange(of: viscosity) {
        model.send(.measured(diameter: model.elastic.diameter, viscosity: viscosity))
      }
      .contentShape(.circle)
      .drags(model)
      .remotePress { model.send(.dismissed) }
      .allowsHitTesting(isPresented)
      .onChange(of: isPresented) { model.send(isPresented ? .restored : .dismissed) }
      .onChange(of: model.told.number) { before, _ in
        guard model.told.since(before).contains(.dismissed) else { return }
        isPresented = false
        // The owner of the binding may refuse the change.
        if isPresented { model.send(.restored) }
      }
      .feels(model) { effect in
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
  }

  // A provider and not the macro, which only Apple's toolchain has.
  struct GooeyBadge_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var hasUnread = true

      var body: some View {
        VStack(spacing: 24) {
          Image(systemName: "tray").font(.title2).padding()
            .gooeyBadge("3", isPresented: $hasUnread)
          Button("Restore") { hasUnread = true }
        }
      }
    }

    static var previews: some View { Preview() }
  }
#endif
