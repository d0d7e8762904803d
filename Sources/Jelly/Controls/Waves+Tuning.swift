// The parts of a tuning for the waves of soft bodies: their standard numbers, and their fields.

extension WaveTuning {
  /// Makes the waves of the standard edge; the numbers were determined empirically.
  public init() {
    self.init(
      stiffnessDamping: 0.003, foundationFraction: 0.7, bendingStiffness: 0.03,
      contactFrequency: 400,
      touchWidth: 20)
  }

  /// The waves of the standard box; the numbers were determined empirically.
  public static var box: Self {
    Self(
      stiffnessDamping: 0.0035, foundationFraction: 0.75, bendingStiffness: 0.004,
      contactFrequency: 150, touchWidth: 15)
  }

  /// Accepts a visitor of every part.
  mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &stiffnessDamping, "stiffnessDamping", in: .seconds, recommended: 0.002...0.005, step: 0.0002,
      valid: .share)
    visitor.number(
      &foundationFraction, "foundationFraction", in: .ratio, recommended: 0.5...0.8, step: 0.01,
      valid: .share)
    visitor.number(
      &bendingStiffness, "bendingStiffness", in: .ratio, recommended: 0...0.08, step: 0.002,
      valid: .share)
    visitor.number(
      &contactFrequency, "contactFrequency", in: .perSecond, recommended: 100...800, step: 10,
      valid: 10...2000)
    visitor.number(
      &touchWidth, "touchWidth", in: .points, recommended: 10...30, step: 1, valid: 1...200)
  }
}

extension SheetWaves {
  /// Makes the waves of the standard shape; the numbers were determined empirically on film strips.
  public init() {
    self.init(
      crispness: 0.004, foundation: 0.85, bending: 0.03, home: 3, linear: 4, swell: 21, grip: 300,
      fingerWidth: 0.16)
  }

  /// Accepts a visitor of every part.
  ///
  /// Without a foundation or a home, nothing would hold the place of the drawing.
  mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &crispness, "crispness", in: .seconds, recommended: 0.003...0.005, step: 0.0002,
      valid: .share)
    visitor.number(
      &foundation, "foundation", in: .ratio, recommended: 0.6...0.9, step: 0.01, valid: 0.1...1)
    visitor.number(
      &bending, "bending", in: .ratio, recommended: 0...0.06, step: 0.002, valid: .share)
    visitor.number(&home, "home", in: .ratio, recommended: 2...4, step: 0.1, valid: 0.1...100)
    visitor.number(&linear, "linear", in: .ratio, recommended: 2...5, step: 0.1, valid: 0...20)
    visitor.number(&swell, "swell", in: .perSecond, recommended: 15...30, step: 1, valid: 1...1000)
    visitor.number(
      &grip, "grip", in: .perSecond, recommended: 200...400, step: 10, valid: 10...2000)
    visitor.number(
      &fingerWidth, "fingerWidth", in: .ratio, recommended: 0.16...0.25, step: 0.01, valid: 0.05...1
    )
  }
}
