@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellySegmentsBody: RandomTrackBody {
  var fresh: Self {
    Self(size: size, settings: settings, tuning: tuning, selectedIndex: selectedIndex)
  }

  func randomOwnEvent(using generator: inout SeededGenerator) -> Event {
    generator.chance(0.3)
      ? .stepped(steps: generator.number(-12...12))
      : .valueChanged(
        index: generator.pick([0, 1, 2, 3, 7, 9, 199, -1, Int.max, Int.min]),
        isAnimated: generator.chance(0.7))
  }

  /// Returns any number of segments of any measures and tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    var settings = generator.settings(like: Settings())
    settings.segmentCount = generator.pick([0, 1, 2, 3, 4, 4, 8, 9, 200, -1, Int.max])
    return Self(
      size: generator.size(near: [308, 32]), settings: settings,
      tuning: generator.trackTuning(), selectedIndex: generator.pick([0, 1, 3, 999, -1, Int.max]))
  }
}
