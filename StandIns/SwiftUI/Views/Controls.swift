/// A text in the reader's language.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// Of a text.
  public init(_ value: String) { text = value }
  /// Of a text.
  public init(stringLiteral value: String) { text = value }
}

/// A text.
public struct Text: View, Primitive, Equatable, Sendable {
  let text: String
  /// In the reader's language.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {
    text = key.text
  }
  /// As it is.
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {
    text = String(content)
  }
  /// As it is.
  public init(verbatim content: String) { text = content }
  /// Sets its weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// The text in the language of an environment.
  public func _resolveText(in environment: EnvironmentValues) -> String { text }

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] { [Node("text", ["text": text], [], in: context)] }
}

/// A picture.
public struct Image: View, Primitive {
  let name: String
  /// Creates a symbol of the system's.
  public init(systemName: String) { name = systemName }

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] { [Node("image", ["name": name], [], in: context)] }
}

/// A picture and a text.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  /// A picture and a text.
  public var body: some View {
    icon
    title
  }
}

extension Label where Title == Text, Icon == Image {
  /// Of a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
  /// Of a text as it is and a symbol.
  @_disfavoredOverload public init<Content: StringProtocol>(
    _ title: Content, systemImage name: String
  ) { (self.title, icon) = (Text(title), Image(systemName: name)) }
}

/// The appearance of labels.
public protocol LabelStyle {}
/// Only the picture.
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the picture.
  public static var iconOnly: Self { Self() }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// It destroys.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action when it is tapped.
public struct Button<Label: View>: View, Primitive {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  /// Creates a button.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: nil, action: action, label: label) }
  /// Creates a button that means something.
  @preconcurrency public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    if let style = context.environment.primitiveButtonStyle {
      var inner = context
      inner.environment.primitiveButtonStyle = nil
      let label = label
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init { $0.build(label, at: "l") }, action: action)
      return style.build(configuration, inner)
    }
    let content: [Node]
    if let style = context.environment.buttonStyle {
      var inner = context
      inner.environment.buttonStyle = nil
      let label = label
      content = style.build(
        ButtonStyleConfiguration(
          label: .init { $0.build(label, at: "l") }, isPressed: context.screen.pressesButtons),
        inner)
    } else {
      content = context.build(label, at: "l")
    }
    var outer = context
    if let first = content.first { outer.size = first.size }
    let action: () -> Void = action
    return [Node("button", ["action": action, "role": role as Any], content, in: outer)]
  }
}

extension Button where Label == Text {
  /// Creates a button with a text.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }
  /// Creates a button with a text as it is.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(title) } }
  /// Creates a button with a text that means something.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  /// Creates a button with a text as it is that means something.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

/// The parts of a button for a style.
@MainActor public struct ButtonStyleConfiguration {
  /// A button's label.
  public struct Label: View, Primitive {
    let content: (Context) -> [Node]
    /// A primitive has none.
    public typealias Body = Never

    func build(in context: Context) -> [Node] { content(context) }
  }

  /// The button's label.
  public let label: Label
  /// A Boolean value that indicates whether a finger is on it.
  public let isPressed: Bool
}

/// The appearance of buttons with the standard press.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the styled button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct ButtonStyleBuilder {
  let build: @MainActor (ButtonStyleConfiguration, Context) -> [Node]
}

struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyleBuilder? { nil }
}

extension EnvironmentValues {
  var buttonStyle: ButtonStyleBuilder? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    let builder = ButtonStyleBuilder { configuration, context in
      context.build(style.makeBody(configuration: configuration), at: "style")
    }
    return attach(
      "buttonStyle",
      change: {
        $0.environment.buttonStyle = builder
        $0.environment.primitiveButtonStyle = nil
      })
  }
}

/// The parts of a group box for a style.
@MainActor public struct GroupBoxStyleConfiguration {
  /// A part of a box.
  public struct Label: View, Primitive {
    let content: (Context) -> [Node]
    /// A primitive has none.
    public typealias Body = Never

    func build(in context: Context) -> [Node] { content(context) }
  }

  /// A box's content.
  public typealias Content = Label
  /// The box's label.
  public let label: Label
  /// The box's content.
  public let content: Content
}

/// The appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the styled box.
  associatedtype Body: View
  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the styled box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct GroupBoxStyleBuilder {
  let build: @MainActor (GroupBoxStyleConfiguration, Context) -> [Node]
}

struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: GroupBoxStyleBuilder? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: GroupBoxStyleBuilder? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how group boxes look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    let builder = GroupBoxStyleBuilder { configuration, context in
      context.build(style.makeBody(configuration: configuration), at: "style")
    }
    return attach("groupBoxStyle", change: { $0.environment.groupBoxStyle = builder })
  }
}

/// A box with a label.
public struct GroupBox<Label: View, Content: View>: View, Primitive {
  private let label: Label
  private let content: Content
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    guard let style = context.environment.groupBoxStyle else {
      return context.build(label, at: "l") + context.build(content, at: "c")
    }
    var inner = context
    inner.environment.groupBoxStyle = nil
    let (label, content) = (label, content)
    let configuration = GroupBoxStyleConfiguration(
      label: .init { $0.build(label, at: "l") }, content: .init { $0.build(content, at: "c") })
    return style.build(configuration, inner)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text for a label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
    self.content = content()
  }
}

/// The parts of a button for a primitive style.
@MainActor public struct PrimitiveButtonStyleConfiguration {
  /// A button's label.
  public struct Label: View, Primitive {
    let content: (Context) -> [Node]
    /// A primitive has none.
    public typealias Body = Never

    func build(in context: Context) -> [Node] { content(context) }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

/// The appearance of buttons, and the interaction that presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the styled button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

struct PrimitiveButtonStyleBuilder {
  let build: @MainActor (PrimitiveButtonStyleConfiguration, Context) -> [Node]
}

struct PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: PrimitiveButtonStyleBuilder? { nil }
}

extension EnvironmentValues {
  var primitiveButtonStyle: PrimitiveButtonStyleBuilder? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

/// A style of the system's, which shows a button's label and takes presses on it.
protocol SystemButtonStyle: PrimitiveButtonStyle {}

/// As they are.
public struct PlainButtonStyle: SystemButtonStyle {
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As they are.
  public static var plain: Self { Self() }
}

/// A line of text that can be changed.
public struct TextField<Label: View>: View, Primitive {
  private let label: Label
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    if let style = context.environment.textFieldStyle {
      var inner = context
      inner.environment.textFieldStyle = nil
      return style.build(inner)
    }
    return [Node("textField", [:], context.build(label, at: "l"), in: context)]
  }
}

extension TextField where Label == Text {
  /// Creates a field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { label = Text(titleKey) }
}

/// A field's label.
public struct _TextFieldStyleLabel: View {
  /// A text.
  public var body: some View { Text(verbatim: "label") }
}

extension TextField where Label == _TextFieldStyleLabel {
  init(styled: Void) { label = _TextFieldStyleLabel() }
}

/// The appearance of fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the styled field.
  associatedtype _Body: View
  /// A field's label.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the styled field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// As fields are.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// As fields are.
  public static var plain: Self { Self() }
}

struct StyleBuilder {
  let build: (Context) -> [Node]
}

struct StyleKey: EnvironmentKey {
  static var defaultValue: StyleBuilder? { nil }
}

extension EnvironmentValues {
  var textFieldStyle: StyleBuilder? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how fields look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let builder = StyleBuilder { context in
      context.build(style._body(configuration: TextField(styled: ())), at: "style")
    }
    return attach("textFieldStyle", change: { $0.environment.textFieldStyle = builder })
  }
  /// Sets how buttons look.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let builder = PrimitiveButtonStyleBuilder { configuration, context in
      context.build(style.makeBody(configuration: configuration), at: "style")
    }
    return attach(
      "buttonStyle",
      change: {
        $0.environment.buttonStyle = nil
        $0.environment.primitiveButtonStyle = style is any SystemButtonStyle ? nil : builder
      })
  }
  /// Sets which variant of symbols is shown.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { attach("symbolVariant") }
  /// Sets how labels look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { attach("labelStyle") }
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  /// The filled one.
  public static let fill = SymbolVariants()
}
