/// The contacts of a soft body: up to four by their slots, and which of them act as one.
///
/// Two contacts that are nearer than two widths would pull at one position of the body with two
/// forces. They act on it together, at their mean position and with their mean pull.
struct Contacts: Sendable {
  /// The largest number of contacts.
  static let maximumCount = 4

  private var isHeld = SIMD4<Int8>()
  private var positions = SIMD4<Double>()
  private var pulls = SIMD4<Double>()
  /// For each contact that leads a group, the contacts of the group as bits; else 0.
  private var groups = SIMD4<UInt8>()
  /// Each group's target: the displacement of the body where the group holds it.
  private var targets = SIMD4<Double>()
  /// Each group's target when the contact began, and its pull then.
  private var firstTargets = SIMD4<Double>()
  private var firstPulls = SIMD4<Double>()
  /// The position at which each group holds, and its pull.
  private var heldPositions = SIMD4<Double>()
  private var heldPulls = SIMD4<Double>()
  /// The change of each group's target that moves the tip of the body by one point.
  private var targetPerTip = SIMD4<Double>(repeating: 1)
  /// The displacement of the tip by one unit of each group's shape, if the model is direct.
  private var tips = SIMD4<Double>()

  /// A Boolean value that indicates whether there is any contact.
  var isAny: Bool { isHeld != .zero }

  /// Returns whether there is a contact in a slot.
  func isHeld(_ slot: Int) -> Bool { isHeld[slot] != 0 }

  /// Adds a contact; one that is in the slot already starts again.
  mutating func add(_ slot: Int, at position: Double, pull: Double) {
    if isHeld(slot) { forget(slot) }
    isHeld[slot] = 1
    move(slot, to: position, pull: pull)
  }

  /// Moves the contact in a slot.
  mutating func move(_ slot: Int, to position: Double, pull: Double) {
    positions[slot] = position
    pulls[slot] = pull
  }

  /// Takes away the contact in a slot.
  mutating func remove(_ slot: Int) { isHeld[slot] = 0 }

  /// Forgets which contacts act as one, so that all begin again.
  mutating func forgetGroups() { groups = .zero }

  /// Lets every group go on from its present target under another model, wherever its contacts are
  /// with that model: only what they pull from here on moves the target.
  mutating func keepTargets() {
    (heldPositions, heldPulls) = (SIMD4(repeating: .nan), SIMD4(repeating: .nan))
  }

  /// Detaches all contacts, while they stay where they are.
  @inline(never)  // −1,080 B
  mutating func detach(from body: inout SoftBody) {
    for slot in 0..<Self.maximumCount { body.detach(slot) }
    forgetGroups()
  }

  private mutating func forget(_ slot: Int) {
    for leader in 0..<Self.maximumCount where groups[leader] & (1 << UInt8(slot)) != 0 {
      groups[leader] = 0
    }
  }

  /// Forms the groups again and attaches each of them to a body.
  ///
  /// The target of a new group is the present displacement, so it starts without a force. From then
  /// on its target changes with its pull. If the model is direct, the tip takes each step at once.
  mutating func attach(to body: inout SoftBody, model: WaveModel) {
    for slot in 0..<Self.maximumCount {
      let members = members(ledBy: slot, model: model)
      let isNew = members != groups[slot]
      // A group whose members change is detached first.
      if isNew || members == 0 { body.detach(slot) }
      guard members != 0 else {
        groups[slot] = 0
        continue
      }
      let step = updateAttachment(&body, slot, members, model: model)
      // Also a finger that only slides pulls elsewhere.
      body.setTarget(slot, targets[slot])
      if step != 0, tips[slot] > 0 { body.move(along: slot, times: step / tips[slot]) }
    }
  }

  /// Attaches a group where it is, and returns how much farther it pulls than before.
  @inline(never)  // −5,312 B
  private mutating func updateAttachment(
    _ body: inout SoftBody, _ slot: Int, _ members: UInt8, model: WaveModel
  ) -> Double {
    let (position, pull) = mean(of: members, ledBy: slot, model: model)
    if members != groups[slot] || position != heldPositions[slot] {
      body.attach(slot, stiffness: model.contactStiffness) {
        model.writeInfluence(at: position, to: $0)
      }
      body.withShape(of: slot) {
        tips[slot] = model.isDirect ? model.tip(of: $0, at: position) : 0
        updateTargetPerTip(slot, $0, at: position, model: model)
      }
    }
    return updateTarget(
      slot, members, position: position, pull: pull, displacement: body.target(of: slot))
  }

  /// Finds by how many points a group's target must change to move the tip by one point.
  ///
  /// A finger measures the mean displacement under it, which is less than that of the tip, and its
  /// attachment yields a little. With this factor the tip itself comes to rest at the pull.
  private mutating func updateTargetPerTip(
    _ slot: Int, _ influence: UnsafePointer<Double>, at position: Double, model: WaveModel
  ) {
    withScratch(ModalVector.self) { response in
      model.writeStaticResponse(influence, to: response)
      let mean = model.product(response, influence)
      let tip = model.tip(of: response, at: position)
      // The target of a finger that is too weak for the body moves at most twice as far.
      targetPerTip[slot] = tip > 0 ? min((1 / model.contactStiffness + mean) / tip, 2) : 1
    }
  }

  /// Updates a group's target, and returns how much farther it pulls than before.
  ///
  /// - Parameter displacement: The present displacement, from which a new group starts.
  @inline(never)
  private mutating func updateTarget(
    _ slot: Int, _ members: UInt8, position: Double, pull: Double, displacement: Double
  ) -> Double {
    if members != groups[slot] {
      groups[slot] = members
      (firstTargets[slot], firstPulls[slot], heldPulls[slot]) = (displacement, pull, pull)
    } else if heldPulls[slot].isNaN {
      (firstTargets[slot], firstPulls[slot], heldPulls[slot]) = (targets[slot], pull, pull)
    }
    heldPositions[slot] = position
    let step = pull - heldPulls[slot]
    heldPulls[slot] = pull
    targets[slot] = firstTargets[slot] + targetPerTip[slot] * (pull - firstPulls[slot])
    return step
  }

  /// The contacts, as bits, of the group that the contact in a slot leads; 0 if it leads none.
  ///
  /// A chain of near contacts is one group. With four of them, three rounds find it. The first of
  /// them leads.
  private func members(ledBy slot: Int, model: WaveModel) -> UInt8 {
    guard isHeld(slot) else { return 0 }
    var members: UInt8 = 1 << UInt8(slot)
    for _ in 1..<Self.maximumCount {
      for first in 0..<Self.maximumCount where members & (1 << UInt8(first)) != 0 {
        for second in 0..<Self.maximumCount where isHeld(second) {
          let distance = model.distance(from: positions[first], to: positions[second])
          if abs(distance) < 2 * model.fingerWidth { members |= 1 << UInt8(second) }
        }
      }
    }
    return members & (1 << UInt8(slot) - 1) == 0 ? members : 0
  }

  private func mean(
    of members: UInt8, ledBy slot: Int, model: WaveModel
  ) -> (position: Double, pull: Double) {
    var (distance, pull, count) = (0.0, 0.0, 0.0)
    for member in 0..<Self.maximumCount where members & (1 << UInt8(member)) != 0 {
      distance += model.distance(from: positions[slot], to: positions[member])
      pull += pulls[member]
      count += 1
    }
    return (positions[slot] + distance / count, pull / count)
  }
}
