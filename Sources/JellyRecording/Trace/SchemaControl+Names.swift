@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

extension SchemaControl {
  /// The names of all events, in order.
  static var eventNames: [String] {
    names { number in
      var (event, list) = (event(number, settings: Settings()), PartList())
      return event?.accept(&list)
    }
  }

  /// The names of all effects, in order.
  static var effectNames: [String] { names(effectName) }

  /// The names of the parts of the drawing, the first being number 1.
  static var partNames: [String] { names { partName($0 + 1) } }

  /// The name of the control's type in Swift: `JellyBarBody` for `jelly-bar`.
  static var swiftName: String {
    "\(name)".split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + "Body"
  }

  /// An effect as text: `armed`, `selected(2)`.
  static func word(for effect: Effect) -> String {
    let (number, detail) = number(of: effect)
    let name = effectName(number).map { "\($0)" } ?? "\(number)"
    return detail.map { "\(name)(\($0))" } ?? name
  }

  private static func names(_ name: (Int) -> StaticString?) -> [String] {
    var names: [String] = []
    while let next = name(names.count) { names.append("\(next)") }
    return names
  }
}
