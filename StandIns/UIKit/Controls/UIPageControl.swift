/// A control with a dot for each page, of which only the words are used here.
@MainActor public final class UIPageControl: UIControl {
  /// The style of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As it is touched.
    case automatic
    /// Always something.
    case prominent
    /// Always nothing.
    case minimal
  }

  /// The way in which the page is being changed.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none
    /// By one step.
    case discrete
    /// By a finger that stays.
    case continuous
  }

  /// The way in which the dots run.
  public enum Direction: Int, Sendable {
    /// As text.
    case natural
    /// To the right.
    case leftToRight
    /// To the left.
    case rightToLeft
    /// Downwards.
    case topToBottom
    /// Upwards.
    case bottomToTop
  }
}

/// A view that shows a picture; no finger finds it.
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Creates a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
