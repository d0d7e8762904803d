/// The law of a closed outline, round which waves run.
///
/// There are two waves of each length, a cosine and a sine, because a round has no beginning. The
/// coordinates are A₁, B₁, A₂, B₂ and so on. Places are in shares of the round.
protocol SoftRoundLaw: SoftLaw {
  /// The height of the wave that goes n times round, for an amplitude of 1.
  func height(of n: Double) -> Double
}

extension SoftRoundLaw {
  /// A finger pokes the outline, which gives way; it does not draw it along.
  var isDirect: Bool { false }

  /// The area is kept by what draws the outline.
  func attachVolume(to body: inout SoftBody<Room>) {}

  /// An outline that does not move gives way to no finger.
  func hold(_ body: inout SoftBody<Room>, still fingers: inout SoftFingers) {
    fingers.letGo(of: &body)
  }

  func writeWaves(at place: Double, to waves: UnsafeMutablePointer<Double>) {
    let step = Elementary.sincos(2 * .pi * place)
    var (cosine, sine) = (step.cos, step.sin)
    for n in stride(from: 0, to: count, by: 2) {
      let height = height(of: Double(n / 2 + 1))
      (waves[n], waves[n + 1]) = (height * cosine, height * sine)
      (cosine, sine) = (
        cosine * step.cos - sine * step.sin, sine * step.cos + cosine * step.sin
      )
    }
  }

  @inline(never)
  func writePatch(at place: Double, to patch: UnsafeMutablePointer<Double>) {
    writeWaves(at: place, to: patch)
    var windows = Windows(blur: 2 * .pi * fingerWidth)
    for n in stride(from: 0, to: count, by: 2) {
      let window = windows.next()
      patch[n] *= window
      patch[n + 1] *= window
    }
  }

  @inline(never)
  func writeStill(_ patch: UnsafePointer<Double>, to still: UnsafeMutablePointer<Double>) {
    for n in 0..<count { still[n] = patch[n] / stiffness(of: n) }
  }

  /// The shorter way round.
  func way(from start: Double, to end: Double) -> Double {
    let way = end - start
    return way - Elementary.floor(way + 0.5)
  }

  /// A finger's width in shares of the round, such that the waves can show it.
  ///
  /// - Parameters:
  ///   - width: The width in the unit of the round's length.
  ///   - length: The length of the round.
  func width(_ width: Double, of length: Double) -> Double {
    let least = Self.leastBlur / (.pi * Double(count))
    return length > 0 ? min(max(width / length, least), widestFinger) : widestFinger
  }

  private var widestFinger: Double { 0.125 }
}
