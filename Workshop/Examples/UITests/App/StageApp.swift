import JellySwiftUI
import JellyUIKit
import SwiftUI
import UIKit

/// Two scenes for the UI tests: a bar of SwiftUI's, and a list of UIKit's that can be refreshed.
@main
struct StageApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        BarScene().tabItem { Text("Bar") }
        ListScene().ignoresSafeArea().tabItem { Text("List") }
      }
    }
  }
}

/// A bar that can be pulled, over nothing else that moves.
private struct BarScene: View {
  var body: some View {
    VStack {
      JellyBar {
        Text("Pull me").frame(maxWidth: .infinity).frame(height: 120)
      }
      .accessibilityIdentifier("bar")
      Spacer()
    }
  }
}

/// A list with a large title, as UIKit shows it.
private struct ListScene: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ListController(style: .plain))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// Writes down where the list is, in each frame from the lift of the finger on.
private final class ListController: UITableViewController {
  private var link: CADisplayLink?
  private var offsets: [CGFloat] = []
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let refresh = JellyRefreshControl()
    refresh.action = { try await Task.sleep(for: .seconds(2)) }
    refreshControl = refresh
    log.accessibilityIdentifier = "offsets"
    log.text = "none"
    tableView.tableFooterView = log
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step() {
    if tableView.isTracking { offsets = [] } else { offsets.append(tableView.contentOffset.y) }
    // Enough for the way home and the time that the work takes.
    guard offsets.count < 100 else { return }
    log.accessibilityValue = offsets.map { "\($0)" }.joined(separator: " ")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}
