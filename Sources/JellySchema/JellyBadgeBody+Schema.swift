@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyBadgeBody: SchemaControl {
  /// `jelly-badge`.
  public static var name: StaticString { "jelly-badge" }

  /// Shows whether the badge is present.
  public mutating func acceptInitialState(_ visitor: inout some FieldVisitor) {
    let wasPresent = phase(at: .infinity) != .dismissed
    var isPresented = wasPresent
    visitor.flag(&isPresented, "isPresented")
    if isPresented != wasPresent {
      self = Self(size: size, settings: settings, tuning: tuning, isPresented: isPresented)
    }
  }

  /// A badge's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .dismissed
    case 5: .restored
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a badge's effects.
  public static var effectNames: StaticString {
    "grabbed,released,detached,reattached,dismissed,restored"
  }

  /// An effect's number.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .released: (1, nil)
    case .detached: (2, nil)
    case .reattached: (3, nil)
    case .dismissed: (4, nil)
    case .restored: (5, nil)
    }
  }

  /// Writes the position of the badge's center, the phase, and the look of the badge's content.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let position = position(at: time)
    writer.write("x", position.x)
    writer.write("y", position.y)
    writer.write("phase", phase(at: time))
    writer.write("opacity", opacity(at: time))
    writer.write("contentScale", contentScale(at: time))
  }

  /// Shows the badge and its count.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    let opacity = opacity(at: time)
    picture.part(0, role: .fill, opacity: opacity)
    picture.label(
      at: position(at: time), height: settings.diameter * Self.labelShare * contentScale(at: time),
      role: .symbol, opacity: opacity)
  }

  /// The size of the count's font in a picture, in diameters: two digits fit into the circle.
  private static var labelShare: Double { 0.52 }
}
