package import Jelly
public import JellyRecording

extension Outline {
  /// The largest distance of the drawn line from the line of another outline, in points.
  ///
  /// It is measured at nine points of each piece. The nearest point of the other line is searched
  /// on chords first, and then on the curves themselves.
  ///
  /// - Parameters:
  ///   - other: The other outline.
  ///   - size: A subpath no wider and no higher than this, in points, does not count.
  public func lineDistance(to other: Self, ignoring size: Double = 0) -> Double {
    let (own, pieces) = (pieces(largerThan: size), other.pieces(largerThan: size))
    guard !pieces.isEmpty else { return size > 0 && own.isEmpty ? 0 : .infinity }
    return own.enumerated().lazy.flatMap { index, piece in
      // The search is short if it starts near the point.
      piece.samples.lazy.map { Self.distance(from: $0, to: pieces, startingAt: index) }
    }.max() ?? 0
  }

  /// The lines and curves of all subpaths larger than a size, the closing lines included.
  private func pieces(largerThan size: Double) -> [Piece] {
    var (pieces, subpath): ([Piece], [Piece]) = ([], [])
    var (start, current) = (Vector2.zero, Vector2.zero)
    func endSubpath() {
      let points = subpath.flatMap(\.controls)
      let isSeen =
        size == 0 || points.contains { abs($0.x - start.x) > size || abs($0.y - start.y) > size }
      if isSeen { pieces += subpath }
      subpath = []
    }
    for command in commands {
      switch command {
      case .move(let point):
        endSubpath()
        start = point
      case .line, .quadCurve, .curve: subpath.append(Piece([current] + command.points))
      case .close: subpath.append(Piece([current, start]))
      }
      current = command.points.last ?? start
    }
    endSubpath()
    return pieces
  }

  private static func distance(
    from point: Vector2, to pieces: [Piece], startingAt first: Int
  ) -> Double {
    var best = pieces[first % pieces.count].nearestChord(to: point).distance
    // If a curve is near, its chord is nearer to it than this.
    var chords: [(piece: Int, distance: Double)] = []
    for index in pieces.indices where pieces[index].boxDistance(from: point) <= 4 * best {
      let distance = pieces[index].nearestChord(to: point).distance
      chords.append((index, distance))
      best = min(best, distance)
    }
    guard best > 0 else { return 0 }
    return chords.lazy.filter { $0.distance <= 4 * best }
      .map { pieces[$0.piece].distance(from: point) }.min() ?? best
  }
}

/// A line or a Bézier curve, and points on it.
private struct Piece {
  let controls: [Vector2]
  /// Points at nine equal steps of the parameter.
  let samples: [Vector2]
  /// The corners of the smallest box around the controls, which the line does not leave.
  let low, high: Vector2

  init(_ controls: [Vector2]) {
    self.controls = controls
    low = controls.dropFirst().reduce(controls[0]) { pointwiseMin($0, $1) }
    high = controls.dropFirst().reduce(controls[0]) { pointwiseMax($0, $1) }
    samples = (0...8).map { bezierPoint(at: Double($0) / 8, of: controls) }
  }

  /// The distance of a point from the box around the controls.
  func boxDistance(from point: Vector2) -> Double {
    (point - point.clamped(lowerBound: low, upperBound: high)).magnitude
  }

  /// The chord between two samples that is nearest to a point.
  func nearestChord(to point: Vector2) -> (index: Int, distance: Double) {
    var nearest = (index: 0, distance: Double.infinity)
    for index in 0..<(samples.count - 1) {
      let start = samples[index]
      let (line, away) = (samples[index + 1] - start, point - start)
      let square = (line * line).sum()
      let share = square > 0 ? min(max((away * line).sum() / square, 0), 1) : 0
      let distance = (away - line * share).magnitude
      if distance < nearest.distance { nearest = (index, distance) }
    }
    return nearest
  }

  /// The distance of a point from the curve, by a ternary search around the nearest chord.
  func distance(from point: Vector2) -> Double {
    let (index, chord) = nearestChord(to: point)
    guard controls.count > 2, chord < .infinity else { return chord }
    var low = max(Double(index - 1), 0) / 8
    var high = min(Double(index + 2), 8) / 8
    func distance(_ t: Double) -> Double { (bezierPoint(at: t, of: controls) - point).magnitude }
    for _ in 0..<90 {
      let third = (high - low) / 3
      if distance(low + third) < distance(high - third) { high -= third } else { low += third }
    }
    // At a sharp turn of the curve a sample can be nearer.
    let nearest = samples.lazy.map { ($0 - point).magnitude }.min() ?? .infinity
    return min(distance(low), distance(high), nearest)
  }
}

/// The point of a line, or of a Bézier curve of degree 2 or 3, at a parameter from 0 to 1, by de
/// Casteljau's construction.
///
/// - Parameters:
///   - t: The parameter.
///   - controls: Start, controls and end of the curve: one to four points.
package func bezierPoint(at t: Double, of controls: [Vector2]) -> Vector2 {
  func between(_ start: Vector2, _ end: Vector2) -> Vector2 { start + (end - start) * t }
  guard controls.count > 1 else { return controls[0] }
  var first = between(controls[0], controls[1])
  guard controls.count > 2 else { return first }
  var second = between(controls[1], controls[2])
  first = between(first, second)
  guard controls.count > 3 else { return first }
  second = between(second, between(controls[2], controls[3]))
  return between(first, second)
}
