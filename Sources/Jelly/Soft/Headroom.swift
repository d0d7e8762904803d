/// How far an outline may move into a control, where its content stands: freely up to a half of the
/// room, then less and less, and never up to its end.
struct Headroom {
  /// The room, in points.
  let room: Double

  /// Makes a limit; infinite room is none.
  init(_ room: Double) { self.room = max(room, Self.least) }

  /// The room that there is without any, in points: too little to be seen, and enough for the
  /// slope not to jump where a dent begins.
  private static var least: Double { 0.1 }

  // Its slope begins with 1, so a wave that is limited has no corner.
  private var band: RubberBand { RubberBand(coefficient: 1, dimension: room / 2) }

  /// Whether a place, in points below the edge's rest, is so high that it is limited.
  func limits(_ place: Double) -> Bool { place < -room / 2 }

  /// Where a place is then.
  func limited(_ place: Double) -> Double {
    limits(place) ? -room / 2 - band.displacement(for: -place - room / 2) : place
  }

  /// The derivative of that.
  func slope(at place: Double) -> Double { limits(place) ? band.slope(at: -place - room / 2) : 1 }

  /// What becomes of an edge: its base and its wave's tip are limited.
  func limited(_ edge: EdgeAmplitudes) -> EdgeAmplitudes {
    guard limits(min(edge.base, edge.depth)) else { return edge }
    let base = limited(edge.base)
    return EdgeAmplitudes(sideways: edge.sideways, base: base, wave: limited(edge.depth) - base)
  }
}
