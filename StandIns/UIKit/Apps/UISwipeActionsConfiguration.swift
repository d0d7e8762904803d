/// An action of a row that is swiped.
@MainActor public final class UIContextualAction {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// One that deletes nothing.
    case normal
    /// One that deletes something.
    case destructive
  }

  /// The type of the function that performs the action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  public let style: Style
  /// The function that performs the action.
  public let handler: Handler
  /// The name of the action.
  public var title: String?
  /// The picture of the action.
  public var image: UIImage?
  private var color: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the action: that of its style, without another one.
  public var backgroundColor: UIColor! {
    get { color ?? (style == .destructive ? .systemRed : .systemGray) }
    set { color = newValue }
  }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The actions at a side of a row.
@MainActor public final class UISwipeActionsConfiguration {
  /// The actions, from the outermost one.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a swipe across the row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates the actions of a side.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
