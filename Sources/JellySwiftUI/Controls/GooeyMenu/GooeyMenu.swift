#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a menu, for example `.standard` or `.classic`.
  public typealias GooeyMenuTuning = Jelly.GooeyMenu.Tuning
  /// The arrangement of a menu's items: their size, their distance, and the angles of the fan.
  public typealias GooeyMenuArrangement = Jelly.GooeyMenu.Arrangement

  /// A round button from which a fan of items opens.
  ///
  ///     GooeyMenu {
  ///       GooeyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") { reply() }
  ///       GooeyMenuItem("Delete", systemImage: "trash") { delete() }
  ///     }
  ///
  /// The items lie outside of the button's frame. So the menu must not be clipped, and must lie in
  /// front of its neighbours. A tap outside and the escape key close the menu.
  ///
  /// The core also has a `GooeyMenu`. A file that imports both modules must write
  /// `JellySwiftUI.GooeyMenu` and `Jelly.GooeyMenu`. Most files need only this module.
  public struct GooeyMenu<Label: View>: View {
    private let binding: Binding<Bool>?
    private let diameter: CGFloat
    private let fan: GooeyMenuArrangement
    private let tuning: GooeyMenuTuning
    private let fill: AnyShapeStyle
    private let foreground: AnyShapeStyle
    private let items: [GooeyMenuItem]
    private let label: Label

    @State private var own = false
    @State private var model: ElasticModel<Jelly.GooeyMenu>
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - isOpen: A binding to whether the menu is open; nil if the menu keeps that itself.
    ///   - diameter: The diameter of the button, in points.
    ///   - arrangement: The arrangement of the items, which is mirrored where text runs from right
    ///     to left.
    ///   - tuning: The tuning.
    ///   - fill: The fill of the button and the items; the tint by default.
    ///   - foreground: The style of the symbols; the background style by default. With
    ///     `.foreground` they have the style of `foregroundStyle(_:)`.
    ///   - items: The items, at most 12.
    ///   - label: The label of the button, which turns by an eighth of a circle when the menu
    ///     opens.
    /// - Precondition: The tuning is sound.
    public init(
      isOpen: Binding<Bool>? = nil, diameter: CGFloat = Jelly.GooeyMenu.standardDiameter,
      arrangement: GooeyMenuArrangement = GooeyMenuArrangement(),
      tuning: GooeyMenuTuning = .standard,
      fill: some ShapeStyle = .tint, foreground: some ShapeStyle = .background,
      @GooeyMenuBuilder items: () -> [GooeyMenuItem], @ViewBuilder label: () -> Label
    ) {
      self.binding = isOpen
      self.diameter = diameter
      self.fan = arrangement
      self.tuning = tuning
      self.fill = AnyShapeStyle(fill)
      self.foreground = AnyShapeStyle(foreground)
      self.items = items()
      self.label = label()
      _model = State(initialValue: ElasticModel(Jelly.GooeyMenu(size: .zero, tuning: tuning)))
    }

    /// The button, and its items when it is open.
    public var body: some View {
      ElasticTimeline(model) { menu, time in
        Button {
          send(menu.isOpen ? .closed : .opened)
        } label: {
          label
            .reading(layoutDirection)
            .rotationEffect(.radians(menu.turn(at: time)))
            .frame(width: diameter, height: diameter)
            .contentShape(.circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: localized("Menu")))
        .accessibilityValue(
          Text(verbatim: localized(menu.isOpen ? "Expanded" : "Collapsed"))
        )
        .background {
          PaintedOutline(DrawnShape { menu.drawItems(at: time, into: &$0) }, fill)
            .opacity(menu.itemsOpacity(at: time))
          PaintedOutline(DrawnShape { menu.drawButton(at: time, into: &$0) }, fill)
        }
        .overlay {
          ForEach(0..<menu.arrangement.count, id: \.self) { button(of: $0, in: menu, at: time) }
        }
      }
      .foregroundStyle(foreground)
      .frame(width: diameter, height: diameter)
      .hosts(model, tuning: tuning)
      .background { if isOpen { Outside { send(.closed) } } }
      .onChange(of: arrangement, initial: true) { send(.arranged(arrangement)) }
      .onChange(of: isOpen, initial: true) { send(isOpen ? .opened : .closed) }
      .escapeKey(when: isOpen) { send(.closed) }
      .accessibilityAction(.escape) { send(.closed) }
      .feels(model) { effect in
        switch effect {
        case .opened: .impact
        case .selected: .selection
        case .closed: nil
        }
      }
      .inScreenCoordinates()
    }

    @ViewBuilder private func button(
      of index: Int, in menu: Jelly.GooeyMenu, at time: Double
    ) -> some View {
      let item = menu.item(index, at: time)
      if items.indices.contains(index) {
        Button {
          send(.chosen(index))
        } label: {
          Image(systemName: items[index].systemImage)
            .reading(layoutDirection)
            .frame(width: menu.arrangement.itemDiameter, height: menu.arrangement.itemDiameter)
            .contentShape(.circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(items[index].title))
        .accessibilityHidden(!menu.isOpen)
        .disabled(!menu.isOpen)
        .scaleEffect(item.scale)
        .opacity(item.opacity)
        .position(x: item.disc.center.x, y: item.disc.center.y)
      }
    }

    private var isOpen: Bool { binding?.wrappedValue ?? own }

    /// The fan, with the items that there are.
    private var arrangement: GooeyMenuArrangement {
      GooeyMenuArrangement(
        count: items.count, itemDiameter: fan.itemDiameter, gap: fan.gap,
        startAngle: fan.startAngle, sweep: fan.sweep,
        isMirrored: fan.isMirrored != (layoutDirection == .rightToLeft))
    }

    private func send(_ event: Jelly.GooeyMenu.Event) {
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

  extension GooeyMenu where Label == Image {
    /// Creates a menu with a plus on its button, which turns into a cross when the menu opens.
    ///
    /// - Parameters:
    ///   - isOpen: A binding to whether the menu is open; nil if the menu keeps that itself.
    ///   - diameter: The diameter of the button, in points.
    ///   - arrangement: The arrangement of the items, which is mirrored where text runs from right
    ///     to left.
    ///   - tuning: The tuning.
    ///   - fill: The fill of the button and the items; the tint by default.
    ///   - foreground: The style of the symbols; the background style by default. With
    ///     `.foreground` they have the style of `foregroundStyle(_:)`.
    ///   - items: The items, at most 12.
    /// - Precondition: The tuning is sound.
    public init(
      isOpen: Binding<Bool>? = nil, diameter: CGFloat = Jelly.GooeyMenu.standardDiameter,
      arrangement: GooeyMenuArrangement = GooeyMenuArrangement(),
      tuning: GooeyMenuTuning = .standard,
      fill: some ShapeStyle = .tint, foreground: some ShapeStyle = .background,
      @GooeyMenuBuilder items: () -> [GooeyMenuItem]
    ) {
      self.init(
        isOpen: isOpen, diameter: diameter, arrangement: arrangement, tuning: tuning, fill: fill,
        foreground: foreground, items: items
      ) { Image(systemName: "plus") }
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

  // A provider and not the macro, which only Apple's toolchain has.
  struct GooeyMenu_Previews: PreviewProvider {
    static var previews: some View {
      GooeyMenu {
        GooeyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") {}
        GooeyMenuItem("Archive", systemImage: "archivebox") {}
        GooeyMenuItem("Delete", systemImage: "trash") {}
      }
      .padding(96)
    }
  }
#endif
