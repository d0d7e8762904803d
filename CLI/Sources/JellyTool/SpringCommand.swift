import ArgumentParser
import Foundation
import SpringSheets

/// `jelly spring`: a spring in every dialect, its motion, and its code for other platforms.
struct SpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring",
    abstract: "Converts a spring between platforms; samples, plots or exports its motion.",
    discussion: explanation)

  @OptionGroup(title: "The spring (one set)")
  var dialect: DialectOptions

  @OptionGroup(title: "The motion")
  var motion: MotionOptions

  @Option(
    parsing: .unconditional,
    help: "For json: times at which to print the value, such as 0,0.1,0.2; - reads standard input.")
  var at: String?

  @Option(help: "What to print.")
  var format = SheetFormat.json

  @Option(parsing: .unconditional, help: "For css: the largest error, as a share of the distance.")
  var error = 0.002

  @Flag(help: "Read one JSON object with these options from each line of standard input.")
  var batch = false

  func run() throws {
    var output = LineOutput()
    do {
      if batch {
        try refuseOptionsBesideBatch()
        for line in try SpringBatch(StandardInput.bytes()).results() { try output.write(line) }
      } else {
        try output.write(try text())
      }
    } catch let error as OptionError {
      throw Failure.input("Error: " + error.text(dashes: "--"))
    }
    try output.flush()
  }

  private func text() throws -> String {
    var options = SpringOptions()
    for (option, number) in dialect.numbers + motion.numbers + [(.error, error)] {
      if let number { try options.set(option, to: number) }
    }
    let sheet = try SpringSheet(options)
    let times = try at.map(TimeList.init(option:))?.seconds ?? []
    return try sheet.text(
      as: format, samplesAt: times, error: error, style: Terminal.style)
  }

  private func refuseOptionsBesideBatch() throws(OptionError) {
    let given = (dialect.numbers + motion.numbers).first { $0.number != nil }
    if let given {
      throw OptionError(given.option.rawValue, .other("cannot be used together with --batch"))
    }
    if at != nil { throw OptionError("at", .other("cannot be used together with --batch")) }
  }
}

extension SheetFormat: ExpressibleByArgument {}

/// The options with the numbers that describe a spring.
struct DialectOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The mass, m.") var mass: Double?
  @Option(parsing: .unconditional, help: "The stiffness, k, in force per unit.")
  var stiffness: Double?
  @Option(parsing: .unconditional, help: "The damping, c, in force per unit per second.")
  var damping: Double?
  @Option(parsing: .unconditional, help: "The period without damping, in seconds.")
  var response: Double?
  @Option(
    parsing: .unconditional,
    help: "The damping ratio: 0 swings for ever, 1 just does not swing.")
  var dampingRatio: Double?
  @Option(parsing: .unconditional, help: "SwiftUI's perceived duration, in seconds.")
  var duration: Double?
  @Option(
    parsing: .unconditional,
    help: "SwiftUI's bounce: 1 swings for ever, 0 just does not swing, less creeps.")
  var bounce: Double?
  @Option(parsing: .unconditional, help: "SwiftUI's settling duration, in seconds.")
  var settlingDuration: Double?
  @Option(
    parsing: .unconditional,
    help: "The share of the distance that is left then (default: 0.001).")
  var epsilon: Double?
  @Option(
    parsing: .unconditional,
    help: "The duration of UIKit's usingSpringWithDamping, in seconds.")
  var uikitDuration: Double?
  @Option(parsing: .unconditional, help: "The keyframe curve's decay, a in e^(-at).")
  var decay: Double?
  @Option(parsing: .unconditional, help: "The keyframe curve's swing, b in cos(bt), in radians.")
  var frequency: Double?
  @Option(parsing: .unconditional, help: "The keyframe curve's duration, in seconds.")
  var seconds: Double?
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
      (.decay, decay), (.frequency, frequency), (.seconds, seconds),
      (.angularFrequency, angularFrequency),
    ]
  }
}

/// The options with the numbers that describe the spring's motion.
struct MotionOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The value at the start (default: 0).") var from: Double?
  @Option(parsing: .unconditional, help: "The value at rest (default: 1).") var to: Double?
  @Option(
    parsing: .unconditional,
    help: "The velocity at the start, in units per second (default: 0, or the keyframe curve's).")
  var velocity: Double?

  /// All numbers, by option.
  var numbers: [(option: SpringOption, number: Double?)] {
    [(.from, from), (.to, to), (.velocity, velocity)]
  }
}
