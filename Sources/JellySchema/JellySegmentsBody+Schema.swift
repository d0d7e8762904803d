@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellySegmentsBody: SchemaControl {
  /// `jelly-segments`.
  public static var name: StaticString { "jelly-segments" }

  /// Shows the selected segment.
  public mutating func acceptInitialState(_ visitor: inout some FieldVisitor) {
    // Without segments the index is −1, which a trace cannot have.
    let shown = max(selectedIndex, 0)
    var index = shown
    visitor.count(&index, "selectedIndex", recommended: 0...5, valid: 0...10_000)
    if index != shown {
      self = Self(size: size, settings: settings, tuning: tuning, selectedIndex: index)
    }
  }

  /// The own events of segments, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .stepped(steps: .nan)
    case 5: .valueChanged(index: -1)
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of the effects of segments.
  public static var effectNames: StaticString { "grabbed,changed,crossed,released" }

  /// An effect's number, and the segment that it is about.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .changed(let index): (1, index)
    case .crossed(let index): (2, index)
    case .released: (3, nil)
    }
  }

  /// The names of the parts of segments.
  public static var partNames: StaticString { "track" }

  /// Draws the drop, or the track.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    if number == 1 { drawTrack(at: time, into: &path) } else { draw(at: time, into: &path) }
  }

  /// Writes the places and the sizes of all segments.
  public func writeLayout(to writer: inout some ValueWriter) {
    writer.write("segments", count: settings.segmentCount, width: 4) {
      let (origin, size) = frame(ofSegment: $0)
      return SIMD4(origin.x, origin.y, size.x, size.y)
    }
  }

  /// Writes the selected segment, the progress, and the drop.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    writer.write("selectedIndex", Double(selectedIndex))
    let thumb = thumb(at: time)
    writer.write("progress", thumb.progress)
    writer.write("isDragged", isDragged ? 1 : 0)
    writer.write(thumb: thumb)
  }

  /// Shows the track and the drop.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(1, role: .track, opacity: 1)
    picture.part(0, role: .fill, opacity: 1)
  }
}
