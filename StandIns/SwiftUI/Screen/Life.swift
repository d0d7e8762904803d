/// The course of an animated change.
public struct Animation: Equatable, Sendable {
  /// The animation of what a test does now; nil for none.
  nonisolated(unsafe) static var current: Animation?  // Only the main actor's tests set it.
  /// The duration in seconds; a spring takes as long as SwiftUI's usual one here.
  var duration = 0.35

  /// Returns an animation of a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// The usual.
  public static let `default` = Animation()
  /// Returns an even one, in seconds.
  public static func linear(duration: Double) -> Animation { Animation(duration: duration) }
  /// A spring.
  public static let spring = Animation()
}

/// Changes something, and shows it on its way.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Animation.current
  Animation.current = animation
  defer { Animation.current = outer }
  return try body()
}

/// The context of a change.
public struct Transaction {
  /// The transaction of what a test does now; nil for the usual.
  nonisolated(unsafe) static var current: Transaction?  // Only the main actor's tests set it.

  /// By which animation; none for at once.
  public var animation: Animation?
  /// A Boolean value that indicates whether views must not animate the change.
  public var disablesAnimations = false

  /// Creates the usual.
  public init() {}
}

/// Changes something in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try withAnimation(transaction.animation, body)
}

extension View {
  /// Changes how all changes are shown.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    attach("transaction")
  }

  /// Changes how a change is shown.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    attach(
      "transaction",
      then: { context in
        let last = context.kept("value") { Kept<(any Equatable)?>(nil) }
        func isSame<Value: Equatable>(as value: Value) -> Bool { last.value as? Value == value }
        guard !isSame(as: value) else { return }
        last.value = value
        var transaction = context.screen.transaction ?? Transaction()
        transform(&transaction)
      })
  }

  /// Shows a change on its way.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View { attach("animation") }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    attach(
      "onChange",
      then: { context in
        let isNew = Kept(false)
        let last = context.kept("value") {
          isNew.value = true
          return Kept(value)
        }
        let old = last.value
        guard old != value || (isNew.value && initial) else { return }
        last.value = value
        context.screen.later { action(old, value) }
      })
  }

  /// Does something when a value has changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Does something before the view is shown, also when a page that has covered it goes.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    attach(
      "onAppear",
      then: { context in
        let isShown = context.kept("appeared") { Kept(false) }
        if let action, !isShown.value, !context.isCovered { context.screen.later(action) }
        isShown.value = !context.isCovered
      })
  }

  /// Does something after the view has gone, or another page has covered it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    attach(
      "onDisappear",
      then: { context in
        let isShown = context.kept("shown") { Kept(false) }
        if let action, isShown.value, context.isCovered { context.screen.later(action) }
        isShown.value = !context.isCovered
        let isCovered = context.isCovered
        context.screen.onGoodbye(of: context.identity) { if !isCovered { action?() } }
      })
  }

  /// Runs a task while the view is shown, and anew when a value has changed.
  @preconcurrency public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    attach(
      "task",
      then: { context in
        let last = context.kept("task") { Kept<(ID, Task<Void, Never>)?>(nil) }
        if let (id, task) = last.value {
          guard id != value else { return }
          task.cancel()
        }
        context.screen.later { last.value = (value, Task(priority: priority) { await action() }) }
        context.screen.onGoodbye(of: context.identity) { last.value?.1.cancel() }
      })
  }

  /// Plays a feedback when a value changes.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { SensoryFeedback.played.append(feedback) }
    }
  }
}

/// A haptic or a sound.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// The feedback played since the start; for tests.
  @MainActor public static var played: [SensoryFeedback] = []
  /// Something has hit something.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something of a weight has hit something.
  public static func impact(weight: Weight, intensity: Double = 1) -> Self {
    Self(name: "impact \(weight) \(intensity)")
  }
  /// The weight of an object.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Neither light nor heavy.
    case medium
    /// Heavy.
    case heavy
  }
  /// Something else is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// It is done.
  public static let success = SensoryFeedback(name: "success")
  /// It has failed.
  public static let error = SensoryFeedback(name: "error")
}
