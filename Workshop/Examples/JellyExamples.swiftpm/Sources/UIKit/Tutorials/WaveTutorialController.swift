import Jelly
import JellyUIKit
import UIKit

/// A wave that hangs over a list and is pulled with it.
final class WaveTutorialController: UIViewController, UITableViewDataSource {
  private let bar = JellyBarView()
  private let table = UITableView(frame: .zero, style: .plain)

  init(tuning: TuningChoice) {
    super.init(nibName: nil, bundle: nil)
    bar.tuning = tuning.bar
    bar.curve = .wave
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.allowsSelection = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.fill(view)
    // The bar is part of what covers the list, which begins below.
    additionalSafeAreaInsets.top = 96
    bar.fillColor = .systemCyan
    bar.scrollView = table
    bar.hang(from: view, height: 0)
    bar.show("Pull the list, or me")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}
