import ArgumentParser
import JellyRecording

/// The frame rate, as an option.
struct Rate: ExpressibleByArgument {
  /// The rate.
  let frames: FrameRate

  /// Sixty frames per second.
  static let sixty = Rate(frames: .sixty)

  /// Makes an argument from a rate.
  init(frames: FrameRate) {
    self.frames = frames
  }

  /// Reads frames per second.
  init?(argument: String) {
    guard let frames = Double(argument).flatMap(FrameRate.init(hertz:)) else { return nil }
    self.init(frames: frames)
  }

  /// The rate as help shows it.
  var defaultValueDescription: String { frames.hertz.numberText }
}

/// The time at which a recording ends, as an option.
struct EndTime: ExpressibleByArgument {
  /// The time in seconds; finite, not negative.
  let seconds: Double

  /// Reads seconds.
  init?(argument: String) {
    guard let seconds = Double(argument), seconds >= 0, seconds < .infinity else { return nil }
    self.seconds = seconds
  }
}
