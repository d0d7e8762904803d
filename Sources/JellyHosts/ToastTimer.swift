/// Looks at the toasts again when the next one ends.
@MainActor package final class ToastTimer {
  /// A function that calls a closure after a time in seconds; a test has a clock of its own.
  package typealias Wait = @MainActor (Double, @escaping @MainActor () -> Void) -> Void

  /// Waits by the system's clock.
  package static let wait: Wait = { seconds, act in
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(seconds))
      act()
    }
  }

  private var time: Double?

  /// Creates a timer that is not set.
  package init() {}

  /// Sets the timer to the next end of a toast, if there is one that it is not set to.
  package func set(
    to next: Double?, at now: Double, after wait: Wait, _ act: @escaping @MainActor () -> Void
  ) {
    guard let next, next != time else { return }
    time = next
    // A `Duration` traps above 1e20 seconds; after an hour it looks again.
    wait(min(next - now, 3600)) { [weak self] in
      self?.time = nil
      act()
    }
  }
}
