/// The way in which a view comes and goes.
///
/// As in OpenSwiftUI (OpenSwiftUICore/Animation/Transition/Transition.swift at 069dd80) and on
/// Apple's page of `TransitionPhase`.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view as it is in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body
}

/// The phase of a view between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come; here no view is shown so.
  case willAppear
  /// It is there.
  case identity
  /// It has been removed, and goes.
  case didDisappear
}

/// A transition that changes nothing.
@MainActor @preconcurrency public struct IdentityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A view with the way in which it comes and goes.
private nonisolated struct Transitioned<T: Transition>: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let transition: T

  @MainActor func build(_ content: @escaping (Context) -> [Node], in context: Context) -> [Node] {
    let inner = context.at("transition")
    let view = inner.screen.track {
      transition.body(content: PlaceholderContentView(content: content), phase: inner.phase)
    }
    return inner.build(view, at: "b")
  }
}

extension View {
  /// Sets how the view comes and goes.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(Transitioned(transition: transition))
  }
}

/// A view that is in a list of changing length.
struct ChangingItem {
  let key: String
  let build: (Context) -> [Node]
  /// The time at which it is gone; nil while it is there.
  var end: Double?
}

extension Context {
  /// Makes nodes of views of which some may come and others go.
  ///
  /// A view that is removed by an animation is shown until the animation is over, in the phase
  /// `didDisappear`, and only then it is gone, with its state, and `onDisappear` is called: so does
  /// OpenSwiftUI (OpenSwiftUICore/Layout/Dynamic/DynamicContainer.swift:624-719 at 069dd80:
  /// `tryRemovingItem` erases an item when its listener counts no animations any more). There a
  /// transition without an animated change ends at once; here none does, so that no test relies on
  /// it. A view that comes back in the meantime is the old one (`unremoveItem`).
  @MainActor func changing(_ items: [ChangingItem]) -> [Node] {
    let kept = kept("items") { Kept<[ChangingItem]>([]) }
    let keys = Set(items.map(\.key))
    var all = items
    for (index, var item) in kept.value.enumerated() where !keys.contains(item.key) {
      let end = item.end ?? screen.animation.map { screen.now + $0.duration } ?? screen.now
      guard end > screen.now else { continue }
      item.end = end
      all.insert(item, at: min(index, all.count))
      screen.leavingCount += 1
    }
    kept.value = all
    return all.flatMap { item in
      var inner = self
      if item.end != nil { inner.phase = .didDisappear }
      return item.build(inner)
    }
  }
}
