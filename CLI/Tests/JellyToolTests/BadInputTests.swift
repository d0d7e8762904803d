import Testing

@Suite("Bad input")
struct BadInputTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func expectRefusal(
    _ outcome: Tool.Outcome, _ message: String, location: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == 2, sourceLocation: location)
    #expect(outcome.output == "", sourceLocation: location)
    #expect(outcome.errors == message + "\n", sourceLocation: location)
  }

  @Test(
    "names the file, the field and its place, and prints no frame",
    arguments: [
      ("", "line 1, column 1: expected a value"),
      ("{\n  \"control\": \"jelly-bar\",\n}", "line 3, column 1: expected a name in quotes"),
      (
        #"{"control":"jam","size":[1,1],"events":[]}"#,
        #"control: "jam" is not one of: jelly-bar, jelly-refresh, jelly-field, "#
          + "jelly-pager, jelly-badge, jelly-menu, jelly-shape"
      ),
      (#"{"control":"jelly-bar","size":[-1,1],"events":[]}"#, "size[0]: -1 is not above 0"),
      (
        #"{"control":"jelly-bar","size":[1,1],"settings":{"edge":"round"},"events":[]}"#,
        #"settings.edge: "round" is not one of: single, wave, soft"#
      ),
      (
        #"{"control":"jelly-bar","size":[1,1],"events":[{"at":0,"type":"touch-began","y":1}]}"#,
        "events[0].x: missing"
      ),
      (
        #"{"control":"jelly-bar","size":[1,1],"events":[{"at":1e999,"type":"touch-cancelled"}]}"#,
        "events[0].at: the number is too large"
      ),
      (
        #"{"control":"jelly-bar","size":[1,1],"events":[{"at":1e99,"type":"touch-cancelled"}]}"#,
        "more than 100000000 frames until 1e+99 s; time starts at 0"
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
      ("0.1,soon", #""soon" is not a number"#),
      (":3", #"":3" is not a number"#),
      ("-1", "-1 is below 0"),
      ("0.2,0.1", "0.1 is earlier than 0.2, the time before"),
      ("0.1:many", #""many" is not a number of events"#),
      ("0.1:-2", #""-2" is not a number of events"#),
    ])
  func moments(times: String, message: String) throws {
    let file = try folder.write(
      #"{"control":"jelly-bar","size":[1,1],"events":[]}"#, to: "still.json")
    expectRefusal(try Tool.run(["frames", file, "--at=" + times]), "Error: --at: " + message)
  }

  @Test("in the last event is found before the first frame is printed")
  func lateMistake() throws {
    let events = (0..<1000).map { #"{"at":\#($0),"type":"touch-began","x":1,"y":2}"# }
    let text = """
      {"control":"jelly-bar","size":[1,1],"events":[\(events.joined(separator: ",")),
      {"at":998,"type":"touch-cancelled"}]}
      """
    let file = try folder.write(text, to: "late.json")
    expectRefusal(
      try Tool.run(["frames", file, "--until", "0"]),
      "\(file): events[1000].at: 998 is earlier than 999, the event before")
  }

  @Test("may be a file that is none")
  func files() throws {
    let missing = "/no/such/file.json"
    expectRefusal(try Tool.run(["frames", missing]), "\(missing): No such file or directory")
    expectRefusal(try Tool.run(["frames", "/"]), "/: Is a directory")
  }

  @Test(
    "in an option is told with how the command is used",
    arguments: [
      ["frames"], ["frames", "a.json", "b.json"], ["frames", "a.json", "--speed", "2"],
      ["frames", "a.json", "--rate"], ["frames", "a.json", "--rate", "0"],
      ["frames", "a.json", "--rate=-60"], ["frames", "a.json", "--rate", "fast"],
      ["frames", "a.json", "--rate", "nan"], ["frames", "a.json", "--rate", "inf"],
      ["frames", "a.json", "--rate", "100001"], ["frames", "a.json", "--until=-1"],
      ["frames", "a.json", "--until", "inf"], ["frames", "a.json", "--until", "soon"],
      ["frame", "a.json"], ["--speed"],
    ])
  func options(arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("Usage: jelly"))
  }
}
