import JellyUIKit
import UIKit

extension JellyBarView {
  /// Hangs the bar from the top of a view, and under the navigation bar that may be there.
  func hang(from view: UIView, height: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let safeTop = view.safeAreaLayoutGuide.topAnchor
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: safeTop, constant: height),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// Shows a text on the bar, above its free edge.
  func show(_ text: String) {
    let label = UILabel()
    label.text = text
    label.textColor = .black
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
    ])
  }
}
