// The parts of a tuning for the waves of soft bodies: their standard numbers, and their fields.

extension WaveTuning {
  /// Creates the waves of the standard edge, chosen on film strips in the ranges of their parts.
  public init() {
    self.init(
      stiffnessDamping: 0.003, foundationFraction: 0.7, bendingStiffness: 0.03,
      contactFrequency: 400,
      touchWidth: 20)
  }

  /// The waves of the standard box, chosen on film strips in the ranges of their parts.
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

extension SheetTuning {
  /// Creates the waves of the standard shape, chosen on film strips in the ranges of their parts.
  public init() {
    self.init(
      stiffnessDamping: 0.004, foundationFraction: 0.85, bendingStiffness: 0.03,
      positionStiffness: 3, affineStiffness: 2.5, dilationFrequency: 21, contactFrequency: 300,
      touchWidth: 0.16)
  }

  /// Accepts a visitor of every part.
  ///
  /// Without a foundation or a stiffness of the position, nothing would hold the drawing in place.
  mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &stiffnessDamping, "stiffnessDamping", in: .seconds, recommended: 0.003...0.005, step: 0.0002,
      valid: .share)
    visitor.number(
      &foundationFraction, "foundationFraction", in: .ratio, recommended: 0.75...0.9, step: 0.01,
      valid: 0.1...1)
    visitor.number(
      &bendingStiffness, "bendingStiffness", in: .ratio, recommended: 0...0.06, step: 0.002,
      valid: .share)
    visitor.number(
      &positionStiffness, "positionStiffness", in: .ratio, recommended: 3...5, step: 0.1,
      valid: 0.1...100)
    visitor.number(
      &affineStiffness, "affineStiffness", in: .ratio, recommended: 2.2...3, step: 0.1,
      valid: 0...20)
    visitor.number(
      &dilationFrequency, "dilationFrequency", in: .perSecond, recommended: 15...30, step: 1,
      valid: 1...1000)
    visitor.number(
      &contactFrequency, "contactFrequency", in: .perSecond, recommended: 200...400, step: 10,
      valid: 10...2000)
    visitor.number(
      &touchWidth, "touchWidth", in: .ratio, recommended: 0.16...0.35, step: 0.01, valid: 0.05...1)
  }
}
