@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyPagerBody: SchemaControl {
  /// `jelly-pager`.
  public static var name: StaticString { "jelly-pager" }

  /// Shows the page that is selected.
  public mutating func acceptInitialState(_ visitor: inout some FieldVisitor) {
    var page = page
    visitor.count(&page, "page", recommended: 0...5, valid: 0...1e6)
    if page != self.page { self = Self(size: size, settings: settings, tuning: tuning, page: page) }
  }

  /// A pager's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 0: .scrolled(offset: .nan, isDragging: false)
    case 1: .pageRequested(-1)
    case 2: .tapped(.missing)
    case 3: .dragged(.missing)
    default: nil
    }
  }

  /// The names of a pager's effects.
  public static var effectNames: StaticString { "selected" }

  /// An effect's number, and the page that it is about.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .selected(let page): (0, page)
    }
  }

  /// The names of a pager's parts.
  public static var partNames: StaticString { "track,progress" }

  /// Draws the ball or square, the track, or the track's colored part.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    switch number {
    case 1: drawTrack(into: &path)
    case 2: drawProgress(at: time, into: &path)
    default: draw(at: time, into: &path)
    }
  }

  /// Writes the place of the first dot and the distance from one dot to the next, then the
  /// diameters of the mark and of a dot that has enough space.
  public func writeLayout(to writer: inout some ValueWriter) {
    let first = center(ofPage: 0)
    let step = center(ofPage: 1) - first
    writer.write("dotX", first.x)
    writer.write("dotY", first.y)
    writer.write("stepX", step.x)
    writer.write("stepY", step.y)
    writer.write("diameter", settings.diameter)
    writer.write("dotDiameter", settings.dotDiameter)
  }

  /// Writes the selected page, the ball's stretch, and the length of the track's colored part.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    writer.write("page", Double(page))
    writer.write("factor", factor(at: time))
    writer.write("trackLength", trackLength(at: time))
  }

  /// Shows the track with its colored part, and the ball or square.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(1, role: .track, opacity: 1)
    picture.part(2, role: .fill, opacity: 1)
    picture.part(0, role: .fill, opacity: 1)
  }
}
