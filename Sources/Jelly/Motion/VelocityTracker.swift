/// How fast a finger moves, from its last samples: the same answer on every host.
///
/// A straight line is fitted to the positions by least squares, with weights that fall by half
/// every 20 ms, so that about the last tenth of a second counts, one jittery sample decides
/// nothing, and it does not matter how often the finger was sampled. A finger that rests loses its
/// speed: before a pause nothing is remembered but where it was.
///
/// The fit needs no list of samples, only five sums over their ages a and their offsets o from the
/// newest position, which move on with each sample:
///
///     weight = Σw    age = Σwa    square = Σwa²    offset = Σwo    product = Σwao
public struct VelocityTracker: Equatable, Sendable {
  /// A pause between two samples, in seconds, across which earlier motion is forgotten: no screen
  /// samples this rarely, so the finger must have rested.
  static let pause = 0.05
  /// A pause, in seconds, after which not even the last position says anything about now.
  static let window = 0.1
  /// The rate at which weights fall, per second: by half in 20 ms, to 3 % in 100 ms.
  static let forgetting = 35.0

  private var time = -Double.infinity
  private var position = Vector2.zero
  private var weight = 0.0
  private var age = 0.0
  private var square = 0.0
  private var offset = Vector2.zero
  private var product = Vector2.zero

  /// A tracker that has seen nothing.
  public init() {}

  /// Takes a sample.
  ///
  /// - Parameters:
  ///   - position: Where the finger is, in points; finite, and kept within a million points.
  ///   - time: When, in seconds; not before the last sample. At the same time it replaces the last.
  public mutating func add(_ position: Vector2, at time: Double) {
    let position = Limits.position(position)
    let elapsed = time - self.time
    let step = position - self.position
    self.position = position
    self.time = max(time, self.time)
    guard elapsed > 0 else {
      // The newest sample, of weight 1, moves along; the others are left behind.
      product -= age * step
      offset -= (weight - 1) * step
      return
    }
    guard weight > 0, elapsed <= Self.window else {
      self = VelocityTracker(position: position, time: time)
      return
    }
    if elapsed > Self.pause { (weight, age, square, offset, product) = (1, 0, 0, .zero, .zero) }
    let kept = Elementary.exp(-Self.forgetting * elapsed)
    product = kept * (product + elapsed * offset - (age + elapsed * weight) * step)
    offset = kept * (offset - weight * step)
    square = kept * (square + elapsed * (2 * age + elapsed * weight))
    age = kept * (age + elapsed * weight)
    weight = kept * weight + 1
  }

  private init(position: Vector2, time: Double) {
    self.position = position
    self.time = time
    self.weight = 1
  }

  /// The velocity at the newest sample, in points per second; zero with fewer than two samples.
  public var velocity: Vector2 {
    let spread = weight * square - age * age
    guard spread > 0 else { return .zero }
    return (age * offset - weight * product) / spread
  }
}
