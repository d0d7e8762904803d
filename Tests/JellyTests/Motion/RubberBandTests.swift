@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Rubber band")
struct RubberBandTests {
  /// Pulls of every size, on a band of a typical screen.
  private static let seeds: ClosedRange<UInt64> = 1...50

  private func bandAndPull(_ seed: UInt64) -> (RubberBand, Double) {
    var generator = SeededGenerator(seed: seed)
    let dimension = generator.logarithmic(10...2000)
    let band = RubberBand(coefficient: generator.uniform(0.1...1), dimension: dimension)
    // Up to a hundred dimensions.
    return (band, dimension * generator.logarithmic(1e-6...100))
  }

  /// The inverse divides by what is left to the limit, at least 1/101 of it here, so it magnifies
  /// rounding a hundred times.
  @Test("The distance for a displacement is its exact inverse", arguments: seeds)
  func inverseIsExact(seed: UInt64) {
    let (band, pull) = bandAndPull(seed)
    let back = band.distance(for: band.displacement(for: pull))
    expect(abs(back - pull), isAtMost: 1e-12 * pull)
  }

  @Test("A longer pull moves further, and never to the limit", arguments: seeds)
  func monotoneAndBounded(seed: UInt64) {
    let (band, pull) = bandAndPull(seed)
    expect(band.displacement(for: pull * 1.001), isGreaterThan: band.displacement(for: pull))
    expect(band.displacement(for: pull), isLessThan: min(band.dimension, pull))
    expect(band.displacement(for: Limits.coordinate), isLessThan: band.dimension)
  }

  /// A central difference over h is off by h²/6 times the third derivative, which is below
  /// 6c³/d² ≤ 6c/d² · 1, and by one rounding of the displacement over h.
  @Test("The slope is the derivative", arguments: seeds)
  func slopeIsDerivative(seed: UInt64) {
    let (band, pull) = bandAndPull(seed)
    let h = min(1e-4 * band.dimension, pull / 2)
    let change = band.displacement(for: pull + h) - band.displacement(for: pull - h)
    let share = h / band.dimension
    let rounding = 4 * Double.roundOff * band.displacement(for: pull + h) / h
    expect(abs(change / (2 * h) - band.slope(at: pull)), isAtMost: share * share + rounding)
  }

  @Test("It starts with its coefficient")
  func startsWithCoefficient() {
    let band = RubberBand(coefficient: 0.4, dimension: 300)
    expect(band.slope(at: 0), equals: 0.4)
    expect(band.displacement(for: 0), equals: 0)
    expect(abs(band.displacement(for: 1e-9) - 0.4e-9), isAtMost: 1e-20)
  }

  @Test("A pull the other way, and a band without length, give nothing")
  func givesNothing() {
    let band = RubberBand(dimension: 300)
    expect(band.displacement(for: -1), equals: 0)
    expect(band.distance(for: -1), equals: 0)
    let rigid = RubberBand(dimension: 0)
    expect(rigid.displacement(for: 100), equals: 0)
    expect(rigid.slope(at: 100), equals: 0)
  }

  @Test(
    "What lies past the limit belongs to the longest pull of a screen",
    arguments: [300, 300.1, 1e308, .infinity] as [Double])
  func pastTheLimit(displacement: Double) {
    expect(RubberBand(dimension: 300).distance(for: displacement), equals: Limits.coordinate)
  }

  @Test(
    "No pull makes a number that is none", arguments: [1e300, 1e306, 1e308, .infinity] as [Double])
  func hugePullsAreFinite(pull: Double) {
    let band = RubberBand(dimension: 300)
    expect(band.displacement(for: pull), equals: 300)
    expect(band.slope(at: pull) >= 0 && band.slope(at: pull) < 1e-200)
  }

  @Test(
    "It is the published table for a screen of 960 points",
    arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)])
  func publishedTable(pull: Double, printed: Double) {
    let displacement = RubberBand(dimension: 960).displacement(for: pull)
    expect(abs(displacement - printed), isAtMost: 0.005)
  }

  /// (1 − 1/(xc/d + 1))·d for x of 1, 10, 50, 100, 300, 1000 and 1 000 000, c = 0.55.
  private static let reference: [(dimension: Double, displacements: [Double])] = [
    (
      100,
      [
        0.5469915464942815, 5.213270142180095, 21.568627450980394, 35.483870967741936,
        62.26415094339623, 84.61538461538461, 99.98182148700236,
      ]
    ),
    (
      320,
      [
        0.5490563094681018, 5.407066052227343, 25.323741007194247, 46.93333333333334,
        108.86597938144331, 202.29885057471265, 319.8139264427969,
      ]
    ),
    (
      667,
      [
        0.5495468504231893, 5.455018587360596, 26.41108711303096, 50.810249307479225,
        132.27764423076923, 301.4379622021364, 666.1920906827538,
      ]
    ),
    (
      844,
      [
        0.5496418210881535, 5.464390818128312, 26.632243258749284, 51.635150166852064,
        138.01783944499505, 332.99856527977045, 842.7068280674746,
      ]
    ),
  ]

  @Test("It is the formula, computed with many digits", arguments: reference)
  func formula(row: (dimension: Double, displacements: [Double])) {
    let band = RubberBand(dimension: row.dimension)
    for (pull, displacement) in zip([1, 10, 50, 100, 300, 1000, 1e6], row.displacements) {
      let error = abs(band.displacement(for: pull) - displacement)
      expect(error, isAtMost: 8 * Double.roundOff * displacement, "pull \(pull)")
    }
  }
}
