@_spi(Jelly) import JellyRecording
import Testing

@Suite("Bad input")
struct BadInputTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func expectRefusal(
    _ outcome: Tool.Outcome, _ message: String, status: Int32 = 2,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == status, sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(outcome.errors == "jelly frames: \(message)\n", sourceLocation: location)
  }

  @Test(
    "names the file, the field and its place, and prints no frame",
    arguments: [
      ("", "line 1, column 1: must be a value; got the end"),
      (
        "{\n  \"control\": \"jelly-bar\",\n}",
        #"line 3, column 1: must be a name in quotes; got "}""#
      ),
      (
        #"{"version":1,"control":"jam","size":[1,1],"events":[]}"#,
        "control: must be one of \(ControlDescription.all.map(\.name).joined(separator: ", "))"
          + #"; got "jam""#
      ),
      (
        #"{"version":1,"control":"jelly-bar","size":[-1,1],"events":[]}"#,
        "size[0]: must be above 0; got -1"
      ),
      (
        #"{"version":1,"control":"jelly-bar","size":["390","100"],"events":[]}"#,
        #"size[0]: must be a number; got "390""#
      ),
      (
        #"{"version":1,"control":"jelly-bar","size":[1,1],"#
          + #""settings":{"curve":"round"},"events":[]}"#,
        #"settings.curve: must be one of quadratic, wave, soft; got "round""#
      ),
      (
        #"{"version":1,"control":"jelly-bar","size":[1,1],"#
          + #""events":[{"at":0,"type":"touchBegan","y":1}]}"#,
        "events[0].x: must be given"
      ),
      (
        #"{"version":1,"control":"jelly-bar","size":[1,1],"#
          + #""events":[{"at":1e999,"type":"touchCancelled"}]}"#,
        "events[0].at: must be finite; got Infinity"
      ),
      (
        #"{"version":1,"control":"jelly-bar","size":[1,1],"#
          + #""events":[{"at":1e99,"type":"touchCancelled"}]}"#,
        "must end within 1666666.6666666667 s at --rate 60; got 1e+99"
      ),
    ])
  func traces(text: String, message: String) throws {
    let file = try folder.write(text, to: "bad.json")
    expectRefusal(try Tool.run(["frames", file]), "\(file): \(message)")
    expectRefusal(try Tool.run(["frames", "-"], input: text), "standard input: \(message)")
  }

  @Test(
    "in chosen moments is named",
    arguments: [
      ("0.1,soon", #"must be a number; got "soon""#),
      (":3", #"must be a number; got """#),
      ("-1", "must be 0...1000000000; got -1"),
      ("0.2,0.1", "must be at least 0.2, the time before; got 0.1"),
      ("0.1:many", #"must be a number of events after ":"; got "many""#),
      ("0.1:-2", #"must be a number of events after ":"; got "-2""#),
      (" ", #"must be at least one time; got """#),
      ("0,,1", #"must have a time between two commas; got "0,,1""#),
      ("0,", #"must have a time between two commas; got "0,""#),
    ])
  func moments(times: String, message: String) throws {
    let file = try folder.write(
      #"{"version":1,"control":"jelly-bar","size":[1,1],"events":[]}"#, to: "still.json")
    expectRefusal(try Tool.run(["frames", file, "--at=" + times]), "--at: " + message)
  }

  @Test("in the last event is found before the first frame is printed")
  func lateMistake() throws {
    let events = (0..<1000).map { #"{"at":\#($0),"type":"touchBegan","x":1,"y":2}"# }
    let text = """
      {"version":1,"control":"jelly-bar","size":[1,1],"events":[\(events.joined(separator: ",")),
      {"at":998,"type":"touchCancelled"}]}
      """
    let file = try folder.write(text, to: "late.json")
    expectRefusal(
      try Tool.run(["frames", file, "--until", "0"]),
      "\(file): events[1000].at: must be at least 999, the time of the event before; got 998")
  }

  @Test("a file that cannot be read is an I/O error, status 1")
  func files() throws {
    let missing = "/no/such/file.json"
    expectRefusal(
      try Tool.run(["frames", missing]), "\(missing): cannot be read (no such file or directory)",
      status: 1)
    expectRefusal(try Tool.run(["frames", "/"]), "/: cannot be read (is a directory)", status: 1)
    expectRefusal(
      try Tool.run(["frames", ""]), #"<trace>: must be the name of a file, or -; got """#)
  }

  @Test("standard input cannot be both the trace and the times")
  func standardInputTwice() throws {
    expectRefusal(
      try Tool.run(["frames", "-", "--at", "-"], input: "{}"),
      "--at: cannot be combined with a trace from standard input; got - for both")
  }

  @Test("chosen times from standard input must not be empty")
  func noTimes() throws {
    let file = try folder.write(
      #"{"version":1,"control":"jelly-bar","size":[1,1],"events":[]}"#, to: "still.json")
    let message = #"--at: must be at least one time; got """#
    expectRefusal(try Tool.run(["frames", file, "--at", "-"], input: "\n"), message)
    expectRefusal(try Tool.run(["frames", file, "--at", ""]), message)
  }

  @Test(
    "in an option has its name and its range",
    arguments: [
      ("frames", "<trace>: must be given; see 'jelly frames --help'"),
      ("frames a.json b.json", "b.json: must not be given; see 'jelly frames --help'"),
      ("frames a.json --speed 2", "--speed: must be a known option; see 'jelly frames --help'"),
      (
        "frames a.json --rates 2",
        "--rates: must be a known option, such as --rate; see 'jelly frames --help'"
      ),
      ("frames a.json --rate", "--rate: must have a value"),
      ("frames a.json --rate 0", "--rate: must be above 0 and at most 100000; got 0"),
      ("frames a.json --rate=-60", "--rate: must be above 0 and at most 100000; got -60"),
      ("frames a.json --rate fast", #"--rate: must be above 0 and at most 100000; got "fast""#),
      ("frames a.json --rate nan", "--rate: must be above 0 and at most 100000; got nan"),
      ("frames a.json --rate 100001", "--rate: must be above 0 and at most 100000; got 100001"),
      ("frames a.json --until=-1", "--until: must be finite and at least 0; got -1"),
      ("frames a.json --until inf", "--until: must be finite and at least 0; got inf"),
      ("frames a.json --until soon", #"--until: must be finite and at least 0; got "soon""#),
      ("frames a.json --at 1 --until 2", "--at: cannot be combined with --until"),
      ("frames a.json --at 1 --rate 30", "--at: cannot be combined with --rate"),
      (
        "frames a.json --fps 30",
        "--fps: must be a known option, such as --rate; see 'jelly frames --help'"
      ),
      ("frames a.json --form x", "--form: must be a known option; see 'jelly frames --help'"),
    ])
  func options(arguments: String, message: String) throws {
    expectRefusal(try Tool.run(arguments.split(separator: " ").map(String.init)), message)
  }

  @Test("names the program without a subcommand that is known")
  func noSubcommand() throws {
    let frame = try Tool.run(["frame", "a.json"])
    #expect(frame.status == 2)
    #expect(
      frame.errors
        == "jelly: <subcommand>: must be one of frames, film, spring, check; got \"frame\"\n")
    #expect(
      try Tool.run(["--speed"]).errors
        == "jelly: --speed: must be a known option; see 'jelly --help'\n")
  }

  @Test("--until names the limit at the rate")
  func tooManyFrames() throws {
    let file = try folder.write(
      #"{"version":1,"control":"jelly-bar","size":[1,1],"events":[]}"#, to: "still.json")
    expectRefusal(
      try Tool.run(["frames", file, "--rate", "1e5", "--until", "1e9"]),
      "--until: must be at most 1000 s at --rate 100000; got 1000000000")
  }
}
