import Jelly
import JellyUIKit
import UIKit

@MainActor func group(_ button: UIView, _ item: UIView) {
  let group = JellyGroupView(frame: .zero)
  all(of: group)
  fills(of: group)
  group.tuning = .liquid
  group.spacing = 28
  group.hub = button
  group.fillColor = .white
  group.allowsDragging = true
  group.playsHaptics = false
  group.addSubview(button)
  group.addSubview(item, buddingFrom: button)
  group.onJoinChange = { first, second, isJoined in print(first, second, isJoined) }
  group.onEffect = { [weak group] effect in
    if case .grabbed(let number) = effect { print(group?.subview(withNumber: number) ?? "none") }
  }
  print(group.isJoined(button, item))
}
