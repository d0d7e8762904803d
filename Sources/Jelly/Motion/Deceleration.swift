/// How a flung scroll view comes to rest: its velocity falls by the same share each millisecond.
///
///     v(t) = v₀·r^(1000t)        x(t) = x₀ + v₀·(r^(1000t) − 1)/(1000·ln r)
///
/// The law that UIScrollView is seen to follow; `normal` and `fast` are its two rates.
public struct Deceleration: Equatable, Sendable {
  /// r, the share of the velocity that is left after a millisecond; above 0, below 1.
  public let rate: Double

  /// Makes a law of its rate.
  ///
  /// - Precondition: `rate` is above 0 and below 1.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "the rate must be above 0 and below 1")
    self.rate = rate
  }

  /// `UIScrollView.DecelerationRate.normal`.
  public static var normal: Self { Self(rate: 0.998) }
  /// `UIScrollView.DecelerationRate.fast`.
  public static var fast: Self { Self(rate: 0.99) }

  /// How fast the velocity decays, −1000·ln r, per second.
  public var decayRate: Double { -1000 * Elementary.log(rate) }

  /// How far a fling of `velocity` (points per second) has come after `elapsed` ≥ 0 seconds.
  public func distance(velocity: Double, after elapsed: Double) -> Double {
    -velocity * Elementary.expm1(-decayRate * max(elapsed, 0)) / decayRate
  }

  /// The velocity that is left after `elapsed` ≥ 0 seconds, in points per second.
  public func velocity(_ velocity: Double, after elapsed: Double) -> Double {
    velocity * Elementary.exp(-decayRate * max(elapsed, 0))
  }

  /// How far a fling of `velocity` goes in all: where it would come to rest.
  public func projection(velocity: Double) -> Double { velocity / decayRate }

  /// When a fling is slower than `threshold` (points per second, positive): 0 if it is already.
  public func restTime(velocity: Double, threshold: Double) -> Double {
    let speed = abs(velocity)
    return speed > threshold ? Elementary.log(speed / threshold) / decayRate : 0
  }

  /// When a fling of `velocity` has come `distance`; nil where it never gets there.
  public func time(velocity: Double, toReach distance: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let left = 1 - distance * decayRate / velocity
    return left > 0 && left <= 1 ? -Elementary.log(left) / decayRate : nil
  }
}
