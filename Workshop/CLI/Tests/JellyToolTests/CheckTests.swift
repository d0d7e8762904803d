import Testing

@Suite("jelly check")
struct CheckTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private let trace = """
    {"version": 1, "control": "jelly-bar", "size": [390, 100],
     "events": [{"at": 0, "type": "touchBegan", "x": 195, "y": 40}]}
    """

  @Test("describes a valid trace in one line, also one that does not come to rest")
  func valid() throws {
    let file = try folder.write(trace, to: "touch.json")
    let outcome = try Tool.run(["check", file])
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
    #expect(outcome.output == "\(file): jelly-bar, 1 event\n")
    let endless = """
      \u{FEFF}{"version": 1, "control": "jelly-refresh", "size": [60, 60],
      "events": [{"at": 0, "type": "refreshBegan"}, {"at": 1, "type": "pullCancelled"}]}
      """
    let read = try Tool.run(["check", "-"], input: endless)
    #expect(read.errors == "")
    #expect(read.output == "standard input: jelly-refresh, 2 events\n")
  }

  @Test("refuses a trace as `jelly frames` does")
  func invalid() throws {
    let file = try folder.write("{\"version\": 1, \"control\": \"jelly-bar\"}", to: "wrong.json")
    let outcome = try Tool.run(["check", file])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let frames = try Tool.run(["frames", file]).errors
    #expect(outcome.errors == frames.replacing("jelly frames", with: "jelly check"))
    #expect(try Tool.run(["check", "/no/such/file.json"]).status == 1)
  }
}
