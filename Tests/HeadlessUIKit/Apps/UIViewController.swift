// What the examples and the pages need of UIKit and no host does: declared with Apple's signatures,
// so that the compiler can check them, and without any effect.

/// Who looks after a view that fills a screen.
@MainActor open class UIViewController: UIResponder {
  /// Makes a controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    view.headlessController = self
  }
  /// Makes a controller without a file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Makes a controller of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init() }

  /// Its view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! = UIView() { didSet { view.headlessController = self } }
  /// What it is called.
  open var title: String?
  /// What a navigation bar shows of it.
  open var navigationItem = UINavigationItem()
  /// What more of the view is covered.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Called when the view is there.
  open func viewDidLoad() {}
}

/// What a navigation bar shows.
@MainActor open class UINavigationItem {
  /// In the place of a title.
  open var titleView: UIView?
}
