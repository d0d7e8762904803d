/// A square sheet of jelly on which a drawing is printed.
///
/// The sheet is one body of 32 amplitudes, in sizes (``SheetFields``). A frame makes a
/// ``SheetMap`` of them and sends every point of every contour through it. Nothing is stored of the
/// drawing, so any number of curves, contours and holes costs the same room. Sides, holes and
/// corners cannot cross while det J > 0, because the plane moves and not the outline.
///
/// A finger is two attachments, one for each direction; an event changes attachments and never
/// place or velocity, but for a push, and for a release that would throw the drawing too far.
///
/// The displacement is linear in the amplitudes: far pulls grow the area by some per cent. With one
/// finger within 0.6 sizes det J stays above 0.7, with two above 0.4; four that pull against one
/// another can fold the sheet for some frames.
struct SoftSheet: Sendable {
  private(set) var body: SoftBody
  private(set) var holds = SheetHolds()
  private(set) var law: SheetLaw
  private(set) var limits: SheetLimits
  /// Whether the whole drawing swells, also without a hold.
  private(set) var swellsByItself = false
  /// The energy above which a free sheet is slowed down.
  private(set) var mostEnergy: Double
  /// The middle of the drawing's box, and its longer side, in points; a sheet without a size does
  /// not move.
  private(set) var center: Vector2
  private(set) var size: Double

  /// Makes a sheet at rest.
  init(center: Vector2, size: Double, by law: SheetLaw, limits: SheetLimits) {
    (self.center, self.size, self.law, self.limits) = (center, size, law, limits)
    mostEnergy = law.mostEnergy(reach: limits.reach)
    body = withNumbers(Scratch.self) { squares in
      law.writeSquares(to: squares)
      return SoftBody(
        count: SheetFields.count, damping: law.damping, squares: { squares[$0] })
    }
  }

  /// The time from which on the sheet does not move until the next event.
  var restTime: Double { body.restTime }

  /// The map of the sheet at `time`.
  func map(at time: Double) -> SheetMap {
    body.withPlaces(at: time) { SheetMap($0, center: center, size: size) }
  }

  /// The velocity of a point of the drawing at `time`, in points per second.
  func velocity(of point: Vector2, at time: Double) -> Vector2 {
    guard size > 0 else { return .zero }
    return body.withVelocities(at: time) {
      size * SheetMap($0, center: center, size: size).displacement(at: inSizes(point)).offset
    }
  }

  /// A point in sizes from the middle of the box.
  private func inSizes(_ point: Vector2) -> Vector2 { (point - center) / size }

  /// The point of the drawing, at rest, that is at a place at `time`; kept in the square around the
  /// box.
  func point(under place: Vector2, at time: Double) -> Vector2 {
    guard size > 0 else { return place }
    return center + size * map(at: time).point(under: inSizes(place))
  }
}

// MARK: - Holds

extension SoftSheet {
  /// Lets a finger take hold of what is under it.
  ///
  /// A sheet that does not ring takes none.
  mutating func hold(_ slot: Int, at place: Vector2, now: Double) {
    guard law.rings, size > 0 else { return }
    let place = inSizes(place)
    let point = map(at: now).point(under: place)
    change(now: now) { sheet in
      sheet.letGo(slot)
      let aim = sheet.attach(slot, at: point)
      let force = Vector2(sheet.body.target(of: 2 * slot), sheet.body.target(of: 2 * slot + 1))
      sheet.holds[slot] = SheetHold(
        point: point, start: place, displacement: aim.inverse() * force, aim: aim)
    }
  }

  /// Moves the finger in a slot, if it holds the sheet.
  mutating func move(_ slot: Int, to place: Vector2, now: Double) {
    guard var hold = holds[slot], size > 0 else { return }
    hold.travel = inSizes(place) - hold.start
    change(now: now) { $0.holds[slot] = hold }
  }

  /// Lets the finger in a slot go: the sheet goes on from where it is, as fast as it is.
  mutating func release(_ slot: Int, now: Double) {
    guard holds[slot] != nil else { return }
    change(now: now, isLimited: true) { $0.letGo(slot) }
  }

  /// Lets all fingers go.
  mutating func releaseAll(now: Double) {
    guard holds.isAny else { return }
    change(now: now, isLimited: true) { sheet in
      for slot in SheetHolds.slots { sheet.letGo(slot) }
    }
  }

  private mutating func letGo(_ slot: Int) {
    holds[slot] = nil
    body.detach(2 * slot)
    body.detach(2 * slot + 1)
  }

  /// Attaches a finger at a point, and returns its aim.
  @inline(never)  // −3,577 B
  private mutating func attach(_ slot: Int, at point: Vector2) -> SheetTensor {
    let (law, count) = (law, SheetFields.count)
    return law.withHold(at: point) { x, y, stiffness, squares, tip in
      body.attach(2 * slot, stiffness: stiffness) { $0.update(from: x, count: count) }
      body.attach(2 * slot + 1, stiffness: stiffness) { $0.update(from: y, count: count) }
      var mean = SheetTensor(from: x, y, to: x, y, over: squares)
      mean.xx += 1 / stiffness
      mean.yy += 1 / stiffness
      return mean * tip.inverse()
    }
  }
}

// MARK: - Pushes

extension SoftSheet {
  /// Pushes the place that is at a point towards the middle, and lets the drawing swell.
  ///
  /// The velocity is along the shape that a finger there would hold, and not along its bell: so it
  /// rings longer.
  ///
  /// - Parameters:
  ///   - place: The place, in points.
  ///   - speed: The speed at the edge of the box, in sizes per second; in the middle it is 0.
  ///   - strength: A share of that speed; negative outwards. The drawing also begins to swell, with
  ///     this share of the greatest speed of the swell under a hold.
  ///   - now: The time.
  mutating func push(at place: Vector2, speed: Double, strength: Double, now: Double) {
    guard law.rings, size > 0 else { return }
    let point = map(at: now).point(under: inSizes(place))
    change(now: now, isLimited: true) { sheet in
      withNumbers(Scratch.self) { push in
        sheet.law.withHold(at: point) { x, y, _, squares, tip in
          let force = tip.inverse() * (point * (-2 * speed))
          for n in 0..<SheetFields.count {
            push[n] = (x[n] * force.x + y[n] * force.y) / squares[n]
          }
        }
        push[SheetFields.swell] = sheet.limits.swell / 2 * sheet.law.waves.swell
        sheet.body.push(along: push, times: strength)
      }
    }
  }

  /// Lets the whole drawing swell, or go back: it swells as it does while something holds it.
  mutating func swell(_ swells: Bool, now: Double) {
    guard swells != swellsByItself else { return }
    change(now: now) { $0.swellsByItself = swells }
  }
}

// MARK: - Changes

extension SoftSheet {
  /// Goes on by another law, from where the sheet is, as fast as it is.
  ///
  /// The fingers stay where they are, and hold by the new law.
  mutating func become(_ law: SheetLaw, limits: SheetLimits, now: Double) {
    if !law.rings { releaseAll(now: now) }
    change(now: now) { sheet in
      let old = sheet.law
      (sheet.law, sheet.limits) = (law, limits)
      sheet.mostEnergy = law.mostEnergy(reach: limits.reach)
      withNumbers(Scratch.self) { squares in
        law.writeSquares(to: squares)
        sheet.body.become(law.damping, squares: { squares[$0] })
      }
      // Without a swing, no velocity is carried, except that of the same spring.
      if !law.rings, law.spring != old.spring { sheet.body.stop() }
      for slot in SheetHolds.slots {
        guard let point = sheet.holds[slot]?.point else { continue }
        let aim = sheet.attach(slot, at: point)
        sheet.holds[slot]?.aim = aim
      }
    }
  }

  /// Goes on about another box.
  ///
  /// The amplitudes stay: by shares of its size, the sheet is the same.
  mutating func become(center: Vector2, size: Double, now: Double) {
    change(now: now) { sheet in
      (sheet.center, sheet.size) = (center, size)
      if size == 0 {
        for slot in SheetHolds.slots { sheet.letGo(slot) }
      }
    }
  }

  /// Handles an event: pauses the body, changes it, and solves it anew with the fingers as they are
  /// then.
  ///
  /// - Parameter isLimited: Whether the event may leave too much energy, so that it is limited.
  @inline(__always)
  private mutating func change(
    now: Double, isLimited: Bool = false, _ change: (inout Self) -> Void
  ) {
    body.pause(at: now)
    change(&self)
    solve(isLimited: isLimited)
  }

  @inline(never)  // −3,593 B
  private mutating func solve(isLimited: Bool) {
    let (holds, limits, size) = (holds, limits, size)
    holds.forEachTarget(by: limits) { slot, target in
      body.setTarget(2 * slot, target.x)
      body.setTarget(2 * slot + 1, target.y)
    }
    withNumbers(Scratch.self) { home in
      home[SheetFields.swell] = isSwollen ? limits.swell / 2 : 0
      body.setRestShape(home)
    }
    if isLimited { body.limitEnergy(to: mostEnergy) }
    // The tolerance is of points, and the amplitudes are of sizes.
    body.solve(tolerance: size > 0 ? 2 * Limits.rest / size : .infinity) { coordinate in
      let isLinear = coordinate >= 2 && coordinate < SheetFields.firstCurl
      return isLinear || coordinate == SheetFields.swell ? Self.linearReach : 1
    }
  }

  /// Whether the whole drawing swells, by itself or because something holds it.
  var isSwollen: Bool { law.rings && (swellsByItself || holds.isAny) }

  /// How far one unit of a stretch, of the turn or of the swell displaces any point of a drawing
  /// and its handles, at most: the corners of a square box are at √2.
  private static var linearReach: Double { 1.5 }
}
