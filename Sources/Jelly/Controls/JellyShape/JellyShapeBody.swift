// Files to read with this one, in this order:
// - `JellyShapeBody+Events.swift`: the state machine
// - `JellyShapeBody+Tuning.swift`: the tuning
// - `SoftSheet.swift`: the sheet that bends the drawing

/// A drawing on a sheet of jelly: an icon, a letter or a logo that fingers can pull and poke.
///
///     var shape = JellyShapeBody(size: Vector2(96, 96))
///     shape.handle(.touchBegan(Vector2(70, 20)), at: 0)
///     shape.handle(.touchMoved(Vector2(84, 4)), at: 0.1)
///     shape.handle(.touchEnded(Vector2(84, 4)), at: 0.2)
///     shape.draw(at: 0.25, into: &path) { pen in
///       pen.move(to: Vector2(48, 8))  // and so on: the drawing as it is at rest
///     }
///
/// It keeps no drawing, only the box in which the drawing is. Whatever is drawn with the pen is
/// bent, with any number of curves, contours and holes. At rest the pen passes all commands on as
/// they came.
///
///     resting ──began──▸ held ──all ended, cancelled──▸ free ──(rest time)──▸ resting
///                          ▴                              │
///                          └────────────began─────────────┘
///
/// Up to four fingers hold it at once. Whether a touch hits the drawing is the host's question:
/// ``point(under:at:)`` returns the point of the drawing at rest that is there. A sheet does not
/// contain the outline, so a finger beside the drawing or in a hole would pull it, too.
public struct JellyShapeBody: ClockedControl {
  /// The place of the drawing: its box, in shares of the size.
  public struct Settings: JellySettings {
    /// The left end of the box, as a share of the width.
    public var boxLeft: Double
    /// The upper end of the box, as a share of the height.
    public var boxTop: Double
    /// The right end of the box, as a share of the width.
    public var boxRight: Double
    /// The lower end of the box, as a share of the height.
    public var boxBottom: Double

    /// Makes the settings of a drawing whose box is the whole size, or a part of it.
    ///
    /// A shape that moves adopts another box when it rests.
    public init(
      boxLeft: Double = 0, boxTop: Double = 0, boxRight: Double = 1, boxBottom: Double = 1
    ) {
      self.boxLeft = boxLeft
      self.boxTop = boxTop
      self.boxRight = boxRight
      self.boxBottom = boxBottom
    }

    /// Makes the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(boxLeft: 0) }

    /// Makes the settings of a drawing whose box begins at a point and has a size of its own, both
    /// in points.
    ///
    /// - Parameters:
    ///   - origin: The upper left corner of the box.
    ///   - extent: Its width and height. A box that is not finite is the whole size.
    ///   - size: The size of the shape.
    package init(_ origin: Vector2, _ extent: Vector2, in size: Vector2) {
      let (start, end) = (origin / size, (origin + extent) / size)
      self.init()
      guard start.isFinite, end.isFinite else { return }
      self.init(boxLeft: start.x, boxTop: start.y, boxRight: end.x, boxBottom: end.y)
    }

    /// The same settings, with ends that are near the size, and in order.
    var clamped: Self {
      func share(_ value: Double, or standard: Double) -> Double {
        value == value ? min(max(value, -Self.maximumDistance), Self.maximumDistance) : standard
      }
      let (left, top) = (share(boxLeft, or: 0), share(boxTop, or: 0))
      return Self(
        boxLeft: left, boxTop: top, boxRight: max(share(boxRight, or: 1), left),
        boxBottom: max(share(boxBottom, or: 1), top))
    }

    /// The farthest that a box reaches, in sizes.
    private static var maximumDistance: Double { 100 }
  }

  /// An event that can happen to a shape.
  ///
  /// Points are in the shape's own coordinates.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the drawing: it makes contact with what is under it, and presses
    /// it.
    ///
    /// Up to four fingers count. The number distinguishes fingers that are down at the same time.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved, and draws the place that it holds along.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken all fingers away.
    case touchCancelled
    /// Something pokes the drawing: it pushes the place at a point towards the middle with a
    /// strength up to 1, or outwards down to −1.
    case poked(Vector2, strength: Double = 1)
    /// The button that the shape is in is pressed: the whole drawing shrinks a little.
    case pressBegan
    /// The button is pressed no longer.
    case pressEnded
    /// The drawing has another size; what is bent stays so, in proportion.
    case sizeChanged(Vector2)
    /// The shape has another tuning.
    case tuningChanged(Tuning)
    /// The shape has other settings; it adopts them when it rests.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// The first finger has made contact with the drawing.
    case grabbed
    /// The last finger has let go.
    case released
  }

  /// Width and height, in points: the drawing's own coordinates go from 0 to these.
  public internal(set) var size: Vector2
  /// The shape's settings, which a shape that moves adopts when it rests.
  public internal(set) var settings: Settings
  /// The shape's tuning, which defines its behavior.
  public internal(set) var tuning: Tuning

  /// The settings that hold now.
  var adopted: Settings
  var sheet: SoftSheet
  var fingers = Fingers()
  var clock = EventClock()

  /// Makes a shape at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height, in points. A number that is negative or NaN counts as 0.
  ///   - settings: The drawing's box. A shape without a size does not move.
  ///   - tuning: The tuning, which defines the shape's behavior.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
    adopted = self.settings
    let box = Self.box(of: self.size, by: adopted)
    sheet = SoftSheet(
      center: box.center, size: box.size, model: tuning.model, limits: tuning.limits)
  }

  /// The middle of the box, and its longer side, in points.
  static func box(of size: Vector2, by settings: Settings) -> (center: Vector2, size: Double) {
    let start = size * Vector2(settings.boxLeft, settings.boxTop)
    let end = size * Vector2(settings.boxRight, settings.boxBottom)
    let extent = end - start
    return ((start + end) / 2, Limits.length(max(extent.x, extent.y)))
  }

  /// The time from which on the drawing stays as it is until the next event.
  public var restTime: Double { max(clock.time, sheet.restTime) }

  /// Whether a finger holds the drawing.
  public var isHeld: Bool { sheet.contacts.isAny }

  /// The position of a point of the drawing at rest at `time`, and its rotation there: for a label
  /// or an image that moves with the drawing.
  public func place(of point: Vector2, at time: Double) -> SheetPlace {
    sheet.map(at: time)(Limits.position(point))
  }

  /// The point of the drawing at rest that is at a place at `time`, to find out what is there.
  ///
  /// Outside of the square around the drawing's box it is what is nearest there.
  public func point(under place: Vector2, at time: Double) -> Vector2 {
    sheet.restPoint(for: Limits.position(place), at: time)
  }

  /// Draws a drawing as it is at `time`, in points, y down.
  ///
  /// - Parameters:
  ///   - time: In seconds.
  ///   - path: Receives the commands.
  ///   - drawing: Draws the drawing as it is at rest. It must not keep the pen.
  public func draw<Path: PathBuilder>(
    at time: Double, into path: inout Path, _ drawing: (inout SheetPen<Path>) -> Void
  ) {
    let map = sheet.map(at: time)
    withUnsafeMutablePointer(to: &path) { path in
      var pen = SheetPen(path, map)
      drawing(&pen)
    }
  }

  /// Whether the drawing is as it was given, and stays so until the next event.
  func isResting(at time: Double) -> Bool {
    !sheet.isSwollen && time >= sheet.restTime
  }

  /// Draws the drawing's box as it is at `time`.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let box = isResting(at: time) ? settings : adopted
    let start = size * Vector2(box.boxLeft, box.boxTop)
    let end = size * Vector2(box.boxRight, box.boxBottom)
    draw(at: time, into: &path) { pen in
      pen.move(to: start)
      pen.addLine(to: Vector2(end.x, start.y))
      pen.addLine(to: end)
      pen.addLine(to: Vector2(start.x, end.y))
      pen.closeSubpath()
    }
  }
}

@_spi(Jelly) extension JellyShapeBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    func end(_ value: inout Double, _ name: StaticString) {
      visitor.number(
        &value, name, in: .ratio, recommended: .share, step: 0.01,
        valid: -Self.maximumDistance...Self.maximumDistance)
    }
    end(&boxLeft, "boxLeft")
    end(&boxTop, "boxTop")
    end(&boxRight, "boxRight")
    end(&boxBottom, "boxBottom")
  }
}
