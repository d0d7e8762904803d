// The declarations of UIKit that the examples and the pages need and no host does: they have
// Apple's signatures, so that the compiler can check them, and do not have any effect.

/// An object that manages a view that fills a screen.
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
  /// The title of the view controller.
  open var title: String?
  /// The item that represents the view controller in a navigation bar.
  open var navigationItem = UINavigationItem()
  /// Insets for further areas of the view that are covered.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Called when the view is there.
  open func viewDidLoad() {}
}

/// The content of a navigation bar.
@MainActor open class UINavigationItem {
  /// In the place of a title.
  open var titleView: UIView?
}
