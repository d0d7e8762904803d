import Testing

@testable import Jelly

@Suite("A morph against another program")
struct MorphVectorTests {
  /// Both programs get drawings with six digits, and compute with all.
  private static let tolerance = 2e-6

  /// Pairs that the other program matches by what has been left out here: it cost many lines.
  private static let skipped = [
    "lock-fill to lock-open-fill": "a hole that opens by a slit",
    "speaker-low-fill to speaker-high-fill": "a bud on an axis",
    "volume-2 to volume-x": "points of one stroke that are mirrored for another one",
    "play to pause": "a stretch about an axis, and a chord through a hole",
    "menu to x": "a pair of strokes of which the second is the image of the first",
  ]

  /// Pairs of which the other program puts a bud out of the ink that hides it, since it measures to
  /// the corners of its parent and not to the sides: 0.007 and 0.011 sizes, 1.2 and 1.7 pt of 160.
  private static let hasOtherBuds = ["cloud-fill to sun-fill", "sun-fill to moon-fill"]

  private func place(of wave: MorphVectors.Wave?) -> Vector2 {
    wave.map { Vector2($0.origin[0], $0.origin[1]) } ?? Vector2(0.5, 0.5)
  }

  private func check(
    _ flow: TestFlow, _ morph: MorphVectors.Morph, _ frames: [MorphVectors.Frame],
    hasOtherBuds: Bool = false
  ) throws {
    let motion = flow.motion
    let pieces = (0..<motion.pieceCount).map { motion.pieces[$0] }
    #expect(pieces.map(\.count) == morph.pieces.map(\.cubics))
    #expect(pieces.map(\.isClosed) == morph.pieces.map(\.closed))
    #expect(pieces.map(\.isHole) == morph.pieces.map(\.hole))
    #expect(pieces.map { $0.hiding == .end } == morph.pieces.map(\.vanishes))
    for (piece, expected) in zip(pieces, morph.pieces) {
      let smooth = (0..<piece.count).filter { motion.points[piece.first + $0].isSmooth }
      #expect(smooth == expected.smooth)
    }
    for frame in frames {
      #expect(abs(motion.angle(at: frame.time).angle - frame.turn) < Self.tolerance)
      #expect(abs(motion.share(at: frame.time) - min(max(frame.share, 0), 1)) < Self.tolerance)
      let cubics = flow.cubics(at: frame.time)
      try #require(cubics.map(\.count) == frame.nodes.map(\.count))
      for (index, (cubics, nodes)) in zip(cubics, frame.nodes).enumerated()
      where !hasOtherBuds || pieces[index].hiding == nil {
        for (cubic, node) in zip(cubics, nodes) {
          #expect(cubic.start.distance(to: Vector2(node[0], node[1])) < Self.tolerance)
        }
      }
    }
  }

  @Test("All vectors are read") func count() {
    #expect(MorphVectors.all.count == 40)
    #expect(MorphVectors.all.filter { $0.caught != nil }.count == 4)
  }

  @Test("What becomes what, and where it is at five times", arguments: MorphVectors.all)
  func vectors(of pair: MorphVectors.Case) throws {
    guard Self.skipped[pair.name] == nil else { return }
    let flow = try TestFlow(pair.start)
    flow.write(pair.end)
    try #require(
      flow.change(
        spring: pair.spring, wave: pair.wave?.spread ?? 0, from: place(of: pair.wave)))
    try check(
      flow, pair.morph, pair.frames, hasOtherBuds: Self.hasOtherBuds.contains(pair.name))
    guard let caught = pair.caught else { return }
    flow.write(caught.end)
    let isBack = flow.motion.next.isSame(as: flow.motion.former)
    try #require(
      flow.change(
        spring: pair.spring, wave: pair.wave?.spread ?? 0, from: place(of: pair.wave),
        at: caught.time))
    // The other program matches the way back again.
    if !isBack { try check(flow, caught.morph, caught.frames) }
  }
}
