extension GooeyMenu {
  /// What holds an item to the button: 0 is nothing, at 1 the spikes of both touch, and from there to
  /// 2 the bridge becomes as thick as it can be over its length.
  ///
  /// A bridge thins out to nothing just where it parts. What is left then goes from 1 to 0, and
  /// where item and button come together again from 0 to 2, both by a spring: the outline never
  /// jumps, although its pieces part and join.
  struct Bond {
    /// Where bridges part and form, as shares of the way from the button to an item's place.
    struct Levels {
      /// From here on outwards they part.
      let parting: Double
      /// From here on inwards they form.
      let joining: Double
    }

    /// When the item was sent off, in seconds.
    let start: Double
    /// Whether it was whole then, or forming.
    let isWhole: Bool
    /// The strength then, and its velocity, per second.
    let state: Vector2
    /// When it parts or forms next, in seconds; infinity if never.
    var firstChange = Double.infinity
    /// The strength then.
    var firstStrength = 0.0
    /// When it forms or parts after that.
    var secondChange = Double.infinity
    /// The strength then.
    var secondStrength = 0.0

    /// From this time on nothing of it can be seen to move.
    var restTime = Double.infinity

    /// A bond that changes no more.
    init(start: Double, isWhole: Bool, state: Vector2) {
      self.start = start
      self.isWhole = isWhole
      self.state = state
    }

    /// The same bond on an item whose motion changes now.
    ///
    /// - Parameters:
    ///   - track: How the item moves.
    ///   - levels: Where bridges part and form.
    ///   - old: The bud parameters that applied until now.
    ///   - tuning: How the menu feels from now on.
    ///   - now: In seconds.
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
      // A bridge that parts is one whose spikes just touch, however thick it could be elsewhere.
      func strength(at time: Double, parting: Bool) -> Double {
        min(bond.state(at: time, of: bud).x, parting ? 1 : 2)
      }
      let first = next(bond.isWhole, after: now)
      (bond.firstChange, bond.firstStrength) = (first, strength(at: first, parting: bond.isWhole))
      let second = next(!bond.isWhole, after: first)
      (bond.secondChange, bond.secondStrength) = (
        second, strength(at: second, parting: !bond.isWhole)
      )
      bond.restTime = bond.lastRestTime(of: bud)
      return bond
    }

    /// How much holds at `time`, from 0 to 2; a swing beyond that is not seen.
    func strength(at time: Double, of bud: Bud) -> Double {
      // What has been drawn in is not asked for any more: most items of an open menu.
      guard time < restTime || isWhole(at: time) else { return 0 }
      return min(max(state(at: time, of: bud).x, 0), 2)
    }

    private func lastRestTime(of bud: Bud) -> Double {
      let last =
        secondChange < .infinity ? secondChange : firstChange < .infinity ? firstChange : start
      let state = state(at: last, of: bud)
      let isWhole = isWhole(at: last)
      return (isWhole ? bud.grip : bud.recoil).restTime(
        from: last, offset: state.x - (isWhole ? 2 : 0), velocity: state.y,
        tolerance: Self.restTolerance)
    }

    /// The least strength that is seen: a thousandth of a spike.
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
      // Most bridges hang as they are until they part.
      guard offset != .zero else { return Vector2(goal, 0) }
      let response = (isWhole ? bud.grip : bud.recoil).response(after: time - since)
      return Vector2(
        goal + response.offset(offset.x, offset.y), response.velocity(offset.x, offset.y))
    }
  }
}
