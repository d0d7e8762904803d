import JellyTestSupport
import Testing

@_spi(Jelly) @testable import JellyRecording

@Suite("JSON")
struct JSONTests {
  @Test(
    "is read to the letter",
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("\"\"", ""),
      ("0", 0), ("-0.5e1", -5), ("1E+2", 100), ("1e999", .number(.infinity)), ("[]", []),
      ("{}", [:]), ("[1,\r\n\t[2]]", [1, [2]]), ("{\"b\":1,\"a\":{}}", ["b": 1, "a": [:]]),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"),
      ("\"\\u00e9 é \\uD83C\\uDF6E 🍮\"", "é é 🍮 🍮"),
    ] as [(String, JSONValue)])
  func reading(text: String, value: JSONValue) throws {
    #expect(try JSONReader.read(Array(text.utf8)) == value)
  }

  @Test(
    "that is wrong is refused with the line and the column",
    arguments: [
      ("", "line 1, column 1: must be a value; got the end"),
      ("[1,]", "line 1, column 4: must be a value; got \"]\""),
      ("{\n  \"a\": 1,\n}", "line 3, column 1: must be a name in quotes; got \"}\""),
      ("{\"a\": 1 \"b\": 2}", "line 1, column 9: must be \",\" or \"}\"; got \"\\\"\""),
      ("[1 2]", "line 1, column 4: must be \",\" or \"]\"; got \"2\""),
      ("[1", "line 1, column 3: must be \",\" or \"]\"; got the end"),
      ("{\"a\" 1}", "line 1, column 6: must be \":\"; got \"1\""),
      ("{'a': 1}", "line 1, column 2: must be a name in quotes; got \"'\""),
      (
        "{\"é\": 1, \"é\": 2}",
        "line 1, column 10: must be a new name in this object; got \"é\" again"
      ),
      ("[] []", "line 1, column 4: must be the end; got \"[\""),
      ("nul", "line 1, column 4: must be null; got the end"),
      ("NaN", "line 1, column 1: must be a value; got \"N\""),
      ("// no\n1", "line 1, column 1: must be a value; got \"/\""),
      ("01", "line 1, column 2: must be the end; got \"1\""),
      ("-", "line 1, column 2: must be a digit; got the end"),
      ("1.", "line 1, column 3: must be a digit; got the end"),
      (".5", "line 1, column 1: must be a value; got \".\""),
      ("1e", "line 1, column 3: must be a digit; got the end"),
      ("\"a", "line 1, column 3: must be a closing quote; got the end"),
      ("\"a\nb\"", "line 1, column 3: must be a closing quote; got \"\\n\""),
      ("\"\\x\"", "line 1, column 3: must be an escape; got \"x\""),
      ("\"\\", "line 1, column 3: must be an escape; got the end"),
      ("\"\\u12g4\"", "line 1, column 6: must be four hexadecimal digits; got \"g\""),
      ("\"\\ud83c\"", "line 1, column 7: must be a surrogate pair; got \"c\""),
      ("\"\\ud83c\\u0041\"", "line 1, column 13: must be a surrogate pair; got \"1\""),
      ("\"\\udf6e\"", "line 1, column 7: must be a surrogate pair; got \"e\""),
      (
        String(repeating: "[", count: 100),
        "line 1, column 65: must be nested at most 64 levels deep"
      ),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test("can start with a byte order mark, which does not count as a column")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try JSONReader.read(mark + "[1]".utf8) == [1])
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(mark + "[1,]".utf8) }
    #expect(error?.description == "line 1, column 4: must be a value; got \"]\"")
    #expect(throws: JSONSyntaxError.self) { try JSONReader.read(mark + mark + "[1]".utf8) }
  }

  @Test(
    "in UTF-16 is refused for that reason, with a byte order mark or without",
    arguments: [
      [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0xFE, 0xFF, 0, 0x5B, 0, 0x5D], [0x5B, 0, 0x5D, 0],
      [0, 0x5B, 0, 0x5D],
    ] as [[UInt8]])
  func utf16(bytes: [UInt8]) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(bytes) }
    #expect(error?.problem == .expected("text in UTF-8"))
    #expect(error?.column == 1)
  }

  @Test("that is not UTF-8 is refused")
  func encoding() {
    let text = [UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")]
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(text) }
    #expect(error?.problem == .expected("text in UTF-8"))
  }

  @Test("is written on one line, members in their order, numbers as a browser writes them")
  func writing() {
    let value: JSONValue = [
      "t": 0.25, "list": [1, -0.0, 1e21, .number(.nan)], "empty": [:],
      "text": "\"\\\n\r\t\u{1}\u{1F}é🍮", "flag": .bool(true), "none": .null,
    ]
    #expect(
      value.text == """
        {"t":0.25,"list":[1,0,1e+21,null],"empty":{},\
        "text":"\\"\\\\\\n\\r\\t\\u0001\\u001fé🍮","flag":true,"none":null}
        """)
  }

  @Test("that is damaged anywhere is read or refused", arguments: UInt64(0)..<8)
  func damage(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let text = Array(#"{"a":[1.5e-3,"\u00e9\ud83c\udf6e\n"],"b":{"c":[true,null,-0]}}"#.utf8)
    for _ in 0..<2000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        damaged[place] = text.randomElement(using: &generator) ?? 0
        if Bool.random(using: &generator) { damaged.remove(at: place) }
      }
      guard let value = try? JSONReader.read(damaged) else { continue }
      #expect((try? JSONReader.read(Array(value.text.utf8))) == value)
    }
  }

  @Test("that is written reads back the same")
  func roundTrip() throws {
    let value: JSONValue = ["a": [1.5, "x\u{0}y\\", .bool(false)], "b": ["c": .null]]
    #expect(try JSONReader.read(Array(value.text.utf8)) == value)
  }
}
