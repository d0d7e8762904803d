/// How fingers hold a body of 16 or fewer coordinates.
protocol SoftHoldLaw {
  /// The width of a finger, in the unit of places, as the standard deviation of a bell.
  var fingerWidth: Double { get }
  /// The stiffness of a finger's hold, per second squared.
  var grip: Double { get }
  /// Whether a finger holds softly, so that it and the body give way to each other.
  var rings: Bool { get }
  /// Writes the part of each coordinate in what a finger feels at a place: the mean over the
  /// finger's bell.
  func writePatch(at place: Double, to patch: UnsafeMutablePointer<Double>)
  /// Writes the shape that a still finger with a force of 1 gives to the body: K⁻¹c, with K the
  /// stiffness of the body without fingers and c the finger's patch.
  func writeStill(_ patch: UnsafePointer<Double>, to still: UnsafeMutablePointer<Double>)
  /// The displacement of a shape at a place, in points.
  func tip(of shape: UnsafePointer<Double>, at place: Double) -> Double
  /// The way from one place to another, with its sign.
  func way(from start: Double, to end: Double) -> Double
}

/// How much a finger blurs each wave: e^(−(nb)²/2) for n = 1, 2, ….
///
/// One exponential is enough for all, because each is the one before it times a ratio that
/// itself shrinks by a constant ratio.
struct Windows {
  private var window: Double
  private var ratio: Double
  private let shrinking: Double

  /// - Parameter blur: b, the width of the finger in radians of the longest wave.
  init(blur: Double) {
    window = Elementary.exp(-blur * blur / 2)
    shrinking = window * window
    ratio = shrinking * window
  }

  mutating func next() -> Double {
    defer {
      window *= ratio
      ratio *= shrinking
    }
    return window
  }
}
