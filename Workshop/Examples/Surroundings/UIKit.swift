// The parts of an app that the examples for UIKit use: Workshop/Examples/check puts each in
// place of the comment.

import Jelly
import JellyUIKit
import UIKit

struct Mailbox {
  func fetch() async throws {}
}

final class Surroundings: UIViewController {
  func example(
    mailbox: Mailbox, tableView: UITableView, filters: UIViewController, frame: CGRect,
    buttons: [UIView], cell: UITableViewCell, remove: @escaping (String) -> Bool, mail: String
  ) {
    // The example.
  }
}
