/// A drop of liquid: it rings, keeps its area exactly, and can be pressed, dragged and thrown.
///
///     var drop = SoftDrop(radius: 28, home: Vector2(100, 60), size: Vector2(200, 120))
///     drop.handle(.touchBegan(Vector2(100, 60)), at: 0)    // a finger holds it
///     drop.handle(.touchMoved(Vector2(150, 60)), at: 0.1)  // drags it along
///     drop.handle(.touchEnded(Vector2(180, 60)), at: 0.15) // and throws it against the wall
///     drop.draw(at: 0.2, into: &path)
///
/// Its outline is a sum of waves that run round it, and its place is one more of them. Each is a
/// damped spring; see <doc:SoftBodies>. A finger that comes down in the middle of the drop holds
/// it, and drags it along. Up to four others press the outline where they are.
///
/// A drop that moves fast is longer along its way, with a tail behind. One that hits an edge of its
/// surroundings gets flat there, bounces, and rings. Two drops can become one
/// (``merge(_:at:)``), and one can become two (``split(along:speed:home:at:)``).
public struct SoftDrop: ElasticControl {
  /// An event that can happen to a drop.
  public enum Event: Equatable, Sendable {
    /// A finger has come down, at a point in the coordinates of the surroundings.
    ///
    /// In the middle of the drop it takes hold of it, unless another finger holds it. Elsewhere it
    /// presses the outline in its direction. The number tells fingers apart that are down at the
    /// same time.
    case touchBegan(Vector2, finger: Int = 0)
    /// The finger has moved: it drags the drop along, or presses and pulls the outline.
    case touchMoved(Vector2, finger: Int = 0)
    /// The finger has left. After a short touch the outline is poked, too.
    case touchEnded(Vector2, finger: Int = 0)
    /// The system has taken all fingers away.
    case touchCancelled
    /// Something pokes the outline in the direction of a point: inwards with a strength up to 1,
    /// outwards down to −1.
    case poked(Vector2, strength: Double = 1)
    /// The drop has another home, and goes there.
    case sent(home: Vector2)
    /// The surroundings have another size.
    case resized(Vector2)
    /// The drop has another radius.
    case measured(radius: Double)
    /// The drop has another tuning.
    case tuned(Tuning)
  }

  /// There is nothing that a host must know at once.
  public typealias Effect = Never

  /// Width and height of the surroundings, in points.
  public internal(set) var size: Vector2
  /// The radius at rest, in points.
  public internal(set) var radius: Double
  /// Where the centre is at rest, in the coordinates of the surroundings.
  public internal(set) var home: Vector2
  /// The drop's tuning, which decides how it feels.
  public internal(set) var tuning: Tuning
  /// The time from which on the outline stays as it is until the next event.
  public private(set) var restTime = -Double.infinity

  /// The waves, and the place of the centre.
  var shape: SoftShape<SoftDropLaw>
  /// The finger that holds the drop.
  var hold: Hold?
  /// The fingers that press the outline.
  var presses = Presses()
  /// What is left of jumps of ``speed(at:)``; see ``way(at:)``.
  private var slack = SpringMotion<Vector2>.still(at: .zero)
  /// The next hit against a wall, and how many there have been since the last event.
  var hit: Hit?
  var bounces = 0
  var clock = EventClock()

  /// Makes a drop at rest.
  ///
  /// - Parameters:
  ///   - radius: The radius, in points.
  ///   - home: The place of the centre at rest, in the coordinates of the surroundings.
  ///   - size: Width and height of the surroundings, in points. Their edges are walls, unless the
  ///     tuning has none.
  ///   - tuning: The tuning.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  public init(radius: Double, home: Vector2, size: Vector2, tuning: Tuning = .standard) {
    precondition(
      tuning.isSound,
      "SoftDrop.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.radius = Limits.length(radius)
    self.home = home.isFinite ? Limits.position(home) : .zero
    self.size = Limits.size(size)
    self.tuning = tuning
    shape = SoftShape(by: SoftDropLaw(radius: self.radius, tuning: tuning))
  }

  /// The place of the centre at `time`, in the coordinates of the surroundings.
  public func center(at time: Double) -> Vector2 { later(at: time) { $0.place(at: time) } }

  /// The velocity of the centre at `time`, in points per second.
  public func velocity(at time: Double) -> Vector2 { later(at: time) { $0.speed(at: time) } }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    later(at: time) { drop in
      drop.shape.withAmplitudes(at: time) {
        SoftDropOutline(of: drop, at: time, amplitudes: $0).draw(into: &path)
      }
    }
  }
}

// MARK: - Between two hits

extension SoftDrop {
  /// How waves run round the outline.
  var law: SoftDropLaw { SoftDropLaw(radius: radius, tuning: tuning) }

  /// Whether nothing holds or presses the drop.
  var isFree: Bool { hold == nil && !shape.fingers.isAny }

  /// The place of the centre, if there is no hit until `time`.
  func place(at time: Double) -> Vector2 {
    home + shape.withAmplitudes(at: time) { Vector2($0[0], $0[1]) }
  }

  /// The velocity of the centre, if there is no hit until `time`.
  func speed(at time: Double) -> Vector2 {
    shape.withVelocities(at: time) { Vector2($0[0], $0[1]) }
  }

  /// W, along which the drop is stretched: as long as the tuning says for a very fast drop, shorter
  /// for a slower one.
  ///
  /// A poke or a wall changes the velocity at once. W goes after it, fast and without a jump.
  func way(at time: Double) -> Vector2 { wantedWay(at: time) + slack.value(at: time) }

  private func wantedWay(at time: Double) -> Vector2 {
    guard law.rings else { return .zero }
    let speed = speed(at: time)
    let fast = Self.halfSpeed * Self.halfSpeed
    return speed * (tuning.stretch / (fast + (speed * speed).sum()).squareRoot())
  }

  /// The speed at which half of the square of W's greatest length is reached, in points per second;
  /// found by eye.
  private static var halfSpeed: Double { 700 }

  /// Changes the drop, with W as it is.
  mutating func change(now: Double, _ change: (inout Self) -> Void) {
    let (way, wanted) = (way(at: now), wantedWay(at: now))
    change(&self)
    if wantedWay(at: now) != wanted { start(with: way, now: now) }
  }

  /// Lets W go from a value to where it should be.
  mutating func start(with way: Vector2, now: Double) {
    slack = SpringMotion(
      from: way - wantedWay(at: now), velocity: .zero, to: .zero, by: .calm, at: now,
      tolerance: Limits.rest / max(2 * radius, 1))
  }

  /// Looks into the future after an event: for the next hit, and for the rest.
  mutating func lookAhead(now: Double) {
    bounces = 0
    findHit(now: now)
    restTime = later(at: .infinity) {
      max($0.clock.time, max($0.shape.restTime, $0.slack.restTime))
    }
  }
}
