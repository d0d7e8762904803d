/// A control that is on or off.
public struct Toggle<Label: View>: View, Primitive {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    guard let style = context.environment.toggleStyle else {
      return [Node("toggle", ["isOn": isOn], context.build(label, at: "l"), in: context)]
    }
    var inner = context
    inner.environment.toggleStyle = nil
    let label = label
    let configuration = ToggleStyleConfiguration(
      label: .init { $0.build(label, at: "l") }, isOn: isOn)
    // SwiftUI adds the accessibility of a toggle to any style.
    return [Node("toggle", ["isOn": isOn], style.build(configuration, inner), in: context)]
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a text.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a switch with a text and a picture.
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

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
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

/// As a button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
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

struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyleBuilder? { nil }
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyleBuilder? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how switches look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let builder = ToggleStyleBuilder { configuration, context in
      context.build(style.makeBody(configuration: configuration), at: "style")
    }
    return attach("toggleStyle", change: { $0.environment.toggleStyle = builder })
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
  /// Makes a slider for all values of a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    precondition(bounds.lowerBound < bounds.upperBound, "as SwiftUI's")
    values = ["value": value, "bounds": bounds]
    self.label = label()
  }

  /// Makes a slider for some values of a range.
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

  /// Makes a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.content, self.label) = (selection, content(), label()) }

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    let nodes = context.build(label, at: "l") + context.build(content, at: "c")
    return [Node("picker", ["selection": selection], nodes, in: context)]
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a text.
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

extension View {
  /// Sets how pickers look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { attach("pickerStyle") }
}
