/// The parts of a drawing that have sheets of their own, on the sheet of the whole drawing.
///
///     Φ = Φ_drawing ∘ Φ_part
///
/// A sheet bends what is about as large as the sheet. A letter on a sheet of the size of a word
/// only leans. On a sheet of its own it stretches, and together with the sheet of the word no gap
/// opens. So a finger holds both sheets, and each of them gives way by half:
///
/// - The sheet of the drawing is asked for half of the displacement of the finger.
/// - The sheet of the part is asked for what is left: for the point that the sheet of the drawing
///   brings to the finger when it rests.
///
/// A sheet with contacts has about 14 KB. So that a drawing without parts does not need a multiple
/// of that, only two parts at a time can have contacts, and all others are in free
/// motion, which takes 0.5 KB (``FreeSheet``). A finger on another part holds the sheet of the
/// drawing alone.
///
/// The following parts do not have a sheet, and move with the drawing: a part without an area, one
/// that is much smaller than the drawing (``minimumShare``), and all of them if there are more than
/// ``count``.
struct SheetParts: Sendable {
  /// The middles of the boxes, and halves of their widths and heights, in points.
  private var centers = Sixteen(all: Vector2.zero)
  private var reaches = Sixteen(all: Vector2.zero)
  /// The longer sides of the boxes, in points; 0 without a sheet.
  private var sizes = SIMD16<Double>()
  /// The motions of the parts that nothing holds.
  private var motions = Sixteen(all: FreeSheet())
  /// The sheets of the parts that fingers hold, and the indices of these parts; nil while a sheet
  /// is not in use.
  private var held: Two<SoftSheet>
  private var heldParts = Two<Int?>(first: nil, second: nil)
  /// The part that the finger in each slot holds; nil for none.
  private var holders = Four<Int?>(all: nil)
  /// The time from which on no part moves until the next event.
  private(set) var restTime = -Double.infinity

  /// The largest number of parts with sheets.
  static var count: Int { 16 }
  /// The share of the displacement of a finger, and of a push, that the sheet of the drawing takes.
  static var share: Double { 0.5 }
  /// The size of the smallest part with a sheet, as a share of the shorter side of the drawing's
  /// box.
  ///
  /// A smaller one, such as the dot of an i, would be drawn out by a pull like a drop.
  private static var minimumShare: Double { 1.0 / 3 }

  /// Creates parts at rest, all of them without a sheet.
  init(model: SheetModel, limits: SheetLimits) {
    let sheet = SoftSheet(
      center: .zero, size: 0, model: model, limits: Self.ofParts(limits))
    held = Two(first: sheet, second: sheet)
  }

  /// The limits of a part, of which the size does not change: that of the whole drawing does.
  private static func ofParts(_ limits: SheetLimits) -> SheetLimits {
    var limits = limits
    limits.pressDilation = 0
    return limits
  }

  /// The index of the held sheet of a part; nil if nothing holds it.
  @inline(__always)
  private func heldIndex(of part: Int?) -> Int? {
    heldParts.first == part ? 0 : heldParts.second == part ? 1 : nil
  }

  private func isMoving(_ part: Int, at time: Double) -> Bool {
    heldIndex(of: part) != nil || time < motions.read(part) { $0.restTime }
  }

  /// The map of a part at `time`.
  @inline(never)
  func map(of part: Int?, at time: Double) -> SheetMap {
    guard let part, 0..<Self.count ~= part, sizes[part] > 0 else { return .none }
    if heldParts.first == part { return held.first.map(at: time) }
    if heldParts.second == part { return held.second.map(at: time) }
    let (center, size) = (centers[part], sizes[part])
    let motion = motions[part]
    guard time < motion.restTime else { return SheetMap(stillAround: center, size: size) }
    return motion.withState(at: time, model: held.first.model) { places, _ in
      SheetMap(places, center: center, size: size)
    }
  }

  /// The part whose box is nearest to a point, and the point of that part at rest; the smallest
  /// of those that contain it.
  ///
  /// - Parameters:
  ///   - point: A point on the sheet of the drawing, in points.
  ///   - time: The time.
  ///   - margin: The largest distance from a box, in points.
  /// - Returns: The part; nil if no box is as near as that.
  func part(at point: Vector2, time: Double, margin: Double) -> (part: Int, point: Vector2)? {
    var found: (part: Int, point: Vector2)?
    var nearest = margin
    for part in 0..<Self.count where sizes[part] > 0 {
      let restPoint = map(of: part, at: time).restPoint(for: point, isKept: false)
      let offset = restPoint - centers[part]
      let reach = reaches[part]
      let distance = Vector2(max(abs(offset.x) - reach.x, 0), max(abs(offset.y) - reach.y, 0))
        .magnitude
      let isBetter = found.map { distance < nearest || sizes[part] < sizes[$0.part] } ?? true
      if distance <= nearest, isBetter { (found, nearest) = ((part, restPoint), distance) }
    }
    return found
  }
}

// MARK: - Fingers

extension SheetParts {
  /// A Boolean value that indicates whether there is a part with a sheet.
  @inline(__always)
  var isAny: Bool { sizes != SIMD16() }

  /// A Boolean value that indicates whether a finger holds a part.
  @inline(__always)
  var isHeld: Bool { heldParts.first != nil || heldParts.second != nil }

  /// Returns whether the finger in a slot holds a part.
  @inline(__always)
  func isHeld(by slot: Int) -> Bool { holders[slot] != nil }

  /// Adds the contact of a finger with a part.
  ///
  /// - Parameters:
  ///   - slot: The slot of the finger.
  ///   - part: The part.
  ///   - point: The position of the finger on the sheet of the drawing.
  ///   - now: The time.
  /// - Returns: Whether the part can have a contact.
  mutating func addContact(_ slot: Int, with part: Int, at point: Vector2, now: Double) -> Bool {
    guard held.first.model.isUnderdamped else { return false }
    if heldIndex(of: part) == nil {
      guard let free = heldIndex(of: nil) else { return false }
      let sheet = sheet(of: part, now: now)
      held.change(free) { $0 = sheet }
      heldParts.change(free) { $0 = part }
    }
    guard let index = heldIndex(of: part) else { return false }
    held.change(index) { $0.addContact(slot, at: point, now: now) }
    holders[slot] = part
    findRestTime()
    return true
  }

  /// Moves the finger in a slot to a point on the sheet of the drawing.
  mutating func move(_ slot: Int, to point: Vector2, now: Double) {
    guard let part = holders[slot], let index = heldIndex(of: part) else { return }
    held.change(index) { $0.move(slot, to: point, now: now) }
    findRestTime()
  }

  /// Lets the finger in a slot go.
  mutating func release(_ slot: Int, now: Double) {
    guard let part = holders[slot], let index = heldIndex(of: part) else { return }
    holders[slot] = nil
    changeHeld(index) { $0.release(slot, now: now) }
    findRestTime()
  }

  /// Pushes what is at a point of a part towards its middle; see
  /// ``SoftSheet/push(at:speed:strength:now:)``.
  mutating func push(
    _ part: Int, at point: Vector2, speed: Double, strength: Double, now: Double
  ) {
    change(part, now: now) { $0.push(at: point, speed: speed, strength: strength, now: now) }
    findRestTime()
  }

  /// The sheet of a part that nothing holds, without a contact.
  private func sheet(of part: Int, now: Double) -> SoftSheet {
    var sheet = held.first
    sheet.resume(
      motions[part], center: centers[part], size: sizes[part],
      now: now)
    return sheet
  }

  /// Changes a held sheet, and lets it go if it no longer has a contact.
  private mutating func changeHeld(_ index: Int, _ change: (inout SoftSheet) -> Void) {
    let motion = held.change(index) { sheet in
      change(&sheet)
      return sheet.contacts.isAny ? nil : FreeSheet(of: sheet.body)
    }
    guard let motion, let part = index == 0 ? heldParts.first : heldParts.second else { return }
    motions[part] = motion
    heldParts.change(index) { $0 = nil }
    for slot in SheetContacts.slots where holders[slot] == part { holders[slot] = nil }
  }

  /// Changes the sheet of a part, whether something holds it or not.
  private mutating func change(_ part: Int, now: Double, _ change: (inout SoftSheet) -> Void) {
    if let index = heldIndex(of: part) {
      changeHeld(index, change)
    } else {
      var sheet = sheet(of: part, now: now)
      change(&sheet)
      motions[part] = FreeSheet(of: sheet.body)
    }
  }

  private mutating func findRestTime() {
    var time = -Double.infinity
    for part in 0..<Self.count where sizes[part] > 0 {
      time = max(time, motions.read(part) { $0.restTime })
    }
    if heldParts.first != nil { time = max(time, held.first.restTime) }
    if heldParts.second != nil { time = max(time, held.second.restTime) }
    restTime = time
  }
}

// MARK: - Changes

extension SheetParts {
  /// Goes on with another model, from where the parts are, as fast as they are.
  mutating func setModel(_ model: SheetModel, limits: SheetLimits, now: Double) {
    let limits = Self.ofParts(limits)
    // The sheets of the model as it was change those that move, before they get the new one.
    for part in 0..<Self.count where heldIndex(of: part) == nil && isMoving(part, at: now) {
      change(part, now: now) { $0.setModel(model, limits: limits, now: now) }
    }
    for index in 0..<2 {
      changeHeld(index) { $0.setModel(model, limits: limits, now: now) }
    }
    findRestTime()
  }

  /// Gives a part another box, in points.
  ///
  /// A part that moves stays as it is by shares of its size.
  ///
  /// - Parameters:
  ///   - part: The index of the part.
  ///   - start: The upper left corner of the box.
  ///   - end: The lower right corner of the box.
  ///   - shorterSide: The shorter side of the drawing's box. A part that is much smaller does not
  ///     have a sheet; nil while the drawing moves, so that no part gets or loses one.
  ///   - now: The time.
  mutating func setBox(
    _ part: Int, from start: Vector2, to end: Vector2, shorterSide: Double?, now: Double
  ) {
    let (center, extent) = ((start + end) / 2, end - start)
    var size = Limits.length(max(extent.x, extent.y))
    if isMoving(part, at: now) {
      change(part, now: now) { $0.setFrame(center: center, size: size, now: now) }
    } else if shorterSide.map({ size < Self.minimumShare * $0 }) ?? (sizes[part] == 0) {
      size = 0
    }
    centers[part] = center
    reaches[part] = extent / 2
    sizes[part] = size
    findRestTime()
  }
}
