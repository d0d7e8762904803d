/// A group of changes to layers.
open class CATransaction {
  // Layers belong to no actor; tests use them from the main one only.
  nonisolated(unsafe) private static var disabled: [Bool] = []

  /// Begins a group within the present one.
  open class func begin() { disabled.append(disableActions()) }

  /// Ends the innermost group.
  open class func commit() { disabled.removeLast() }

  /// Returns whether changes in the group animate nothing implicitly.
  open class func disableActions() -> Bool { disabled.last ?? false }

  /// Says whether changes in the group animate nothing implicitly.
  open class func setDisableActions(_ flag: Bool) {
    precondition(!disabled.isEmpty, "outside of a transaction the implicit one would stay changed")
    disabled[disabled.count - 1] = flag
  }
}
