/// As what is done most.
public struct BorderedProminentButtonStyle: SystemButtonStyle {
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// As what is done most.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Label(titleKey, systemImage: systemImage) } }
  /// Creates a button with a symbol, and a text as it is.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Label(title, systemImage: systemImage) } }
  /// Creates a button with a symbol that means something.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Label(titleKey, systemImage: systemImage) } }
  /// Creates a button with a symbol that means something, and a text as it is.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Label(title, systemImage: systemImage) } }
}

/// A line of text that nobody is to see.
public struct SecureField<Label: View>: View {
  /// A primitive has none.
  public typealias Body = Never
}

extension SecureField where Label == Text {
  /// Creates a field.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}

/// The letters that a field makes large.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// The way in which a scroll dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// The actions that submit a field.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Its text is done.
  public static let text = SubmitTriggers(rawValue: 1)
}

extension View {
  /// Does something when what is in a field is done.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Says which letters a field makes large.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Says how a scroll takes the keyboard away.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
}
