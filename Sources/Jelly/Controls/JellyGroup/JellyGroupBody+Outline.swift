extension JellyGroupBody {
  /// Draws the outline as it is at `time`, in points, y down: all bodies, then the necks and tails
  /// of all pairs.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    var shapes = shapes(at: settled(time))
    shapes.withPointers { draw($0, $1, $2, $3, into: &path) }
  }

  private func draw(
    _ boxes: UnsafePointer<LiquidBody>, _ shown: UnsafePointer<LiquidBody>,
    _ strengths: UnsafePointer<Double>, _ amounts: UnsafePointer<Double>,
    into path: inout some PathBuilder
  ) {
    // A body that shrinks is gone from this size on.
    for slot in 0..<Self.capacity where used[slot] && shown[slot].smallestHalf > Self.precision {
      shown[slot].draw(into: &path)
    }
    let live = bonds.live
    var partners = live
    for other in 1..<Self.capacity where used[other] {
      var slots = live[other]
      while let slot = slots.next() { partners[slot][other] = true }
    }
    for other in 1..<Self.capacity where used[other] {
      var slots = live[other]
      while let slot = slots.next() {
        let strength = strengths[LiquidBonds.index(slot, other)]
        guard strength > 0 else { continue }
        let neck = Neck(boxes[slot], boxes[other], strength: strength, settings, tuning)
        var widening = Vector2(1, 1)
        var third = SlotSet(bits: partners[slot].bits & partners[other].bits)
        while let index = third.next() {
          let amount =
            amounts[LiquidBonds.index(slot, index)] * amounts[LiquidBonds.index(other, index)]
          if amount > 0 { widening += neck.widening(towards: boxes[index], amount) }
        }
        neck.draw(between: shown[slot], shown[other], tuning, widening, into: &path)
      }
    }
  }

  /// A number for each pair.
  private struct Strengths {
    private var first = Sixteen(all: Four(all: 0.0))
    private var last = Two(first: 0.0, second: 0.0)

    @inline(__always)
    mutating func withPointer<Result>(_ body: (UnsafeMutablePointer<Double>) -> Result) -> Result {
      withUnsafeMutablePointer(to: &self) {
        body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self))
      }
    }
  }

  /// The bodies in their slots, without their stretches and with them, and the strength and the
  /// amount of each pair's neck.
  struct Shapes {
    private(set) var boxes = Sixteen(all: LiquidBody.nowhere)
    private(set) var shown = Sixteen(all: LiquidBody.nowhere)
    private var strengths = Strengths()
    private var amounts = Strengths()

    /// Calls a function with pointers to the first part of each, since a subscript would branch.
    @inline(__always)
    mutating func withPointers<Result>(
      _ body: (
        UnsafeMutablePointer<LiquidBody>, UnsafeMutablePointer<LiquidBody>,
        UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
      ) -> Result
    ) -> Result {
      boxes.withPointer { boxes in
        shown.withPointer { shown in
          strengths.withPointer { strengths in
            amounts.withPointer { body(boxes, shown, strengths, $0) }
          }
        }
      }
    }
  }

  /// The shapes at a time.
  func shapes(at time: Double) -> Shapes {
    var shapes = Shapes()
    var stretches = Sixteen(all: 0.0)
    shapes.withPointers { boxes, shown, strengths, amounts in
      stretches.withPointer { fill(boxes, shown, strengths, amounts, $0, at: time) }
    }
    return shapes
  }

  /// Not a closure, which would copy the bonds for each pair.
  @inline(never)
  private func fill(
    _ boxes: UnsafeMutablePointer<LiquidBody>, _ shown: UnsafeMutablePointer<LiquidBody>,
    _ strengths: UnsafeMutablePointer<Double>, _ amounts: UnsafeMutablePointer<Double>,
    _ stretches: UnsafeMutablePointer<Double>, at time: Double
  ) {
    bodies.write(used, at: time, to: boxes, stretches)
    let springs = bondSprings
    let live = bonds.live
    for other in 1..<Self.capacity where used[other] {
      var slots = live[other]
      while let slot = slots.next() {
        let (strength, hit) = bond(slot, other, at: time, springs)
        strengths[LiquidBonds.index(slot, other)] = strength
        var (pull, otherPull) = (hit, hit)
        if strength != 0 {
          let neck = Neck(boxes[slot], boxes[other], strength: strength, settings, tuning)
          amounts[LiquidBonds.index(slot, other)] = neck.amount
          pull += neck.pull(on: boxes[slot], tuning)
          otherPull += neck.pull(on: boxes[other], tuning)
        }
        stretches[slot] += pull
        stretches[other] += otherPull
      }
    }
    for slot in 0..<Self.capacity where used[slot] {
      shown[slot] = boxes[slot].stretched(by: Self.limit(stretches[slot]))
    }
  }

  /// The strength of a pair at a time, and the stretch after its hits until then.
  ///
  /// It is a function of the group, because a call of one of its bonds would copy all of them.
  @inline(never)
  private func bond(
    _ slot: Int, _ other: Int, at time: Double, _ springs: LiquidBond.Springs
  ) -> (strength: Double, hit: Double) {
    bonds.frame(slot, other, at: time, springs)
  }

  /// The limit of a stretch, as a share: 0.3 in all, chosen by eye.
  private static func limit(_ stretch: Double) -> Double {
    stretch / (1 + stretch * stretch / 0.09).squareRoot()
  }

  /// What joins two bodies at some time.
  struct Neck {
    let frame: LiquidFrame
    /// The gap at which they part, in points.
    let partingGap: Double
    let strength: Double
    /// The gap as a share of that.
    let share: Double
    /// The corner radii of both bodies, in points.
    private let radii: Vector2

    init(
      _ body: LiquidBody, _ other: LiquidBody, strength: Double, _ settings: Settings,
      _ tuning: Tuning
    ) {
      frame = LiquidFrame(body, other)
      radii = Vector2(body.radius, other.radius)
      partingGap = Self.partingGap(body, other, settings, tuning)
      self.strength = strength
      share = partingGap > Self.minimumGap ? frame.gap / partingGap : 1
    }

    /// G: a neck of small bodies parts sooner.
    static func partingGap(
      _ body: LiquidBody, _ other: LiquidBody, _ settings: Settings, _ tuning: Tuning
    ) -> Double {
      let smallest = min(body.smallestHalf, other.smallestHalf)
      return min(settings.spacing, tuning.limit * 2 * smallest)
    }

    /// Bodies with a smaller parting gap have no neck, in points.
    static var minimumGap: Double { 1e-6 }

    /// How much the axis is along x, from −1 to 1; 0 for bodies at one place.
    var orientation: Double {
      let square = frame.distance * frame.distance
      let direction = frame.direction
      return (direction.x * direction.x - direction.y * direction.y) * (square / (square + 1))
    }

    /// The amount of the neck; 0 for tails.
    var amount: Double { strength > 1 && share < 1 ? LiquidBond.amount(strength, share) : 0 }

    /// How much wider a third body that is joined to both makes the neck, on the sides −1 and 1.
    ///
    /// Three necks enclose a pocket. So the side that faces the third body has a larger ball, by
    /// the sine of that body's direction. Bodies that lie deep in each other have no part in this,
    /// because their axis can turn at once; nor have square corners, whose axis does so where they
    /// touch.
    ///
    /// - Parameter amounts: The product of the amounts of both necks with the third body.
    func widening(towards third: LiquidBody, _ amounts: Double) -> Vector2 {
      let radius = radii.sum() / 2
      let depth = max(-frame.gap, 0)
      guard depth < radius else { return .zero }
      let middle = frame.point(radii.x + frame.gap / 2, 0)
      let offset = third.center - middle
      let sine = frame.height(of: third.center) / ((offset * offset).sum() + 1).squareRoot()
      let square = radius * radius
      let rate = Self.pocket * amounts * (1 - depth / radius) * (square / (square + 1))
      return Vector2(max(-sine, 0), max(sine, 0)) * rate
    }

    /// The largest widening by a third body, in radii of the ball; chosen by eye.
    ///
    /// With 12 three discs up to 1.15 diameters apart have no pocket, and cards in a grid of up to
    /// 6 points no specks. With 6 these begin at 1.1 diameters and 5 points.
    private static var pocket: Double { 12 }

    /// The stretch of a body by the neck: none in contact, and all where the neck parts.
    func pull(on body: LiquidBody, _ tuning: Tuning) -> Double {
      tuning.pull * min(partingGap / max(body.smallestHalf, 1), 1)
        * LiquidBond.force(strength, share) * orientation
    }

    /// Draws the neck, or its tails.
    func draw(
      between body: LiquidBody, _ other: LiquidBody, _ tuning: Tuning, _ widening: Vector2,
      into path: inout some PathBuilder
    ) {
      guard partingGap > Self.minimumGap else { return }
      if strength > 1, share < 1 {
        LiquidNeck(
          body, other, amount: amount, ballRadius: tuning.filletFraction * partingGap,
          widening: widening
        ).draw(into: &path)
      } else {
        // Bodies that ring are drawn with another gap, at which their neck has parted.
        let drawnGap = LiquidFrame(body, other).gap
        let partingGap = partingGap + drawnGap - frame.gap
        LiquidTail(of: body, towards: other, strength: strength, partingGap: partingGap)?
          .draw(into: &path)
        LiquidTail(of: other, towards: body, strength: strength, partingGap: partingGap)?
          .draw(into: &path)
      }
    }
  }
}

extension LiquidBody {
  /// The body with a stretch along x, or along y below 0, that keeps its area.
  fileprivate func stretched(by stretch: Double) -> Self {
    guard stretch != 0 else { return self }
    let factor = stretch > 0 ? 1 + stretch : 1 / (1 - stretch)
    let factors = Vector2(factor, 1 / factor)
    return Self(
      center: center, halfSize: halfSize * factors, cornerRadius: radius * min(factors.x, factors.y)
    )
  }
}
