/// The limits of the pulls of fingers on a soft sheet, and the strength of their press.
///
/// Lengths are in sizes.
struct SheetLimits: Sendable {
  /// The limit of a finger's pull.
  var pull: SoftLimit
  /// The limit of the strain between two fingers: of the difference of their pulls, in distances
  /// between them.
  var strain: SoftLimit
  /// The largest displacement of a point after a release.
  var maximumDisplacement: Double
  /// The distance by which a finger at the edge of the box pushes the place under it towards the
  /// middle; in the middle nothing, in between in proportion.
  var pressDepth: Double
  /// The change of the drawing's size while it is pressed, as a share of it; less than 0 shrinks
  /// it.
  var pressDilation: Double
}

extension SoftLimit {
  /// The standard limit of the strain between two fingers.
  static var standardStrain: Self { Self(linearRange: 0.8, softRange: 0.4) }
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
  /// A Boolean value that indicates whether it presses the point that it holds towards the middle.
  let presses: Bool
  /// The displacement at which the sheet would have rested at the point when it came down.
  let displacement: Vector2
  /// e, the correction that is added to the requested displacement before it becomes targets.
  ///
  /// The displacement of a point is not linear in the amplitudes, and depends on other contacts. It
  /// stays from move to move, so that the aim becomes more exact.
  var correction: Vector2
  /// A, the targets of its two attachments for a displacement of the tip, to first order.
  ///
  /// A finger measures the mean over its bell, and its attachment yields a little. With E =
  /// I/k + c·K⁻¹cᵀ and T = U(p)·K⁻¹cᵀ, the target A·D with A = E·T⁻¹ brings a small displacement D
  /// of the tip about at rest, if no other finger is down.
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
    return path * share - (presses ? 2 * limits.pressDepth * point : .zero)
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

  /// A Boolean value that indicates whether anything holds the sheet.
  var isAny: Bool {
    for slot in Self.slots where contacts[slot] != nil { return true }
    return false
  }

  /// The displacements that the fingers ask for together, by slot.
  ///
  /// If two fingers ask for more than the pair's limit, all of them ask for what is nearer to their
  /// mean; fingers at one place ask for the same. So a touch may weaken the pulls of others.
  func pulls(by limits: SheetLimits) -> Four<Vector2> {
    var pulls = Four(all: Vector2.zero)
    var (mean, count, share) = (Vector2.zero, 0.0, 1.0)
    for slot in Self.slots {
      guard let contact = contacts[slot] else { continue }
      let pull = contact.pull(by: limits)
      for other in 0..<slot {
        guard let near = contacts[other] else { continue }
        let apart = (pull - pulls[other]).magnitude
        let limit = limits.strain.scaled(by: (contact.point - near.point).magnitude)
        if apart > 0 { share = min(share, limit.limited(apart) / apart) }
      }
      pulls[slot] = pull
      mean += pull
      count += 1
    }
    mean /= max(count, 1)
    for slot in Self.slots where contacts[slot] != nil {
      pulls[slot] = mean + share * (pulls[slot] - mean)
    }
    return pulls
  }

  /// Corrects the aim of each finger by a part of its miss.
  ///
  /// The bound keeps fingers finite that ask for what the sheet cannot do.
  ///
  /// - Parameters:
  ///   - pulls: The displacements that the fingers ask for.
  ///   - map: The map of the sheet as it would rest with the targets as they are.
  mutating func correct(for pulls: Four<Vector2>, by map: SheetMap) {
    for slot in Self.slots {
      guard let contact = contacts[slot] else { continue }
      let miss = pulls[slot] - map.displacement(of: contact.point)
      let correction = contact.correction + Self.relaxation * miss
      let maximum = pulls[slot].magnitude / 2 + Self.minimumCorrection
      let share = min(1, maximum / max(correction.magnitude, maximum))
      contacts[slot]?.correction = share * correction
    }
  }

  /// The part of a miss by which one round corrects the aim.
  ///
  /// Four rounds leave 1 % of a miss. With half of it or twice as much they leave 18 or 3 %, and a
  /// drawing that is held is up to 0.8 pt off.
  private static var relaxation: Double { 0.7 }
  /// The bound of the correction of a finger that does not pull, in sizes.
  private static var minimumCorrection: Double { 0.05 }
}
