/// The fingers on a soft body: who they are, where they are, and which of them hold as one.
///
/// Two fingers that are nearer than two of their widths would fight over one patch of the body.
/// They hold it together, at their mean place and with their mean pull.
struct SoftFingers: Sendable {
  /// The largest number of fingers; more are ignored.
  static let most = 4

  private var isDown = SIMD4<Int8>()
  private var names = SIMD4<Int>()
  private var places = SIMD4<Double>()
  private var pulls = SIMD4<Double>()
  /// For each finger that leads a group, the group's fingers as bits; else 0.
  private var groups = SIMD4<UInt8>()
  /// What each group wants the body to be where it holds.
  private var wishes = SIMD4<Double>()
  /// What each group wanted when it took hold, and its pull then.
  private var firstWishes = SIMD4<Double>()
  private var firstPulls = SIMD4<Double>()
  /// Where each group holds, and its pull.
  private var heldPlaces = SIMD4<Double>()
  private var heldPulls = SIMD4<Double>()
  /// The wish of each group for each point that the tip of the body is to move.
  private var wishesForTip = SIMD4<Double>(repeating: 1)

  /// Whether there is any finger.
  var isAny: Bool { isDown != .zero }

  /// The name of the finger in the first slot that is taken.
  var firstName: Int? {
    for slot in 0..<Self.most where isDown(slot) { return names[slot] }
    return nil
  }

  /// The slot of the finger with a name.
  func slot(of name: Int) -> Int? {
    for slot in 0..<Self.most where isDown[slot] != 0 && names[slot] == name { return slot }
    return nil
  }

  /// Whether a finger is in the slot.
  func isDown(_ slot: Int) -> Bool { isDown[slot] != 0 }

  /// Adds a finger and returns its slot; nil if there is no room.
  ///
  /// A finger that is down already starts anew.
  mutating func add(_ name: Int, at place: Double, pull: Double) -> Int? {
    var free = slot(of: name)
    if let slot = free { forget(slot) }
    for slot in 0..<Self.most where free == nil && isDown[slot] == 0 { free = slot }
    guard let slot = free else { return nil }
    isDown[slot] = 1
    names[slot] = name
    move(slot, to: place, pull: pull)
    return slot
  }

  /// Moves the finger in a slot.
  mutating func move(_ slot: Int, to place: Double, pull: Double) {
    places[slot] = place
    pulls[slot] = pull
  }

  /// Takes away the finger in a slot.
  mutating func remove(_ slot: Int) { isDown[slot] = 0 }

  /// Forgets who holds as one, so that all holds begin anew.
  mutating func forgetGroups() { groups = .zero }

  /// Takes the hold of all fingers away, while they stay where they are.
  mutating func letGo<Room: ModalRoom>(of body: inout SoftBody<Room>) {
    for slot in 0..<Self.most { body.detach(slot) }
    forgetGroups()
  }

  private mutating func forget(_ slot: Int) {
    for leader in 0..<Self.most where groups[leader] & (1 << UInt8(slot)) != 0 {
      groups[leader] = 0
    }
  }

  /// A group of fingers that hold as one.
  struct Group {
    /// Its fingers as bits; 0 for a slot that leads none.
    var members: UInt8
    /// The mean place.
    var place: Double
    /// The mean pull.
    var pull: Double
  }

  /// Forms the groups anew and attaches each of them to a body.
  ///
  /// A group that is new pulls at nothing: it wants what it feels. One that was there wants what it
  /// wanted at first, and what it has been pulled since; the patch under it takes the step at once.
  mutating func hold<Law: SoftLaw>(_ body: inout SoftBody<Law.Room>, by law: Law) {
    for slot in 0..<Self.most {
      let members = members(ledBy: slot, by: law)
      let isNew = members != groups[slot]
      // What changes hands is let go first.
      if isNew || members == 0 { body.detach(slot) }
      guard members != 0 else {
        groups[slot] = 0
        continue
      }
      let step = grasp(&body, slot, members, stiffness: law.grip, by: law)
      guard step != 0 else { continue }
      // The tip takes the step at once, with the patch around it, if the law says so.
      body.wish(slot, wishes[slot])
      guard law.isDirect else { continue }
      let tip = body.withShape(of: slot) { law.tip(of: $0, at: heldPlaces[slot]) }
      if tip > 0 { body.move(along: slot, times: step / tip) }
    }
  }

  /// Attaches a group where it is, and returns how much farther it pulls than before.
  @inline(never)
  private mutating func grasp<Law: SoftLaw>(
    _ body: inout SoftBody<Law.Room>, _ slot: Int, _ members: UInt8, stiffness: Double, by law: Law
  ) -> Double {
    let (place, pull) = mean(of: members, ledBy: slot, by: law)
    if members != groups[slot] || place != heldPlaces[slot] {
      body.attach(slot, stiffness: stiffness) { law.writePatch(at: place, to: $0) }
      body.withShape(of: slot) { aim(slot, $0, at: place, by: law) }
    }
    return take(slot, members, place: place, pull: pull, feeling: body.wish(of: slot))
  }

  /// Finds how much a group has to wish for each point that the tip is to move.
  ///
  /// A finger feels the mean of the body under it, which is less than the tip, and it gives a
  /// little. With this factor the tip itself comes to rest where the finger wants it.
  private mutating func aim(
    _ slot: Int, _ patch: UnsafePointer<Double>, at place: Double, by law: some SoftLaw
  ) {
    withNumbers(Scratch.self) { still in
      law.writeStill(patch, to: still)
      let (felt, tip) = (felt(still, by: patch, law.count), law.tip(of: still, at: place))
      // A finger that is too weak for the body does not wish for more than twice as much.
      wishesForTip[slot] = tip > 0 ? min((law.rings ? 1 / law.grip + felt : felt) / tip, 2) : 1
    }
  }

  /// Notes what a group wants now, and returns how much farther it pulls than before.
  ///
  /// - Parameter wish: What the group's patch is felt at, if the group is new.
  @inline(never)
  private mutating func take(
    _ slot: Int, _ members: UInt8, place: Double, pull: Double, feeling wish: Double
  ) -> Double {
    if members != groups[slot] {
      groups[slot] = members
      (firstWishes[slot], firstPulls[slot], heldPulls[slot]) = (wish, pull, pull)
    }
    heldPlaces[slot] = place
    let step = pull - heldPulls[slot]
    heldPulls[slot] = pull
    wishes[slot] = firstWishes[slot] + wishesForTip[slot] * (pull - firstPulls[slot])
    return step
  }

  /// The fingers, as bits, of the group that the finger in a slot leads; 0 if it leads none.
  ///
  /// A chain of near fingers is one group. With four fingers, three rounds find it. The first of
  /// them leads.
  @inline(never)
  private func members(ledBy slot: Int, by law: some SoftLaw) -> UInt8 {
    guard isDown(slot) else { return 0 }
    var members: UInt8 = 1 << UInt8(slot)
    for _ in 1..<Self.most {
      for first in 0..<Self.most where members & (1 << UInt8(first)) != 0 {
        for second in 0..<Self.most where isDown(second) {
          let way = law.way(from: places[first], to: places[second])
          if abs(way) < 2 * law.fingerWidth { members |= 1 << UInt8(second) }
        }
      }
    }
    return members & (1 << UInt8(slot) - 1) == 0 ? members : 0
  }

  private func mean(
    of members: UInt8, ledBy slot: Int, by law: some SoftLaw
  ) -> (place: Double, pull: Double) {
    var (way, pull, count) = (0.0, 0.0, 0.0)
    for member in 0..<Self.most where members & (1 << UInt8(member)) != 0 {
      way += law.way(from: places[slot], to: places[member])
      pull += pulls[member]
      count += 1
    }
    return (places[slot] + way / count, pull / count)
  }
}

// MARK: - Without a swing

extension SoftFingers {
  /// Gives a body its shape of rest under the fingers at once.
  ///
  /// What the body was more than that when it was caught is slack, and goes home by itself.
  mutating func holdStill<Law: SoftLaw>(_ body: inout SoftBody<Law.Room>, by law: Law) {
    // A group that is new wants what it feels. So far no finger has moved.
    for slot in 0..<Self.most {
      body.detach(slot)
      let members = members(ledBy: slot, by: law)
      if members != 0, members != groups[slot] {
        _ = grasp(&body, slot, members, stiffness: 0, by: law)
      }
      groups[slot] = members
    }
    withNumbers(Scratch.self) { before in
      writeShapeOfRest(of: body, by: law, to: before)
      // Now they move, and the body with them.
      for slot in 0..<Self.most where groups[slot] != 0 {
        _ = grasp(&body, slot, groups[slot], stiffness: 0, by: law)
      }
      withNumbers(Scratch.self) { after in
        writeShapeOfRest(of: body, by: law, to: after)
        body.goHome(to: after)
        body.move(along: before, times: -1)
        body.move(along: after, times: 1)
      }
    }
  }

  /// Writes the shape that is at rest under the fingers: Σ αᵢ·K⁻¹cᵢ, where the forces α give each
  /// group what it wants.
  @inline(never)
  private func writeShapeOfRest<Law: SoftLaw>(
    of body: SoftBody<Law.Room>, by law: Law, to shape: UnsafeMutablePointer<Double>
  ) {
    func still(_ slot: Int, _ use: (UnsafePointer<Double>) -> Void) {
      withNumbers(Scratch.self) { still in
        body.withShape(of: slot) { law.writeStill($0, to: still) }
        use(still)
      }
    }
    withNumbers(SIMD32<Double>.self) { rows in
      // Each row ends with what its group wants; a row without a group is that of the identity.
      let width = Self.most + 1
      for slot in 0..<Self.most {
        rows[slot * width + slot] = 1
        guard groups[slot] != 0 else { continue }
        rows[slot * width + Self.most] = wishes[slot]
        still(slot) { still in
          for other in 0..<Self.most where groups[other] != 0 {
            rows[other * width + slot] = body.withShape(of: other) {
              felt(still, by: $0, law.count)
            }
          }
        }
      }
      eliminate(rows, width: width)
      for slot in 0..<Self.most where groups[slot] != 0 {
        let force = rows[slot * width + Self.most] / rows[slot * width + slot]
        still(slot) { still in
          for n in 0..<law.count { shape[n] += force * still[n] }
        }
      }
    }
  }

  /// Makes a matrix diagonal, without a search for pivots: it is symmetric and positive.
  private func eliminate(_ rows: UnsafeMutablePointer<Double>, width: Int) {
    for pivot in 0..<Self.most {
      for row in 0..<Self.most where row != pivot {
        let factor = rows[row * width + pivot] / rows[pivot * width + pivot]
        for column in pivot..<width {
          rows[row * width + column] -= factor * rows[pivot * width + column]
        }
      }
    }
  }

  /// What a finger feels of a shape: c·q.
  private func felt(
    _ shape: UnsafePointer<Double>, by patch: UnsafePointer<Double>, _ count: Int
  ) -> Double {
    var sum = 0.0
    for n in 0..<count { sum += patch[n] * shape[n] }
    return sum
  }
}
