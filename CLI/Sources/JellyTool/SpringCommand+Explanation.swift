extension SpringCommand {
  static let explanation = ""
}
