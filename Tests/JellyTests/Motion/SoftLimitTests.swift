@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Soft limit")
struct SoftLimitTests {
  private static let seeds: ClosedRange<UInt64> = 1...50

  private func limitAndTravel(_ seed: UInt64) -> (SoftLimit, Double) {
    var generator = SeededGenerator(seed: seed)
    let limit = SoftLimit(
      linearRange: generator.uniform(0...200), softRange: generator.logarithmic(1...200))
    return (limit, generator.sign() * generator.logarithmic(0.1...5000))
  }

  @Test("A travel within what is free is itself", arguments: [-80, -3.5, 0, 1e-300, 79.9, 80])
  func freeTravelIsItself(travel: Double) {
    let limit = SoftLimit(linearRange: 80, softRange: 40)
    expect(limit.limited(travel), equals: travel)
    expect(limit.travel(to: travel), equals: travel)
    expect(limit.slope(at: travel), equals: 1)
  }

  /// With a give of 1 and a travel of 5000 the inverse magnifies rounding 2750 times.
  @Test("The travel to a position is the exact inverse", arguments: seeds)
  func inverseIsExact(seed: UInt64) {
    let (limit, travel) = limitAndTravel(seed)
    expect(
      abs(limit.travel(to: limit.limited(travel)) - travel), isAtMost: 1e-12 * abs(travel) * 2750)
  }

  @Test("It is odd, to the bit", arguments: seeds)
  func odd(seed: UInt64) {
    let (limit, travel) = limitAndTravel(seed)
    expect(limit.limited(-travel), equals: -limit.limited(travel))
    expect(limit.travel(to: -travel), equals: -limit.travel(to: travel))
    expect(limit.slope(at: -travel), equals: limit.slope(at: travel))
  }

  @Test("A longer travel ends further, and never beyond what is free and given", arguments: seeds)
  func monotoneAndBounded(seed: UInt64) {
    let (limit, travel) = limitAndTravel(seed)
    expect(abs(limit.limited(travel * 1.001)), isGreaterThan: abs(limit.limited(travel)))
    expect(abs(limit.limited(travel)), isAtMost: abs(travel))
    expect(abs(limit.limited(travel)), isLessThan: limit.linearRange + limit.softRange)
    expect(limit.limited(Limits.coordinate), isLessThan: limit.linearRange + limit.softRange)
  }

  /// As for the rubber band, and not across the kink where the give starts.
  @Test("The slope is the derivative", arguments: seeds)
  func slopeIsDerivative(seed: UInt64) {
    let (limit, travel) = limitAndTravel(seed)
    let h = min(1e-4 * limit.softRange, abs(abs(travel) - limit.linearRange) / 2)
    let change = limit.limited(travel + h) - limit.limited(travel - h)
    let share = h / limit.softRange
    let rounding = 8 * Double.roundOff * abs(travel) / h
    expect(abs(change / (2 * h) - limit.slope(at: travel)), isAtMost: share * share + rounding)
  }

  @Test("Without give it is a wall")
  func wall() {
    let wall = SoftLimit(linearRange: 30, softRange: 0)
    expect(wall.limited(1000), equals: 30)
    expect(wall.limited(-1000), equals: -30)
    expect(wall.slope(at: 31), equals: 0)
  }

  @Test("No limit limits nothing", arguments: [-1e308, -1, 0, 12, 1e308])
  func noLimit(travel: Double) {
    expect(SoftLimit.none.limited(travel), equals: travel)
    expect(SoftLimit.none.travel(to: travel), equals: travel)
    expect(SoftLimit.none.slope(at: travel), equals: 1)
    expect(SoftLimit.none.scaled(by: 0), equals: .none)
  }

  @Test("In another unit it is the same limit", arguments: seeds)
  func scales(seed: UInt64) {
    let (limit, travel) = limitAndTravel(seed)
    let scaled = limit.scaled(by: 3).limited(3 * travel)
    expect(abs(scaled - 3 * limit.limited(travel)), isAtMost: 16 * Double.roundOff * abs(scaled))
  }

  @Test(
    "No travel makes a number that is none",
    arguments: [1e300, 1e306, 1e308, .infinity] as [Double])
  func hugeTravelsAreFinite(travel: Double) {
    let limit = SoftLimit(linearRange: 80, softRange: 40)
    expect(limit.limited(travel), equals: 120)
    expect(limit.limited(-travel), equals: -120)
  }
}
