import Jelly

extension SchemaFile {
  /// The numbers of toasts, for a page: it shows them without a core.
  static var toasts: Self {
    let numbers: [(String, Double)] = [
      ("MAXIMUM_VISIBLE", Double(JellyToastNumbers.maximumVisible)),
      ("SECONDS", JellyToastNumbers.seconds),
      ("ACTION_SECONDS", JellyToastNumbers.actionSeconds),
      ("THROW_DISTANCE", JellyToastNumbers.throwDistance),
      ("THROW_SPEED", JellyToastNumbers.throwSpeed),
      ("THROW_REACH", JellyToastNumbers.throwReach),
      ("FADE_DURATION", JellyToastNumbers.fadeDuration),
      ("ANNOUNCEMENT_DELAY", JellyToastNumbers.announcementDelay),
    ]
    let lines = numbers.map { name, number in
      let whole = Int(exactly: number).map { "\($0)" }
      return "export const \(name) = \(whole ?? "\(number)");\n"
    }
    return Self(path: "Web/elements/schema/toast.js", text: heading + lines.joined())
  }
}
