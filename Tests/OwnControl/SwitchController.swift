import Jelly
import JellyUIKit
import UIKit

/// A screen of UIKit with a switch.
final class SwitchController: UIViewController {
  let knob = JellyBodyView(SwitchBody(size: Vector2(64, 32)))

  override func viewDidLoad() {
    super.viewDidLoad()
    knob.frame.origin = CGPoint(x: 20, y: 20)
    knob.layer.cornerRadius = 16
    knob.tuning = .liquid
    knob.settings.inset = 3
    knob.onEffect = { [weak self] effect in self?.show(isOn: effect == .turnedOn) }
    knob.isAccessibilityElement = true
    knob.accessibilityLabel = "Reply to all"
    knob.accessibilityTraits = .button
    view.addSubview(knob)
    show(isOn: false)
  }

  private func show(isOn: Bool) {
    knob.backgroundColor = isOn ? .systemBlue : .systemGray
    knob.fillColor = .white
    knob.accessibilityValue = isOn ? "On" : "Off"
  }

  func toggle() { knob.send(.toggled) }
}
