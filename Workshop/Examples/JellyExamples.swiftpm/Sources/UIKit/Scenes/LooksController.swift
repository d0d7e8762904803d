import Jelly
import JellyUIKit
import UIKit

/// A colorful list under a bar and a card, whose outlines are filled with whatever one likes.
final class LooksController: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = JellyBarView()
  private let card = JellyBoxView()
  private let choice = UISegmentedControl(items: Look.allCases.map(\.rawValue.capitalized))

  init(tuning: TuningChoice) {
    super.init(nibName: nil, bundle: nil)
    bar.tuning = tuning.bar
    bar.curve = .wave
    card.tuning = tuning.field
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.allowsSelection = false
    table.register(UITableViewCell.self, forCellReuseIdentifier: "stripe")
    table.fill(view)
    bar.scrollView = table
    bar.hang(from: view, height: 96)
    card.cornerRadius = 24
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 8
    shadow.shadowOffset = CGSize(width: 0, height: 3)
    bar.shadow = shadow
    card.shadow = shadow
    choice.selectedSegmentIndex = 2
    choice.addAction(UIAction { [weak self] _ in self?.fill() }, for: .valueChanged)
    layOut()
    fill()
  }

  private func fill() {
    let look = Look.allCases[choice.selectedSegmentIndex]
    let isGradient = look == .gradient
    let gradient = isGradient ? JellyGradient(colors: [.systemCyan, .systemIndigo]) : nil
    (bar.fillGradient, card.fillGradient) = (gradient, gradient)
    (bar.fillEffect, card.fillEffect) = (effect(look), effect(look))
    card.fillColor = .tintColor
  }

  private func effect(_ look: Look) -> UIVisualEffect? {
    switch look {
    case .color, .gradient: return nil
    case .material: return UIBlurEffect(style: .systemMaterial)
    case .glass:
      #if compiler(>=6.2)
        if #available(iOS 26, *) { return UIGlassEffect(style: .regular) }
      #endif
      return UIBlurEffect(style: .systemMaterial)
    }
  }

  private func layOut() {
    for (child, parent) in [(choice as UIView, bar.contentView), (card, view as UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      choice.centerXAnchor.constraint(equalTo: bar.contentView.centerXAnchor),
      choice.bottomAnchor.constraint(equalTo: bar.contentView.bottomAnchor, constant: -24),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -32),
      card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 96),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 24 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stripe", for: indexPath)
    let colors: [UIColor] = [.systemMint, .systemCyan, .systemOrange, .systemIndigo]
    cell.backgroundColor = colors[indexPath.row % colors.count]
    return cell
  }
}
