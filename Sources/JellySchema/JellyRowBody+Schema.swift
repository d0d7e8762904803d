@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyRowBody: SchemaControl {
  /// `jelly-row`.
  public static var name: StaticString { "jelly-row" }

  /// A row's own events, to be filled in.
  public static func ownEvent(_ number: Int) -> Event? {
    switch number {
    case 4: .pullChanged(distance: .nan)
    case 5: .pullEnded
    case 6: .pullCancelled
    case 7: .opened(.trailing)
    case 8: .closed()
    case 9: .dismissed()
    case 10: .removed
    case 11: .restored()
    default: .touch(number, at: .missing, finger: 0)
    }
  }

  /// The names of a row's effects.
  public static var effectNames: StaticString {
    "grabbed,released,opened,closed,armed,disarmed,performed"
  }

  /// An effect's number, and the side that it is about: 1 for the trailing one.
  public static func number(of effect: Effect) -> (number: Int, detail: Int?) {
    switch effect {
    case .grabbed: (0, nil)
    case .released: (1, nil)
    case .opened(let side): (2, side.rawValue)
    case .closed: (3, nil)
    case .armed: (4, nil)
    case .disarmed: (5, nil)
    case .performed(let side): (6, side.rawValue)
    }
  }

  /// The names of a row's parts: the row, what is left of necks on it, four drops from the
  /// outermost one, and all of them with marks between.
  public static var partNames: StaticString { "row,tails,first,second,third,fourth,layers" }

  /// Draws all, or one layer.
  public func draw(part number: Int, at time: Double, into path: inout some PathBuilder) {
    switch number {
    case 1: draw(.row, at: time, into: &path)
    case 2: draw(.tails, at: time, into: &path)
    case 3...6: draw(.drop(number - 3), at: time, into: &path)
    case 7: drawMarked(at: time, into: &path)
    default: draw(at: time, into: &path)
    }
  }

  /// Writes the box of each drop of the open row: its center and its size.
  public func writeLayout(to writer: inout some ValueWriter) {
    writer.write("boxes", count: actionCount, width: 4) {
      let box = actionBox($0)
      return SIMD4(box.center.x, box.center.y, box.size.x, box.size.y)
    }
  }

  /// Writes the side that is open, 0 for none, −1 for the leading one, the extent and what follows
  /// from it, in points, and the icon of each action: its center, its scale and its opacity.
  public func writeValues(at time: Double, to writer: inout some ValueWriter) {
    let pose = pose(at: time)
    let drops = drops(of: pose, at: time)
    writer.write("openSide", openSide.map { $0 == .trailing ? 1 : -1 } ?? 0)
    writer.write("shownSide", shownSide == .trailing ? 1 : -1)
    writer.write("extent", pose.extent)
    writer.write("offset", offset(of: pose))
    writer.write("progress", progress(of: pose.extent))
    writer.write("height", size.y * pose.share)
    writer.write("fullness", pose.fullness)
    writer.write("isArmed", isArmed ? 1 : 0)
    writer.write("isCatching", pose.isCatching ? 1 : 0)
    writer.write("isLeaving", isLeaving ? 1 : 0)
    writer.write("isGone", isGone(at: time) ? 1 : 0)
    writer.write("actions", count: actionCount, width: 4) {
      let drop = $0 == 0 ? drops.0 : $0 == 1 ? drops.1 : $0 == 2 ? drops.2 : drops.3
      return SIMD4(drop.center.x, drop.center.y, drop.scale, drop.opacity)
    }
  }

  /// Writes the amplitudes of the edge's waves.
  public func writeModes(at time: Double, to writer: inout some ValueWriter) {
    writer.write("waves", count: Self.waveCount, width: 1) {
      SIMD4(wave($0, at: time), 0, 0, 0)
    }
  }

  /// The side at which the content leaves: a picture ends there, as a list does.
  public var hangingSide: RectEdge? { settings.isRightToLeft ? .right : .left }

  /// Shows the drops, with a dot on each, and the row over them with a line of text.
  public func show(at time: Double, to picture: inout some PictureWriter) {
    let pose = pose(at: time)
    let drops = drops(of: pose, at: time)
    picture.part(2, role: .fill, opacity: 1)
    func drop(_ number: Int, _ drop: Drop) {
      picture.part(number, role: .track, opacity: 1)
      picture.dot(
        Disc(center: drop.center, radius: Self.dotRadius * drop.scale), role: .symbol,
        opacity: drop.opacity)
    }
    drop(6, drops.3)
    drop(5, drops.2)
    drop(4, drops.1)
    drop(3, drops.0)
    picture.part(1, role: .fill, opacity: 1)
    picture.textLine(
      from: Vector2(Self.textInset + offset(of: pose), size.y * pose.share / 2),
      length: max(size.x / 2 - Self.textInset, 0), role: .symbol)
  }

  /// The radius of the dot on a drop in a picture, in points: that of a small icon.
  private static var dotRadius: Double { 6 }
  /// The distance of the text from the row's end in a picture, in points.
  private static var textInset: Double { 20 }
}
