extension JellyGroupBody {
  /// Draws the outline as it is at `time`, in points, y down: all bodies, then the necks and tails
  /// of all pairs.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    var shapes = shapes(at: settled(time))
    shapes.withPointers { draw($0, $1, $2, into: &path) }
  }

  private func draw(
    _ boxes: UnsafePointer<LiquidBody>, _ shown: UnsafePointer<LiquidBody>,
    _ strengths: UnsafePointer<Double>, into path: inout some PathBuilder
  ) {
    for slot in 0..<Self.capacity where used[slot] && shown[slot].smallestHalf > 0 {
      shown[slot].draw(into: &path)
    }
    let live = bonds.live
    for other in 1..<Self.capacity where used[other] {
      var slots = live[other]
      while let slot = slots.next() {
        let strength = strengths[LiquidBonds.index(slot, other)]
        guard strength > 0 else { continue }
        let neck = Neck(boxes[slot], boxes[other], strength: strength, settings, tuning)
        neck.draw(between: shown[slot], shown[other], tuning, into: &path)
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

  /// The bodies in their slots, without their stretches and with them, and the strength of each
  /// pair.
  struct Shapes {
    private(set) var boxes = Sixteen(all: LiquidBody.nowhere)
    private(set) var shown = Sixteen(all: LiquidBody.nowhere)
    private var strengths = Strengths()

    /// Calls a function with pointers to the first part of each, since a subscript would branch.
    @inline(__always)
    mutating func withPointers<Result>(
      _ body: (
        UnsafeMutablePointer<LiquidBody>, UnsafeMutablePointer<LiquidBody>,
        UnsafeMutablePointer<Double>
      ) -> Result
    ) -> Result {
      boxes.withPointer { boxes in
        shown.withPointer { shown in
          strengths.withPointer { body(boxes, shown, $0) }
        }
      }
    }
  }

  /// The shapes at a time.
  func shapes(at time: Double) -> Shapes {
    var shapes = Shapes()
    var stretches = Sixteen(all: 0.0)
    shapes.withPointers { boxes, shown, strengths in
      stretches.withPointer { fill(boxes, shown, strengths, $0, at: time) }
    }
    return shapes
  }

  /// Not a closure, which would copy the bonds for each pair.
  @inline(never)
  private func fill(
    _ boxes: UnsafeMutablePointer<LiquidBody>, _ shown: UnsafeMutablePointer<LiquidBody>,
    _ strengths: UnsafeMutablePointer<Double>, _ stretches: UnsafeMutablePointer<Double>,
    at time: Double
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
        if strength != 0, tuning.pull > 0 {
          let neck = Neck(boxes[slot], boxes[other], strength: strength, settings, tuning)
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

    init(
      _ body: LiquidBody, _ other: LiquidBody, strength: Double, _ settings: Settings,
      _ tuning: Tuning
    ) {
      frame = LiquidFrame(body, other)
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

    /// The stretch of a body by the neck: none in contact, and all where the neck parts.
    func pull(on body: LiquidBody, _ tuning: Tuning) -> Double {
      tuning.pull * min(partingGap / max(body.smallestHalf, 1), 1)
        * LiquidBond.force(strength, share) * orientation
    }

    /// Draws the neck, or its tails.
    func draw(
      between body: LiquidBody, _ other: LiquidBody, _ tuning: Tuning,
      into path: inout some PathBuilder
    ) {
      guard partingGap > Self.minimumGap else { return }
      if strength > 1, share < 1 {
        LiquidNeck(
          body, other, amount: LiquidBond.amount(strength, share),
          ballRadius: tuning.filletFraction * partingGap
        ).draw(into: &path)
      } else {
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
