/// The slowing down of a flung scroll view: its velocity falls by the same share each millisecond.
///
///     v(t) = v₀·r^(1000t)        x(t) = x₀ + v₀·(r^(1000t) − 1)/(1000·ln r)
///
/// UIScrollView is observed to follow this law; `normal` and `fast` are its two rates. Use it to
/// find where a fling would come to rest, and to choose a target there.
struct Deceleration: Equatable, Sendable {
  /// r, the share of the velocity that is left after a millisecond; above 0, below 1.
  let rate: Double

  /// Creates a deceleration with a rate.
  ///
  /// - Precondition: `rate` is above 0 and below 1.
  init(rate: Double) {
    precondition(rate > 0 && rate < 1, "the rate must be above 0 and below 1")
    self.rate = rate
  }

  /// The rate of `UIScrollView.DecelerationRate.normal`.
  static var normal: Self { Self(rate: 0.998) }
  /// The rate of `UIScrollView.DecelerationRate.fast`.
  static var fast: Self { Self(rate: 0.99) }

  /// The rate at which the velocity decays, −1000·ln r, per second.
  var decayRate: Double { -1000 * Elementary.log(rate) }

  /// The distance that a fling of `velocity` (points per second) has covered after `elapsed` ≥ 0
  /// seconds, in points.
  func distance(velocity: Double, after elapsed: Double) -> Double {
    -velocity * Elementary.expm1(-decayRate * max(elapsed, 0)) / decayRate
  }

  /// The velocity that is left after `elapsed` ≥ 0 seconds, in points per second.
  func velocity(_ velocity: Double, after elapsed: Double) -> Double {
    velocity * Elementary.exp(-decayRate * max(elapsed, 0))
  }

  /// The whole distance that a fling of `velocity` (points per second) covers until it comes to
  /// rest, in points.
  func projection(velocity: Double) -> Double { velocity / decayRate }

  /// The time after which a fling is slower than `threshold` (points per second, positive), in
  /// seconds; 0 if it is already.
  func restTime(velocity: Double, threshold: Double) -> Double {
    let speed = abs(velocity)
    return speed > threshold ? Elementary.log(speed / threshold) / decayRate : 0
  }

  /// The time after which a fling of `velocity` has covered `distance`, in seconds; nil if it never
  /// does.
  func time(velocity: Double, toReach distance: Double) -> Double? {
    guard distance != 0 else { return 0 }
    let left = 1 - distance * decayRate / velocity
    return left > 0 && left <= 1 ? -Elementary.log(left) / decayRate : nil
  }
}
