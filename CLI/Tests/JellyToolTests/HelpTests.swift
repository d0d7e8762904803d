import Testing

@Suite("Help")
struct HelpTests {
  @Test(
    "goes to standard output, with exit status 0",
    arguments: [["--help"], ["-h"], ["help"], [], ["frames", "--help"], ["help", "frames"]])
  func help(arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: jelly"))
    #expect(outcome.errors == "")
  }

  @Test("says the version")
  func version() throws {
    let outcome = try Tool.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: ".").count == 3)
  }

  @Test("on frames has a trace that can be pasted, and a line that comes out of it")
  func example() throws {
    let help = try Tool.run(["frames", "--help"]).lines
    let start = try #require(help.firstIndex(of: "{"))
    let end = try #require(help.firstIndex(of: "}"))
    let trace = help[start...end].joined(separator: "\n")
    let outcome = try Tool.run(["frames", "-", "--rate", "120"], input: trace)
    #expect(outcome.status == 0)
    let first = try #require(help.firstIndex { $0.hasPrefix("{\"t\"") })
    let shown = help[first] + help[first + 1].drop { $0 == " " }
    #expect(outcome.lines.first == shown)
  }

  @Test("fits a terminal of 80 columns")
  func width() throws {
    for line in try Tool.run(["frames", "--help"]).lines { #expect(line.count <= 80) }
  }
}
