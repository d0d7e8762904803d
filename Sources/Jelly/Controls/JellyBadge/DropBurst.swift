/// A drop that has burst: droplets on parabolas, each of which shrinks to nothing.
///
/// A droplet's index gives its direction by the golden ratio, and its speed, size and life by the
/// plastic number: both spread any number of droplets evenly, and no two are alike. All lengths are
/// in radii of the drop, chosen on film strips beside KYCuteView's explosion. With half of the
/// speed the droplets of a badge end 26 pt nearer, and with twice as much 52 pt farther away, over
/// what is beside it. With half of the size they are dust.
struct DropBurst: Sendable {
  /// The drop before it burst.
  let drop: Disc
  /// The drop's velocity when it burst, in points per second.
  let velocity: Vector2
  /// The number of droplets; at most ``maximumDropletCount`` are drawn.
  let count: Int
  /// The time since the drop burst, in seconds; not negative.
  let age: Double

  /// The largest number of droplets that is drawn.
  static let maximumDropletCount = 32
  /// The age from which on nothing is left, in seconds.
  static let life = 0.6

  /// Draws the rest of the drop, then the droplets.
  func draw(into path: inout some PathBuilder) {
    guard age < Self.life else { return }
    let left = 1 - age / Self.coreLife
    if left > 0 {
      Disc(center: drop.center + velocity * age, radius: drop.radius * left * left)
        .draw(into: &path)
    }
    var direction = Vector2(0, -1)
    var share = 0.5
    for _ in 0..<min(max(count, 0), Self.maximumDropletCount) {
      draw(droplet: share, direction, into: &path)
      direction = Vector2(
        direction.x * Golden.cosine - direction.y * Golden.sine,
        direction.x * Golden.sine + direction.y * Golden.cosine)
      share += Self.plastic
      if share >= 1 { share -= 1 }
    }
  }

  /// Draws a droplet; the greater its share, from 0 to 1, the faster and smaller it is and the
  /// shorter it lives.
  private func draw(
    droplet share: Double, _ direction: Vector2, into path: inout some PathBuilder
  ) {
    let spent = age / (Self.life * (1 - share * 0.4))
    guard spent < 1 else { return }
    let fall = Vector2(0, Self.gravity / 2 * age - Self.lift) * age
    let travel = direction * (Self.start + (Self.speed + Self.spread * share) * age) + fall
    let radius = drop.radius * (Self.largest - (Self.largest - Self.smallest) * share)
    Disc(
      center: drop.center + velocity * age + travel * drop.radius,
      radius: radius * (1 - spent * spent)
    ).draw(into: &path)
  }

  /// The time in which the drop itself vanishes, in seconds.
  private static let coreLife = 0.12
  /// The distance from the drop's center at which the droplets start.
  private static let start = 0.45
  /// The speed of the slowest droplets, and how much faster the fastest are, per second.
  private static let speed = 6.0
  private static let spread = 7.0
  /// The upward speed of all droplets at first, per second, and their fall, per second squared.
  private static let lift = 5.0
  private static let gravity = 42.0
  /// The radii of the largest and of the smallest droplet.
  private static let largest = 0.34
  private static let smallest = 0.12

  /// One over the plastic number, which is the real root of x³ = x + 1.
  private static let plastic = 0.7548776662466927
  /// The golden ratio's share of a turn.
  private enum Golden {
    static let cosine = -0.7373688780783197
    static let sine = -0.6754902942615238
  }
}
