import Foundation
import Testing

@Suite("jelly frames")
struct FramesTests {
  private let folder: Folder
  private let file: String

  private let trace = """
    { "version": 1, "control": "jelly-bar", "size": [390, 100], "tuning": "classic",
      "events": [ {"at": 0, "type": "touchBegan", "x": 195, "y": 40},
                  {"at": 0.1, "type": "touchMoved", "x": 205, "y": 60},
                  {"at": 0.2, "type": "touchEnded", "x": 205, "y": 60} ] }
    """

  init() throws {
    folder = try Folder()
    file = try folder.write(trace, to: "touch.json")
  }

  @Test("prints a frame a line, keys in their order, numbers in full")
  func lines() throws {
    let outcome = try Tool.run(["frames", file, "--rate", "30", "--until", "0.1"])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let rest = "M0 0L390 0L390 100Q195 100 0 100Z"
    let pulled = "M0 0L390 0L390 100Q205 114 0 100Z"
    #expect(
      outcome.output == """
        {"t":0,"outline":"\(rest)","values":{"depth":0,"inset":0},"effects":["grabbed"]}
        {"t":0.03333333333333333,"outline":"\(rest)","values":{"depth":0,"inset":0},"effects":[]}
        {"t":0.06666666666666667,"outline":"\(rest)","values":{"depth":0,"inset":0},"effects":[]}
        {"t":0.1,"outline":"\(pulled)","values":{"depth":7,"inset":7},"effects":[]}

        """)
  }

  /// A line as another program reads it.
  private struct Frame: Decodable {
    let t: Double
    let outline: String
    let values: [String: Double]
    let effects: [String]
  }

  @Test("runs to rest at 60 frames a second if nothing else is asked for")
  func defaults() throws {
    let outcome = try Tool.run(["frames", file])
    #expect(outcome.status == 0)
    #expect(outcome.lines.last?.contains(#""outline":"M0 0L390 0L390 100Q195 100 0 100Z""#) == true)
    for (index, line) in outcome.lines.enumerated() {
      let frame = try JSONDecoder().decode(Frame.self, from: Data(line.utf8))
      #expect(frame.t == Double(index) / 60)
      #expect(frame.values.keys.sorted() == ["depth", "inset"])
      #expect(frame.outline.hasPrefix("M0 0L390 0L390 100Q"))
    }
  }

  @Test("prints chosen moments, also those between events of one time")
  func moments() throws {
    let outcome = try Tool.run(["frames", file, "--at", "0.05,0.1:1,0.1"])
    #expect(outcome.errors == "")
    let depths = try outcome.lines.map {
      try JSONDecoder().decode(Frame.self, from: Data($0.utf8)).values["depth"]
    }
    #expect(depths == [0, 0, 7])
    let piped = try Tool.run(
      ["frames", file, "--at", "-"], input: "0.05 0.1:1\n0.1")
    #expect(piped.output == outcome.output)
  }

  @Test("reads standard input for -")
  func standardInput() throws {
    let outcome = try Tool.run(["frames", "-"], input: trace)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try Tool.run(["frames", file]).output))
  }

  @Test("prints many frames without losing any")
  func manyFrames() throws {
    let outcome = try Tool.run(["frames", file, "--rate", "20000", "--until", "0.5"])
    #expect(outcome.lines.count == 10001)
    #expect(outcome.output.hasSuffix("\n"))
  }

  @Test(
    "ends with status 0 and without a message when nobody reads on",
    arguments: ["", "trap '' PIPE;"], ["--rate 50000", "--help"])
  func closedPipe(trap: String, options: String) throws {
    let line = "\(trap) { \"$jelly\" frames '\(file)' \(options); echo $? >&2; } | head -1"
    let outcome = try Tool.runShell(line)
    #expect(outcome.lines.count == 1)
    #expect(outcome.errors == "0\n")
  }
}
