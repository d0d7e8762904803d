#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// The values that jelly views read from the environment.
  struct JellyEnvironment {
    /// The clock of all jelly views; a test sets its own.
    var clock = JellyClock.system
    /// The object that observes the events of the controls.
    var observer: (any JellyObserver)?
    /// The closures that receive the effects of all controls.
    var effects: [@MainActor (Any) -> Void] = []
    /// The closures that are told of the type of each control that has come to rest.
    var rests: [@MainActor (Any.Type) -> Void] = []
    /// The closures that are told of the bodies of groups that join and part.
    var joins: [@MainActor (AnyHashable, AnyHashable, Bool) -> Void] = []
    /// The closures that are told of the bodies of groups that fingers let go: the identity, the
    /// way from the place and the velocity.
    var releases: [@MainActor (AnyHashable, Vector2, Vector2) -> Void] = []
    /// A Boolean value that indicates whether the views play haptics.
    var hasHaptics = true
    /// The shadow of the outlines; nil for none.
    var shadow: JellyShadow?
    /// The value that makes fields shake when it changes.
    var rejection: AnyHashable?
    /// A Boolean value that indicates whether the views mark the focus; a test sets it.
    var marksFocus = !EnvironmentValues.systemMarksFocus
    /// A Boolean value that indicates whether a slider's track takes touches by default; a test
    /// sets it.
    var takesTrackTouch = EnvironmentValues.systemTakesTrackTouch
    /// The shaders that bend views; nil, which only a test changes, for those that the app has.
    var shaders: ShaderLibrary?

    /// The motion of the controls.
    var motion = JellyMotion.system
    /// The curve of bars and refreshes.
    var curve = JellyBarBody.EdgeCurve.soft
    /// The depth of a dent in fields and boxes, in points; nil for the core's default.
    var pressDepth: Double?
    /// The distance between an outline and what the content shows, in points; nil for the default.
    var headroom: Double?
    /// The point from which on shapes change to other drawings, in shares; nil for the last touch.
    var morphPlace: UnitPoint?
    /// The style of the strokes of shapes; nil if they are filled.
    var stroke: StrokeStyle?
    /// The mark of the selected page in page controls.
    var pagerStyle = JellyPagerBody.IndicatorStyle.ball

    private var preset = TuningPreset.standard
    /// The tunings that replace the preset, by their type.
    private var tunings: [ObjectIdentifier: any JellyTuning] = [:]
    /// The closures that change settings, by the type of the control, from the outermost in.
    private var changes: [ObjectIdentifier: [Any]] = [:]

    /// Sets the preset of all controls, and removes the tunings of single controls.
    mutating func setPreset(_ preset: TuningPreset) {
      self.preset = preset
      tunings = [:]
    }

    /// Sets the tuning of the controls that have tunings of this type, if the tuning is valid.
    mutating func setTuning<Tuning: JellyTuning>(_ tuning: Tuning) {
      // A NaN is not equal to itself, so views would report a change in every update.
      guard tuning.isValid else { return }
      tunings[ObjectIdentifier(Tuning.self)] = tuning
    }

    /// Adds a closure that changes the settings of the controls of a type.
    mutating func addChange<Control: JellyControl>(
      of control: Control.Type, _ change: @escaping @MainActor (inout Control.Settings) -> Void
    ) {
      changes[ObjectIdentifier(control), default: []].append(
        JellySettingsChange<Control>(apply: change))
    }

    /// Returns the tuning of a control, which is the one for Reduce Motion if motion is reduced.
    func tuning<Control: JellyControl>(
      of control: Control.Type, systemReducesMotion: Bool
    ) -> Control.Tuning {
      if reducesMotion(systemReducesMotion) { return .preset(.reduced) }
      let tuning = tunings[ObjectIdentifier(Control.Tuning.self)] as? Control.Tuning
      return tuning ?? .preset(preset)
    }

    /// Returns whether motion is reduced, if the system reduces it or not.
    func reducesMotion(_ systemReducesMotion: Bool) -> Bool {
      switch motion {
      case .system: systemReducesMotion
      case .full: false
      case .reduced: true
      }
    }

    /// Returns the settings of a control with the changes that the app has made.
    @MainActor func settings<Control: JellyControl>(
      of control: Control.Type, from settings: Control.Settings
    ) -> Control.Settings {
      var settings = settings
      for change in changes[ObjectIdentifier(control)] ?? [] {
        (change as? JellySettingsChange<Control>)?.apply(&settings)
      }
      return settings
    }
  }

  /// A change of the settings of a control.
  private struct JellySettingsChange<Control: JellyControl> {
    let apply: @MainActor (inout Control.Settings) -> Void
  }

  extension EnvironmentValues {
    /// The values that jelly views read from the environment.
    var jelly: JellyEnvironment {
      get { self[JellyEnvironmentKey.self] }
      set { self[JellyEnvironmentKey.self] = newValue }
    }
  }

  private struct JellyEnvironmentKey: EnvironmentKey {
    static var defaultValue: JellyEnvironment { JellyEnvironment() }
  }
#endif
