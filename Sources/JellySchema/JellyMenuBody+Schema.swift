@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyMenuBody: SchemaControl {
  /// `jelly-menu`.
  public static var name: StaticString { "jelly-menu" }

  /// A menu's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 0: .opened
    case 1: .closed
    case 2: .tapped(.missing, velocity: .zero)
    case 3: .selected(-1)
    default: nil
    }
  }

  /// The names of a menu's effects.
  public static var effectNames: StaticString { "opened,closed,selected" }

  /// An effect's number, and the item that it is about.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .opened: (0, nil)
    case .closed: (1, nil)
    case .selected(let index): (2, index)
    }
  }

  /// The names of a menu's parts.
  public static var partNames: StaticString { "button,items" }

  /// Draws the button and the items, or only one of both.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    if number != 2 { drawButton(at: time, into: &path) }
    if number != 1 { drawItems(at: time, into: &path) }
  }

  /// Writes the diameter of an item at its place.
  public func writeLayout(to writer: inout some ValueWriter) {
    writer.write("itemDiameter", settings.itemDiameter)
  }

  /// Writes the center, the size and the opacity of each item, and the rotation of the button's
  /// cross, in radians.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let places = itemPlaces(at: time)
    writer.write("iconRotation", iconRotation(at: time))
    writer.write("itemsOpacity", itemsOpacity(ofFirst: places[0]))
    let count = settings.itemCount
    writer.write("items", count: count, width: 3) {
      let item = item($0, atPlace: places[$0])
      return SIMD4(item.center.x, item.center.y, item.scale, 0)
    }
    writer.write("opacity", count: count, width: 1) {
      SIMD4(repeating: item($0, atPlace: places[$0]).opacity)
    }
  }

  /// Shows the items with a dot on each, and the button with its plus sign.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(2, role: .fill, opacity: itemsOpacity(at: time))
    picture.part(1, role: .fill, opacity: 1)
    // Each picture has the same layers, however many items there are.
    for index in 0..<Self.itemLimit {
      let item = item(index, at: time)
      let radius = Self.dotRadius * item.scale
      picture.dot(
        Disc(center: item.center, radius: radius), role: .symbol,
        opacity: index < settings.itemCount ? item.opacity : 0)
    }
    picture.plus(
      at: size / 2, reach: cross.arm, width: MenuCross.lineWidth, turn: iconRotation(at: time),
      role: .symbol)
  }

  /// The radius of the dot on an item in a picture, in points: with twice as much an item is a
  /// ring.
  private static var dotRadius: Double { 5 }
}
