@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellySliderBody: RandomTrackBody {
  var fresh: Self { Self(size: size, settings: settings, tuning: tuning, value: value) }

  func randomOwnEvent(using generator: inout SeededGenerator) -> Event {
    if generator.chance(0.2) { return .dragBegan }
    return generator.chance(0.3)
      ? .stepped(steps: generator.number(-12...12))
      : .valueChanged(
        value: generator.chance(0.2)
          ? generator.oddNumber()
          : generator.uniform(settings.minimumValue...settings.maximumValue),
        isAnimated: generator.chance(0.7))
  }

  /// Returns a slider of any range, measures and tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [300, 28]), settings: generator.settings(like: Settings()),
      tuning: generator.trackTuning(), value: generator.number(-1...2))
  }
}
