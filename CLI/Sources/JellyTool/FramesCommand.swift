import ArgumentParser
import Foundation
import JellyRecording
import SpringSheets

/// `jelly frames`: the frames of a trace, one JSON object on each line.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Replays a trace, and prints one JSON object for each frame.",
    discussion: explanation)

  @Argument(help: "A JSON file with the trace; - reads it from standard input.")
  var trace: String

  @Option(help: "The number of frames in a second: above 0, at most 100000.")
  var rate = Rate.sixty

  @Option(help: "The time at which to stop, in seconds; without it, when everything is at rest.")
  var until: EndTime?

  @Option(
    help: """
      The times to print instead, in order: seconds between commas; 0.5:12 is the moment at 0.5 \
      when 12 events have happened. A single - reads them from standard input.
      """)
  var at: String?

  func run() throws {
    let file = TraceFile(name: trace)
    let trace = try file.read()
    let frames =
      if let at { AnySequence(trace.frames(at: try moments(at))) } else {
        AnySequence(try recording(of: trace, from: file))
      }
    var output = LineOutput()
    for frame in frames { try output.write(frame.json.text) }
    try output.flush()
  }

  private func moments(_ option: String) throws -> [FrameMoment] {
    guard until == nil else { throw Failure.input("Error: --at: cannot stand beside --until") }
    let text = option == "-" ? String(decoding: try StandardInput.bytes(), as: UTF8.self) : option
    var moments: [FrameMoment] = []
    do {
      for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let time = try TimeList(parts[0]).seconds.first else {
          throw OptionError("at", .other("\"\(word)\" is not a number"))
        }
        let count = parts.count > 1 ? Int(parts[1]) : nil
        guard parts.count == 1 || (count ?? -1) >= 0 else {
          throw OptionError("at", .other("\"\(parts[1])\" is not a number of events"))
        }
        if let last = moments.last?.time, time < last {
          throw OptionError(
            "at", .other("\(time.numberText) is earlier than \(last.numberText), the time before"))
        }
        moments.append(FrameMoment(time, eventCount: count))
      }
    } catch let error as OptionError {
      throw Failure.input("Error: " + error.text(dashes: "--"))
    }
    return moments
  }

  private func recording(of trace: Trace, from file: TraceFile) throws(Failure) -> Recording {
    do throws(RecordingError) {
      return try Recording(of: trace, at: rate.frames, until: until?.seconds)
    } catch {
      throw file.failure(error)
    }
  }
}
