import Jelly

extension FilmShape {
  /// The outline as path data of SVG and CSS, in few bytes; `M0 0` for nothing.
  ///
  /// - Parameter origin: The point that is 0 in the text.
  func pathText(from origin: Vector2 = .zero) -> String {
    guard !letters.isEmpty else { return "M0 0" }
    var text = ""
    var next = 0
    for letter in letters {
      guard letter != .stroke else {
        next += Self.count(of: letter)
        continue
      }
      text += String(Unicode.Scalar(letter))
      for place in 0..<Self.count(of: letter) {
        let axis = place % 2
        // Differences of short decimals are short, but for the last bits.
        let number = ShortDecimal.rounded(numbers[next] - origin[axis], decimals: 6)
        let word = ShortDecimal.text(number)
        if place > 0, !word.hasPrefix("-") { text += " " }
        text += word
        next += 1
      }
    }
    return text
  }
}
