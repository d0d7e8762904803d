/// A choice of one among a few.
@MainActor public final class UISegmentedControl: UIControl {
  /// The index of the chosen segment.
  public var selectedSegmentIndex = -1

  /// Creates a choice of titles.
  public init(items: [Any]?) { super.init(frame: .zero) }

  /// Creates a choice of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
