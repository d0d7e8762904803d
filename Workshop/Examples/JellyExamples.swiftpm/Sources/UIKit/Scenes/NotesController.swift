import Jelly
import JellyUIKit
import UIKit

/// A notebook, and a menu that adds to it; a toast undoes that.
final class NotesController: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let menu = JellyMenuButton()
  private var notes = Note.notebook
  private var added: JellyToast?

  init(tuning: TuningChoice) {
    super.init(nibName: nil, bundle: nil)
    menu.tuning = tuning.menu
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.allowsSelection = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.fill(view)
    let actions = Note.Kind.allCases.map { kind in
      UIAction(title: kind.rawValue, image: UIImage(systemName: kind.symbol)) { [weak self] _ in
        self?.add(kind)
      }
    }
    menu.menu = UIMenu(children: actions)
    // A quarter of a fan, from above to where text starts.
    menu.startAngle = .pi / 2
    menu.sweepAngle = .pi / 2
    layOutMenu()
  }

  private func add(_ kind: Note.Kind) {
    notes.insert(Note(kind), at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    // A shake, the keys of the platform and the toast undo the same change.
    undoManager?.registerUndo(withTarget: self) { $0.removeNewest() }
    undoManager?.setActionName("Add \(kind.rawValue)")
    let undo = UIAction(title: "Undo") { [weak self] _ in self?.undoManager?.undo() }
    // The manager undoes the last change, so an older toast must not offer it.
    added?.dismiss()
    added = JellyToast.show(
      "\(kind.rawValue) added", in: view.window?.windowScene, action: undo)
  }

  private func removeNewest() {
    added?.dismiss()
    notes.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func layOutMenu() {
    menu.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(menu)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      menu.widthAnchor.constraint(equalToConstant: 56),
      menu.heightAnchor.constraint(equalToConstant: 56),
      menu.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
      menu.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let note = notes[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = note.title
    content.secondaryText = note.text
    cell.contentConfiguration = content
    return cell
  }
}
