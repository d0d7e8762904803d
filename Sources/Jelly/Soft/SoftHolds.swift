/// What holds a soft body: up to four holds by their slots, and which of them hold as one.
///
/// Two holds that are nearer than two widths would pull at one place of the body with two forces.
/// They hold it together, at their mean place and with their mean pull.
struct SoftHolds: Sendable {
  /// The largest number of holds.
  static let most = 4

  private var isHeld = SIMD4<Int8>()
  private var places = SIMD4<Double>()
  private var pulls = SIMD4<Double>()
  /// For each hold that leads a group, the holds of the group as bits; else 0.
  private var groups = SIMD4<UInt8>()
  /// Each group's target: the displacement of the body where the group holds it.
  private var targets = SIMD4<Double>()
  /// Each group's target when it took hold, and its pull then.
  private var firstTargets = SIMD4<Double>()
  private var firstPulls = SIMD4<Double>()
  /// Where each group holds, and its pull.
  private var heldPlaces = SIMD4<Double>()
  private var heldPulls = SIMD4<Double>()
  /// The change of each group's target that moves the tip of the body by one point.
  private var targetPerTip = SIMD4<Double>(repeating: 1)

  /// Whether there is any hold.
  var isAny: Bool { isHeld != .zero }

  /// Whether there is a hold in a slot.
  func isHeld(_ slot: Int) -> Bool { isHeld[slot] != 0 }

  /// Adds a hold; one that is in the slot already starts anew.
  mutating func add(_ slot: Int, at place: Double, pull: Double) {
    if isHeld(slot) { forget(slot) }
    isHeld[slot] = 1
    move(slot, to: place, pull: pull)
  }

  /// Moves the hold in a slot.
  mutating func move(_ slot: Int, to place: Double, pull: Double) {
    places[slot] = place
    pulls[slot] = pull
  }

  /// Takes away the hold in a slot.
  mutating func remove(_ slot: Int) { isHeld[slot] = 0 }

  /// Forgets who holds as one, so that all holds begin anew.
  mutating func forgetGroups() { groups = .zero }

  /// Lets every group go on from its present target under another law, wherever its holds are by
  /// that law: only what they pull from here on moves the target.
  mutating func keepTargets() {
    (heldPlaces, heldPulls) = (SIMD4(repeating: .nan), SIMD4(repeating: .nan))
  }

  /// Detaches all holds, while they stay where they are.
  mutating func detach(from body: inout SoftBody) {
    for slot in 0..<Self.most { body.detach(slot) }
    forgetGroups()
  }

  private mutating func forget(_ slot: Int) {
    for leader in 0..<Self.most where groups[leader] & (1 << UInt8(slot)) != 0 {
      groups[leader] = 0
    }
  }

  /// Forms the groups anew and attaches each of them to a body.
  ///
  /// The target of a new group is the present displacement, so it starts without a force. From then
  /// on its target changes with its pull. If the law is direct, the tip takes each step at once.
  mutating func attach(to body: inout SoftBody, by law: WaveModel) {
    for slot in 0..<Self.most {
      let members = members(ledBy: slot, by: law)
      let isNew = members != groups[slot]
      // What changes hands is let go first.
      if isNew || members == 0 { body.detach(slot) }
      guard members != 0 else {
        groups[slot] = 0
        continue
      }
      let step = updateAttachment(&body, slot, members, by: law)
      // Also a finger that only slides pulls elsewhere.
      body.setTarget(slot, targets[slot])
      guard step != 0, law.isDirect else { continue }
      let tip = body.withShape(of: slot) { law.tip(of: $0, at: heldPlaces[slot]) }
      if tip > 0 { body.move(along: slot, times: step / tip) }
    }
  }

  /// Attaches a group where it is, and returns how much farther it pulls than before.
  @inline(never)  // −5,312 B
  private mutating func updateAttachment(
    _ body: inout SoftBody, _ slot: Int, _ members: UInt8, by law: WaveModel
  ) -> Double {
    let (place, pull) = mean(of: members, ledBy: slot, by: law)
    if members != groups[slot] || place != heldPlaces[slot] {
      body.attach(slot, stiffness: law.grip) { law.writeInfluence(at: place, to: $0) }
      body.withShape(of: slot) { updateTargetPerTip(slot, $0, at: place, by: law) }
    }
    return updateTarget(
      slot, members, place: place, pull: pull, displacement: body.target(of: slot))
  }

  /// Finds by how many points a group's target must change to move the tip by one point.
  ///
  /// A finger measures the mean displacement under it, which is less than that of the tip, and its
  /// attachment yields a little. With this factor the tip itself comes to rest at the pull.
  private mutating func updateTargetPerTip(
    _ slot: Int, _ influence: UnsafePointer<Double>, at place: Double, by law: WaveModel
  ) {
    withNumbers(Scratch.self) { response in
      law.writeStaticResponse(influence, to: response)
      let mean = law.product(response, influence)
      let tip = law.tip(of: response, at: place)
      // The target of a finger that is too weak for the body moves at most twice as far.
      targetPerTip[slot] = tip > 0 ? min((1 / law.grip + mean) / tip, 2) : 1
    }
  }

  /// Updates a group's target, and returns how much farther it pulls than before.
  ///
  /// - Parameter displacement: The present displacement, from which a new group starts.
  @inline(never)
  private mutating func updateTarget(
    _ slot: Int, _ members: UInt8, place: Double, pull: Double, displacement: Double
  ) -> Double {
    if members != groups[slot] {
      groups[slot] = members
      (firstTargets[slot], firstPulls[slot], heldPulls[slot]) = (displacement, pull, pull)
    } else if heldPulls[slot].isNaN {
      (firstTargets[slot], firstPulls[slot], heldPulls[slot]) = (targets[slot], pull, pull)
    }
    heldPlaces[slot] = place
    let step = pull - heldPulls[slot]
    heldPulls[slot] = pull
    targets[slot] = firstTargets[slot] + targetPerTip[slot] * (pull - firstPulls[slot])
    return step
  }

  /// The holds, as bits, of the group that the hold in a slot leads; 0 if it leads none.
  ///
  /// A chain of near holds is one group. With four of them, three rounds find it. The first of them
  /// leads.
  private func members(ledBy slot: Int, by law: WaveModel) -> UInt8 {
    guard isHeld(slot) else { return 0 }
    var members: UInt8 = 1 << UInt8(slot)
    for _ in 1..<Self.most {
      for first in 0..<Self.most where members & (1 << UInt8(first)) != 0 {
        for second in 0..<Self.most where isHeld(second) {
          let distance = law.distance(from: places[first], to: places[second])
          if abs(distance) < 2 * law.fingerWidth { members |= 1 << UInt8(second) }
        }
      }
    }
    return members & (1 << UInt8(slot) - 1) == 0 ? members : 0
  }

  private func mean(
    of members: UInt8, ledBy slot: Int, by law: WaveModel
  ) -> (place: Double, pull: Double) {
    var (distance, pull, count) = (0.0, 0.0, 0.0)
    for member in 0..<Self.most where members & (1 << UInt8(member)) != 0 {
      distance += law.distance(from: places[slot], to: places[member])
      pull += pulls[member]
      count += 1
    }
    return (places[slot] + distance / count, pull / count)
  }
}
