/// An action that an assistive technology may request.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that dismisses or cancels.
  public static let escape = AccessibilityActionKind(name: "escape")
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// More.
  case increment
  /// Less.
  case decrement
}

/// The role of a view's children for an assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// Not there.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// There.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// One.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The role of a view for an assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private struct Names: OptionSet, Hashable, Sendable {
    let rawValue: Int
  }
  private var names: Names
  /// None.
  public init() { names = [] }
  private init(_ names: Names) { self.names = names }
  /// It can be tapped.
  public static let isButton = AccessibilityTraits(Names(rawValue: 1))
  /// Assistive technology finds nothing beside it.
  public static let isModal = AccessibilityTraits(Names(rawValue: 2))

  var name: String {
    [(Self.isButton, "button"), (.isModal, "modal")].filter { contains($0.0) }.map(\.1)
      .joined(separator: " ")
  }

  /// Returns whether it has some.
  public func contains(_ member: Self) -> Bool { names.contains(member.names) }
  /// Adds some.
  public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = names.insert(newMember.names).inserted
    return (isNew, newMember)
  }
  /// Removes some.
  public mutating func remove(_ member: Self) -> Self? { names.remove(member.names).map(Self.init) }
  /// Adds some.
  public mutating func update(with newMember: Self) -> Self? {
    names.update(with: newMember.names).map(Self.init)
  }
  /// Returns all of both.
  public func union(_ other: Self) -> Self { Self(names.union(other.names)) }
  /// Returns what both have.
  public func intersection(_ other: Self) -> Self { Self(names.intersection(other.names)) }
  /// Returns what only one has.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names.symmetricDifference(other.names))
  }
  /// Adds all.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps what both have.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps what only one has.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
}

extension View {
  /// Ties the focus of assistive technology to a value.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { attach("accessibilityFocused", ["binding": condition]) }
  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    attach("accessibilityLabel", ["text": label.text])
  }
  /// Says what the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Says what the view stands at.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    attach("accessibilityValue", ["text": valueDescription.text])
  }
  /// Says what the view stands at.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Says whether the view is there.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attach("accessibilityHidden", ["value": hidden])
  }
  /// Says what children are.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attach("accessibilityElement", ["children": children.name])
  }
  /// Says what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attach("accessibilityTraits", ["name": traits.name])
  }
  /// Does something when asked.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    attach("accessibilityAction", ["name": actionKind.name, "action": handler])
  }
  /// Does something when asked.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { attach("accessibilityAction", ["name": name.text, "action": handler]) }
  /// Changes something when asked.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { attach("accessibilityAdjustable", ["adjust": handler]) }
}

extension View {
  /// Lets an assistive technology find another view in place of this one.
  ///
  /// The other view is a node beside this one, so a test finds it by its kind.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let view = representation()
    return attach(
      "accessibilityRepresentation", beside: { $0.build(view, at: "representation") })
  }
}

extension View {
  /// Lets an assistive technology ask for what the buttons of a view do.
  ///
  /// They are nodes beside this view.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let view = content()
    return attach(
      "accessibilityActions",
      beside: {
        [Node("accessibilityActionButtons", [:], $0.build(view, at: "actions"), in: $0)]
      })
  }
}

extension Screen {
  /// Asks for an action by its name.
  public func ask(for name: String) {
    all("accessibilityAction").first { $0["name"] == name }.map(perform)
  }

  /// Asks for more or less.
  public func adjust(_ direction: AccessibilityAdjustmentDirection) {
    let node = all("accessibilityAdjustable").first
    node?["adjust", as: ((AccessibilityAdjustmentDirection) -> Void).self]?(direction)
    update()
  }
}
