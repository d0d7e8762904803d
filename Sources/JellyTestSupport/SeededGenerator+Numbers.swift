public import Jelly

extension SeededGenerator {
  /// A finite number of any sign and any order of magnitude.
  public mutating func finiteDouble() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }

  /// A number that hardly any program expects: NaN, infinite, very large, or a zero of either sign.
  public mutating func oddNumber() -> Double {
    pick([.nan, .infinity, -.infinity, 1e308, -1e308, 1e6, 0, -0.0, .leastNonzeroMagnitude])
  }

  /// A place on or near a control, sometimes an absurd one.
  public mutating func point() -> Vector2 {
    chance(0.1)
      ? Vector2(oddNumber(), oddNumber())
      : Vector2(uniform(-100...500), uniform(-100...500))
  }

  /// A size, now and then the same and sometimes an absurd one.
  public mutating func size(near size: Vector2) -> Vector2 {
    if chance(0.2) { return Vector2(oddNumber(), oddNumber()) }
    return chance(0.3) ? size : Vector2(uniform(10...1000), uniform(10...1000))
  }
}
