#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// A round button from which a fan of items opens.
  ///
  ///     JellyMenu("Answer") {
  ///       JellyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") { reply() }
  ///       JellyMenuItem("Delete", systemImage: "trash", role: .destructive) { delete() }
  ///     }
  ///
  /// The items lie outside of the button's frame. So the menu must not be clipped, and must lie in
  /// front of its neighbors. A tap outside and the escape key close the menu.
  public struct JellyMenu<Label: View>: View {
    private var title: Text?
    private let binding: Binding<Bool>?
    private let diameter: CGFloat
    private let fan: JellyMenuBody.Settings
    private let tuning: JellyMenuBody.Tuning
    private let fill: AnyShapeStyle
    private let foreground: AnyShapeStyle
    private let items: [JellyMenuItem]
    private let label: Label

    @State private var own = false
    @State private var model: JellyModel<JellyMenuBody>
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title, which assistive technologies say; "Menu" if nil.
    ///   - isOpen: A binding to whether the menu is open; nil if the menu keeps that itself.
    ///   - diameter: The diameter of the button, in points.
    ///   - settings: The settings of the fan, which is mirrored where text runs from right to left.
    ///     The number of items is that of `items`.
    ///   - tuning: The tuning.
    ///   - fill: The fill of the button and the items; the tint by default.
    ///   - foreground: The style of the symbols; the background style by default. With
    ///     `.foreground` they have the style of `foregroundStyle(_:)`.
    ///   - items: The items, at most 12.
    ///   - label: The label of the button, which turns by an eighth of a circle when the menu
    ///     opens; a plus by default, which becomes a cross.
    /// - Precondition: The tuning is sound.
    public init(
      _ title: LocalizedStringKey? = nil, isOpen: Binding<Bool>? = nil,
      diameter: CGFloat = JellyMenuBody.standardDiameter,
      settings: JellyMenuBody.Settings = JellyMenuBody.Settings(),
      tuning: JellyMenuBody.Tuning = .standard,
      fill: some ShapeStyle = .tint, foreground: some ShapeStyle = .background,
      @JellyMenuBuilder items: () -> [JellyMenuItem],
      @ViewBuilder label: () -> Label = { Image(systemName: "plus") }
    ) {
      self.title = title.map { Text($0) }
      self.binding = isOpen
      self.diameter = diameter
      self.fan = settings
      self.tuning = tuning
      self.fill = AnyShapeStyle(fill)
      self.foreground = AnyShapeStyle(foreground)
      self.items = items()
      self.label = label()
      _model = State(initialValue: JellyModel(JellyMenuBody(size: .zero, tuning: tuning)))
    }

    /// Creates a menu with a title that is not translated, such as a person's name.
    ///
    /// The other parameters are those of the initializer with a `LocalizedStringKey`.
    @_disfavoredOverload public init(
      _ title: some StringProtocol, isOpen: Binding<Bool>? = nil,
      diameter: CGFloat = JellyMenuBody.standardDiameter,
      settings: JellyMenuBody.Settings = JellyMenuBody.Settings(),
      tuning: JellyMenuBody.Tuning = .standard,
      fill: some ShapeStyle = .tint, foreground: some ShapeStyle = .background,
      @JellyMenuBuilder items: () -> [JellyMenuItem],
      @ViewBuilder label: () -> Label = { Image(systemName: "plus") }
    ) {
      self.init(
        isOpen: isOpen, diameter: diameter, settings: settings, tuning: tuning, fill: fill,
        foreground: foreground, items: items, label: label)
      self.title = Text(verbatim: String(title))
    }

    /// The button, and its items when it is open.
    public var body: some View {
      JellyTimeline(model) { menu, time in
        Button {
          send(menu.isOpen ? .closed : .opened)
        } label: {
          label
            .reading(layoutDirection)
            .rotationEffect(.radians(menu.turn(at: time)))
            .frame(width: diameter, height: diameter)
            .touchShape(.circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(title ?? Text(verbatim: localized("Menu")))
        .accessibilityValue(
          Text(verbatim: localized(menu.isOpen ? "Expanded" : "Collapsed"))
        )
        .background {
          PaintedOutline(DrawnShape { menu.drawItems(at: time, into: &$0) }, fill)
            .opacity(menu.itemsOpacity(at: time))
          PaintedOutline(DrawnShape { menu.drawButton(at: time, into: &$0) }, fill)
        }
        .overlay {
          ForEach(0..<menu.settings.count, id: \.self) { button(of: $0, in: menu, at: time) }
        }
      }
      .foregroundStyle(foreground)
      .frame(width: diameter, height: diameter)
      .hosts(model, settings: settings, tuning: tuning, send: send)
      .background { if isOpen { Outside { send(.closed) } } }
      .onChange(of: isOpen, initial: true) { send(isOpen ? .opened : .closed) }
      .escapeKey(when: isOpen) { send(.closed) }
      .accessibilityAction(.escape) { send(.closed) }
      .playsHaptics(for: model) { effect in
        switch effect {
        case .opened: .impact
        case .selected: .selection
        case .closed: nil
        }
      }
      .inScreenCoordinates()
    }

    @ViewBuilder private func button(
      of index: Int, in menu: JellyMenuBody, at time: Double
    ) -> some View {
      let item = menu.item(index, at: time)
      if items.indices.contains(index) {
        Button(role: items[index].role) {
          send(.chosen(index))
        } label: {
          // The title is there for assistive technologies alone.
          items[index].label
            .labelStyle(.iconOnly)
            .reading(layoutDirection)
            .frame(width: menu.settings.itemDiameter, height: menu.settings.itemDiameter)
            .touchShape(.circle)
        }
        .buttonStyle(.plain)
        .accessibilityHidden(!menu.isOpen)
        .disabled(!menu.isOpen || items[index].isDisabled)
        .scaleEffect(item.scale)
        .opacity(item.opacity)
        .position(x: item.disc.center.x, y: item.disc.center.y)
      }
    }

    private var isOpen: Bool { binding?.wrappedValue ?? own }

    /// The fan, with the items that there are.
    private var settings: JellyMenuBody.Settings {
      var settings = fan
      settings.count = items.count
      settings.isMirrored = fan.isMirrored != (layoutDirection == .rightToLeft)
      return settings
    }

    private func send(_ event: JellyMenuBody.Event) {
      guard let effect = model.send(event) else { return }
      let opens = effect == .opened
      own = opens
      if let binding, binding.wrappedValue != opens { binding.wrappedValue = opens }
      // The owner of the binding may refuse the change.
      if isOpen != opens { model.send(isOpen ? .opened : .closed) }
      if case .selected(let index) = effect, items.indices.contains(index) {
        items[index].action()
      }
    }
  }

  /// Everything around a menu, as far as any screen reaches.
  private struct Outside: View {
    let tapped: @MainActor () -> Void

    var body: some View {
      Color.clear
        .contentShape(.rect)
        .onTapGesture(perform: tapped)
        .padding(-4096)
        .accessibilityHidden(true)
    }
  }
#endif
