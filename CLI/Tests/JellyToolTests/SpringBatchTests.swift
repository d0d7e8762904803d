import Testing

@Suite("jelly spring --batch")
struct SpringBatchTests {
  @Test("prints what each line would print by itself, in either spelling")
  func results() throws {
    let input = """
      {"response": 0.5, "damping-ratio": 0.5, "at": [0, 0.25]}

      {"response": 0.5, "dampingRatio": 0.5, "at": "0 0.25", "format": "json"}
      {"uikitDuration": 1, "damping-ratio": 0.4, "from": 3, "to": 5, "velocity": -2, "at": 0.5}
      """
    let outcome = try Tool.run(["spring", "--batch"], input: input)
    #expect(outcome.status == 0)
    let first = try Tool.run(
      ["spring", "--response", "0.5", "--damping-ratio", "0.5", "--at", "0,0.25"])
    let last = try Tool.run([
      "spring", "--uikit-duration", "1", "--damping-ratio", "0.4", "--from", "3", "--to", "5",
      "--velocity", "-2", "--at", "0.5",
    ])
    #expect(outcome.output == first.output + first.output + last.output)
  }

  @Test("skips a byte order mark, also that of a second file")
  func byteOrderMark() throws {
    let line = #"{"response": 0.5, "damping-ratio": 0.5}"#
    let outcome = try Tool.run(["spring", "--batch"], input: "\u{FEFF}\(line)\n\u{FEFF}\(line)")
    #expect(outcome.errors == "")
    #expect(
      outcome.output == (try Tool.run(["spring", "--batch"], input: "\(line)\n\(line)")).output)
  }

  @Test("prints a snippet as a JSON string")
  func snippet() throws {
    let input = #"{"duration":0.5,"bounce":0,"format":"css","tolerance":0.01}"#
    let outcome = try Tool.run(["spring", "--batch"], input: input)
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix("\"/* response 0.5 s"))
    #expect(outcome.output.hasSuffix("*/\"\n"))
  }

  @Test("prints nothing for nothing")
  func empty() throws {
    let outcome = try Tool.run(["spring", "--batch"], input: "\n \n")
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  @Test(
    "refuses a bad line by its number and the field, and prints no other",
    arguments: [
      ("{", "column 2: must be a name in quotes; got the end"),
      ("[]", "must be an object; got []"),
      (#"{"response":0.5}"#, "damping-ratio: must be given beside response"),
      (#"{"response":0.5,"damping-ratio":-1}"#, "damping-ratio: must be 0...1000000000; got -1"),
      (#"{"response":0,"dampingRatio":1}"#, "response: must be 1e-9...1000000000; got 0"),
      (
        #"{"response":1e999,"dampingRatio":1}"#, "response: must be 1e-9...1000000000; got Infinity"
      ),
      (#"{"response":"1","dampingRatio":1}"#, #"response: must be a number; got "1""#),
      (#"{"speed":1}"#, "speed: must be a known option"),
      (
        #"{"response":1,"dampingRatio":1,"damping-ratio":1}"#, "damping-ratio: must be given once"
      ),
      (#"{"response":1,"dampingRatio":1,"at":[0,"x"]}"#, #"at[1]: must be a number; got "x""#),
      (#"{"response":1,"dampingRatio":1,"at":[-1]}"#, "at: must be 0...1000000000; got -1"),
      (
        #"{"response":1,"dampingRatio":1,"at":[]}"#,
        "at: must be at least one time; got an empty list"
      ),
      (
        #"{"response":1,"dampingRatio":1,"format":"svg"}"#,
        "format: must be one of json, css, swiftui, uikit, coreanimation, android, flutter, "
          + #"plot; got "svg""#
      ),
    ])
  func badLines(line: String, message: String) throws {
    let good = #"{"response":0.5,"damping-ratio":0.5}"#
    let outcome = try Tool.run(["spring", "--batch"], input: "\(good)\n\n\(line)\n\(good)\n")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors == "jelly spring: line 3: \(message)\n")
  }

  @Test("stands alone", arguments: [["--mass", "1"], ["--at", "0"], ["--velocity", "-1"]])
  func alone(arguments: [String]) throws {
    let outcome = try Tool.run(["spring", "--batch"] + arguments)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == "jelly spring: \(arguments[0]): cannot be combined with --batch\n")
  }
}
