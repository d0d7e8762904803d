import ArgumentParser
import Foundation
@_spi(Jelly) import JellyRecording
import SpringSheets

/// `jelly frames`: the frames of a trace, one JSON object on each line.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Replays a trace and prints one JSON object per frame.",
    discussion: explanation)

  @Argument(help: "A JSON file with the trace; - reads standard input.")
  var trace: String

  @Option(
    help: "The frame rate: above 0, at most 100000. (default: 60)",
    transform: readRate)
  var rate: FrameRate?

  @Option(
    help: "The time of the last frame: finite, 0 or more. (default: the time of rest)",
    transform: readEnd)
  var until: Double?

  @Option(
    help: """
      The times to print instead of a rate, in order: seconds between commas. 0.5:12 is the time \
      0.5 after 12 events. - reads them from standard input.
      """)
  var at: String?

  func run() throws {
    let file = TraceFile(name: trace)
    if at != nil, let other = rate != nil ? "--rate" : until != nil ? "--until" : nil {
      throw Failure.usage("--at: cannot be combined with \(other)")
    }
    if at == "-", file.isStandardInput {
      throw Failure.usage(
        "--at: cannot be combined with a trace from standard input; got - for both")
    }
    let trace = try file.read()
    let frames =
      if let at { AnySequence(trace.frames(at: try moments(at))) } else {
        AnySequence(try recording(of: trace, from: file))
      }
    var output = LineOutput()
    for frame in frames { try output.write(frame.json.text) }
    try output.flush()
  }

  private func moments(_ option: String) throws(Failure) -> [FrameMoment] {
    let text = option == "-" ? String(decoding: try StandardInput.bytes(), as: UTF8.self) : option
    do throws(OptionError) {
      return try Self.moments(of: text)
    } catch {
      throw .usage(error.text(dashes: "--"))
    }
  }

  private static func moments(of text: String) throws(OptionError) -> [FrameMoment] {
    var moments: [FrameMoment] = []
    for word in try TimeList.words(of: text) {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let time = try TimeList([TimeList.number(String(parts[0]))]).seconds[0]
      let count = parts.count > 1 ? Int(parts[1]) : nil
      guard parts.count == 1 || (count ?? -1) >= 0 else {
        let got = JSONValue.string(String(parts[1])).brief
        throw OptionError("at", .other("must be a number of events after \":\"; got \(got)"))
      }
      if let last = moments.last?.time, time < last {
        throw OptionError(
          "at",
          .other("must be at least \(last.numberText), the time before; got \(time.numberText)"))
      }
      moments.append(FrameMoment(time, eventCount: count))
    }
    return moments
  }

  private func recording(of trace: Trace, from file: TraceFile) throws(Failure) -> Recording {
    let rate = rate ?? .sixty
    do throws(RecordingError) {
      return try Recording(of: trace, at: rate, until: until)
    } catch {
      guard case .tooLong(let end) = error else { throw .usage("--\(error)") }
      let maximum = (Double(Recording.maximumFrameCount) / rate.hertz).numberText
      let limit = "\(maximum) s at --rate \(rate.hertz.numberText); got \(end.numberText)"
      throw until == nil
        ? file.failure("must end within \(limit)") : .usage("--until: must be at most \(limit)")
    }
  }
}
