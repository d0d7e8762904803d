#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// What elastic views find in the environment.
  struct JellyEnvironment {
    /// The clock of all elastic views; a test sets its own.
    var clock = JellyClock.system
    /// The object that observes the events of elastic controls.
    var observer: (any JellyObserver)?
    /// The closures that get the effects of all elastic controls.
    var effects: [@MainActor (Any) -> Void] = []
    /// Whether elastic views play haptics.
    var hasHaptics = true
    /// The shadow of elastic outlines; nil for none.
    var shadow: JellyShadow?
    /// The value that makes fields shake when it changes.
    var rejection: AnyHashable?
    /// Whether elastic views mark the focus; a test sets it.
    var marksFocus = !EnvironmentValues.systemMarksFocus
  }

  extension EnvironmentValues {
    /// What elastic views find in the environment.
    var jelly: JellyEnvironment {
      get { self[JellyEnvironmentKey.self] }
      set { self[JellyEnvironmentKey.self] = newValue }
    }
  }

  private struct JellyEnvironmentKey: EnvironmentKey {
    static var defaultValue: JellyEnvironment { JellyEnvironment() }
  }
#endif
