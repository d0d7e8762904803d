@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyDrawerBody: SchemaControl {
  /// `jelly-drawer`.
  public static var name: StaticString { "jelly-drawer" }

  /// Shows the selected detent, −1 for a dismissed drawer.
  public mutating func acceptInitialState(_ visitor: inout some FieldVisitor) {
    let shown = Double(selectedDetent ?? -1)
    var index = shown
    visitor.number(
      &index, "selectedDetent", in: .ratio, recommended: -1...7, step: 1, valid: -1e6...1e6)
    guard index != shown else { return }
    self = Self(
      size: size, settings: settings, tuning: tuning,
      selectedDetent: index >= 0 ? Int(min(index, 1e6)) : nil)
  }

  /// A drawer's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .selected(-1)
    case 5: .dismissed()
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a drawer's effects.
  public static var effectNames: StaticString {
    "grabbed,released,selected,dismissed,dismissalAttempted"
  }

  /// An effect's number, and the detent that it is about.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .released: (1, nil)
    case .selected(let index): (2, index)
    case .dismissed: (3, nil)
    case .dismissalAttempted: (4, nil)
    }
  }

  /// The names of a drawer's parts.
  public static var partNames: StaticString { "panel" }

  /// Draws the outline, or the panel: the same outline in the content's coordinates.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    if number == 1 { drawPanel(at: time, into: &path) } else { draw(at: time, into: &path) }
  }

  /// Writes the length of each detent, in points, with its place among those that differ, and the
  /// size of the grabber along the edge and across it.
  public func writeLayout(to writer: inout some ValueWriter) {
    writer.write("detents", count: settings.detents.count, width: 2) {
      SIMD4(length(ofDetent: $0), Double(stop(ofDetent: $0)), 0, 0)
    }
    writer.write("grabberLength", Self.grabberSize.x)
    writer.write("grabberThickness", Self.grabberSize.y)
  }

  /// Writes the selected detent, −1 for none, the extent and what follows from it, in points, the
  /// place of the content, and the center of the grabber.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let (pose, grabber, isCatching) = frame(at: time)
    let content = contentFrame(of: pose).origin
    writer.write("selectedDetent", Double(selectedDetent ?? -1))
    writer.write("isPresented", isPresented(at: time) ? 1 : 0)
    writer.write("extent", pose.extent)
    writer.write("contentLength", pose.contentLength)
    writer.write("contentX", content.x)
    writer.write("contentY", content.y)
    writer.write("progress", pose.progress)
    writer.write("dimming", pose.dimming)
    writer.write("grabberX", grabber.x)
    writer.write("grabberY", grabber.y)
    writer.write("scrollRange", pose.scrollRange)
    writer.write("isCatching", isCatching ? 1 : 0)
  }

  /// Writes the amplitudes of the edge's waves.
  public func writeModes(at time: Double, to writer: inout some ValueWriter) {
    writer.write("waves", count: Self.waveCount, width: 1) {
      SIMD4(wave($0, at: time), 0, 0, 0)
    }
  }

  /// Shows the panel with its grabber, which is a dot at a side.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(0, role: .fill, opacity: 1)
    let length = settings.edge.isUpright ? Self.grabberSize.x - Self.grabberSize.y : 0
    picture.textLine(
      from: grabberCenter(at: time) - Vector2(length / 2, 0), length: length, role: .symbol)
  }

  /// The edge that the drawer comes from.
  public var hangingSide: RectEdge? { settings.edge }
}
