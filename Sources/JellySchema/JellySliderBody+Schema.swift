@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellySliderBody: SchemaControl {
  /// `jelly-slider`.
  public static var name: StaticString { "jelly-slider" }

  /// Shows the value.
  public mutating func acceptInitialState(_ visitor: inout some FieldVisitor) {
    var value = value
    visitor.number(
      &value, "value", in: .ratio, recommended: 0...1, step: 0.01, valid: -1e12...1e12)
    if value != self.value {
      self = Self(size: size, settings: settings, tuning: tuning, value: value)
    }
  }

  /// A slider's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .stepped(steps: .nan)
    case 5: .valueChanged(value: .nan)
    case 6: .dragBegan
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a slider's effects.
  public static var effectNames: StaticString { "grabbed,changed,released" }

  /// An effect's number; the value is one of ``writeValues(at:to:)``.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .changed: (1, nil)
    case .released: (2, nil)
    }
  }

  /// The names of a slider's parts.
  public static var partNames: StaticString { "track,fill" }

  /// Draws the drop, the track, or the part of the track before the drop.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    switch number {
    case 1: drawTrack(into: &path)
    case 2: drawFill(at: time, into: &path)
    default: draw(at: time, into: &path)
    }
  }

  /// Writes the value, the progress, and the drop.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    writer.write("value", value)
    let thumb = thumb(at: time)
    writer.write("progress", thumb.progress)
    writer.write("isDragged", isDragged ? 1 : 0)
    writer.write(thumb: thumb)
  }

  /// Shows the track, its part before the drop, and the drop.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    picture.part(1, role: .track, opacity: 1)
    picture.part(2, role: .fill, opacity: 1)
    picture.part(0, role: .fill, opacity: 1)
  }
}
