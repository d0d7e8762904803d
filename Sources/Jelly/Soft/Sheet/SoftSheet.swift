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
/// The motion is linear in the amplitudes, and the picture is not: the plane flows along their
/// fields (``SheetFlow``).
struct SoftSheet: Sendable {
  private(set) var body: SoftBody
  private(set) var contacts = SheetContacts()
  private(set) var model: SheetModel
  private(set) var limits: SheetLimits
  /// A Boolean value that indicates whether the whole drawing is pressed, also without a contact.
  private(set) var isPressed = false
  /// The energy above which an unconstrained sheet is slowed down.
  private(set) var maximumEnergy: Double
  /// The middle of the drawing's box, and its longer side, in points; a sheet without a size does
  /// not move.
  private(set) var center: Vector2
  private(set) var size: Double

  /// Creates a sheet at rest.
  init(center: Vector2, size: Double, model: SheetModel, limits: SheetLimits) {
    (self.center, self.size, self.model, self.limits) = (center, size, model, limits)
    maximumEnergy = model.maximumEnergy(displacement: limits.maximumDisplacement)
    body = withScratch(ModalVector.self) { squares in
      model.writeSquares(to: squares)
      return SoftBody(
        count: SheetFields.count, damping: model.damping, squares: { squares[$0] })
    }
  }

  /// The time from which on the sheet does not move until the next event.
  var restTime: Double { body.restTime }

  /// The map of the sheet at `time`, with a bulge in sizes.
  func map(at time: Double, bulge: PressBulge = .none) -> SheetMap {
    body.withPlaces(at: time) { SheetMap($0, center: center, size: size, bulge: bulge) }
  }

  /// A point in sizes from the middle of the box.
  private func inSizes(_ point: Vector2) -> Vector2 { (point - center) / size }

  /// The point of the drawing, at rest, that is at a position at `time`; kept in the square around
  /// the box.
  func restPoint(for position: Vector2, at time: Double) -> Vector2 {
    map(at: time).restPoint(for: position)
  }
}

// MARK: - Contacts

extension SoftSheet {
  /// Adds the contact of a finger with what is under it.
  ///
  /// A sheet that is not modal takes none.
  ///
  /// - Parameters:
  ///   - slot: The slot of the contact.
  ///   - position: The position, in points.
  ///   - presses: Whether the finger presses what is under it towards the middle.
  ///   - now: The time.
  mutating func addContact(
    _ slot: Int, at position: Vector2, presses: Bool = true, now: Double
  ) {
    guard model.isUnderdamped, size > 0 else { return }
    let point = inSizes(map(at: now).restPoint(for: position))
    let position = inSizes(position)
    change(now: now, aims: true) { sheet in
      sheet.release(slot)
      let aim = sheet.attach(slot, at: point)
      let target = Vector2(sheet.body.target(of: 2 * slot), sheet.body.target(of: 2 * slot + 1))
      sheet.body.findModes()
      let displacement = sheet.restMap.displacement(of: point)
      sheet.contacts[slot] = SheetContact(
        point: point, start: position, presses: presses, displacement: displacement,
        correction: aim.inverse() * target - displacement, aim: aim)
    }
  }

  /// Moves the finger in a slot, if it holds the sheet.
  mutating func move(_ slot: Int, to position: Vector2, now: Double) {
    guard var contact = contacts[slot], size > 0 else { return }
    contact.travel = inSizes(position) - contact.start
    change(now: now, aims: true) { $0.contacts[slot] = contact }
  }

  /// Lets the finger in a slot go: the sheet goes on from where it is, as fast as it is.
  mutating func release(_ slot: Int, now: Double) {
    guard contacts[slot] != nil else { return }
    change(now: now, aims: true, isLimited: true) { $0.release(slot) }
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
      mean = mean + (1 / stiffness) * .identity
      return mean * tip.inverse()
    }
  }
}

// MARK: - Pushes

extension SoftSheet {
  /// Pushes the position that is at a point towards the middle, and changes the size as a press
  /// does.
  ///
  /// The velocity is along the shape that a finger there would hold, and not along its bell: so the
  /// sheet oscillates longer.
  ///
  /// - Parameters:
  ///   - position: The position, in points.
  ///   - speed: The speed at the edge of the box, in sizes per second; in the middle it is 0.
  ///   - strength: A share of that speed; negative outwards. The size also begins to change, with
  ///     this share of the greatest speed under a contact.
  ///   - now: The time.
  @inline(never)  // −1,650 B
  mutating func push(at position: Vector2, speed: Double, strength: Double, now: Double) {
    guard model.isUnderdamped, size > 0 else { return }
    let point = inSizes(map(at: now).restPoint(for: position))
    change(now: now, isLimited: true) { sheet in
      withScratch(ModalVector.self) { push in
        sheet.model.withContact(at: point) { x, y, _, squares, tip in
          let force = tip.inverse() * (point * (-2 * speed))
          for n in 0..<SheetFields.count {
            push[n] = (x[n] * force.x + y[n] * force.y) / squares[n]
          }
        }
        push[SheetFields.dilation] =
          sheet.limits.pressDilation / 2 * sheet.model.waves.dilationFrequency
        sheet.body.push(along: push, times: strength)
      }
    }
  }

  /// Presses the whole drawing, or ends that: its size changes as it does while something holds it.
  mutating func setPressed(_ isPressed: Bool, now: Double) {
    guard isPressed != self.isPressed else { return }
    change(now: now, aims: true) { $0.isPressed = isPressed }
  }
}

// MARK: - Changes

extension SoftSheet {
  /// Becomes a sheet about another box, without contacts, that goes on with a motion.
  mutating func resume(_ motion: FreeSheet, center: Vector2, size: Double, now: Double) {
    (self.center, self.size) = (center, size)
    for slot in SheetContacts.slots { release(slot) }
    motion.withState(at: now, model: model) {
      body.setState(places: $0, velocities: $1, at: now)
    }
    solve(aims: false, isLimited: false)
  }

  /// Goes on with another model, from where the sheet is, as fast as it is.
  ///
  /// The fingers stay where they are, and hold with the new model.
  mutating func setModel(_ model: SheetModel, limits: SheetLimits, now: Double) {
    if !model.isUnderdamped { releaseAll(now: now) }
    change(now: now, aims: true) { sheet in
      let old = sheet.model
      sheet.model = model
      sheet.setLimits(limits)
      withScratch(ModalVector.self) { squares in
        model.writeSquares(to: squares)
        sheet.body.setModel(model.damping, squares: { squares[$0] })
      }
      // Without an oscillation, no velocity is carried, except that of the same spring.
      if !model.isUnderdamped, model.spring != old.spring { sheet.body.stop() }
      for slot in SheetContacts.slots {
        guard let point = sheet.contacts[slot]?.point else { continue }
        let aim = sheet.attach(slot, at: point)
        sheet.contacts[slot]?.aim = aim
      }
    }
  }

  private mutating func setLimits(_ limits: SheetLimits) {
    self.limits = limits
    maximumEnergy = model.maximumEnergy(displacement: limits.maximumDisplacement)
  }

  /// Goes on about another box.
  ///
  /// The amplitudes stay: by shares of its size, the sheet is the same.
  ///
  /// - Parameters:
  ///   - center: The middle of the box, in points.
  ///   - size: Its longer side, in points.
  ///   - limits: Limits that count from the next move of a finger on; nil for those that it has.
  ///   - now: The time.
  mutating func setFrame(center: Vector2, size: Double, limits: SheetLimits? = nil, now: Double) {
    change(now: now) { sheet in
      (sheet.center, sheet.size) = (center, size)
      if let limits { sheet.setLimits(limits) }
      if size == 0 {
        for slot in SheetContacts.slots { sheet.release(slot) }
      }
    }
  }

  /// Handles an event: pauses the body, changes it, and solves it again with the fingers as they
  /// are then.
  ///
  /// - Parameters:
  ///   - aims: Whether the event changes what fingers ask for, or what brings it about.
  ///   - isLimited: Whether the event may leave too much energy, so that it is limited.
  @inline(__always)
  private mutating func change(
    now: Double, aims: Bool = false, isLimited: Bool = false, _ change: (inout Self) -> Void
  ) {
    body.pause(at: now)
    change(&self)
    solve(aims: aims, isLimited: isLimited)
  }

  @inline(never)  // −3,593 B
  private mutating func solve(aims: Bool, isLimited: Bool) {
    let (limits, size) = (limits, size)
    withScratch(ModalVector.self) { restShape in
      restShape[SheetFields.dilation] = isDilated ? limits.pressDilation / 2 : 0
      body.setRestShape(restShape)
    }
    if isLimited { body.limitEnergy(to: maximumEnergy) }
    if aims, contacts.isAny { aim() }
    // The tolerance is of points, and the amplitudes are of sizes.
    let tolerance = 2 * Limits.restTolerance / (contacts.isAny ? Self.maximumSensitivity : 1)
    body.solve(tolerance: size > 0 ? tolerance / size : .infinity) { coordinate in
      let isLinear = coordinate >= 2 && coordinate < SheetFields.firstCurl
      return isLinear || coordinate == SheetFields.dilation ? Self.linearReach : 1
    }
  }

  /// Gives the attachments the targets with which the points rest where their fingers ask for.
  ///
  /// Each round moves all targets by what the rest misses. At the end of a pull of one finger by
  /// 0.45 sizes, its point rests within 0.001 sizes of what it asks for; with two fingers the error
  /// is 0.002 in the median. Two that are nearer than their width and pull apart miss by up to
  /// 0.16.
  private mutating func aim() {
    body.findModes()
    let pulls = contacts.pulls(by: limits)
    setTargets(pulls)
    for _ in 0..<Self.rounds {
      contacts.correct(for: pulls, by: restMap)
      setTargets(pulls)
    }
  }

  private mutating func setTargets(_ pulls: Four<Vector2>) {
    for slot in SheetContacts.slots {
      guard let contact = contacts[slot] else { continue }
      let target = contact.aim * (pulls[slot] + contact.correction)
      body.setTarget(2 * slot, target.x)
      body.setTarget(2 * slot + 1, target.y)
    }
  }

  /// The map of the sheet as it would rest with the targets as they are, by the modes that were
  /// found last.
  var restMap: SheetMap {
    body.withRest { SheetMap($0, center: center, size: size) }
  }

  /// A Boolean value that indicates whether the whole drawing changes its size, because it is
  /// pressed or something holds it.
  var isDilated: Bool { model.isUnderdamped && (isPressed || contacts.isAny) }

  /// The maximum distance by which one unit of a stretch, of the turn or of the dilation displaces
  /// a point of a drawing and its handles: the corners of a square box are at √2.
  private static var linearReach: Double { 1.5 }
  /// The maximum of |δΦ| for a change of the amplitudes of a sheet that is held, in multiples of
  /// that of |δu|; 1.15 is the largest that was found in 60 states.
  private static var maximumSensitivity: Double { 1.5 }
  /// The number of rounds of an aim.
  ///
  /// With four the point of one finger rests within 0.001 sizes of the request. A round costs an
  /// evaluation of the map, not a solution of the modes.
  private static var rounds: Int { 4 }
}
