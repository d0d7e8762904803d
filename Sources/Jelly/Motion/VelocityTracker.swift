/// The velocity of a finger, estimated from its last samples; the result is the same on every host.
///
///     var tracker = VelocityTracker()
///     tracker.add(Vector2(0, 0), at: 0)
///     tracker.add(Vector2(0, 8), at: 0.016)
///     tracker.velocity  // points per second
///
/// A straight line is fitted to the positions by least squares, with weights that fall by half
/// every 20 ms. So about the last tenth of a second counts, one inexact sample changes little, and
/// the sampling rate does not matter. A finger that rests loses its speed: only its position is
/// kept across a pause.
///
/// The fit does not need a list of samples. It needs only five sums over the samples' ages a and
/// their offsets o from the newest position, which each sample updates:
///
///     weight = Σw    age = Σwa    square = Σwa²    offset = Σwo    product = Σwao
public struct VelocityTracker: Equatable, Sendable {
  /// The pause between two samples, in seconds, after which earlier motion is forgotten: every
  /// screen samples more often, so the finger must have rested.
  static let pause = 0.05
  /// The pause, in seconds, after which even the last position is forgotten.
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

  /// Creates a tracker without any samples.
  public init() {}

  /// Takes a sample.
  ///
  /// - Parameters:
  ///   - position: The finger's position, in points, kept within a million points. A sample whose
  ///     position or time is not finite is ignored.
  ///   - time: The time of the sample, in seconds; not before the last sample. A sample at the same
  ///     time replaces the last one.
  public mutating func add(_ position: Vector2, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    let position = Limits.position(position)
    let elapsed = time - self.time
    let step = position - self.position
    self.position = position
    self.time = max(time, self.time)
    guard elapsed > 0 else {
      // The newest sample, of weight 1, moves; the others stay and so get farther away.
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

  /// The velocity at a time, in points per second.
  ///
  /// - Parameter time: The time, in seconds; not before the newest sample. Once the finger has
  ///   rested since then, its velocity is zero: an event without a place is not a sample.
  public func velocity(at time: Double) -> Vector2 {
    time - self.time > Self.pause ? .zero : velocity
  }

  /// The velocity at the newest sample, in points per second; zero with fewer than two samples.
  public var velocity: Vector2 {
    let spread = weight * square - age * age
    guard spread > 0 else { return .zero }
    return (age * offset - weight * product) / spread
  }
}
