import Jelly
@_spi(Jelly) import JellyRecording
import SpringSheets

/// Answers about one spring, which goes from 0 to 1.
enum SpringAnswer {
  /// The number of steps of a curve.
  private static let steps = 240
  /// The share of a response at which a curve is held to be dragged: half a period without damping.
  ///
  /// There every damping ratio has its own height: near 2 without damping, and lower the more there
  /// is.
  private static let holdShare = 0.5

  /// The numbers of a spring, its curve until a time, and its snippets.
  static func spring(_ question: JSONValue) -> JSONValue {
    let spring: DampedSpring
    do throws(TraceError) {
      spring = try DampedSpring(reading: question["spring"], at: "spring")
    } catch {
      return Question.failure(error.description)
    }
    let sheet = SpringSheet(spring)
    let end = question["until"].number ?? min(sheet.settlingTime, 4)
    let times = (0...steps).map { end * Double($0) / Double(steps) }
    let hold = holdShare * spring.response
    return [
      "numbers": sheet.json(samplesAt: []),
      "json": spring.json,
      "times": .array(times.map { .number($0) }),
      "values": .array(times.map { .number(sheet.state(at: $0).value) }),
      "velocities": .array(times.map { .number(sheet.state(at: $0).velocity) }),
      "envelope": .array(times.map { sheet.amplitude(at: $0).map { .number($0) } ?? .null }),
      "hold": [.number(hold), .number(sheet.state(at: hold).value)],
      "css": text(sheet, .css), "swiftui": text(sheet, .swiftui), "uikit": text(sheet, .uikit),
    ]
  }

  private static func text(_ sheet: SpringSheet, _ format: SheetFormat) -> JSONValue {
    do throws(OptionError) {
      return .string(try sheet.text(as: format))
    } catch {
      return .string("/* \(error.text(dashes: "")) */")
    }
  }

  /// The spring whose curve is at a value at half of its response, which is at a time.
  static func through(_ question: JSONValue) -> JSONValue {
    guard let time = question["time"].number, let value = question["value"].number
    else { return Question.failure("through: must have the numbers time and value") }
    let response = min(max(time, 1e-3), 1e3) / holdShare
    // The value falls while the damping ratio grows.
    var (low, high) = (0.0, 100.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let sheet = SpringSheet(DampedSpring(response: response, dampingRatio: middle))
      if sheet.state(at: holdShare * response).value > value { low = middle } else { high = middle }
    }
    return ["response": .number(response), "dampingRatio": .number((low + high) / 2)]
  }
}
