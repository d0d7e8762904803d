extension JellyMenuBody {
  /// The connection of an item and the button, as a strength.
  ///
  /// At 0 there is none. At 1 the spikes of both touch. From there to 2 a bridge grows to its full
  /// thickness.
  ///
  /// A bridge has a thickness of 0 exactly when it parts. Then a spring takes the strength from 1
  /// to 0. When item and button come together again, a spring takes it from 0 to 2. So the outline
  /// never jumps, although its pieces part and join.
  ///
  /// However often an item moves past these places, its bridge changes at most twice, and the last
  /// change is the one that belongs to the target: at its place an item has parted, in the button
  /// it has joined.
  struct Bond {
    /// The places where bridges part and form, as shares of the distance from the button to an
    /// item's place.
    struct Levels {
      /// The distance beyond which an item does not have a bridge.
      let parting: Double
      /// An item farther in than this gets a bridge again.
      let joining: Double
    }

    /// The time at which the item's motion began, in seconds.
    let start: Double
    /// A Boolean value that indicates whether the bond was whole then, or forming.
    let isWhole: Bool
    /// The strength then (x), and its velocity, per second (y).
    let state: Vector2
    /// The time of the next parting or forming, in seconds; infinity if there is none.
    var firstChange = Double.infinity
    /// The strength at the first change.
    var firstStrength = 0.0
    /// The time of the change after the first, in seconds; infinity if there is none.
    var secondChange = Double.infinity
    /// The strength at the second change.
    var secondStrength = 0.0

    /// The rate at which the item stretches the button along its path when their bridge forms, per
    /// second; below 0 if it flattens it.
    var impactRate = 0.0

    /// The time from which on no movement of the bond can be seen.
    var restTime = Double.infinity

    /// The bond after the item's motion has changed.
    ///
    /// - Parameters:
    ///   - track: The item's motion from now on.
    ///   - levels: The places where bridges part and form.
    ///   - old: The bud parameters that applied until now.
    ///   - tuning: The menu's tuning from now on.
    ///   - now: The time, in seconds.
    func following(
      _ track: Track, levels: Levels, from old: Bud, by tuning: Tuning, now: Double
    ) -> Bond {
      let bud = tuning.bud
      var bond = Bond(start: now, isWhole: isWhole(at: now), state: state(at: now, of: old))
      func next(_ isWhole: Bool, after time: Double) -> Double {
        time < .infinity
          ? track.arrival(
            at: isWhole ? levels.parting : levels.joining, isRising: isWhole, from: time, by: tuning
          )
          : time
      }
      // A bridge that parts has a strength of at most 1: its spikes just touch.
      func strength(at time: Double, parting: Bool) -> Double {
        min(bond.state(at: time, of: bud).x, parting ? 1 : 2)
      }
      let first = next(bond.isWhole, after: now)
      (bond.firstChange, bond.firstStrength) = (first, strength(at: first, parting: bond.isWhole))
      // The second change must lead back to the state that belongs to the target.
      let second =
        bond.isWhole == (track.target == 0) ? next(!bond.isWhole, after: first) : .infinity
      (bond.secondChange, bond.secondStrength) = (
        second, strength(at: second, parting: !bond.isWhole)
      )
      bond.restTime = bond.lastRestTime(of: bud)
      return bond
    }

    /// The time at which a bridge forms, in seconds; infinity if none does.
    var catchTime: Double { isWhole ? secondChange : firstChange }

    /// The strength at `time` as its spring has it, but at most 2; below 0 while the rest of a
    /// bridge has been drawn in too far.
    func swing(at time: Double, of bud: Bud) -> Double { min(state(at: time, of: bud).x, 2) }

    private func lastRestTime(of bud: Bud) -> Double {
      let last =
        secondChange < .infinity ? secondChange : firstChange < .infinity ? firstChange : start
      let state = state(at: last, of: bud)
      let isWhole = isWhole(at: last)
      return (isWhole ? bud.bridgeSpring : bud.recoilSpring).restTime(
        from: last, offset: state.x - (isWhole ? 2 : 0), velocity: state.y,
        tolerance: Self.restTolerance)
    }

    /// The least strength that can be seen: a thousandth of a spike.
    static var restTolerance: Double { 0.001 }

    private func isWhole(at time: Double) -> Bool {
      (time < firstChange || time >= secondChange) == isWhole
    }

    private func state(at time: Double, of bud: Bud) -> Vector2 {
      let isWhole = isWhole(at: time)
      let goal = isWhole ? 2.0 : 0
      var since = start
      var offset = state
      if time >= secondChange {
        (since, offset) = (secondChange, Vector2(secondStrength, 0))
      } else if time >= firstChange {
        (since, offset) = (firstChange, Vector2(firstStrength, 0))
      }
      offset.x -= goal
      // Most bridges do not change until they part.
      guard offset != .zero else { return Vector2(goal, 0) }
      let response = (isWhole ? bud.bridgeSpring : bud.recoilSpring).response(after: time - since)
      return Vector2(
        goal + response.offset(offset.x, offset.y), response.velocity(offset.x, offset.y))
    }
  }
}
