@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellySwitchBody: SchemaControl {
  /// `jelly-switch`.
  public static var name: StaticString { "jelly-switch" }

  /// Shows whether the switch is on.
  public mutating func acceptInitialState(_ visitor: inout some FieldVisitor) {
    var isOn = isOn
    visitor.flag(&isOn, "isOn")
    if isOn != self.isOn { self = Self(size: size, settings: settings, tuning: tuning, isOn: isOn) }
  }

  /// A switch's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .toggled
    case 5: .valueChanged(isOn: false)
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a switch's effects.
  public static var effectNames: StaticString { "grabbed,changed,crossed,released" }

  /// An effect's number, and 1 for a switch that is on now.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .changed(let isOn): (1, isOn ? 1 : 0)
    case .crossed: (2, nil)
    case .released: (3, nil)
    }
  }

  /// The names of a switch's parts.
  public static var partNames: StaticString { "track" }

  /// Draws the drop, or the track.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    if number == 1 { drawTrack(at: time, into: &path) } else { draw(at: time, into: &path) }
  }

  /// Writes whether the switch is on, the progress, and the drop.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    writer.write("isOn", isOn ? 1 : 0)
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

extension ValueWriter {
  /// Writes the place and the size of a drop, in points, and its deformation.
  mutating func write(thumb: TrackThumb) {
    write("x", thumb.center.x)
    write("y", thumb.center.y)
    write("width", thumb.size.x)
    write("height", thumb.size.y)
    write("taper", thumb.taper)
    write("overtravel", thumb.overtravel)
    write("lift", thumb.lift)
  }
}
