/// Rows that can be scrolled.
@MainActor open class UITableView: UIScrollView {
  /// The appearance of the table.
  public enum Style: Int, Sendable {
    /// From side to side.
    case plain
    /// In groups.
    case grouped
    /// In groups with margins.
    case insetGrouped
  }

  /// Creates a table.
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a table of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The source of its rows.
  open weak var dataSource: (any UITableViewDataSource)?
  /// A Boolean value that indicates whether its rows can be chosen.
  open var allowsSelection = true
  /// Shows all rows anew.
  open func reloadData() {}
  /// Shows new rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Takes rows away.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Says of which type cells are.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Returns a cell that is free.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }

  /// The way in which rows appear.
  public enum RowAnimation: Int, Sendable {
    /// They fade in.
    case fade
    /// As it fits.
    case automatic = 100
  }
}

/// The source of a table's rows.
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}

/// A row.
@MainActor open class UITableViewCell: UIView {
  /// The appearance of a cell.
  public enum CellStyle: Int, Sendable {
    /// As rows do.
    case `default`
  }

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    headlessFill(with: contentView)
  }
  /// Creates a cell of an archive, which is empty here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    headlessFill(with: contentView)
  }

  /// The view with the content of the cell.
  public let contentView = UIView(frame: .zero)
  /// It will show another row.
  open func prepareForReuse() {}

  /// The view at the end of the cell.
  open var accessoryView: UIView?
  /// The content of the cell.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Returns the default content of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// A cell of a collection.
@MainActor open class UICollectionViewCell: UIView {
  /// The view with the content of the cell.
  public let contentView = UIView(frame: .zero)

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    headlessFill(with: contentView)
  }
  /// Creates a cell of an archive, which is empty here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    headlessFill(with: contentView)
  }
}

extension UIView {
  /// Adds a view that is as large as this one.
  fileprivate func headlessFill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

/// The content of a cell.
@MainActor public protocol UIContentConfiguration {}

/// A title, a text below, and an image.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The title.
  public var text: String?
  /// The text below.
  public var secondaryText: String?
}

extension IndexPath {
  /// Creates a row of a section.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The row.
  public var row: Int { self[1] }
}

/// An object that manages a table.
@MainActor open class UITableViewController: UIViewController, UITableViewDataSource {
  /// Creates a controller of a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller and its table.
  public init(style: UITableView.Style) { super.init(nibName: nil, bundle: nil) }
  /// Creates a controller of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its table.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! = UITableView(frame: .zero, style: .plain)
  /// The control that refreshes the table.
  open var refreshControl: UIRefreshControl?
  /// Returns the number of rows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
