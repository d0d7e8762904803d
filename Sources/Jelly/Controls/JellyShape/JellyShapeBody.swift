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
/// A drawing that has parts, such as the letters of a word, can move in its parts, too. Each part
/// has a number, a box (``Event/partChanged(part:bounds:)``), and a sheet of its own, on the sheet
/// of the drawing:
///
///     word.handle(.partChanged(part: 0, bounds: JellyShapeBody.Bounds(right: 0.37)), at: 0)
///     word.draw(part: 0, at: 0.25, into: &path) { pen in drawFirstLetter(&pen) }
///
/// Up to four fingers hold it at once. Whether a touch hits the drawing is the host's question:
/// ``point(under:at:)`` returns the point of the drawing at rest that is there. A sheet does not
/// contain the outline, so a finger beside the drawing or in a hole would pull it, too.
public struct JellyShapeBody: ClockedControl {
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
    /// A part of the drawing has this box, by which fingers find it: a letter of a word, or an arm
    /// of a symbol.
    ///
    /// The parts are numbered from 0 to 15; others move with the drawing. A shape that moves adopts
    /// the box when it rests.
    case partChanged(part: Int, bounds: Bounds)
    /// The drawing begins to flow to another one: from a point on with a wave, whose strength is a
    /// share of ``Tuning/wave`` from 0, all at once, to 1.
    ///
    /// The host's ``MorphMotion`` has the drawings;
    /// ``JellyShapeBody/changeDrawing(_:from:wave:at:)``
    /// sends the event. A shape that flows adopts settings when it rests.
    case drawingChanged(from: Vector2, wave: Double = 1)
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
  /// The boxes of the parts, which a shape that moves adopts when it rests.
  var partBoxes = Sixteen(all: Bounds.none)
  /// The boxes of the parts that hold now.
  var adoptedBoxes = Sixteen(all: Bounds.none)
  var sheet: SoftSheet
  /// The parts with sheets of their own.
  var parts: SheetParts
  /// The time from which on no drawing flows.
  var morphRestTime = -Double.infinity
  var fingers = Fingers()
  var clock = EventClock()

  /// Creates a shape at rest.
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
    let box = adopted.bounds.square(in: self.size)
    sheet = SoftSheet(
      center: box.center, size: box.size, model: tuning.model, limits: tuning.limits)
    parts = SheetParts(model: tuning.model, limits: tuning.limits)
  }

  /// The time from which on the drawing stays as it is until the next event.
  public var restTime: Double {
    max(max(clock.time, morphRestTime), max(sheet.restTime, parts.restTime))
  }

  /// The largest number of parts with sheets of their own: a drawing with more is one sheet.
  public static var maximumPartCount: Int { SheetParts.count }

  /// Returns whether the parts of a drawing move and flow each by itself.
  ///
  /// One part alone is the whole drawing.
  package static func isInParts(_ count: Int) -> Bool { 2...maximumPartCount ~= count }

  /// The event that gives a new shape the box of a part that this one has, by its number among
  /// these; nil beyond the last.
  package func partEvent(_ number: Int) -> Event? {
    var left = number
    for part in 0..<Self.maximumPartCount where partBoxes[part] != .none {
      if left == 0 { return .partChanged(part: part, bounds: partBoxes[part]) }
      left -= 1
    }
    return nil
  }

  /// Calls a function with each event that gives the parts of a drawing the boxes that they need.
  ///
  /// - Parameters:
  ///   - count: The number of parts of the drawing.
  ///   - bounds: Returns the box of a part; nil if the part is empty.
  ///   - send: The function.
  package func forEachPartChange(
    count: Int, bounds: (Int) -> Bounds?, send: (Event) -> Void
  ) {
    let sheetCount = Self.isInParts(count) ? count : 0
    for part in 0..<Self.maximumPartCount {
      let box = part < sheetCount ? bounds(part) : nil
      guard partBoxes[part] != box?.clamped ?? .none else { continue }
      send(.partChanged(part: part, bounds: box ?? .none))
    }
  }

  /// A Boolean value that indicates whether a finger holds the drawing.
  public var isHeld: Bool { sheet.contacts.isAny }

  /// Returns the position of a point of the drawing at `time`, and the images of the axes there:
  /// for a label or an image that moves with the drawing.
  ///
  /// - Parameters:
  ///   - point: The point of the drawing at rest, in points.
  ///   - part: The part of the drawing to which the point belongs; nil for none.
  ///   - time: In seconds.
  public func localFrame(
    at point: Vector2, part: Int? = nil, time: Double
  ) -> LocalFrame {
    sheet.map(at: time)(parts.map(of: part, at: time)(Limits.position(point)))
  }

  /// The point of the drawing at rest that is at a place at `time`, to find out what is there.
  ///
  /// Outside of the square around the drawing's box it is what is nearest there.
  public func point(under place: Vector2, at time: Double) -> Vector2 {
    let position = Limits.position(place)
    return part(at: position, time: time)?.restPoint ?? sheet.restPoint(for: position, at: time)
  }

  /// Draws a drawing as it is at `time`, in points, y down.
  ///
  /// - Parameters:
  ///   - part: The part of the drawing that is drawn; nil for what belongs to none.
  ///   - time: In seconds.
  ///   - path: Receives the commands.
  ///   - drawing: Draws the drawing as it is at rest. It must not keep the pen.
  public func draw<Path: PathBuilder>(
    part: Int? = nil, at time: Double, into path: inout Path,
    _ drawing: (inout SheetPen<Path>) -> Void
  ) {
    sheet.map(at: time).draw(part: parts.map(of: part, at: time), into: &path, drawing)
  }

  /// Returns whether the drawing is as it was given, and stays so until the next event.
  func isResting(at time: Double) -> Bool {
    !sheet.isDilated && time >= max(morphRestTime, max(sheet.restTime, parts.restTime))
  }

  /// Draws the drawing's box as it is at `time`, and the boxes of its parts.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let isStill = isResting(at: time)
    let map = sheet.map(at: time)
    drawBox((isStill ? settings : adopted).bounds, part: nil, on: map, at: time, into: &path)
    for part in 0..<SheetParts.count where partBoxes[part] != .none {
      let box = isStill ? partBoxes[part] : adoptedBoxes[part]
      drawBox(box, part: part, on: map, at: time, into: &path)
    }
  }

  // MARK: Another drawing

  /// Starts to flow to the drawing that has been written to ``MorphMotion/next``, from what is
  /// shown.
  ///
  /// - Parameters:
  ///   - morph: The drawings, in the host's memory.
  ///   - place: The point at which the change begins, such as that of a tap, in points; nil
  ///     for none.
  ///   - wave: The strength of the wave from there, from 0 to 1.
  ///   - time: In seconds.
  /// - Returns: false if the drawing or the wave is not valid, or no match fits the memory: then
  ///   nothing has changed here, and the host fades to it or changes it at once.
  @discardableResult
  public mutating func changeDrawing(
    _ morph: inout MorphMotion, from place: Vector2? = nil, wave: Double = 1, at time: Double
  ) -> Bool {
    let wave = place?.isFinite == true ? min(max(wave, 0), 1) : 0
    let point = place.flatMap { $0.isFinite ? $0 : nil } ?? size / 2
    var after = self
    _ = after.handle(.drawingChanged(from: point, wave: wave), at: time)
    let isDone = morph.start(after.morphStart(from: point, wave: wave))
    if isDone { self = after }
    return isDone
  }

  /// The time from which on a drawing that is changed now does not flow visibly any more.
  func restTimeOfMorph(wave: Double, from now: Double) -> Double {
    MorphStart.restTime(tuning, wave: wave, size: boxSize, from: now)
  }

  /// The spring of a flow where it is slowest, for a wave from 0 to 1.
  func slowest(wave: Double) -> DampedSpring { MorphStart.slowest(tuning, wave: wave) }

  /// The size of the square around the drawing's box, in points.
  var boxSize: Double { adopted.bounds.square(in: size).size }

  private func drawBox(
    _ box: Bounds, part: Int?, on map: SheetMap, at time: Double, into path: inout some PathBuilder
  ) {
    let (start, end) = box.corners(in: size)
    map.draw(part: parts.map(of: part, at: time), into: &path) { pen in
      pen.move(to: start)
      pen.addLine(to: Vector2(end.x, start.y))
      pen.addLine(to: end)
      pen.addLine(to: Vector2(start.x, end.y))
      pen.closeSubpath()
    }
  }
}
