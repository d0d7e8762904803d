extension MorphMotion {
  /// Writes what is shown at a time as a drawing, ``caught``, and the velocities of its cubics.
  ///
  /// Cubics would add up with catches: those of the drawings before, and of the new one. So joints
  /// that are seen least are left out, until as many are left as the new drawing has, or 32. With
  /// 1.5 times as many some drawings of 30 cubics have more than 96 after five catches; with fewer,
  /// no more joints are left out that are not seen.
  ///
  /// - Parameter count: The number of cubics of the new drawing.
  mutating func `catch`(at time: Double, budget count: Int) throws(MorphError) {
    caught.clear()
    let share = share(at: time)
    let kept = min(max(Double(count), Self.leastBudget) / Double(cubicCount), 1)
    for index in 0..<pieceCount {
      let piece = pieces[index]
      let first = caught.cubicCount
      let velocities = Cubics(rebasing: velocities[first..<(first + piece.count)])
      // The velocity of what is shown, joints and turn included: a symmetric difference.
      let step = Self.moment
      write(piece, at: time, shift: -step, to: velocities)
      write(piece, at: time, shift: step, to: buffer)
      for number in 0..<piece.count {
        velocities[number].shape = (buffer[number].shape - velocities[number].shape) * (0.5 / step)
      }
      write(piece, at: time, to: buffer)
      let places = Cubics(rebasing: buffer[..<piece.count])
      let paint = piece.paints.start.mixed(
        with: piece.paints.end, share, id: Int32(path(of: index)))
      let isPoint = places.areAll { cubic in
        max(cubic.extent, cubic.start.distance(to: places[0].start)) < MorphDrawing.point
      }
      // A dot is seen as long as its stroke has a width.
      guard !isPoint || paint.width > Self.leastWidth else { continue }
      let left = try MorphRuns.merge(
        places, velocities, to: Int(kept * Double(piece.count)), in: MorphMemory(scratch))
      try caught.add(
        Cubics(rebasing: places[..<left]), isClosed: piece.isClosed, isHole: piece.isHole,
        paint)
    }
    caught.findParents(from: 0)
  }

  /// The first piece of the path that contains a piece: what a host paints as one path stays one,
  /// else the holes in it would be filled.
  private func path(of index: Int) -> Int {
    func isOfOnePath(_ paint: MorphPaint, _ other: MorphPaint) -> Bool {
      paint.id == other.id && (paint.fill > 0) == (other.fill > 0)
        && (paint.width > 0) == (other.width > 0)
    }
    let own = pieces[index].paints
    for first in 0..<index {
      let its = pieces[first].paints
      if isOfOnePath(own.start, its.start), isOfOnePath(own.end, its.end) { return first }
    }
    return index
  }

  /// The number of cubics that are kept at least, if the new drawing has fewer.
  static var leastBudget: Double { 32 }
  /// A dot that is smaller is left out, in sizes: 0.08 pt at 160 pt.
  private static var leastWidth: Double { 5e-4 }

  /// Moves the start of a piece to what is shown, to the last bit, and returns its velocities.
  ///
  /// What is new, such as a chord, is hidden there: it moves with what is beside it.
  func velocities(of piece: MorphPiece, in memory: MorphMemory) throws(MorphError) -> Cubics {
    let count = piece.start.count
    let out: Cubics = try memory.allocate(count)
    for index in 0..<count {
      let cubic = piece.start[index]
      out[index] = cubic
      guard cubic.source >= 0 else { continue }
      let (first, last) = cubic.range
      piece.start[index].shape = caught.cubics[cubic.source].shape.part(from: first, to: last)
      out[index].shape = velocities[cubic.source].shape.part(from: first, to: last)
    }
    /// The next cubic of the drawing before or after.
    func near(_ index: Int, _ step: Int) -> Int? {
      for offset in 1..<max(count, 1) {
        let place = index + step * offset
        guard piece.isClosed || 0..<count ~= place else { return nil }
        if piece.start[(place + count) % count].source >= 0 { return (place + count) % count }
      }
      return nil
    }
    for index in 0..<count where out[index].source < 0 {
      let (before, after) = (near(index, -1), near(index, 1))
      let start = before.map { out[$0].end } ?? after.map { out[$0].start }
      let end = after.map { out[$0].start } ?? start
      guard let start, let end else {
        let velocity = velocity(near: piece.start[0].start)
        for index in 0..<count { out[index].shape = out[index].shape.mapped { _ in velocity } }
        break
      }
      out[index].shape = MorphCubic(from: start, to: end).shape
    }
    return out
  }

  /// The velocity of the nearest end of a cubic that is shown.
  private func velocity(near point: Vector2) -> Vector2 {
    var best = (velocity: Vector2.zero, square: Double.infinity)
    for index in 0..<caught.cubicCount {
      let square = caught.cubics[index].start.square(to: point)
      if square < best.square { best = (velocities[index].start, square) }
    }
    return best.velocity
  }
}

extension MorphPaint {
  /// The paint between this and another one.
  ///
  /// A fill that becomes a stroke has holes as long as it is seen.
  func mixed(with other: Self, _ share: Double, id: Int32) -> Self {
    var paint = other
    paint.id = id
    paint.fill = fill + (other.fill - fill) * share
    paint.width = width + (other.width - width) * share
    paint.isStroke =
      isStroke == other.isStroke ? isStroke : paint.fill < Self.leastFill
    return paint
  }

  /// The opacity of a fill that is not seen: its holes do not matter.
  private static var leastFill: Double { 0.02 }
}
