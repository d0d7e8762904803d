#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly

  /// Work that a refresh waits for, one at a time.
  @MainActor
  final class RefreshWork {
    private var task: Task<Void, Never>?

    /// Starts the work; `ended` is not called for work that has been cancelled.
    func start(
      _ action: @escaping @MainActor () async throws -> Void,
      ended: @escaping @MainActor (JellyRefreshBody.Outcome) -> Void
    ) {
      task = Task {
        let outcome: JellyRefreshBody.Outcome
        do {
          try await action()
          outcome = .success
        } catch {
          outcome = .failure
        }
        if !Task.isCancelled { ended(outcome) }
      }
    }

    /// Cancels the work, because nobody waits for it any more.
    func cancel() {
      task?.cancel()
      task = nil
    }

    deinit { task?.cancel() }
  }
#endif
