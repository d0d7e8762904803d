import Jelly
import JellyUIKit
import UIKit

/// A messages app: a badge that is thrown away marks its conversation as read.
final class ChatsController: UITableViewController {
  private let tuning: TuningChoice
  private var chats = Chat.all

  init(tuning: TuningChoice) {
    self.tuning = tuning
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chats.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
    let chat = chats[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = chat.name
    content.secondaryText = chat.lastWords
    cell.contentConfiguration = content
    cell.accessoryView = chat.isUnread ? badge(of: chat, at: indexPath.row) : nil
    return cell
  }

  private func badge(of chat: Chat, at row: Int) -> JellyBadgeView {
    let badge = JellyBadgeView(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    badge.text = String(chat.count)
    badge.tuning = tuning.badge
    badge.addAction(
      UIAction { [weak self] _ in self?.chats[row].isUnread = false },
      for: .primaryActionTriggered)
    return badge
  }
}
