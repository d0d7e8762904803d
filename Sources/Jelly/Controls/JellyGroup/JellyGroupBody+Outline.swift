// A frame has two passes. The first one evaluates each body and each bond once, and finds the
// stretches; the second one draws the stretched bodies and what joins them.
extension JellyGroupBody {
  /// Draws the outline as it is at `time`, in points, y down: all bodies, then the necks and tails
  /// of all pairs.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    draw(at: time, isMarked: false, into: &path)
  }

  /// Draws the outline as it is at `time`, with marks for a host that goes from one to another.
  ///
  /// A mark is a move that nothing follows: in front of each body, and of what joins each pair that
  /// is joined at any time until the next event, also where there is nothing to draw. So between
  /// two events the number of marks stays the same. A mark is the center of a body. Tails that
  /// nobody sees are left out: the recoil draws and withdraws them ten times.
  @_spi(Jelly) public func drawMarked(at time: Double, into path: inout some PathBuilder) {
    draw(at: time, isMarked: true, into: &path)
  }

  @inline(__always)
  private func draw(at time: Double, isMarked: Bool, into path: inout some PathBuilder) {
    var shapes = shapes(at: motionTime(at: time))
    shapes.withMemory { draw($0, isMarked, into: &path) }
  }

  private func draw(_ memory: Shapes.Memory, _ isMarked: Bool, into path: inout some PathBuilder) {
    for slot in 0..<Self.capacity where used[slot] {
      if isMarked { path.move(to: memory.shown[slot].center) }
      // A body that shrinks is gone from this size on.
      guard memory.shown[slot].smallestHalf > Self.motionTolerance else { continue }
      memory.shown[slot].draw(into: &path)
    }
    let visible = bonds.visible
    var partners = visible
    for other in 1..<Self.capacity where used[other] {
      var slots = visible[other]
      while let slot = slots.next() { partners[slot][other] = true }
    }
    for other in 1..<Self.capacity where used[other] {
      var slots = visible[other]
      while let slot = slots.next() {
        let neck = memory.neck(slot, other)
        if isMarked { path.move(to: memory.shown[slot].center) }
        guard neck.growth > (isMarked ? Self.faintGrowth : 0), neck.partingGap > Neck.minimumGap
        else { continue }
        let (body, otherBody) = (memory.shown[slot], memory.shown[other])
        let frame = LiquidFrame(body, otherBody)
        guard neck.isWhole else {
          neck.drawTails(of: body, otherBody, frame, into: &path)
          continue
        }
        var widening = Vector2(1, 1)
        var third = SlotSet(bits: partners[slot].bits & partners[other].bits)
        while let index = third.next() {
          let amount = memory.neck(slot, index).amount * memory.neck(other, index).amount
          guard amount > 0 else { continue }
          widening += Neck.widening(
            of: frame, radii: Vector2(body.radius, otherBody.radius),
            towards: memory.shown[index], amount)
        }
        LiquidNeck(
          body, otherBody, frame, amount: neck.amount,
          ballRadius: tuning.filletFraction * neck.partingGap, widening: widening
        ).draw(into: &path)
      }
    }
  }

  /// Storage for a neck of each of the 66 pairs; four numbers of 0 are nothing between two bodies.
  ///
  /// As vectors they are set to 0 by a tenth of the instructions that lists of necks need.
  private struct Necks {
    private var first = SIMD64<Double>()
    private var second = SIMD64<Double>()
    private var third = SIMD64<Double>()
    private var fourth = SIMD64<Double>()
    private var last = SIMD8<Double>()

    @inline(__always)
    mutating func withPointer<Result>(_ body: (UnsafeMutablePointer<Neck>) -> Result) -> Result {
      withUnsafeMutablePointer(to: &self) {
        body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Neck.self))
      }
    }
  }

  /// The bodies in their slots, without their stretches and with them, and what joins each pair.
  struct Shapes {
    private(set) var boxes = Sixteen(all: LiquidBody.nowhere)
    private(set) var shown = Sixteen(all: LiquidBody.nowhere)
    private var necks = Necks()

    /// Pointers to the first part of each, since a subscript would branch.
    struct Memory {
      /// The bodies without their stretches, by slot.
      let boxes: UnsafeMutablePointer<LiquidBody>
      /// The bodies as they are drawn, by slot.
      let shown: UnsafeMutablePointer<LiquidBody>
      fileprivate let necks: UnsafeMutablePointer<Neck>

      /// The joint of the bodies in two slots; nothing without a visible bond.
      func neck(_ slot: Int, _ other: Int) -> Neck { necks[LiquidBonds.index(slot, other)] }
    }

    @inline(__always)
    mutating func withMemory<Result>(_ body: (Memory) -> Result) -> Result {
      boxes.withPointer { boxes in
        shown.withPointer { shown in
          necks.withPointer { body(Memory(boxes: boxes, shown: shown, necks: $0)) }
        }
      }
    }
  }

  /// The shapes at a time.
  func shapes(at time: Double) -> Shapes {
    var shapes = Shapes()
    var stretches = Sixteen(all: 0.0)
    shapes.withMemory { memory in
      stretches.withPointer { fill(memory, stretches: $0, at: time) }
    }
    return shapes
  }

  /// Not a closure, which would copy the bonds for each pair.
  @inline(never)
  private func fill(
    _ memory: Shapes.Memory, stretches: UnsafeMutablePointer<Double>, at time: Double
  ) {
    bodies.write(used, at: time, to: memory.boxes, stretches)
    let springs = bondSprings
    let visible = bonds.visible
    for other in 1..<Self.capacity where used[other] {
      var slots = visible[other]
      while let slot = slots.next() {
        let (growth, hit) = bond(slot, other, at: time, springs)
        var (pull, otherPull) = (hit, hit)
        if growth != 0 {
          let (body, otherBody) = (memory.boxes[slot], memory.boxes[other])
          let frame = LiquidFrame(body, otherBody)
          let neck = Neck(
            gap: frame.gap, partingGap: Neck.partingGap(body, otherBody, settings, tuning),
            growth: growth)
          memory.necks[LiquidBonds.index(slot, other)] = neck
          pull += neck.pull(on: body, frame, tuning)
          otherPull += neck.pull(on: otherBody, frame, tuning)
        }
        stretches[slot] += pull
        stretches[other] += otherPull
      }
    }
    for slot in 0..<Self.capacity where used[slot] {
      memory.shown[slot] = memory.boxes[slot].stretched(
        by: LiquidBody.limitedStretch(stretches[slot]))
    }
  }

  /// The growth of a pair at a time, and the stretch after its hits until then.
  ///
  /// It is a function of the group, because a call of one of its bonds would copy all of them.
  @inline(never)
  private func bond(
    _ slot: Int, _ other: Int, at time: Double, _ springs: LiquidBond.Springs
  ) -> (growth: Double, hit: Double) {
    bonds.frame(slot, other, at: time, springs)
  }

  /// The growth of a tail that nobody sees: with the default spacing of 20 pt it is below 0.1 pt
  /// long.
  private static var faintGrowth: Double { 0.005 }

  /// The joint of two bodies at some time: a neck, or two tails, as four numbers.
  struct Neck {
    /// The gap, and the one at which they part, in points.
    let gap: Double
    let partingGap: Double
    /// See ``LiquidBond/State/growth``.
    let growth: Double
    /// The amount of the neck; 0 for tails.
    let amount: Double

    init(gap: Double, partingGap: Double, growth: Double) {
      (self.gap, self.partingGap, self.growth) = (gap, partingGap, growth)
      let share = Self.share(of: gap, partingGap)
      amount = growth > 1 && share < 1 ? LiquidBond.amount(growth, share) : 0
    }

    /// G: a neck of small bodies parts sooner.
    static func partingGap(
      _ body: LiquidBody, _ other: LiquidBody, _ settings: Settings, _ tuning: Tuning
    ) -> Double {
      let smallest = min(body.smallestHalf, other.smallestHalf)
      return min(settings.spacing, tuning.limit * 2 * smallest)
    }

    /// Bodies with a smaller parting gap do not have a neck, in points.
    static var minimumGap: Double { Limits.minimumLength }

    /// The gap as a share of that at which they part.
    private var share: Double { Self.share(of: gap, partingGap) }

    private static func share(of gap: Double, _ partingGap: Double) -> Double {
      partingGap > minimumGap ? gap / partingGap : 1
    }

    /// A Boolean value that indicates whether it is a neck, however thin, and not two tails.
    var isWhole: Bool { growth > 1 && share < 1 }

    /// The widening of the neck by a third body that is joined to both, on the sides −1 and 1.
    ///
    /// Three necks enclose a pocket. So the side that faces the third body has a larger ball, by
    /// the sine of that body's direction. Bodies that lie deep in each other do not take part in
    /// this, because their axis can turn at once; nor have square corners, whose axis does so where
    /// they touch.
    ///
    /// - Parameters:
    ///   - frame: The axis of the two bodies.
    ///   - radii: Their corner radii, in points.
    ///   - amounts: The product of the amounts of both necks with the third body.
    static func widening(
      of frame: LiquidFrame, radii: Vector2, towards third: LiquidBody, _ amounts: Double
    ) -> Vector2 {
      let radius = radii.sum() / 2
      let depth = max(-frame.gap, 0)
      guard depth < radius else { return .zero }
      let middle = frame.point(radii.x + frame.gap / 2, 0)
      let offset = third.center - middle
      let sine = frame.height(of: third.center) / ((offset * offset).sum() + 1).squareRoot()
      let square = radius * radius
      let rate = pocket * amounts * (1 - depth / radius) * (square / (square + 1))
      return Vector2(max(-sine, 0), max(sine, 0)) * rate
    }

    /// The largest widening by a third body, in radii of the ball; chosen on film strips.
    ///
    /// With 12 there are neither pockets between three discs up to 1.15 diameters apart nor specks
    /// between cards in a grid of up to 6 points. With 6 these begin at 1.1 diameters and 5 points.
    private static var pocket: Double { 12 }

    /// The stretch of a body by the neck: none in contact, and all where the neck parts.
    ///
    /// - Parameter frame: The axis of both bodies, without their stretches.
    func pull(on body: LiquidBody, _ frame: LiquidFrame, _ tuning: Tuning) -> Double {
      tuning.pull * min(partingGap / max(body.smallestHalf, 1), 1)
        * LiquidBond.force(growth, share) * Self.orientation(of: frame)
    }

    /// The component of an axis along x, from −1 to 1; 0 for bodies at one place.
    private static func orientation(of frame: LiquidFrame) -> Double {
      let square = frame.distance * frame.distance
      let direction = frame.direction
      return (direction.x * direction.x - direction.y * direction.y) * (square / (square + 1))
    }

    /// Draws the tails of two bodies as they are drawn, whose axis is `frame`.
    ///
    /// Bodies that ring are drawn with another gap, at which their neck has parted.
    func drawTails(
      of body: LiquidBody, _ other: LiquidBody, _ frame: LiquidFrame,
      into path: inout some PathBuilder
    ) {
      let partingGap = partingGap + frame.gap - gap
      LiquidTail(of: body, towards: other, growth: growth, partingGap: partingGap)?
        .draw(into: &path)
      LiquidTail(of: other, towards: body, growth: growth, partingGap: partingGap)?
        .draw(into: &path)
    }
  }
}
