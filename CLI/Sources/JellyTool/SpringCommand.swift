import ArgumentParser
import Foundation
import SpringSheets

/// `jelly spring`: a spring in every dialect, its motion, and its code for other platforms.
struct SpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring",
    abstract: "Convert, sample, plot and export a spring, in closed form.",
    discussion: explanation)

  @OptionGroup(title: "The spring (one set)")
  var dialect: DialectOptions

  @OptionGroup(title: "Its way")
  var way: WayOptions

  @Option(
    parsing: .unconditional,
    help: "json: times to sample, in seconds: 0,0.1,0.2 or - for standard input.")
  var at: String?

  @Option(help: "What to print.")
  var format = SheetFormat.json

  @Option(parsing: .unconditional, help: "css: the largest error, as a share of the way.")
  var error = 0.002

  @Flag(help: "Read these options as JSON, an object a line; print a result a line.")
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
    for (option, number) in dialect.numbers + way.numbers + [(.error, error)] {
      if let number { try options.set(option, to: number) }
    }
    let sheet = try SpringSheet(options)
    let times = try at.map(TimeList.init(option:))?.seconds ?? []
    return try sheet.text(
      as: format, samplesAt: times, error: error, style: Terminal.style)
  }

  private func refuseOptionsBesideBatch() throws(OptionError) {
    let given = (dialect.numbers + way.numbers).first { $0.number != nil }
    if let given {
      throw OptionError(given.option.rawValue, .other("cannot stand beside --batch"))
    }
    if at != nil { throw OptionError("at", .other("cannot stand beside --batch")) }
  }
}

extension SheetFormat: ExpressibleByArgument {}

/// The options with the numbers that describe a spring.
struct DialectOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Mass, m.") var mass: Double?
  @Option(parsing: .unconditional, help: "Stiffness, k, in force per unit.") var stiffness: Double?
  @Option(parsing: .unconditional, help: "Damping, c, in force per unit per second.")
  var damping: Double?
  @Option(parsing: .unconditional, help: "Period without damping, in seconds.")
  var response: Double?
  @Option(parsing: .unconditional, help: "Damping ratio: 0 swings for ever, 1 is critical.")
  var dampingRatio: Double?
  @Option(parsing: .unconditional, help: "SwiftUI's perceived duration, in seconds.")
  var duration: Double?
  @Option(parsing: .unconditional, help: "SwiftUI's bounce: 1 for ever, 0 critical, below creeps.")
  var bounce: Double?
  @Option(parsing: .unconditional, help: "SwiftUI's settling duration, in seconds.")
  var settlingDuration: Double?
  @Option(parsing: .unconditional, help: "What is left then, of the way (default: 0.001).")
  var epsilon: Double?
  @Option(parsing: .unconditional, help: "Duration of UIKit's usingSpringWithDamping, in seconds.")
  var uikitDuration: Double?
  @Option(parsing: .unconditional, help: "The keyframe curve's decay, a in e^(-at).")
  var decay: Double?
  @Option(parsing: .unconditional, help: "The keyframe curve's swing, b in cos(bt), in radians.")
  var frequency: Double?
  @Option(parsing: .unconditional, help: "The keyframe curve's duration, in seconds.")
  var seconds: Double?
  @Option(parsing: .unconditional, help: "Angular frequency without damping, in radians a second.")
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
struct WayOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "Where it starts (default: 0).") var from: Double?
  @Option(parsing: .unconditional, help: "Where it comes to rest (default: 1).") var to: Double?
  @Option(
    parsing: .unconditional,
    help: "Its first velocity, in units a second (default: 0; a keyframe curve's own kick).")
  var velocity: Double?

  /// All numbers, by option.
  var numbers: [(option: SpringOption, number: Double?)] {
    [(.from, from), (.to, to), (.velocity, velocity)]
  }
}
