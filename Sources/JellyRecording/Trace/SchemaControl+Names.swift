@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

extension SchemaControl {
  /// The names of all events, in order.
  static var events: [String] {
    var names: [String] = []
    while var event = event(names.count, settings: Settings()) {
      var list = PartList()
      names.append("\(event.accept(&list))")
    }
    return names
  }

  /// The names of all effects, in order.
  static var effects: [String] { effectNames.list }

  /// The names of the parts of the drawing, the first being number 1.
  static var parts: [String] { partNames.list }

  /// The name of the control's type in Swift: `JellyBarBody` for `jelly-bar`.
  static var swiftName: String {
    "\(name)".split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + "Body"
  }

  /// An effect as text: `armed`, `selected(2)`.
  static func word(for effect: Effect) -> String {
    let (number, detail) = number(of: effect)
    return effects[number] + (detail.map { "(\($0))" } ?? "")
  }
}

extension StaticString {
  /// The words between the commas.
  fileprivate var list: [String] { "\(self)".split(separator: ",").map(String.init) }
}
