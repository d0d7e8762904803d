import JellyRecording
import Testing

@Suite("A trace")
struct TraceTests {
  @Test("that is right is read, and keeps its JSON")
  func reading() throws {
    let text = """
      {"control":"jelly-bar","size":[390,100],"tuning":"classic","settings":{"edge":"wave",\
      "side":"bottom"},"events":[{"at":0,"type":"touch-began","x":195,"y":40},\
      {"at":0.016,"type":"touch-moved","x":200,"y":60},{"at":0.016,"type":"tuned",\
      "tuning":"calm"},{"at":0.1,"type":"resized","size":[300,80]},\
      {"at":0.2,"type":"touch-cancelled","x":1,"y":2},{"at":0.3,"type":"touch-cancelled"},\
      {"at":0.4,"type":"touch-ended","x":230,"y":160}]}
      """
    let trace = try Trace(text: text.utf8)
    #expect(trace.json.text == text)
    #expect(try Trace(trace.json) == trace)
  }

  @Test("needs a control, a size and events, and nothing else")
  func defaults() throws {
    let short = try Trace(["control": "jelly-bar", "size": [390, 100], "events": .array(pull)])
    let long = try Trace([
      "events": .array(pull), "settings": ["side": "top", "edge": "soft"], "tuning": "standard",
      "size": [390, 100], "control": "jelly-bar",
    ])
    let rate = FrameRate.sixty
    #expect(Array(try Recording(of: short, at: rate)) == Array(try Recording(of: long, at: rate)))
    #expect(short != long)
  }

  private let pull: [JSONValue] = [
    ["at": 0, "type": "touch-began", "x": 195, "y": 40],
    ["at": 0.1, "type": "touch-ended", "x": 200, "y": 90],
  ]

  @Test(
    "that is wrong as a whole names the field",
    arguments: [
      ("[]", "trace: expected an object, found an array of 0"),
      ("{", "line 1, column 2: expected a name in quotes"),
      (#"{"size":[1,1],"events":[]}"#, "control: missing"),
      (#"{"control":7,"size":[1,1],"events":[]}"#, "control: expected a string, found a number"),
      (
        #"{"control":"jelly-baz","size":[1,1],"events":[]}"#,
        #"control: "jelly-baz" is not one of: jelly-bar, jelly-refresh, jelly-field, "#
          + "jelly-pager, jelly-badge, jelly-menu, jelly-shape"
      ),
      (#"{"control":"jelly-bar","events":[]}"#, "size: missing"),
      (#"{"control":"jelly-bar","size":[1,1]}"#, "events: missing"),
    ])
  func wholeTraces(text: String, message: String) {
    expect(message, of: text)
  }

  @Test(
    "with a wrong field names it",
    arguments: [
      (#""size":390"#, "size: expected [width, height], found a number"),
      (#""size":[390]"#, "size: expected [width, height], found an array of 1"),
      (#""size":[390,100,1]"#, "size: expected [width, height], found an array of 3"),
      (#""size":[390,null]"#, "size[1]: expected a number, found null"),
      (#""size":[0,100]"#, "size[0]: 0 is not above 0"),
      (#""size":[390,-100]"#, "size[1]: -100 is not above 0"),
      (#""size":[1e999,100]"#, "size[0]: the number is too large"),
    ])
  func sizes(field: String, message: String) {
    expect(message, of: #"{"control":"jelly-bar",\#(field),"events":[]}"#)
  }

  @Test(
    "with a wrong tuning or setting names it",
    arguments: [
      (#""tuning":"mad""#, #"tuning: "mad" is not one of: standard, liquid, classic, calm"#),
      (#""tuning":null"#, "tuning: expected a string or an object, found null"),
      (#""settings":null"#, "settings: expected an object, found null"),
      (#""settings":[]"#, "settings: expected an object, found an array of 0"),
      (
        #""settings":{"edge":"round"}"#,
        #"settings.edge: "round" is not one of: single, wave, soft"#
      ),
      (#""settings":{"edge":true}"#, "settings.edge: expected a string, found a boolean"),
      (
        #""settings":{"side":"up"}"#,
        #"settings.side: "up" is not one of: top, bottom, left, right"#
      ),
      (
        #""settings":{"Edge":"wave"}"#,
        "settings.Edge: unknown field (known here: edge, side, headroom)"
      ),
      (
        #""setings":{}"#,
        "setings: unknown field (known here: control, size, tuning, settings, events)"
      ),
    ])
  func settings(field: String, message: String) {
    expect(message, of: #"{"control":"jelly-bar","size":[390,100],\#(field),"events":[]}"#)
  }

  @Test(
    "with a wrong event names its field and its place",
    arguments: [
      ("7", "events[1]: expected an object, found a number"),
      (#"{"type":"touch-began","x":1,"y":2}"#, "events[1].at: missing"),
      (#"{"at":"1","type":"tuned"}"#, "events[1].at: expected a number, found a string"),
      (#"{"at":1e999,"type":"tuned"}"#, "events[1].at: the number is too large"),
      ("null", "events[1]: expected an object, found null"),
      (
        #"{"at":1e308,"type":"touch-ended","x":1,"y":2}"#,
        "events[1].at: 1e+308 is not within 0.5 to 1000000000.5"
      ),
      (#"{"at":0.4,"type":"tuned"}"#, "events[1].at: 0.4 is earlier than 0.5, the event before"),
      (#"{"at":1,"x":1,"y":2}"#, "events[1].type: missing"),
      (#"{"at":1,"type":1,"x":1,"y":2}"#, "events[1].type: expected a string, found a number"),
      (
        #"{"at":1,"type":"touch-start","x":1,"y":2}"#,
        #"events[1].type: "touch-start" is not one of: tuned, resized, set, touch-began, "#
          + "touch-moved, touch-ended, touch-cancelled, pulled, released"
      ),
      (#"{"at":1,"type":"touch-began","y":2}"#, "events[1].x: missing"),
      (#"{"at":1,"type":"touch-moved","x":2}"#, "events[1].y: missing"),
      (#"{"at":1,"type":"touch-ended"}"#, "events[1].x: missing"),
      (
        #"{"at":1,"type":"touch-moved","x":true,"y":2}"#,
        "events[1].x: expected a number, found a boolean"
      ),
      (
        #"{"at":1,"type":"touch-cancelled","x":"left"}"#,
        "events[1].x: expected a number, found a string"
      ),
      (#"{"at":1,"type":"touch-moved","x":1,"y":-1e999}"#, "events[1].y: the number is too large"),
      (
        #"{"at":1,"type":"touch-moved","x":1,"y":2,"force":3}"#,
        "events[1].force: unknown field (known here: at, type, x, y, finger)"
      ),
      (#"{"at":1,"type":"tuned"}"#, "events[1].tuning: missing"),
      (
        #"{"at":1,"type":"tuned","tuning":"Calm"}"#,
        #"events[1].tuning: "Calm" is not one of: standard, liquid, classic, calm"#
      ),
      (#"{"at":1,"type":"resized"}"#, "events[1].size: missing"),
      (#"{"at":1,"type":"resized","size":[1,0]}"#, "events[1].size[1]: 0 is not above 0"),
    ])
  func events(event: String, message: String) {
    expect(
      message,
      of: """
        {"control": "jelly-bar", "size": [390, 100], "events": [
          {"at": 0.5, "type": "touch-began", "x": 1, "y": 2},
          \(event)
        ]}
        """)
  }

  private func expect(
    _ message: String, of text: String, location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: TraceError.self, sourceLocation: location) {
      try Trace(text: text.utf8)
    }
    #expect(error?.description == message, sourceLocation: location)
  }
}
