extension JellyGroupBody {
  /// Draws the outline as it is at `time`, in points, y down: all bodies, then the necks and tails
  /// of all pairs.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    var shapes = shapes(at: settled(time))
    let used = used
    shapes.shown.withPointer { shown in
      for slot in used where shown[slot].smallestHalf > 0 { shown[slot].draw(into: &path) }
      shapes.boxes.withPointer { boxes in
        forEachLivePair { slot, other in
          let strength = shapes.strengths[slot, other]
          guard strength > Self.minimumStrength else { return }
          let neck = Neck(boxes[slot], boxes[other], strength: strength, settings, tuning)
          neck.draw(between: shown[slot], shown[other], tuning, into: &path)
        }
      }
    }
  }

  /// The bodies in their slots, without their stretches and with them, and the strengths of their
  /// necks.
  struct Shapes {
    var boxes = Sixteen(all: LiquidBody.nowhere)
    var shown = Sixteen(all: LiquidBody.nowhere)
    var strengths = Strengths()
  }

  /// Each pair's strength.
  struct Strengths {
    private var first = SIMD64<Double>.zero
    private var last = SIMD2<Double>.zero

    subscript(slot: Int, other: Int) -> Double {
      get {
        let index = LiquidBonds.index(slot, other)
        return index < 64 ? first[index] : last[index - 64]
      }
      set {
        let index = LiquidBonds.index(slot, other)
        if index < 64 { first[index] = newValue } else { last[index - 64] = newValue }
      }
    }
  }

  func shapes(at time: Double) -> Shapes {
    var shapes = Shapes()
    var stretches = SIMD16<Double>.zero
    let springs = bondSprings
    shapes.boxes.withPointer { boxes in
      for slot in used {
        (boxes[slot], stretches[slot]) = bodies.read(slot) { $0.frame(at: time) }
      }
      forEachLivePair { slot, other in
        let (strength, hit) = bonds.frame(slot, other, at: time, springs)
        var (pull, otherPull) = (hit, hit)
        shapes.strengths[slot, other] = strength
        if strength != 0, tuning.pull > 0 {
          let neck = Neck(boxes[slot], boxes[other], strength: strength, settings, tuning)
          pull += neck.pull(on: boxes[slot], tuning)
          otherPull += neck.pull(on: boxes[other], tuning)
        }
        stretches[slot] += pull
        stretches[other] += otherPull
      }
      shapes.shown.withPointer { shown in
        for slot in used { shown[slot] = boxes[slot].stretched(by: Self.limit(stretches[slot])) }
      }
    }
    return shapes
  }

  /// Calls a function with the slots of each pair that has a neck or tails, or will have them.
  @inline(__always)
  private func forEachLivePair(_ body: (Int, Int) -> Void) {
    for other in used {
      for slot in SlotSet(bits: bonds.live[other]) { body(slot, other) }
    }
  }

  /// The smallest strength of a neck whose tails are drawn: shorter ones nobody sees.
  private static var minimumStrength: Double { 1e-6 }

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
      let share = min(max(share, 0), 1)
      let force = strength <= 1 ? strength : 1 - (1 - share * share) * (min(strength, 2) - 1)
      return tuning.pull * min(partingGap / max(body.smallestHalf, 1), 1) * force * orientation
    }

    /// Draws the neck, or its tails.
    func draw(
      between body: LiquidBody, _ other: LiquidBody, _ tuning: Tuning,
      into path: inout some PathBuilder
    ) {
      guard partingGap > Self.minimumGap else { return }
      if strength > 1, share < 1 {
        let left = 1 - max(share, 0)
        // The neck gets thin slowly at first and very fast at the end, as one of liquid does.
        let amount = (strength - 1) * left.squareRoot() * (1 - max(share, 0) / 2)
        LiquidNeck(body, other, amount: amount, ballRadius: tuning.filletFraction * partingGap)
          .draw(into: &path)
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
      center: center, halfSize: halfSize * factors, cornerRadius: radius * min(factors.x, factors.y))
  }
}
