import ArgumentParser
@_spi(Jelly) import JellyRecording

/// `jelly check`: whether a trace is valid.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks a trace, and describes it in one line.",
    discussion: """
      After an error in the trace the command names the field on standard error, and ends with \
      status 2, as the other commands do that read a trace. 'jelly help frames' describes a trace.

      for trace in traces/*.json; do jelly check "$trace"; done
      """)

  @Argument(help: "A JSON file with the trace; - reads standard input.")
  var trace: String

  func run() throws {
    let file = TraceFile(name: trace)
    guard case .object(let members) = try file.read().json else { return }
    var (control, count) = ("", 0)
    for member in members {
      switch (member.name, member.value) {
      case ("control", .string(let name)): control = name
      case ("events", .array(let events)): count = events.count
      default: break
      }
    }
    var output = LineOutput()
    try output.write("\(file.title): \(control), \(count) \(count == 1 ? "event" : "events")")
    try output.flush()
  }
}
