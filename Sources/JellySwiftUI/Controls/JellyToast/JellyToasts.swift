#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  import JellyHosts
  public import SwiftUI

  /// The toasts of the scene around a view: short texts with at most one action, above everything,
  /// that leave by themselves.
  ///
  ///     @Environment(\.jellyToasts) private var toasts
  ///     …
  ///     toasts.show("Moved to Trash", action: JellyToastAction("Undo") { undoManager?.undo() })
  ///
  /// A toast has the environment of the view that reads the value: its font, its styles, its locale
  /// and its direction of text.
  ///
  /// An action disappears with its toast, so offer it elsewhere, too, such as by `UndoManager`.
  @available(iOSApplicationExtension, unavailable)
  public struct JellyToasts {
    let environment: EnvironmentValues

    /// Shows a toast.
    ///
    /// A text without a letter is not shown.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds; at least 10 with an action, and
    ///     infinity until it is dismissed.
    ///   - action: The action, which runs once. The toast leaves first.
    @discardableResult @MainActor public func show(
      _ text: LocalizedStringKey, role: JellyToastRole = .status,
      seconds: Double = JellyToastNumbers.seconds, action: JellyToastAction? = nil
    ) -> Toast {
      show(role: role, seconds: seconds, action: action) { Text(text) }
    }

    /// Shows a toast with a text that is not translated.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds.
    ///   - action: The action.
    @_disfavoredOverload @discardableResult @MainActor public func show(
      _ text: some StringProtocol, role: JellyToastRole = .status,
      seconds: Double = JellyToastNumbers.seconds, action: JellyToastAction? = nil
    ) -> Toast {
      show(role: role, seconds: seconds, action: action) { Text(verbatim: String(text)) }
    }

    /// Shows a toast with a view in place of the text.
    ///
    /// - Parameters:
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds.
    ///   - action: The action.
    ///   - content: The view.
    @discardableResult @MainActor public func show<Content: View>(
      role: JellyToastRole = .status, seconds: Double = JellyToastNumbers.seconds,
      action: JellyToastAction? = nil, @ViewBuilder content: () -> Content
    ) -> Toast {
      let toast = Toast(place.makeToast(), environment)
      toast.update(role: role, seconds: seconds, action: action, content: content)
      return toast
    }

    /// Shows one toast for work: a text while it runs, and its result in the same place.
    ///
    /// Work that is canceled takes its toast away, and so does an error without a text.
    ///
    /// - Parameters:
    ///   - pending: The text while it runs.
    ///   - done: The text afterwards; nil if the toast only leaves.
    ///   - failed: The text for an error, which is not thrown then.
    ///   - work: The work.
    /// - Returns: The value of the work; nil after an error with a text.
    @discardableResult @MainActor public func show<Value: Sendable>(
      _ pending: LocalizedStringKey, done: LocalizedStringKey? = nil,
      failed: ((any Error) -> String)? = nil, work: @MainActor () async throws -> Value
    ) async throws -> Value? {
      try await show(Text(pending), done: done.map { Text($0) }, failed: failed, work: work)
    }

    /// Shows one toast for work, with texts that are not translated.
    ///
    /// - Parameters:
    ///   - pending: The text while it runs.
    ///   - done: The text afterwards; nil if the toast only leaves.
    ///   - failed: The text for an error, which is not thrown then.
    ///   - work: The work.
    /// - Returns: The value of the work; nil after an error with a text.
    @_disfavoredOverload @discardableResult @MainActor public func show<Value: Sendable>(
      _ pending: String, done: String? = nil, failed: ((any Error) -> String)? = nil,
      work: @MainActor () async throws -> Value
    ) async throws -> Value? {
      let done = done.map { Text(verbatim: $0) }
      return try await show(Text(verbatim: pending), done: done, failed: failed, work: work)
    }

    @MainActor private func show<Value: Sendable>(
      _ pending: Text, done: Text?, failed: ((any Error) -> String)?,
      work: @MainActor () async throws -> Value
    ) async throws -> Value? {
      let toast = show(seconds: .infinity) { pending }
      return try await ToastFate.follow(
        work, done: done, failed: failed.map { words in { Text(verbatim: words($0)) } },
        update: { text in toast.update { text } }, dismiss: { toast.dismiss() })
    }

    /// The place of the toasts: that of `jellyToasts(edge:)` around the view, or that of the
    /// platform.
    @MainActor var place: any ToastPlace { environment.toastPlace ?? PlatformToasts() }
  }

  @available(iOSApplicationExtension, unavailable)
  extension JellyToasts {
    /// A toast that has been shown.
    @MainActor public final class Toast {
      let shown: any ShownToast
      private let environment: EnvironmentValues

      init(_ shown: any ShownToast, _ environment: EnvironmentValues) {
        (self.shown, self.environment) = (shown, environment)
      }

      /// Changes the toast in its place, and starts its time again; one that has left is shown
      /// anew.
      ///
      /// - Parameters:
      ///   - text: The text; without a letter the toast leaves.
      ///   - role: The urgency.
      ///   - seconds: The time for which it is visible, in seconds.
      ///   - action: The action.
      public func update(
        _ text: LocalizedStringKey, role: JellyToastRole = .status,
        seconds: Double = JellyToastNumbers.seconds, action: JellyToastAction? = nil
      ) {
        update(role: role, seconds: seconds, action: action) { Text(text) }
      }

      /// Changes the toast in its place, to a text that is not translated.
      ///
      /// - Parameters:
      ///   - text: The text; without a letter the toast leaves.
      ///   - role: The urgency.
      ///   - seconds: The time for which it is visible, in seconds.
      ///   - action: The action.
      @_disfavoredOverload public func update(
        _ text: some StringProtocol, role: JellyToastRole = .status,
        seconds: Double = JellyToastNumbers.seconds, action: JellyToastAction? = nil
      ) {
        update(role: role, seconds: seconds, action: action) { Text(verbatim: String(text)) }
      }

      /// Changes the toast in its place, to a view.
      ///
      /// - Parameters:
      ///   - role: The urgency.
      ///   - seconds: The time for which it is visible, in seconds.
      ///   - action: The action.
      ///   - content: The view.
      public func update<Content: View>(
        role: JellyToastRole = .status, seconds: Double = JellyToastNumbers.seconds,
        action: JellyToastAction? = nil, @ViewBuilder content: () -> Content
      ) {
        shown.update(
          ToastContent(
            content(), role: role, seconds: seconds, action: action, in: environment))
      }

      /// Takes the toast away.
      public func dismiss() { shown.dismiss() }

      /// The reason for which the toast has left, as soon as it has.
      public var end: JellyToastEnd { get async { await shown.fate.reason } }
    }
  }

  /// The action of a toast.
  public struct JellyToastAction: Sendable {
    let title: Text
    let run: @MainActor () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of its button.
    ///   - action: The closure that is called once.
    @MainActor public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
      (self.title, run) = (Text(title), action)
    }

    /// Creates an action with a title that is not translated.
    ///
    /// - Parameters:
    ///   - title: The title of its button.
    ///   - action: The closure that is called once.
    @MainActor @_disfavoredOverload public init(
      _ title: some StringProtocol, action: @escaping @MainActor () -> Void
    ) {
      (self.title, run) = (Text(verbatim: String(title)), action)
    }
  }

  @available(iOSApplicationExtension, unavailable)
  extension EnvironmentValues {
    /// The toasts of the scene around a view.
    public var jellyToasts: JellyToasts { JellyToasts(environment: self) }
  }
#endif
