import JellyTestSupport
import Testing

@testable import JellyRecording

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
      ("", "line 1, column 1: expected a value"),
      ("[1,]", "line 1, column 4: expected a value"),
      ("{\n  \"a\": 1,\n}", "line 3, column 1: expected a name in quotes"),
      ("{\"a\": 1 \"b\": 2}", "line 1, column 9: expected \",\" or \"}\""),
      ("[1 2]", "line 1, column 4: expected \",\" or \"]\""),
      ("[1", "line 1, column 3: expected \",\" or \"]\""),
      ("{\"a\" 1}", "line 1, column 6: expected \":\""),
      ("{'a': 1}", "line 1, column 2: expected a name in quotes"),
      ("{\"é\": 1, \"é\": 2}", "line 1, column 10: \"é\" stands here twice"),
      ("[] []", "line 1, column 4: expected the end"),
      ("nul", "line 1, column 4: expected null"),
      ("NaN", "line 1, column 1: expected a value"),
      ("// no\n1", "line 1, column 1: expected a value"),
      ("01", "line 1, column 2: expected the end"),
      ("-", "line 1, column 2: expected a digit"),
      ("1.", "line 1, column 3: expected a digit"),
      (".5", "line 1, column 1: expected a value"),
      ("1e", "line 1, column 3: expected a digit"),
      ("\"a", "line 1, column 3: expected a closing quote"),
      ("\"a\nb\"", "line 1, column 3: expected a closing quote"),
      ("\"\\x\"", "line 1, column 3: expected an escape"),
      ("\"\\", "line 1, column 3: expected an escape"),
      ("\"\\u12g4\"", "line 1, column 6: expected four hexadecimal digits"),
      ("\"\\ud83c\"", "line 1, column 7: expected a surrogate pair"),
      ("\"\\ud83c\\u0041\"", "line 1, column 13: expected a surrogate pair"),
      ("\"\\udf6e\"", "line 1, column 7: expected a surrogate pair"),
      (String(repeating: "[", count: 100), "line 1, column 65: nested too deeply"),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(text.utf8)) }
    #expect(error?.description == message)
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
