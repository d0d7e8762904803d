#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import Foundation
  import Observation
  import UIKit

  /// The setting On/Off Labels of the system, which SwiftUI does not have in its environment.
  @MainActor @Observable final class SwitchLabelSetting {
    /// A Boolean value that indicates whether switches have marks.
    private(set) var isOn = UIAccessibility.isOnOffSwitchLabelsEnabled
    @ObservationIgnored private var token: (any NSObjectProtocol)?

    /// Follows the setting from now on.
    func observe() {
      read()
      guard token == nil else { return }
      // The notification is posted on the main thread.
      token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.onOffSwitchLabelsDidChangeNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.read() }
      }
    }

    /// Does not follow the setting any longer.
    func stop() {
      if let token { NotificationCenter.default.removeObserver(token) }
      token = nil
    }

    private func read() {
      let isEnabled = UIAccessibility.isOnOffSwitchLabelsEnabled
      if isOn != isEnabled { isOn = isEnabled }
    }
  }
#endif
