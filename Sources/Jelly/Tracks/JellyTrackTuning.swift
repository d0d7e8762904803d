/// The behavior of a switch, a slider or segments: the springs of the drop that slides on their
/// track, and the limits of its deformation.
///
/// The numbers were chosen on film strips, except where a source is named.
public struct JellyTrackTuning: JellyTuning {
  /// The spring of the end that moves ahead; a response of 0.12 to 0.2 s looks right.
  public var frontSpring = DampedSpring(response: 0.15, dampingRatio: 0.75)
  /// The spring of the mass; a response between those of both ends looks right.
  public var massSpring = DampedSpring(response: 0.20, dampingRatio: 0.65)
  /// The spring of the end that follows; a response of 0.28 to 0.45 s and a damping ratio of 0.5 to
  /// 0.7 look right.
  public var rearSpring = DampedSpring(response: 0.32, dampingRatio: 0.58)
  /// The spring by which the rear follows a finger; a response of 0.12 to 0.25 s looks right.
  public var dragSpring = DampedSpring(response: 0.17, dampingRatio: 0.80)
  /// The spring of the drop's width, where segments differ in width.
  ///
  /// The width does not overshoot: a damping ratio below 1 counts as 1.
  public var widthSpring = DampedSpring(response: 0.26, dampingRatio: 1)
  /// The spring that lifts the drop under a finger, from recordings of iOS 26.
  public var liftSpring = DampedSpring(response: 0.28, dampingRatio: 0.63)
  /// The spring that lowers the drop, from recordings of iOS 26.
  public var lowerSpring = DampedSpring(response: 0.38, dampingRatio: 0.55)

  /// The limit of the stretch, in widths of the drop.
  public var maximumStretch = 0.75
  /// The limit of the squeeze, in widths of the drop; less than 1.
  ///
  /// A short way squeezes a drop by less, so the limit is what tames it after a long one: up to 0.2
  /// looks right.
  public var maximumSqueeze = 0.12
  /// The greatest distance by which the drop passes an end of a switch or of segments, in points; 2
  /// to 8 look right.
  public var maximumOvertravel = 3.5
  /// The share by which the end near the mass is thicker and the other end is thinner, at most; up
  /// to 0.45 looks right.
  public var maximumTaper = 0.36
  /// The highest speed that a finger passes on, in widths of the drop times the angular frequency
  /// of the front's spring.
  ///
  /// With 1.2 the drop passes its target by at most about half of its width.
  public var maximumFlickVelocity = 1.2
  /// A Boolean value that indicates whether all of the drop moves with a finger, so that it does
  /// not stretch.
  public var isRigid = false

  /// The distance that a finger moves before it drags, in points.
  public var dragThreshold = 6.0
  /// The limit of the distance by which a finger draws an end of the drop past the end of the
  /// track, in points.
  public var pullLimit = 10.0
  /// The time, in seconds, after which the position of a finger that lets go selects a stop.
  public var projectionTime = 0.1

  /// Creates the standard tuning.
  public init() {}
}

@_spi(Jelly) extension JellyTrackTuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.spring(&frontSpring, "frontSpring")
    visitor.spring(&massSpring, "massSpring")
    visitor.spring(&rearSpring, "rearSpring")
    visitor.spring(&dragSpring, "dragSpring")
    visitor.spring(&widthSpring, "widthSpring")
    visitor.spring(&liftSpring, "liftSpring")
    visitor.spring(&lowerSpring, "lowerSpring")
    func share(
      _ value: inout Double, _ name: StaticString, recommended: ClosedRange<Double>,
      valid: ClosedRange<Double>
    ) {
      visitor.number(&value, name, in: .ratio, recommended: recommended, step: 0.01, valid: valid)
    }
    share(&maximumStretch, "maximumStretch", recommended: 0.1...1.2, valid: 0.01...10)
    share(&maximumSqueeze, "maximumSqueeze", recommended: 0.05...0.3, valid: 0.01...0.9)
    visitor.number(
      &maximumOvertravel, "maximumOvertravel", in: .points, recommended: 0...8, step: 0.5,
      valid: 0...1000)
    share(&maximumTaper, "maximumTaper", recommended: 0...0.45, valid: 0...0.9)
    share(&maximumFlickVelocity, "maximumFlickVelocity", recommended: 0...2, valid: 0...100)
    visitor.flag(&isRigid, "isRigid")
    visitor.number(
      &dragThreshold, "dragThreshold", in: .points, recommended: 2...12, step: 1,
      valid: .notNegative)
    visitor.number(
      &pullLimit, "pullLimit", in: .points, recommended: 0...20, step: 1, valid: .notNegative)
    visitor.number(
      &projectionTime, "projectionTime", in: .seconds, recommended: 0...0.3, step: 0.01,
      valid: 0...10)
  }
}

extension JellyTrackTuning {
  /// The default tuning: the drop stretches by a half of its width at most.
  public static var standard: Self { Self() }

  /// The same as ``standard``: in 2015 no control was a drop on a track.
  public static var classic: Self { standard }

  /// The tuning for play: the drop is longer than in ``standard``, and oscillates longer.
  public static var liquid: Self {
    @inline(never) get {
      var tuning = Self()
      tuning.frontSpring = DampedSpring(response: 0.16, dampingRatio: 0.60)
      tuning.massSpring = DampedSpring(response: 0.23, dampingRatio: 0.55)
      tuning.rearSpring = DampedSpring(response: 0.38, dampingRatio: 0.55)
      tuning.dragSpring = DampedSpring(response: 0.24, dampingRatio: 0.65)
      tuning.lowerSpring = DampedSpring(response: 0.38, dampingRatio: 0.50)
      tuning.maximumStretch = 1
      tuning.maximumOvertravel = 6
      tuning.maximumSqueeze = 0.2
      tuning.maximumTaper = 0.42
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the drop moves with the finger, and goes to its stop without a
  /// stretch or an overshoot.
  public static var reduced: Self {
    @inline(never) get {
      var tuning = Self()
      let spring = DampedSpring.reducedMotion
      tuning.frontSpring = spring
      tuning.massSpring = spring
      tuning.rearSpring = spring
      tuning.dragSpring = spring
      tuning.widthSpring = spring
      tuning.liftSpring = spring
      tuning.lowerSpring = spring
      tuning.maximumTaper = 0
      tuning.maximumFlickVelocity = 0
      tuning.isRigid = true
      return tuning
    }
  }

  /// The springs of the drop.
  var springs: SlidingDrop.Springs {
    let widthSpring = DampedSpring(
      angularFrequency: widthSpring.angularFrequency,
      dampingRatio: max(widthSpring.dampingRatio, 1))
    return SlidingDrop.Springs(
      front: frontSpring, mass: massSpring, rear: rearSpring, drag: dragSpring, width: widthSpring,
      lift: liftSpring, lower: lowerSpring, maximumFlickVelocity: maximumFlickVelocity,
      isRigid: isRigid)
  }

  /// The limits of the drop's deformation.
  var limits: DropLimits {
    DropLimits(
      stretch: maximumStretch, squeeze: maximumSqueeze, overtravel: maximumOvertravel,
      taper: maximumTaper)
  }
}
