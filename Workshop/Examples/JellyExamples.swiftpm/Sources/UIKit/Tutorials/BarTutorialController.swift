import Jelly
import JellyUIKit
import UIKit

/// A header whose lower edge bends under the finger.
final class BarTutorialController: UIViewController {
  private let bar = JellyBarView()

  init(tuning: TuningChoice) {
    super.init(nibName: nil, bundle: nil)
    bar.tuning = tuning.bar
    bar.curve = .quadratic
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.fillColor = .systemMint
    bar.hang(from: view, height: 160)
    bar.show("Pull me")
  }
}
