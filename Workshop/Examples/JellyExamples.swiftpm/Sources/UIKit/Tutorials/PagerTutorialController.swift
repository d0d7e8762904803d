import Jelly
import JellyUIKit
import UIKit

/// Pages, and a ball below that runs with the scroll and stretches.
final class PagerTutorialController: UIViewController {
  private let scroll = UIScrollView()
  private let pages = JellyPageControl()

  init(tuning: TuningChoice) {
    super.init(nibName: nil, bundle: nil)
    pages.tuning = tuning.pager
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    pages.numberOfPages = 5
    pages.scrollView = scroll
    layOut(UIStackView(arrangedSubviews: (1...5).map { label("Page \($0)") }))
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func layOut(_ stack: UIStackView) {
    stack.fill(scroll)
    for view in [scroll, pages] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    for page in stack.arrangedSubviews {
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
      scroll.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: pages.topAnchor),
      pages.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      pages.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
    ])
  }
}
