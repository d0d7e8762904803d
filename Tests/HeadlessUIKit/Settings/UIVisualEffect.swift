/// What a view does to what is behind it.
@MainActor open class UIVisualEffect {
  /// Makes an effect.
  public init() {}
}

/// Blurs it.
@MainActor public final class UIBlurEffect: UIVisualEffect {}

/// A view that does something to what is behind it.
@MainActor open class UIVisualEffectView: UIView {
  /// What it does.
  open var effect: UIVisualEffect?

  /// Makes a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
