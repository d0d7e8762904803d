/// The limits of the pulls of fingers on a soft sheet, and the strength of their press.
///
/// Lengths are in sizes.
struct SheetLimits: Sendable {
  /// The limit of a finger's pull.
  var pull: SoftLimit
  /// The limit of the difference between the pulls of two fingers, in distances between them: so no
  /// pair asks the sheet for a gradient above the sum of both numbers.
  var pair: SoftLimit
  /// The farthest that a sheet that is let go may throw a point.
  var reach: Double
  /// The distance by which a finger at the edge of the box pushes the place under it towards the
  /// middle; in the middle nothing, in between in proportion.
  var dent: Double
  /// The swell of the drawing while it is pressed, as a share of its size; less than 0 shrinks it.
  var swell: Double
}

/// A finger that holds a soft sheet.
///
/// Lengths are in sizes, from the middle of the drawing's box.
struct SheetContact: Sendable {
  /// The point of the drawing that it holds.
  let point: Vector2
  /// The point where it came down.
  let start: Vector2
  /// The displacement from there.
  var travel = Vector2.zero
  /// The displacement that the sheet had at the point, as the finger's aim has it.
  let displacement: Vector2
  /// The targets of its two attachments for a displacement of the tip.
  ///
  /// A finger measures the mean over its bell, and its attachment yields a little. With E =
  /// I/k + c·K⁻¹cᵀ and T = U(p)·K⁻¹cᵀ, the target E·T⁻¹·D brings the tip itself to D at rest, if no
  /// other finger is down.
  var aim: SheetTensor

  /// The displacement of the point that it asks for, alone.
  func pull(by limits: SheetLimits) -> Vector2 {
    let path = displacement + travel
    let length = path.magnitude
    // A finger that catches a sheet far out holds it there, up to twice the free pull.
    let free = limits.pull.linearRange
    let limit = SoftLimit(
      linearRange: max(free, min(displacement.magnitude, 2 * free)),
      softRange: limits.pull.softRange)
    let share = length > 0 ? limit.limited(length) / length : 0
    return path * share - 2 * limits.dent * point
  }
}

/// The contacts of a soft sheet, by its slots.
struct SheetContacts: Sendable {
  private var contacts: Four<SheetContact?> = Four(all: nil)

  /// The slots that there are.
  static var slots: Range<Int> { 0..<Contacts.maximumCount }

  subscript(slot: Int) -> SheetContact? {
    get { contacts[slot] }
    set { contacts[slot] = newValue }
  }

  /// Whether anything holds the sheet.
  var isAny: Bool {
    for slot in Self.slots where contacts[slot] != nil { return true }
    return false
  }

  /// Calls a function with each finger's slot, and the targets of its attachments.
  ///
  /// If two fingers ask for more than the pair's limit, all of them ask for what is nearer to their
  /// mean; fingers at one place ask for the same. So a touch may weaken the pulls of others.
  func forEachTarget(by limits: SheetLimits, _ body: (_ slot: Int, _ target: Vector2) -> Void) {
    var pulls = Four(all: Vector2.zero)
    var (mean, count, share) = (Vector2.zero, 0.0, 1.0)
    for slot in Self.slots {
      guard let contact = contacts[slot] else { continue }
      let pull = contact.pull(by: limits)
      for other in 0..<slot {
        guard let near = contacts[other] else { continue }
        let apart = (pull - pulls[other]).magnitude
        let limit = limits.pair.scaled(by: (contact.point - near.point).magnitude)
        if apart > 0 { share = min(share, limit.limited(apart) / apart) }
      }
      pulls[slot] = pull
      mean += pull
      count += 1
    }
    mean /= max(count, 1)
    for slot in Self.slots {
      guard let contact = contacts[slot] else { continue }
      body(slot, contact.aim * (mean + share * (pulls[slot] - mean)))
    }
  }
}
