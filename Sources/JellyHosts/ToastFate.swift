package import Jelly

/// How a toast ends, for which tasks wait.
@MainActor package final class ToastFate {
  /// The reason for which it has left; nil while it is shown, or waits.
  package private(set) var end: JellyToastEnd?
  /// Called each time that it has left.
  package var onEnd: ((JellyToastEnd) -> Void)?
  private var waiting: [CheckedContinuation<JellyToastEnd, Never>] = []

  /// Creates the fate of a toast that has not been shown.
  package init() {}

  /// The reason, as soon as there is one.
  package var reason: JellyToastEnd {
    get async {
      if let end { return end }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// The toast is shown, or shown anew.
  package func begin() { end = nil }

  /// The toast has left.
  package func finish(_ reason: JellyToastEnd) {
    guard end == nil else { return }
    end = reason
    let all = waiting
    waiting = []
    for one in all { one.resume(returning: reason) }
    onEnd?(reason)
  }

  /// Does work for which a toast is shown, and shows its result.
  ///
  /// Work that is canceled takes its toast away, and so does an error without a text.
  ///
  /// - Returns: The value of the work; nil after an error with a text.
  package static func follow<Text, Value>(
    _ work: @MainActor () async throws -> Value, done: Text?, failed: ((any Error) -> Text)?,
    update: (Text) -> Void, dismiss: () -> Void
  ) async throws -> Value? {
    do {
      let value = try await work()
      if let done { update(done) } else { dismiss() }
      return value
    } catch {
      guard let failed, !(error is CancellationError) else {
        dismiss()
        throw error
      }
      update(failed(error))
      return nil
    }
  }
}
