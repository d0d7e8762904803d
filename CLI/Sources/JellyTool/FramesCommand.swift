import ArgumentParser
import JellyRecording

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
