/// The displacements of a ``SoftBox`` at the knots of its frame, from which its outline is drawn.
typealias SoftBoxNodes = SoftNodes<SoftBoxFrame>

extension SoftBoxNodes {
  /// Calls a function with the nodes of a box with these amplitudes of its waves.
  @inline(__always)
  static func with<Result>(
    _ amplitudes: UnsafePointer<Double>, on frame: SoftBoxFrame, _ body: (Self) -> Result
  ) -> Result {
    let room = frame.reach * freeShare
    return with(on: frame) { knot in
      // A deep dent does not reach the other side, and a bulge is no higher.
      let sum = sum(of: amplitudes, at: knot.way, of: frame.perimeter)
        .limited(inwards: room, outwards: room)
      return SoftDisplacement(
        place: knot.direction * sum.place,
        slope: knot.direction * sum.slope + knot.turn * sum.place)
    } do: {
      body($0)
    }
  }

  /// A wave is free up to this share of the reach of D, and limited to twice that.
  private static var freeShare: Double { 0.45 }
}
