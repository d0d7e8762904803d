import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  @Test(
    "goes to standard output, with exit status 0",
    arguments: [
      ["--help"], ["-h"], ["help"], [], ["frames", "--help"], ["help", "frames"],
      ["spring", "--help"], ["help", "spring"], ["film", "--help"], ["help", "film"],
      ["check", "--help"], ["help", "check"],
    ])
  func help(arguments: [String]) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("USAGE: jelly"))
    #expect(outcome.errors == "")
  }

  @Test("prints the version in the file VERSION")
  func version() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let version = try String(contentsOf: root.appendingPathComponent("VERSION"), encoding: .utf8)
    let outcome = try Tool.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output == version)
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

  @Test("on spring has commands that run, and the output that comes out of the first")
  func springExamples() throws {
    let help = try Tool.run(["spring", "--help"]).lines.map(String.init)
    let commands = help.filter { $0.contains("jelly spring --") }
    try #require(commands.count >= 4)
    for command in commands {
      let line = command.replacingOccurrences(of: "jelly", with: "\"$jelly\"")
      #expect(try Tool.runShell(line).status == 0, "\(command)")
    }
    let shown = help.drop { !$0.hasPrefix("{\"mass\"") }.prefix { "{ ".contains($0.prefix(1)) }
    let first = try Tool.runShell(commands[0].replacingOccurrences(of: "jelly", with: "\"$jelly\""))
    #expect(shown.map { $0.drop { $0 == " " } }.joined() + "\n" == first.output)
  }

  @Test("fits a terminal of 80 columns", arguments: ["frames", "film", "spring", "check"])
  func width(command: String) throws {
    for line in try Tool.run([command, "--help"]).lines { #expect(line.count <= 80) }
  }

  @Test(
    "fills the lines of its paragraphs: a line never ends where the next word fits",
    arguments: ["frames", "film", "spring", "check"])
  func wrapping(command: String) throws {
    let text = try Tool.run([command, "--help"]).output
    let discussion = try #require(text.firstRange(of: "USAGE:")).lowerBound
    for paragraph in text[..<discussion].split(separator: "\n\n") {
      let lines = paragraph.split(separator: "\n")
      // A paragraph of prose: no examples, tables, options or lists.
      let isProse = lines.allSatisfy { $0.first?.isLetter == true && !$0.contains("  ") }
      guard isProse, !lines[0].hasPrefix("jelly ") else { continue }
      for (line, next) in zip(lines, lines.dropFirst()) {
        let word = next.prefix { $0 != " " }
        #expect(line.count + 1 + word.count > 79, "\(line)")
      }
    }
  }
}
