/// A list of the changes that a person can undo: a part of Foundation that Linux lacks.
@MainActor open class UndoManager {
  private var undos: [() -> Void] = []

  /// A Boolean value that indicates whether there is a change.
  open var canUndo: Bool { !undos.isEmpty }
  /// Adds a change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    undos.append { [weak target] in if let target { handler(target) } }
  }
  /// Names the last change in a menu.
  open func setActionName(_ actionName: String) {}
  /// Undoes the last change.
  open func undo() { undos.popLast()?() }
}

extension UIResponder {
  private static let headlessUndoManager = UndoManager()
  /// The manager of the window.
  public var undoManager: UndoManager? { Self.headlessUndoManager }
}
