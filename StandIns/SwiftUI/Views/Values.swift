/// A control that is on or off.
public struct Toggle<Label: View>: View, Primitive {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  /// Creates a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label, isMixed) = (isOn, label(), false)
  }

  /// Creates a switch for several values, which may differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      reading: { values.allSatisfy(\.wrappedValue) },
      writing: { isOn in for value in values { value.wrappedValue = isOn } })
    self.label = label()
    isMixed = Set(values.map(\.wrappedValue)).count > 1
  }

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    guard let style = context.environment.toggleStyle else {
      let values: [String: Any] = [
        "isOn": isOn, "isMixed": isMixed, "style": context.environment.toggleStyleName,
      ]
      return [Node("toggle", values, context.build(label, at: "l"), in: context)]
    }
    var inner = context
    inner.environment.toggleStyle = nil
    let label = label
    let configuration = ToggleStyleConfiguration(
      label: .init { $0.build(label, at: "l") }, isOn: isOn, isMixed: isMixed)
    // Apple does not document the accessibility of a style, so here there is none.
    return [Node("styledToggle", ["isOn": isOn], style.build(configuration, inner), in: context)]
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the switch that a style gets.
  public init(_ configuration: ToggleStyleConfiguration) {
    (isOn, isMixed) = (configuration.$isOn, configuration.isMixed)
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The parts of a switch for a style.
public struct ToggleStyleConfiguration {
  /// A switch's label.
  @MainActor @preconcurrency public struct Label: View, Primitive {
    let content: (Context) -> [Node]
    /// A primitive has none.
    public typealias Body = Never

    func build(in context: Context) -> [Node] { content(context) }
  }

  /// The switch's label.
  public let label: Label
  /// A Boolean value that indicates whether it is on.
  @Binding public var isOn: Bool
  /// A Boolean value that indicates whether the values that it stands for differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    self.isMixed = isMixed
    _isOn = isOn
  }
}

/// The appearance of switches.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the styled switch.
  associatedtype Body: View
  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the styled switch.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of the system's, which shows itself.
protocol SystemToggleStyle: ToggleStyle {}

/// As a switch.
public struct SwitchToggleStyle: SystemToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// As a button that stays down.
public struct ButtonToggleStyle: SystemToggleStyle {
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

struct ToggleStyleBuilder {
  let build: @MainActor (ToggleStyleConfiguration, Context) -> [Node]
}

struct ToggleStyleNameKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBuilder? { nil }
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyleBuilder? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
  var toggleStyleName: String {
    get { self[ToggleStyleNameKey.self] }
    set { self[ToggleStyleNameKey.self] = newValue }
  }
}

extension View {
  /// Sets how switches look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let builder = ToggleStyleBuilder { configuration, context in
      context.build(style.makeBody(configuration: configuration), at: "style")
    }
    return attach(
      "toggleStyle",
      change: {
        $0.environment.toggleStyle = style is any SystemToggleStyle ? nil : builder
        $0.environment.toggleStyleName = "\(S.self)"
      })
  }
}

/// A control for a value of a range.
public struct Slider<Label: View, ValueLabel: View>: View, Primitive {
  private let values: [String: Any]
  private let label: Label

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    [Node("slider", values, context.build(label, at: "l"), in: context)]
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for all values of a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    precondition(bounds.lowerBound < bounds.upperBound, "as SwiftUI's")
    values = ["value": value, "bounds": bounds]
    self.label = label()
  }

  /// Creates a slider for some values of a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    precondition(step > 0 && bounds.lowerBound.distance(to: bounds.upperBound) >= step)
    values = ["value": value, "bounds": bounds, "step": step]
    self.label = label()
  }
}

/// A control for choosing a value.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Primitive {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    let nodes = context.build(label, at: "l") + context.build(content, at: "c")
    let values: [String: Any] = [
      "selection": selection, "style": context.environment.pickerStyleName,
    ]
    return [Node("picker", values, nodes, in: context)]
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
}

/// The appearance of pickers.
@MainActor @preconcurrency public protocol PickerStyle {}
/// Side by side.
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
/// As a button with a menu.
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle {
  /// As a button with a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

struct PickerStyleNameKey: EnvironmentKey {
  static var defaultValue: String { "automatic" }
}

extension EnvironmentValues {
  var pickerStyleName: String {
    get { self[PickerStyleNameKey.self] }
    set { self[PickerStyleNameKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    attach("pickerStyle", change: { $0.environment.pickerStyleName = "\(S.self)" })
  }
}
