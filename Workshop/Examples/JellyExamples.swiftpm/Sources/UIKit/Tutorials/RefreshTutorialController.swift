import Jelly
import JellyUIKit
import UIKit

/// A list that is pulled to refresh it.
final class RefreshTutorialController: UITableViewController {
  private let refresh = JellyRefreshControl()
  private var rows = Array(1...20)

  init(tuning: TuningChoice) {
    super.init(style: .plain)
    refresh.tuning = tuning.refresh
    refresh.curve = .wave
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    refreshControl = refresh
    refresh.fillColor = .systemOrange
    refresh.action = { [weak self] in
      try await Task.sleep(for: .seconds(2))
      self?.add()
    }
  }

  private func add() {
    rows.insert(rows.count + 1, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(rows[indexPath.row])"
    cell.contentConfiguration = content
    return cell
  }
}
