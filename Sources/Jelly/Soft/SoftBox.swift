/// The outline of a box as a sum of waves that run round it.
///
///     u(s) = Σ Aₙ·cos κₙs + Bₙ·sin κₙs        κₙ = 2πn/P
///
/// s is the way along the perimeter P, clockwise from the left end of the upper side. A wave is as
/// stiff as one of the same length on an edge of 200 pt, so a tuning feels the same on every box.
/// Places are in shares of P.
///
/// The waves do not change how long the outline is on average. The area, which they do change a
/// little, is kept by ``SoftBoxNodes``.
typealias SoftBox = SoftShape<SoftBoxLaw>

/// How the waves of a box and its fingers are made, for one perimeter and one tuning.
struct SoftBoxLaw: SoftRoundLaw {
  typealias Room = ThirtyTwoModes

  /// The length of the outline at rest, in points.
  let perimeter: Double
  /// The spring of a wave with a length of 400 pt.
  let spring: DampedSpring
  /// How the other waves follow, and how a finger holds them.
  let waves: SoftWaves

  var count: Int { ThirtyTwoModes.capacity }
  func stiffness(of coordinate: Int) -> Double {
    stiffness(halves: 2 * Double(coordinate / 2 + 1) * Self.length / max(perimeter, Self.shortest))
  }

  /// The length of the edge whose longest wave has the tuning's spring, in points.
  private static var length: Double { 200 }
  /// On a shorter outline, waves are as stiff as on this one, in points.
  private static var shortest: Double { 40 }

  func height(of n: Double) -> Double { 1 }

  var fingerWidth: Double { width(waves.fingerWidth, of: perimeter) }

  var grip: Double {
    var windows = Windows(blur: 2 * .pi * fingerWidth)
    var sum = 0.0
    for _ in 0..<count / 2 {
      let window = windows.next()
      sum += window * window
    }
    return waves.grip * waves.grip / sum
  }
}
