extension JellyMenuBody {
  /// The animation of KYGooeyMenu's bump: first the right shoulder of the button, then the left.
  ///
  /// The original's keyframes are ±50 pt for every size, which suits the 100 pt of its sample. Here
  /// they are in radii, so they suit every button. If a bump interrupts another, the bulges of the
  /// old one shrink to 0 within 0.1 s; the original jumped.
  struct Bump: Sendable {
    /// The time at which the bump began, in seconds; minus infinity without a bump.
    private var startTime = -Double.infinity
    private var isOpening = true
    /// The bulges of the old bump when this one began: right in x, left in y.
    private var leftover = Vector2.zero

    /// Creates a state without a bump.
    init() {}

    /// Creates a bump that begins now, on a button that may still have another.
    init(isOpening: Bool, after bump: Bump, now: Double) {
      self.isOpening = isOpening
      leftover = bump.bulges(at: now)
      startTime = now
    }

    /// The time from which on the button is round.
    var restTime: Double { bulgeTime + 2 * Self.duration }

    /// The time at which the first shoulder starts to bulge; a menu that closes starts with a
    /// bulge.
    var bulgeTime: Double { startTime + (isOpening ? 0 : Self.closingDelay) }

    /// The bulges of the shoulders at `time`, in radii: right in x, left in y.
    func bulges(at time: Double) -> Vector2 {
      guard time < restTime else { return .zero }
      let elapsed = max(time - startTime, 0)
      let left = leftover * max(1 - elapsed / Self.closingDelay, 0)
      let share = (elapsed - (isOpening ? 0 : Self.closingDelay)) / Self.duration
      guard share >= 0 else { return left }
      let keyframes = isOpening ? Self.opening : Self.closing
      return share < 1
        ? left + Vector2(keyframes.right.value(after: share), 0)
        : left + Vector2(0, keyframes.left.value(after: share - 1))
    }

    /// The duration of each shoulder's bulge, in seconds.
    private static var duration: Double { 0.4 }
    /// The time that a closing menu waits before it bumps, in seconds.
    private static var closingDelay: Double { 0.1 }

    private static var opening: (right: Keyframes, left: Keyframes) {
      (
        Keyframes(SIMD8(0, 0.15, -0.35, 0.6, -0.35, 0.15, 0, 0), count: 7),
        Keyframes(SIMD8(0, -0.15, 0.35, -0.15, 0, 0, 0, 0), count: 5)
      )
    }

    private static var closing: (right: Keyframes, left: Keyframes) {
      (
        Keyframes(SIMD8(0.6, -0.4, 0.25, -0.15, 0.05, 0, 0, 0), count: 6),
        Keyframes(SIMD8(0.35, -0.15, 0.15, -0.05, 0, 0, 0, 0), count: 5)
      )
    }
  }

  /// Values at equal steps of time, with straight lines between them, paced by an ease-in.
  private struct Keyframes {
    private let values: SIMD8<Double>
    private let count: Int

    init(_ values: SIMD8<Double>, count: Int) {
      self.values = values
      self.count = count
    }

    func value(after share: Double) -> Double {
      let position = TimingCurve.easeIn.progress(after: share) * Double(count - 1)
      let index = min(Int(position), count - 2)
      let part = position - Double(index)
      return values[index] + (values[index + 1] - values[index]) * part
    }
  }
}
