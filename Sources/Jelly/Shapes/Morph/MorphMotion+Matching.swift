/// What finds out what becomes what; the motion itself needs only the result.
extension MorphMotion {
  /// Starts to flow to the next drawing, from what is shown at the time, with its velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring; one without an oscillation is there at once.
  ///   - wave: How much faster the nearest place is than the middle, as a share.
  ///   - place: The place where the wave begins, in sizes.
  ///   - restTime: The time from which on no spring has moved a point visibly.
  /// - Returns: false if the drawings do not fit the memory, or the next or the wave is not valid:
  ///   then nothing has changed.
  mutating func start(
    spring: DampedSpring, wave: Double, from place: Vector2, at time: Double, restTime: Double
  ) -> Bool {
    guard next.isValid, !wave.isNaN else { return false }
    let isMoving = time < self.restTime
    guard !(isMoving && next.isSame(as: shown)) else { return true }
    let isBack = isMoving && isFromRest && next.isSame(as: former)
    if isBack {
      turnBack(at: time)
    } else {
      do throws(MorphError) {
        try match(at: time, isMoving: isMoving)
      } catch {
        return false
      }
    }
    (former, shown, next) = (shown, next, former)
    isFromRest = isBack || !isMoving
    go(spring: spring, wave: wave, from: place, at: time, restTime: restTime)
    return true
  }

  private mutating func match(at time: Double, isMoving: Bool) throws(MorphError) {
    if isMoving { try `catch`(at: time, budget: next.cubicCount) }
    let morph = try morph(isMoving: isMoving)
    let memory = MorphMemory(rest: scratch)
    var first = 0
    for index in morph.pieces.indices {
      let piece = morph.pieces[index]
      pieces[index] = Piece(
        first: first, count: piece.start.count, isClosed: piece.isClosed, isHole: piece.isHole,
        hiding: piece.hiding, paints: piece.paints)
      let free = memory.mark
      defer { memory.mark = free }
      let velocities = try isMoving ? velocities(of: piece, in: memory) : nil
      // A kink moves on, too.
      let soon = try piece.start.mapped(in: memory) { $0 }
      if let velocities {
        for cubic in soon.indices {
          soon[cubic].shape = soon[cubic].shape + velocities[cubic].shape * Self.moment
        }
      }
      fill(index, piece, velocities, soon)
      first += piece.start.count
    }
    setMatch(pieces: morph.pieces.count, cubics: first, turn: morph.turn, isCaught: isMoving)
  }

  /// The correspondence, with fewer nodes if it does not fit the memory otherwise.
  ///
  /// Without one a host fades from a drawing at rest. What is caught has a velocity, so it shrinks,
  /// and the other one grows.
  private func morph(isMoving: Bool) throws(MorphError) -> Morph {
    func checked(_ morph: Morph) throws(MorphError) -> Morph {
      guard morph.cubicCount <= Self.maximumCubics, morph.pieces.count <= Morph.maximumPieces else {
        throw .noRoom
      }
      return morph
    }
    func matched(_ memory: MorphMemory) throws(MorphError) -> Morph {
      try checked(Morph(from: isMoving ? caught : shown, to: next, in: memory))
    }
    do throws(MorphError) { return try matched(MorphMemory(scratch)) } catch {}
    do throws(MorphError) { return try matched(MorphMemory(scratch, density: 24)) } catch {
      guard isMoving else { throw error }
      return try checked(Morph(hiding: caught, next, in: MorphMemory(scratch)))
    }
  }
}
