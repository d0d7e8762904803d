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
    let match = try match(isMoving: isMoving)
    let memory = MorphMemory(rest: scratch)
    var first = 0
    for index in match.pieces.indices {
      let piece = match.pieces[index]
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
    setMatch(pieces: match.pieces.count, cubics: first, turn: match.turn, startsCaught: isMoving)
  }

  /// The match, with fewer nodes if it does not fit the memory otherwise.
  ///
  /// Without one a host fades from a drawing at rest. What is caught has a velocity, so it shrinks,
  /// and the other one grows.
  private func match(isMoving: Bool) throws(MorphError) -> MorphMatch {
    func checked(_ match: MorphMatch) throws(MorphError) -> MorphMatch {
      guard match.cubicCount <= Self.maximumCubics,
        match.pieces.count <= MorphMatch.maximumPieces
      else { throw .noRoom }
      return match
    }
    func matched(density: Int) throws(MorphError) -> MorphMatch {
      try checked(
        MorphMatch(
          from: isMoving ? caught : shown, to: next, density: density, in: MorphMemory(scratch)))
    }
    do throws(MorphError) { return try matched(density: MorphMatcher.standardDensity) } catch {}
    do throws(MorphError) { return try matched(density: MorphMatcher.sparseDensity) } catch {
      guard isMoving else { throw error }
      return try checked(MorphMatch(hiding: caught, next, in: MorphMemory(scratch)))
    }
  }
}
