#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A short text with at most one action, above everything in a scene, that leaves by itself.
  ///
  ///     let undo = UIAction(title: "Undo") { _ in mails.undoManager?.undo() }
  ///     let toast = JellyToast.show("Moved to Trash", in: view.window?.windowScene, action: undo)
  ///
  /// Toasts that are shown at once join like drops. They lie in a window of their own, above
  /// sheets, alerts, drawers and a docked keyboard. Touches beside them reach the app. The newest
  /// three that fit are visible, and a drop counts the others.
  ///
  /// The time begins when a toast is visible. It stops while a finger is on one, while VoiceOver is
  /// on one, and while the scene is not active; a toast with an action does not end while VoiceOver
  /// or Switch Control runs. A flick throws a toast away.
  ///
  /// An action disappears with its toast, so offer it elsewhere, too, such as by `UndoManager`.
  ///
  /// An app extension cannot show toasts: it does not have scenes of its app.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @MainActor public final class JellyToast {
    /// The urgency of a toast.
    public enum Role: Equatable, Sendable {
      /// VoiceOver reads the text when it has finished what it reads.
      case status
      /// VoiceOver interrupts itself for the text.
      case alert
    }

    /// What a toast shows.
    struct Content {
      let text: String
      let role: Role
      let seconds: TimeInterval
      let action: UIAction?
    }

    /// The number of the toast in its stack.
    let number: Int
    private(set) var content: Content
    /// How often the content has been set: each is announced once.
    private(set) var revision = 0
    /// The scene in which it is shown; nil until there is one.
    weak var scene: UIWindowScene?

    private static var count = 0
    private var ended: JellyToastEnd?
    private var waiting: [CheckedContinuation<JellyToastEnd, Never>] = []

    private init(_ content: Content, in scene: UIWindowScene?) {
      Self.count += 1
      (number, self.content, self.scene) = (Self.count, content, scene)
    }

    /// Shows a toast.
    ///
    /// A text without a letter is not shown.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - scene: The scene above which it lies; with nil the active one in front, for which it
    ///     waits. In `viewDidLoad()` the view does not have one yet.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds; at least 10 with an action, and
    ///     infinity until it is dismissed.
    ///   - action: The action, which runs once. The toast leaves first.
    @discardableResult
    public static func show(
      _ text: String, in scene: UIWindowScene? = nil, role: Role = .status,
      seconds: TimeInterval = JellyToastNumbers.seconds, action: UIAction? = nil
    ) -> JellyToast {
      let content = Content(text: text, role: role, seconds: seconds, action: action)
      let toast = JellyToast(content, in: scene)
      toast.show()
      return toast
    }

    /// Shows one toast for work: a text while it runs, and its result in the same place.
    ///
    /// Work that is cancelled takes its toast away, and so does an error without a text.
    ///
    /// - Parameters:
    ///   - pending: The text while it runs.
    ///   - scene: The scene above which it lies.
    ///   - done: The text afterwards; nil if the toast only leaves.
    ///   - failed: The text for an error, which is not thrown then.
    ///   - work: The work.
    /// - Returns: The value of the work; nil after an error with a text.
    @discardableResult
    public static func show<Value: Sendable>(
      _ pending: String, in scene: UIWindowScene? = nil, done: String? = nil,
      failed: ((any Error) -> String)? = nil, work: @MainActor () async throws -> Value
    ) async throws -> Value? {
      let toast = show(pending, in: scene, seconds: .infinity)
      do {
        let value = try await work()
        if let done { toast.update(done) } else { toast.dismiss() }
        return value
      } catch {
        guard let failed, !(error is CancellationError) else {
          toast.dismiss()
          throw error
        }
        toast.update(failed(error))
        return nil
      }
    }

    /// Lets the toasts of a scene come from its upper or its lower edge; the lower one by default.
    ///
    /// - Parameters:
    ///   - edge: The edge: `.top` or `.bottom`; another one counts as `.bottom`.
    ///   - scene: The scene.
    public static func setEdge(_ edge: RectEdge, in scene: UIWindowScene) {
      ToastScenes.setEdge(edge, in: scene)
    }

    /// Changes the toast in its place, and starts its time again; one that has left is shown anew.
    ///
    /// - Parameters:
    ///   - text: The text; without a letter the toast leaves.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds.
    ///   - action: The action.
    public func update(
      _ text: String, role: Role = .status, seconds: TimeInterval = JellyToastNumbers.seconds,
      action: UIAction? = nil
    ) {
      content = Content(text: text, role: role, seconds: seconds, action: action)
      show()
    }

    /// Takes the toast away.
    public func dismiss() { ToastScenes.end(self, for: .code) }

    /// The reason for which the toast has left, as soon as it has.
    public var end: JellyToastEnd {
      get async {
        if let ended { return ended }
        return await withCheckedContinuation { waiting.append($0) }
      }
    }

    private func show() {
      revision += 1
      if content.text.allSatisfy(\.isWhitespace) {
        // One that has never been shown has left, too.
        dismiss()
        return finish(.code)
      }
      ended = nil
      ToastScenes.show(self)
    }

    /// The toast has left.
    func finish(_ reason: JellyToastEnd) {
      guard ended == nil else { return }
      ended = reason
      let all = waiting
      waiting = []
      for one in all { one.resume(returning: reason) }
    }
  }
#endif
