/// A closed outline of any form that is soft all the way round: a letter, a leaf, a logo.
///
///     var letter = SoftOutline(contour, size: Vector2(80, 120), thickness: 26)
///     letter.handle(.touchBegan(Vector2(40, 8)), at: 0)     // dents under the finger
///     letter.handle(.touchMoved(Vector2(48, -20)), at: 0.1) // and is drawn along with it
///     letter.handle(.touchEnded(Vector2(48, -20)), at: 0.2) // rings, and comes home
///     letter.draw(at: 0.25, into: &path)
///
/// How far the outline goes outwards is a sum of waves that run round it, and so is how far it
/// slides along itself. Each wave is a damped spring; see <doc:SoftBodies>. What a finger pulls out
/// is missing elsewhere: the area inside stays the same. Up to four fingers hold the outline at
/// once.
///
/// A form with a hole needs one soft outline for itself and one for the hole. Send a touch to the
/// one that is nearer (``distance(to:)``), and fill both paths together.
public struct SoftOutline: ElasticControl {
  /// An event that can happen to an outline.
  public enum Event: Equatable, Sendable {
    /// A finger has come down, at a point in the outline's own coordinates.
    ///
    /// It takes hold of the place that is nearest to it. The number tells fingers apart that are
    /// down at the same time.
    case touchBegan(Vector2, finger: Int = 0)
    /// The finger has moved, and draws the place that it holds along.
    case touchMoved(Vector2, finger: Int = 0)
    /// The finger has left. After a short touch the outline is poked, too.
    case touchEnded(Vector2, finger: Int = 0)
    /// The system has taken all fingers away.
    case touchCancelled
    /// Something pokes the outline at the place that is nearest to a point: inwards with a strength
    /// up to 1, outwards down to −1.
    case poked(Vector2, strength: Double = 1)
    /// The box in which the contour is drawn has another size.
    case resized(Vector2)
    /// The outline has another tuning.
    case tuned(Tuning)
  }

  /// There is nothing that a host must know at once.
  public typealias Effect = Never

  /// Width and height of the box in which the contour is drawn, in points.
  public internal(set) var size: Vector2
  /// The outline's tuning, which decides how it feels.
  public internal(set) var tuning: Tuning

  /// The contour, and the size and thickness with which it was drawn.
  let contour: SoftContour
  let drawnSize: Vector2
  let drawnThickness: Double
  /// The contour in the size that it has now.
  private(set) var frame: SoftContourFrame
  /// How far the outline goes outwards.
  var across: SoftBox
  /// How far it slides along itself, clockwise.
  var along: SoftBox
  var grips = Grips()
  var clock = EventClock()

  /// Makes an outline at rest.
  ///
  /// - Parameters:
  ///   - contour: The outline at rest.
  ///   - size: Width and height of the box in which the contour is drawn, in points. It need not
  ///     fit tightly, so the letters of a word can share one.
  ///   - thickness: The thickness of the form where it is thin, such as that of a letter's strokes,
  ///     in points. Dents and pulls are measured in it.
  ///   - tuning: The tuning.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  public init(
    _ contour: SoftContour, size: Vector2, thickness: Double, tuning: Tuning = .standard
  ) {
    precondition(
      tuning.isSound,
      "SoftOutline.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.contour = contour
    self.tuning = tuning
    drawnSize = Limits.size(size)
    drawnThickness = Limits.length(thickness)
    self.size = drawnSize
    frame = SoftContourFrame(contour, scale: Vector2(1, 1), blur: drawnThickness / 2)
    across = SoftBox(by: SoftBoxLaw(frame.perimeter, tuning))
    along = across
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double {
    max(clock.time, max(across.restTime, along.restTime))
  }

  /// The distance of a point from the outline at rest, in points.
  public func distance(to point: Vector2) -> Double {
    frame.place(nearestTo: Limits.position(point)).distance
  }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    across.withAmplitudes(at: time) { across in
      along.withAmplitudes(at: time) { along in
        SoftNodes.with(across, along, on: frame, dent: dent, pull: pull) {
          $0.draw(shift: 0, into: &path)
        }
      }
    }
  }
}

// MARK: - Measures

extension SoftOutline {
  /// How waves run round the outline.
  var law: SoftBoxLaw { SoftBoxLaw(frame.perimeter, tuning) }

  /// The thickness at the present size, in points.
  var thickness: Double {
    let scale = scale
    return drawnThickness * min(scale.x, scale.y)
  }

  /// The deepest dent, in points.
  var dent: Double { tuning.dentLimit * thickness }

  /// How far a finger can pull, in points.
  var pull: SoftLimit { tuning.pullLimit.scaled(by: thickness) }

  private var scale: Vector2 {
    Vector2(
      drawnSize.x > 0 ? size.x / drawnSize.x : 1, drawnSize.y > 0 ? size.y / drawnSize.y : 1)
  }

  /// Cuts the contour again, after a change of the size.
  mutating func cutContour() {
    frame = SoftContourFrame(contour, scale: scale, blur: thickness / 2)
  }
}

extension SoftBoxLaw {
  fileprivate init(_ perimeter: Double, _ tuning: SoftOutline.Tuning) {
    self.init(perimeter: perimeter, spring: tuning.spring, waves: tuning.waves)
  }
}

extension SoftNodes<SoftContourFrame> {
  /// Calls a function with the nodes of an outline.
  ///
  /// - Parameters:
  ///   - across: The amplitudes of the waves that move it along D.
  ///   - along: Those of the waves that move it at right angles to D, clockwise.
  ///   - frame: The outline at rest.
  ///   - dent: The deepest dent, in points: dents are free up to a half of it.
  ///   - pull: The limit of a pull. Beyond it, waves move the outline less and less, up to twice as
  ///     far.
  ///   - body: Gets the nodes.
  @inline(__always)
  static func with<Result>(
    _ across: UnsafePointer<Double>, _ along: UnsafePointer<Double>, on frame: SoftContourFrame,
    dent: Double, pull: SoftLimit, _ body: (Self) -> Result
  ) -> Result {
    let (inwards, outwards) = (dent / 2, pull.free + pull.give)
    return with(on: frame) { knot in
      let across = sum(of: across, at: knot.way, of: frame.perimeter)
        .limited(inwards: inwards, outwards: outwards)
      let along = sum(of: along, at: knot.way, of: frame.perimeter)
        .limited(inwards: outwards, outwards: outwards)
      let side = Vector2(-knot.direction.y, knot.direction.x)
      let sideTurn = Vector2(-knot.turn.y, knot.turn.x)
      return SoftDisplacement(
        place: knot.direction * across.place + side * along.place,
        slope: knot.direction * across.slope + knot.turn * across.place + side * along.slope
          + sideTurn * along.place)
    } do: {
      body($0)
    }
  }
}
