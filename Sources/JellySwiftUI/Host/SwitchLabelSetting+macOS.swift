#if canImport(SwiftUI) && !canImport(UIKit)
  /// A setting that a Mac does not have.
  @MainActor final class SwitchLabelSetting {
    let isOn = false

    func observe() {}
    func stop() {}
  }
#endif
