@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("Parameters of a spring")
struct SpringParametersTests {
  /// A handful of roundings, relative.
  private static let tolerance = 1e-14

  private func isClose(_ a: Double, _ b: Double, within tolerance: Double = tolerance) -> Bool {
    abs(a - b) <= tolerance * abs(b)
  }

  @Test("Mass, stiffness and damping give ω₀ = √(k/m) and ζ = c/(2√(km))", arguments: 1...100)
  func physicalParameters(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let mass = generator.logarithmic(0.01...100)
    let stiffness = generator.logarithmic(0.01...1e5)
    let damping = generator.logarithmic(0.01...1e3)
    let spring = DampedSpring(mass: mass, stiffness: stiffness, damping: damping)
    expect(isClose(spring.angularFrequency * spring.angularFrequency * mass, stiffness))
    expect(isClose(2 * spring.decayRate * mass, damping))
  }

  @Test("An undamped spring is back after its response", arguments: [0.1, 0.4, 0.5, 2])
  func responseParameters(response: Double) {
    let spring = DampedSpring(response: response, dampingRatio: 0)
    let swing = spring.response(after: response)
    expect(abs(swing.positionFromOffset - 1), isAtMost: Self.tolerance)
    expect(abs(swing.velocityFromOffset), isAtMost: Self.tolerance * spring.angularFrequency)
  }

  /// The table of the tutorials' springs, as printed there.
  @Test(
    "The tutorials' springs have the physics of their table",
    arguments: [
      (1, 0.5, 12.7169, 161.72, 12.717), (0.9, 0.57, 12.7526, 162.63, 14.538),
      (0.9, 0.43, 15.9328, 253.86, 13.702), (0.25, 0.9, 33.9234, 1150.80, 61.062),
      (0.45, 0.15, 74.4002, 5535.39, 22.320), (0.5, 0.4, 30.3932, 923.75, 24.315),
      (1, 0.4, 15.1966, 230.94, 12.157), (0.3, 0.4, 50.6553, 2565.96, 40.524),
      (0.8, 0.6, 13.7918, 190.21, 16.550),
    ] as [(Double, Double, Double, Double, Double)])
  func tutorialsSprings(
    duration: Double, dampingRatio: Double,
    angularFrequency: Double, stiffness: Double, damping: Double
  ) {
    let spring = DampedSpring(uikitDuration: duration, dampingRatio: dampingRatio)
    // Half of the last printed digit.
    expect(abs(spring.angularFrequency - angularFrequency), isAtMost: 0.5e-4)
    expect(abs(spring.angularFrequency * spring.angularFrequency - stiffness), isAtMost: 0.5e-2)
    expect(abs(2 * spring.decayRate - damping), isAtMost: 0.5e-3)
  }

  /// Stiffness for a duration of 1 s by the algorithm that Framer published; it goes with
  /// 1/duration².
  private static let uikitStiffness: [(dampingRatio: Double, stiffness: Double)] = [
    (0.1, 2125.3901201257995), (0.15, 1120.9165548187852), (0.2, 707.2217851994367),
    (0.25, 493.5027023170492), (0.3, 367.4809527222421), (0.4, 230.93674583062622),
    (0.5, 161.7195015916278), (0.57, 131.72932486943765), (0.6, 121.73713683283644),
    (0.7, 96.81864497885663), (0.8, 80.89737293501618), (0.9, 71.92472940247245),
    (1, 85.25592442711776),
  ]

  @Test(
    "UIKit's duration and damping are a stiffness",
    arguments: uikitStiffness, [0.1, 0.25, 0.3, 0.5, 0.75, 1, 2, 3])
  func uikitParameters(row: (dampingRatio: Double, stiffness: Double), duration: Double) {
    let spring = DampedSpring(uikitDuration: duration, dampingRatio: row.dampingRatio)
    let stiffness = spring.angularFrequency * spring.angularFrequency
    expect(isClose(stiffness * duration * duration, row.stiffness))
    expect(spring.dampingRatio, equals: row.dampingRatio)
  }

  @Test("Framer's printed example is met: 3 s and 0.25 are tension 54.83 and friction 3.70")
  func framersExample() {
    let spring = DampedSpring(uikitDuration: 3, dampingRatio: 0.25)
    expect(isClose(spring.angularFrequency * spring.angularFrequency, 54.83363359078326))
    expect(isClose(2 * spring.decayRate, 3.702486785620688))
  }

  @Test("UIKit's damping is kept from 0.01 to 1", arguments: [(-1, 0.01), (0, 0.01), (2, 1)])
  func uikitDampingIsKeptInRange(asked: Double, kept: Double) {
    let spring = DampedSpring(uikitDuration: 0.5, dampingRatio: asked)
    expect(spring, equals: DampedSpring(uikitDuration: 0.5, dampingRatio: kept))
  }

  @Test("A critical UIKit spring has a thousandth of its way left after its duration")
  func criticalDurationLeavesAThousandth() {
    let spring = DampedSpring(uikitDuration: 0.7, dampingRatio: 1)
    expect(isClose(spring.response(after: 0.7).positionFromOffset, 0.001, within: 1e-12))
  }
}
