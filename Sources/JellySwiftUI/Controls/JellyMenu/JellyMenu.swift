#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A round button from which a fan of buttons opens.
  ///
  ///     JellyMenu("Answer") {
  ///       Button("Reply", systemImage: "arrowshape.turn.up.left") { reply() }
  ///       Button("Delete", systemImage: "trash", role: .destructive) { delete() }
  ///     }
  ///
  /// Of a button with a title and an image the menu shows the image; the title is for assistive
  /// technologies. Each view of the content is an item, and there are at most 12.
  ///
  /// The button and the items have the fill of the tint, and their labels the background style.
  /// With a style of `backgroundStyle(_:)` the labels have the style of `foregroundStyle(_:)`.
  ///
  /// The button is as large as its label, and at least 56 points wide and high. The items lie
  /// outside of the button's frame. So the menu must not be clipped, and must lie in front of its
  /// neighbors. A tap outside and the escape key close the menu.
  public struct JellyMenu<Content: View, Label: View>: View {
    private let title: Text?
    private let binding: Binding<Bool>?
    private let content: Content
    private let label: Label

    @State private var own = false
    @State private var model = JellyModel(JellyMenuBody(size: .zero))
    @Environment(\.jelly) private var environment
    @Environment(\.backgroundStyle) private var background
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title for assistive technologies; "Menu" if nil.
    ///   - isOpen: A binding to a Boolean value that indicates whether the menu is open; nil if the
    ///     menu stores the value itself.
    ///   - content: The items, such as buttons.
    ///   - label: The label of the button, which turns by an eighth of a circle when the menu
    ///     opens; a plus by default, which becomes a cross.
    public init(
      _ title: LocalizedStringKey? = nil, isOpen: Binding<Bool>? = nil,
      @ViewBuilder content: () -> Content,
      @ViewBuilder label: () -> Label = { Image(systemName: "plus") }
    ) {
      self.init(title.map { Text($0) }, isOpen, content(), label())
    }

    /// Creates a menu with a title that is not translated, such as a person's name.
    ///
    /// - Parameters:
    ///   - title: The title for assistive technologies.
    ///   - isOpen: A binding to a Boolean value that indicates whether the menu is open; nil if the
    ///     menu stores the value itself.
    ///   - content: The items, such as buttons.
    ///   - label: The label of the button, which turns by an eighth of a circle when the menu
    ///     opens; a plus by default, which becomes a cross.
    @_disfavoredOverload public init(
      _ title: some StringProtocol, isOpen: Binding<Bool>? = nil,
      @ViewBuilder content: () -> Content,
      @ViewBuilder label: () -> Label = { Image(systemName: "plus") }
    ) {
      self.init(Text(verbatim: String(title)), isOpen, content(), label())
    }

    private init(_ title: Text?, _ isOpen: Binding<Bool>?, _ content: Content, _ label: Label) {
      self.title = title
      self.binding = isOpen
      self.content = content
      self.label = label
    }

    /// The button, and its items when it is open.
    public var body: some View {
      Group(subviews: content) { menu(of: $0) }
    }

    private func menu(of items: SubviewsCollection) -> some View {
      let fill = background ?? AnyShapeStyle(.tint)
      return JellyTimeline(model) { menu, time in
        Button {
          send(menu.isOpen ? .closed : .opened)
        } label: {
          label
            .onOutline(reading: layoutDirection)
            .rotationEffect(.radians(menu.iconRotation(at: time)))
            .frame(minWidth: Self.diameter, minHeight: Self.diameter)
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
          ForEach(0..<menu.settings.itemCount, id: \.self) { item($0, of: menu, at: time) }
        }
      }
      .foregroundStyle(background == nil ? AnyShapeStyle(.background) : AnyShapeStyle(.foreground))
      .fixedSize()
      .hosts(model, settings: settings(count: items.count), send: { send($0) })
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

    private func item(_ index: Int, of menu: JellyMenuBody, at time: Double) -> some View {
      let item = menu.item(index, at: time)
      return JellyMenuItem(
        items: content, index: index, diameter: menu.settings.itemDiameter,
        select: { send(.selected($0)) == .selected($0) }
      )
      .onOutline(reading: layoutDirection)
      .accessibilityHidden(!menu.isOpen)
      .disabled(!menu.isOpen)
      .scaleEffect(item.scale)
      .opacity(item.opacity)
      .position(x: item.center.x, y: item.center.y)
    }

    /// The smallest diameter of the button, in points.
    private static var diameter: Double { JellyMenuBody.defaultDiameter }

    private var isOpen: Bool { binding?.wrappedValue ?? own }

    private func settings(count: Int) -> JellyMenuBody.Settings {
      var settings = environment.settings(of: JellyMenuBody.self, from: .init())
      settings.itemCount = count
      settings.isRightToLeft = settings.isRightToLeft != (layoutDirection == .rightToLeft)
      return settings
    }

    @discardableResult private func send(_ event: JellyMenuBody.Event) -> JellyMenuBody.Effect? {
      guard let effect = model.send(event) else { return nil }
      let opens = effect == .opened
      own = opens
      if let binding, binding.wrappedValue != opens { binding.wrappedValue = opens }
      // The owner of the binding may refuse the change.
      if isOpen != opens { model.send(isOpen ? .opened : .closed) }
      return effect
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
