import ArgumentParser
import JellyRecording

/// `jelly frames`: the frames of a trace, one JSON object on each line.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Replay a trace and print its frames, one JSON object a line.",
    discussion: explanation)

  @Argument(help: "The trace, a JSON file; - reads standard input.")
  var trace: String

  @Option(help: "Frames a second: above 0, at most 100000.")
  var rate = Rate.sixty

  @Option(help: "The last second to print; without it, until everything is at rest.")
  var until: EndTime?

  func run() throws {
    let file = TraceFile(name: trace)
    let recording = try recording(of: file.read(), from: file)
    var output = LineOutput()
    for frame in recording { try output.write(frame.json.text) }
    try output.flush()
  }

  private func recording(of trace: Trace, from file: TraceFile) throws(Failure) -> Recording {
    do throws(RecordingError) {
      return try Recording(of: trace, at: rate.frames, until: until?.seconds)
    } catch {
      throw file.failure(error)
    }
  }
}
