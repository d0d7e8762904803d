import Jelly
import JellyUIKit
import UIKit

@MainActor func badge() {
  let badge = JellyBadgeView(frame: .zero)
  all(of: badge)
  badge.tuning = .classic
  badge.text = "3"
  badge.count = 3
  badge.foregroundColor = .white
  badge.fillColor = .systemRed
  badge.neckStretch = 20
  badge.isFloating = true
  badge.playsHaptics = false
  badge.isEnabled = false
  badge.dismissActionName = "Read"
  badge.addAction(UIAction { _ in print("read") }, for: .primaryActionTriggered)
  badge.onEffect = { effect in print(effect == .dismissed) }
  badge.dismiss()
  badge.restore()
  print(badge.phase == .dismissed)
}
