// Files to read with this one, in this order:
// - `SheetFields.swift`: the fields of which a displacement is a sum
// - `SheetModel.swift`: their stiffness, and how a finger measures them
// - `SheetContacts.swift`: fingers attached to the sheet
// - `SheetMap.swift`: the position of each point at a time
// - `SheetPen.swift`: a pen that bends a drawing
// - `SoftBody.swift`: the body with 32 coordinates

/// A square sheet of jelly on which a drawing is printed.
///
/// The sheet is one body of 32 amplitudes, in sizes (``SheetFields``). A frame makes a ``SheetMap``
/// of them and sends every point of every contour through it. Nothing is stored of the drawing, so
/// any number of curves, contours and holes costs the same storage. Sides, holes and corners cannot
/// cross while det J > 0, because the plane moves and not the outline.
///
/// A finger is two attachments, one for each direction; an event changes attachments and never
/// position or velocity, but for a push, and for a release that would throw the drawing too far.
///
/// The displacement is linear in the amplitudes: far pulls grow the area by some per cent. With one
/// finger within 0.6 sizes det J stays above 0.7, with two above 0.4; four that pull against one
/// another can fold the sheet for some frames.
struct SoftSheet: Sendable {
  private(set) var body: SoftBody
  private(set) var contacts = SheetContacts()
  private(set) var model: SheetModel
  private(set) var limits: SheetLimits
  /// Whether the whole drawing swells, also without a contact.
  private(set) var swellsByItself = false
  /// The energy above which an unconstrained sheet is slowed down.
  private(set) var maximumEnergy: Double
  /// The middle of the drawing's box, and its longer side, in points; a sheet without a size does
  /// not move.
  private(set) var center: Vector2
  private(set) var size: Double

  /// Makes a sheet at rest.
  init(center: Vector2, size: Double, model: SheetModel, limits: SheetLimits) {
    (self.center, self.size, self.model, self.limits) = (center, size, model, limits)
    maximumEnergy = model.maximumEnergy(displacement: limits.reach)
    body = withScratch(ModalVector.self) { squares in
      model.writeSquares(to: squares)
      return SoftBody(
        count: SheetFields.count, damping: model.damping, squares: { squares[$0] })
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

  /// The point of the drawing, at rest, that is at a position at `time`; kept in the square around
  /// the box.
  func restPoint(for position: Vector2, at time: Double) -> Vector2 {
    guard size > 0 else { return position }
    return center + size * map(at: time).restPoint(for: inSizes(position))
  }
}

// MARK: - Contacts

extension SoftSheet {
  /// Adds the contact of a finger with what is under it.
  ///
  /// A sheet that is not modal takes none.
  mutating func addContact(_ slot: Int, at position: Vector2, now: Double) {
    guard model.isModal, size > 0 else { return }
    let position = inSizes(position)
    let point = map(at: now).restPoint(for: position)
    change(now: now) { sheet in
      sheet.release(slot)
      let aim = sheet.attach(slot, at: point)
      let force = Vector2(sheet.body.target(of: 2 * slot), sheet.body.target(of: 2 * slot + 1))
      sheet.contacts[slot] = SheetContact(
        point: point, start: position, displacement: aim.inverse() * force, aim: aim)
    }
  }

  /// Moves the finger in a slot, if it holds the sheet.
  mutating func move(_ slot: Int, to position: Vector2, now: Double) {
    guard var contact = contacts[slot], size > 0 else { return }
    contact.travel = inSizes(position) - contact.start
    change(now: now) { $0.contacts[slot] = contact }
  }

  /// Lets the finger in a slot go: the sheet goes on from where it is, as fast as it is.
  mutating func release(_ slot: Int, now: Double) {
    guard contacts[slot] != nil else { return }
    change(now: now, isLimited: true) { $0.release(slot) }
  }

  /// Lets all fingers go.
  mutating func releaseAll(now: Double) {
    guard contacts.isAny else { return }
    change(now: now, isLimited: true) { sheet in
      for slot in SheetContacts.slots { sheet.release(slot) }
    }
  }

  private mutating func release(_ slot: Int) {
    contacts[slot] = nil
    body.detach(2 * slot)
    body.detach(2 * slot + 1)
  }

  /// Attaches a finger at a point, and returns its aim.
  @inline(never)  // −3,577 B
  private mutating func attach(_ slot: Int, at point: Vector2) -> SheetTensor {
    let (model, count) = (model, SheetFields.count)
    return model.withContact(at: point) { x, y, stiffness, squares, tip in
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
  /// Pushes the position that is at a point towards the middle, and lets the drawing swell.
  ///
  /// The velocity is along the shape that a finger there would hold, and not along its bell: so the
  /// sheet oscillates longer.
  ///
  /// - Parameters:
  ///   - position: The position, in points.
  ///   - speed: The speed at the edge of the box, in sizes per second; in the middle it is 0.
  ///   - strength: A share of that speed; negative outwards. The drawing also begins to swell, with
  ///     this share of the greatest speed of the swell under a contact.
  ///   - now: The time.
  mutating func push(at position: Vector2, speed: Double, strength: Double, now: Double) {
    guard model.isModal, size > 0 else { return }
    let point = map(at: now).restPoint(for: inSizes(position))
    change(now: now, isLimited: true) { sheet in
      withScratch(ModalVector.self) { push in
        sheet.model.withContact(at: point) { x, y, _, squares, tip in
          let force = tip.inverse() * (point * (-2 * speed))
          for n in 0..<SheetFields.count {
            push[n] = (x[n] * force.x + y[n] * force.y) / squares[n]
          }
        }
        push[SheetFields.swell] = sheet.limits.swell / 2 * sheet.model.waves.swell
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
  /// Goes on with another model, from where the sheet is, as fast as it is.
  ///
  /// The fingers stay where they are, and hold with the new model.
  mutating func setModel(_ model: SheetModel, limits: SheetLimits, now: Double) {
    if !model.isModal { releaseAll(now: now) }
    change(now: now) { sheet in
      let old = sheet.model
      (sheet.model, sheet.limits) = (model, limits)
      sheet.maximumEnergy = model.maximumEnergy(displacement: limits.reach)
      withScratch(ModalVector.self) { squares in
        model.writeSquares(to: squares)
        sheet.body.setModel(model.damping, squares: { squares[$0] })
      }
      // Without an oscillation, no velocity is carried, except that of the same spring.
      if !model.isModal, model.spring != old.spring { sheet.body.stop() }
      for slot in SheetContacts.slots {
        guard let point = sheet.contacts[slot]?.point else { continue }
        let aim = sheet.attach(slot, at: point)
        sheet.contacts[slot]?.aim = aim
      }
    }
  }

  /// Goes on about another box.
  ///
  /// The amplitudes stay: by shares of its size, the sheet is the same.
  mutating func setFrame(center: Vector2, size: Double, now: Double) {
    change(now: now) { sheet in
      (sheet.center, sheet.size) = (center, size)
      if size == 0 {
        for slot in SheetContacts.slots { sheet.release(slot) }
      }
    }
  }

  /// Handles an event: pauses the body, changes it, and solves it again with the fingers as they
  /// are then.
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
    let (contacts, limits, size) = (contacts, limits, size)
    contacts.forEachTarget(by: limits) { slot, target in
      body.setTarget(2 * slot, target.x)
      body.setTarget(2 * slot + 1, target.y)
    }
    withScratch(ModalVector.self) { restShape in
      restShape[SheetFields.swell] = isSwollen ? limits.swell / 2 : 0
      body.setRestShape(restShape)
    }
    if isLimited { body.limitEnergy(to: maximumEnergy) }
    // The tolerance is of points, and the amplitudes are of sizes.
    body.solve(tolerance: size > 0 ? 2 * Limits.rest / size : .infinity) { coordinate in
      let isLinear = coordinate >= 2 && coordinate < SheetFields.firstCurl
      return isLinear || coordinate == SheetFields.swell ? Self.linearReach : 1
    }
  }

  /// Whether the whole drawing swells, by itself or because something holds it.
  var isSwollen: Bool { model.isModal && (swellsByItself || contacts.isAny) }

  /// The maximum distance by which one unit of a stretch, of the turn or of the swell displaces a
  /// point of a drawing and its handles: the corners of a square box are at √2.
  private static var linearReach: Double { 1.5 }
}
