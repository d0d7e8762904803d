/// The amount of motion of a control.
public enum JellyMotion: Equatable, Sendable {
  /// The control follows the setting Reduce Motion, also when the setting changes in mid-motion.
  case system
  /// The control always moves in full, even with Reduce Motion.
  ///
  /// Use it where motion explains something, and let people turn that motion off in your app.
  case full
  /// The control always moves as with Reduce Motion: it follows the finger, and returns without a
  /// bounce.
  case reduced
}
