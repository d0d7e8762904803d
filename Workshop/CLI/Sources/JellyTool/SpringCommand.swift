import ArgumentParser
import Foundation
import SpringSheets

/// `jelly spring`: a spring in every set of parameters, its motion, and its code for platforms.
struct SpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring",
    abstract: "Converts a spring between platforms, and samples or exports its motion.",
    discussion: explanation)

  @OptionGroup(title: "Spring (one set of parameters)")
  var parameters: ParameterOptions

  @OptionGroup(title: "Motion")
  var motion: MotionOptions

  @Option(
    parsing: .unconditional,
    help: "For json: the times of samples, such as 0,0.1,0.2; - reads them from standard input.")
  var at: String?

  @Option(help: "The output.")
  var format = SheetFormat.json

  @Option(
    parsing: .unconditional,
    help: "For css: the maximum error as a fraction of the distance: 0.00001 to 0.5.")
  var tolerance = 0.002

  func run() throws {
    var output = LineOutput()
    do {
      try output.write(try text())
    } catch let error as OptionError {
      throw Failure.usage(error.text(dashes: "--"))
    }
    try output.flush()
  }

  private func text() throws -> String {
    var options = SpringOptions()
    for (option, number) in parameters.numbers + motion.numbers + [(.tolerance, tolerance)] {
      if let number { try options.set(option, to: number) }
    }
    let sheet = try SpringSheet(options)
    let times = try at.map(TimeList.init(option:))?.seconds ?? []
    return try sheet.text(as: format, samplesAt: times, tolerance: tolerance)
  }
}

extension SheetFormat: ExpressibleByArgument {}

/// The options with the numbers that describe a spring.
struct ParameterOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The mass, m. (default: 1)")
  var mass: Double?
  @Option(parsing: .unconditional, help: "The stiffness, k, in force per unit.")
  var stiffness: Double?
  @Option(parsing: .unconditional, help: "The damping, c, in force per unit per second.")
  var damping: Double?
  @Option(parsing: .unconditional, help: "The period without damping, in seconds.")
  var response: Double?
  @Option(
    parsing: .unconditional,
    help: "The damping ratio: 0 is undamped, 1 critically damped.")
  var dampingRatio: Double?
  @Option(parsing: .unconditional, help: "SwiftUI's perceived duration, in seconds.")
  var duration: Double?
  @Option(
    parsing: .unconditional,
    help: "SwiftUI's bounce: 1 is undamped, 0 critically damped, less overdamped.")
  var bounce: Double?
  @Option(parsing: .unconditional, help: "SwiftUI's settling duration, in seconds.")
  var settlingDuration: Double?
  @Option(
    parsing: .unconditional,
    help: "The fraction of the distance that remains then. (default: 0.001)")
  var epsilon: Double?
  @Option(
    parsing: .unconditional,
    help: "The duration of UIKit's usingSpringWithDamping, in seconds.")
  var uikitDuration: Double?
  @Option(parsing: .unconditional, help: "The decay of the keyframe curve, a in e^(-ax).")
  var keyframeDecay: Double?
  @Option(
    parsing: .unconditional, help: "The frequency of the keyframe curve, b in cos(bx), in radians.")
  var keyframeFrequency: Double?
  @Option(parsing: .unconditional, help: "The duration of the keyframe curve, in seconds.")
  var keyframeDuration: Double?
  @Option(
    parsing: .unconditional,
    help: "The angular frequency without damping, in radians per second.")
  var angularFrequency: Double?

  /// All numbers, by option.
  var numbers: [(option: SpringOption, number: Double?)] {
    [
      (.mass, mass), (.stiffness, stiffness), (.damping, damping), (.response, response),
      (.dampingRatio, dampingRatio), (.duration, duration), (.bounce, bounce),
      (.settlingDuration, settlingDuration), (.epsilon, epsilon), (.uikitDuration, uikitDuration),
      (.keyframeDecay, keyframeDecay), (.keyframeFrequency, keyframeFrequency),
      (.keyframeDuration, keyframeDuration), (.angularFrequency, angularFrequency),
    ]
  }
}

/// The options with the numbers that describe the spring's motion.
struct MotionOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The value at the start. (default: 0)")
  var from: Double?
  @Option(parsing: .unconditional, help: "The value at rest. (default: 1)")
  var to: Double?
  @Option(
    parsing: .unconditional,
    help: "The initial velocity, in units per second. (default: 0, or that of the keyframe curve)")
  var velocity: Double?

  /// All numbers, by option.
  var numbers: [(option: SpringOption, number: Double?)] {
    [(.from, from), (.to, to), (.velocity, velocity)]
  }
}
