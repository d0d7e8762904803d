// What a tuning says of the waves of soft bodies: their standard numbers, and their fields.

extension SoftWaves {
  /// Makes the waves of the standard edge; the numbers were found by eye.
  public init() {
    self.init(crispness: 0.003, foundation: 0.7, bending: 0.03, grip: 400, fingerWidth: 20)
  }

  /// The waves of the standard box; the numbers were found by eye.
  public static var box: Self {
    Self(crispness: 0.0035, foundation: 0.75, bending: 0.004, grip: 150, fingerWidth: 15)
  }

  /// Shows every part to a visitor.
  mutating func show(to visitor: inout some FieldVisitor) {
    visitor.number(
      &crispness, "crispness", in: .seconds, sensible: 0.002...0.005, step: 0.0002,
      sound: .share)
    visitor.number(
      &foundation, "foundation", in: .ratio, sensible: 0.5...0.8, step: 0.01, sound: .share)
    visitor.number(&bending, "bending", in: .ratio, sensible: 0...0.08, step: 0.002, sound: .share)
    visitor.number(
      &grip, "grip", in: .perSecond, sensible: 100...800, step: 10, sound: 10...2000)
    visitor.number(
      &fingerWidth, "fingerWidth", in: .points, sensible: 10...30, step: 1, sound: 1...200)
  }
}

extension SheetWaves {
  /// Makes the waves of the standard shape; the numbers were found by eye on film strips.
  public init() {
    self.init(
      crispness: 0.004, foundation: 0.85, bending: 0.03, home: 3, linear: 4, swell: 21, grip: 300,
      fingerWidth: 0.16)
  }

  /// Shows every part to a visitor.
  ///
  /// Without a foundation or a home, nothing would hold the place of the drawing.
  mutating func show(to visitor: inout some FieldVisitor) {
    visitor.number(
      &crispness, "crispness", in: .seconds, sensible: 0.003...0.005, step: 0.0002,
      sound: .share)
    visitor.number(
      &foundation, "foundation", in: .ratio, sensible: 0.6...0.9, step: 0.01, sound: 0.1...1)
    visitor.number(&bending, "bending", in: .ratio, sensible: 0...0.06, step: 0.002, sound: .share)
    visitor.number(&home, "home", in: .ratio, sensible: 2...4, step: 0.1, sound: 0.1...100)
    visitor.number(&linear, "linear", in: .ratio, sensible: 2...5, step: 0.1, sound: 0...20)
    visitor.number(&swell, "swell", in: .perSecond, sensible: 15...30, step: 1, sound: 1...1000)
    visitor.number(
      &grip, "grip", in: .perSecond, sensible: 200...400, step: 10, sound: 10...2000)
    visitor.number(
      &fingerWidth, "fingerWidth", in: .ratio, sensible: 0.16...0.25, step: 0.01, sound: 0.05...1)
  }
}
