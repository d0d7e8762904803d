// The button is a drop, too, and only the second of a drop's modes can be seen on something so
// small; see ``Deformation/stretched(by:)``. An item that hangs on it by a bridge stretches it,
// until the bridge parts: that is read from their bond. An item that returns to rest flattens it
// when their bridge forms. A finger presses it flat from above, so that it gets wider. Each time it
// oscillates by the spring ``Bud/recoilSpring``.

extension JellyMenuBody {
  /// The button as it is drawn at some time: a disc that is stretched about its middle.
  ///
  /// Items stretch it, so it comes with their places and with the growth of their bonds, each of
  /// which a frame evaluates once.
  struct Drop {
    var disc: Disc
    var stretch: Vector2
    var places: Flight.Lanes
    var growths: Flight.Lanes

    /// A deformation by a share of the stretch, from 0 to 1, about a place.
    func deformation(about place: Vector2, share: Double = 1) -> Deformation {
      Deformation(pivot: place).stretched(by: stretch * share)
    }

    /// The vector that the whole stretch takes to a vector.
    func source(of vector: Vector2) -> Vector2 {
      deformation(about: .zero, share: -1).vector(vector)
    }
  }

  /// The button as it is drawn at `time`.
  func drop(at time: Double) -> Drop {
    let home = button
    var drop = Drop(disc: home, stretch: .zero, places: itemPlaces(at: time), growths: .zero)
    guard tuning.transition == .bud, isMoving(at: time) else { return drop }
    let fan = fan
    // Copied once, and not for each item.
    let flight = flight
    let parting = tuning.bud.partingGap(from: home, in: fan)
    // A bridge as long as the button's radius pulls with all of its force, and one of no length
    // with none: it forms and parts in the same place.
    // Items are stretched with the button, so larger ones than the button stretch it less.
    let force =
      tuning.bud.buttonStretch * min(parting / max(home.radius, 1), 1)
      * min(2 * home.radius / max(arrangement.itemDiameter, 1), 1)
    var stretch = flight.buttonOscillation.value(at: time)
    let springs = tuning.bud.bondSprings
    for index in 0..<arrangement.itemCount {
      let (growth, hit) = flight.bonds.read(index) { $0.frame(at: time, springs) }
      drop.growths[index] = growth
      if hit != 0 { stretch += Deformation.stretch(along: fan.direction(of: index)) * hit }
    }
    for index in 0..<arrangement.itemCount {
      let growth = drop.growths[index]
      guard growth != 0 else { continue }
      let item = item(index, at: drop.places[index], in: fan).disc
      let gap = (item.center - home.center).magnitude - item.radius - home.radius
      let pull = force * LiquidBond.force(growth, parting > 0 ? gap / parting : 0)
      stretch += Deformation.stretch(along: fan.direction(of: index)) * pull
    }
    let radius = home.radius * max(1 + flight.swell.value(at: time), 0)
    // If an item just touches the button, a bridge is as thick as the root of their gap. So the
    // rest of a stretch must not make a gap.
    let length = stretch.magnitude
    let share = length * radius > Limits.minimumLength ? Self.limit.limited(length) / length : 0
    drop.disc.radius = radius
    drop.stretch = stretch * share
    return drop
  }

  /// The limit of the stretch, from whichever items: with half of it the button hardly stretches,
  /// and with twice as much it is a bean.
  private static var limit: SoftLimit { SoftLimit(linearRange: 0.2, softRange: 0.2) }

  // MARK: - Caught items

  /// The rate at which an item stretches the button along its path when it is caught, per second.
  ///
  /// - Parameters:
  ///   - speed: The velocity of the item, in radii of the button per second.
  ///   - bud: The parameters of the item.
  static func impactRate(_ speed: Double, by bud: Bud) -> Double {
    fastest.limited(speed) * (impactFactor * bud.buttonStretch)
  }

  /// Continues the oscillation by the spring of the present tuning; items that are still to be
  /// caught are not part of it.
  ///
  /// While the spring is the same, the oscillation ends no sooner than it would have.
  mutating func keepOscillating(as old: Tuning, now: Double) {
    let spring = tuning.bud.recoilSpring
    let (stretch, velocity) = buttonOscillation(at: now, by: old, in: fan)
    // A bridge that hardly touches moves a million times as far as the stretch changes. So the
    // oscillation itself goes on until the flight rests.
    flight.buttonOscillation = SpringMotion(
      from: stretch, velocity: spring.carried(velocity), to: .zero, spring: spring,
      startTime: now,
      tolerance: restStretch * Self.minimumOscillation)
    let restTime = spring.restTime(
      from: now, offset: flight.buttonOscillation.offset,
      velocity: flight.buttonOscillation.velocity,
      tolerance: restStretch)
    flight.oscillationRestTime = max(
      restTime, spring == old.bud.recoilSpring ? flight.oscillationRestTime : now)
  }

  /// The button's stretch at `time` from all items that it has caught, and its velocity, per
  /// second.
  private func buttonOscillation(
    at time: Double, by tuning: Tuning, in fan: JellyFan
  ) -> (stretch: Vector2, velocity: Vector2) {
    var stretch = flight.buttonOscillation.value(at: time)
    var velocity = flight.buttonOscillation.velocity(at: time)
    let springs = tuning.bud.bondSprings
    for index in 0..<arrangement.itemCount {
      let hit = flight.bonds.read(index) { $0.hit(at: time, springs) }
      guard hit != (0, 0) else { continue }
      let direction = Deformation.stretch(along: fan.direction(of: index))
      stretch += direction * hit.value
      velocity += direction * hit.velocity
    }
    return (stretch, velocity)
  }

  /// The stretch that counts as none: that of all items together cannot be seen, neither on the
  /// button nor on an item that hangs on it.
  var restStretch: Double {
    let radius = max(button.radius, max(arrangement.itemDiameter / 2, 1))
    return Limits.restTolerance / (radius * Double(max(arrangement.itemCount, 1)))
  }

  /// The share of ``restStretch`` at which the oscillation ends before the flight does.
  private static var minimumOscillation: Double { 1e-6 }

  /// The limit of an item's speed, in radii of the button per second: no item that a tap sends is
  /// as fast, and half of it makes such an impact 0.8 pt flatter.
  private static var fastest: SoftLimit { SoftLimit(linearRange: 40, softRange: 20) }

  /// The share of ``Bud/buttonStretch`` at which an item's speed flattens the button: with half of
  /// it nobody sees the impact, and with twice as much the button is a disk on its side.
  private static var impactFactor: Double { 1.5 }

  // MARK: - A finger's tap

  /// Goes on getting wider and narrower by the spring of the present tuning; the menu must be
  /// moving.
  ///
  /// However fast taps and tunings follow each other, it gets no wider than by two taps at once.
  ///
  /// - Parameters:
  ///   - isTapped: Whether a finger has tapped the button.
  ///   - now: The time, in seconds.
  mutating func keepSwelling(isTapped: Bool = false, now: Double) {
    let spring = tuning.bud.recoilSpring
    let (frequency, kick) = (spring.angularFrequency, tuning.bud.tapSwell * spring.angularFrequency)
    let width = flight.swell.value(at: now)
    let velocity = spring.carried(flight.swell.velocity(at: now))
    let fastest = max(4 * kick * kick - width * width * frequency * frequency, 0).squareRoot()
    flight.swell = SpringMotion(
      from: width, velocity: min(max(velocity + (isTapped ? kick : 0), -fastest), fastest), to: 0,
      spring: spring, startTime: now, tolerance: Limits.restTolerance / max(button.radius, 1))
  }
}
