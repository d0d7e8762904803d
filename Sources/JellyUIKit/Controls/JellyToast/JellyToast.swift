#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  package import JellyHosts
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
    /// What a toast shows.
    package struct Content {
      /// The text, which VoiceOver reads; empty if it reads the custom view.
      package var text: String
      package var role = JellyToastRole.status
      package var seconds: TimeInterval = JellyToastNumbers.seconds
      package var action: UIAction?
      package var customView: UIView?
      /// A Boolean value that indicates whether the custom view shows the action, too, and fills
      /// the toast.
      package var isWhole = false

      package init(text: String) { self.text = text }

      var isEmpty: Bool { customView == nil && text.allSatisfy(\.isWhitespace) }
    }

    /// The number of the toast in its stack.
    let number: Int
    private(set) var content = Content(text: "")
    /// How often the content has been set: each is announced once.
    private(set) var revision = 0
    /// The scene in which it is shown; nil until there is one.
    package weak var scene: UIWindowScene?
    /// How it ends.
    package let fate = ToastFate()

    private static var count = 0

    /// Creates a toast that is not shown before its first content.
    package init(in scene: UIWindowScene?) {
      Self.count += 1
      (number, self.scene) = (Self.count, scene)
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
    ///   - customView: A view that is shown in place of the text, as large as it fits; VoiceOver
    ///     reads the text, or with an empty one the labels in the view.
    ///   - action: The action, which runs once. The toast leaves first.
    @discardableResult
    public static func show(
      _ text: String, in scene: UIWindowScene? = nil, role: JellyToastRole = .status,
      seconds: TimeInterval = JellyToastNumbers.seconds, customView: UIView? = nil,
      action: UIAction? = nil
    ) -> JellyToast {
      let toast = JellyToast(in: scene)
      toast.update(text, role: role, seconds: seconds, customView: customView, action: action)
      return toast
    }

    /// Shows one toast for work: a text while it runs, and its result in the same place.
    ///
    /// Work that is canceled takes its toast away, and so does an error without a text.
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
      return try await ToastFate.follow(
        work, done: done, failed: failed, update: { toast.update($0) },
        dismiss: { toast.dismiss() })
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
    ///   - text: The text; without a letter and without a view the toast leaves.
    ///   - role: The urgency.
    ///   - seconds: The time for which it is visible, in seconds.
    ///   - customView: A view that is shown in place of the text.
    ///   - action: The action.
    public func update(
      _ text: String, role: JellyToastRole = .status,
      seconds: TimeInterval = JellyToastNumbers.seconds, customView: UIView? = nil,
      action: UIAction? = nil
    ) {
      var content = Content(text: text)
      (content.role, content.seconds) = (role, seconds)
      (content.customView, content.action) = (customView, action)
      update(content)
    }

    /// Changes the content.
    package func update(_ content: Content) {
      self.content = content
      revision += 1
      if content.isEmpty {
        // One that has never been shown has left, too.
        dismiss()
        return fate.finish(.code)
      }
      fate.begin()
      ToastScenes.show(self)
    }

    /// Takes the toast away.
    public func dismiss() { ToastScenes.end(self, for: .code) }

    /// Runs the action, if the toast has not left.
    package func act() { ToastScenes.act(self) }

    /// The reason for which the toast has left, as soon as it has.
    public var end: JellyToastEnd { get async { await fate.reason } }
  }
#endif
