@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellySwitchBody: RandomTrackBody {
  var fresh: Self { Self(size: size, settings: settings, tuning: tuning, isOn: isOn) }

  func randomOwnEvent(using generator: inout SeededGenerator) -> Event {
    generator.chance(0.3)
      ? .toggled : .valueChanged(isOn: generator.chance(0.5), isAnimated: generator.chance(0.7))
  }

  /// Returns a switch of any measures and tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [63, 28]), settings: generator.settings(like: Settings()),
      tuning: generator.trackTuning(), isOn: generator.chance(0.5))
  }
}
