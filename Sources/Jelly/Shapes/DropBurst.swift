/// A drop that has burst: droplets on parabolas, each shrinking to nothing.
///
/// Where a droplet goes follows from its number by the golden ratio, its speed, size and life by the
/// plastic number: both spread any number of them evenly and never twice alike. All lengths are in
/// radii of the drop, found by eye beside KYCuteView's explosion.
public struct DropBurst: Equatable, Sendable {
  /// The drop as it was.
  public let drop: Disc
  /// How fast it was, in points per second.
  public let velocity: Vector2
  /// How many droplets there are; at most ``mostDroplets`` are drawn.
  public let count: Int
  /// How long ago it burst, in seconds; not negative.
  public let age: Double

  /// The most droplets that a burst is drawn with.
  public static let mostDroplets = 32
  /// From this age on nothing is left, in seconds.
  public static let life = 0.6

  /// Makes the shape of a drop that burst `age` seconds ago.
  public init(drop: Disc, velocity: Vector2, count: Int, age: Double) {
    self.drop = drop
    self.velocity = velocity
    self.count = count
    self.age = age
  }

  /// Draws what is left of the drop, then the droplets.
  public func draw(into path: inout some PathBuilder) {
    guard age < Self.life else { return }
    let left = 1 - age / Self.coreLife
    if left > 0 {
      Disc(center: drop.center + velocity * age, radius: drop.radius * left * left)
        .draw(into: &path)
    }
    var direction = Vector2(0, -1)
    var share = 0.5
    for _ in 0..<min(max(count, 0), Self.mostDroplets) {
      draw(droplet: share, direction, into: &path)
      direction = Vector2(
        direction.x * Golden.cosine - direction.y * Golden.sine,
        direction.x * Golden.sine + direction.y * Golden.cosine)
      share += Self.plastic
      if share >= 1 { share -= 1 }
    }
  }

  /// Draws a droplet; its share of speed, shortness of life and smallness is from 0 to 1.
  private func draw(
    droplet share: Double, _ direction: Vector2, into path: inout some PathBuilder
  ) {
    let spent = age / (Self.life * (1 - share * 0.4))
    guard spent < 1 else { return }
    let fall = Vector2(0, Self.gravity / 2 * age - Self.lift) * age
    let way = direction * (Self.start + (Self.speed + Self.spread * share) * age) + fall
    let radius = drop.radius * (Self.largest - (Self.largest - Self.smallest) * share)
    Disc(
      center: drop.center + velocity * age + way * drop.radius,
      radius: radius * (1 - spent * spent)
    ).draw(into: &path)
  }

  /// How long the drop itself takes to be gone, in seconds.
  private static let coreLife = 0.12
  /// Where the droplets start.
  private static let start = 0.45
  /// How fast the slowest fly, and how much faster the fastest, per second.
  private static let speed = 6.0
  private static let spread = 7.0
  /// How fast all rise at first, per second, and fall, per second squared.
  private static let lift = 5.0
  private static let gravity = 42.0
  /// The radii of the largest and the smallest.
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
