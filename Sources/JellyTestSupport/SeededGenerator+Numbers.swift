public import Jelly

extension SeededGenerator {
  /// A finite number of any sign and any order of magnitude.
  @_spi(Jelly) public mutating func finiteDouble() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }

  /// A positive number far smaller than anything that can be seen: 5e-324 to 1e-290.
  ///
  /// Its square is 0. Its inverse, or that of the sum of a few such numbers, can be infinite.
  @_spi(Jelly) public mutating func tinyNumber() -> Double {
    max(logarithmic(.leastNonzeroMagnitude...1e-290), .leastNonzeroMagnitude)
  }

  /// A number that hardly any program expects: NaN, infinite, huge, tiny, or a zero of either sign.
  @_spi(Jelly) public mutating func oddNumber() -> Double {
    switch next() % 16 {
    case 0...8:
      pick([.nan, .infinity, -.infinity, 1e308, -1e308, 1e6, 0, -0.0, .leastNonzeroMagnitude])
    case 9...12: sign() * tinyNumber()
    default: sign() * logarithmic(1e-290...1e3)
    }
  }

  /// A number in the usual range; in a tenth of all cases an odd number, in another tenth one that
  /// is 0 or near it.
  public mutating func number(_ usual: ClosedRange<Double>) -> Double {
    switch next() % 20 {
    case 0...1: oddNumber()
    case 2: tinyNumber()
    case 3: pick([0, -1, 1e-9, 1e-3])
    default: uniform(usual)
    }
  }

  /// A point on or near a control, sometimes an absurd one.
  public mutating func point() -> Vector2 {
    chance(0.1)
      ? Vector2(oddNumber(), oddNumber())
      : Vector2(number(-100...500), number(-100...500))
  }

  /// A size, often the given one, sometimes an absurd one.
  @_spi(Jelly) public mutating func size(near size: Vector2) -> Vector2 {
    if chance(0.1) { return Vector2(oddNumber(), oddNumber()) }
    return chance(0.3) ? size : Vector2(number(10...1000), number(10...1000))
  }
}
