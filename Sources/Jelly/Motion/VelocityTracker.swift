/// How fast a finger moves, from its last samples: the same answer on every host.
///
/// A straight line is fitted to the positions of the last tenth of a second by least squares, the
/// newest counting most, so that one jittery sample decides nothing. A finger that rests loses its
/// speed: once 50 ms pass without a sample, older ones say nothing about now.
public struct VelocityTracker: Equatable, Sendable {
  /// How far back samples count, in seconds (iOS drops a stale pan velocity after 100 ms too).
  static let window = 0.1
  /// A pause between two samples, in seconds, across which earlier motion is forgotten.
  static let pause = 0.05
  /// Samples closer than this replace each other, so that 16 of them span the window at any rate.
  static let spacing = window / 16

  private var times = SIMD16<Double>(repeating: 0)
  private var xs = SIMD16<Double>(repeating: 0)
  private var ys = SIMD16<Double>(repeating: 0)
  private var newest = 0
  private var count = 0

  /// A tracker that has seen nothing.
  public init() {}

  /// Takes a sample.
  ///
  /// - Parameters:
  ///   - position: Where the finger is, in points; finite.
  ///   - time: When, in seconds; not before the last sample.
  public mutating func add(_ position: Vector2, at time: Double) {
    let isCrowded = count > 1 && time - times[(newest + 15) & 15] < Self.spacing
    let isRepeated = count > 0 && time <= times[newest]
    if !isCrowded && !isRepeated {
      newest = (newest + 1) & 15
      count = min(count + 1, 16)
    }
    times[newest] = time
    xs[newest] = position.x
    ys[newest] = position.y
  }

  /// The velocity at the newest sample, in points per second; zero with fewer than two samples.
  public var velocity: Vector2 {
    let now = times[newest]
    let here = Vector2(xs[newest], ys[newest])
    var weights = 0.0
    var ages = 0.0
    var squares = 0.0
    var offsets = Vector2.zero
    var products = Vector2.zero
    var index = newest
    for step in 0..<count {
      let age = now - times[index]
      guard age <= Self.window else { break }
      let weight = 1 - age / (2 * Self.window)
      let offset = Vector2(xs[index], ys[index]) - here
      weights += weight
      ages += weight * age
      squares += weight * age * age
      offsets += weight * offset
      products += (weight * age) * offset
      let previous = (index + 15) & 15
      // The sample before a pause still says how far the finger came, those before it nothing.
      if step > 0, times[(index + 1) & 15] - times[index] > Self.pause { break }
      index = previous
    }
    let spread = weights * squares - ages * ages
    guard spread > 0 else { return .zero }
    return (ages * offsets - weights * products) / spread
  }
}
