// What the examples of JellyUIKit's pages use of UIKit and the hosts do not: it is built with
// Tests/HeadlessUIKit where there is no UIKit, to type-check them, and runs nowhere.

/// What has a view, and is told when it is there.
@MainActor open class UIViewController: UIResponder {
  /// Its view.
  open var view = UIView()
  /// What a navigation bar shows of it.
  open var navigationItem = UINavigationItem()

  /// The view is there.
  open func viewDidLoad() {}
}

/// One with a table in it.
@MainActor open class UITableViewController: UIViewController {
  /// The table.
  open var tableView = UITableView()
}

/// A scroll view with rows in it.
@MainActor open class UITableView: UIScrollView {
  /// Shows all its rows anew.
  open func reloadData() {}
}

/// What a navigation bar shows.
@MainActor open class UINavigationItem {
  /// In the place of a title.
  open var titleView: UIView?
}

extension UIColor {
  /// What lies on the background of a view.
  public static let secondarySystemBackground = systemGray4
  /// The system's blue-violet.
  public static let systemIndigo = systemBlue
}
