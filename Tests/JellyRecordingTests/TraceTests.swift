@_spi(Jelly) import JellyRecording
import Testing

@Suite("A trace")
struct TraceTests {
  @Test("that is right is read, and keeps its JSON")
  func reading() throws {
    let text = """
      {"version":1,"control":"jelly-bar","size":[390,100],"tuning":"classic",\
      "settings":{"curve":"wave",\
      "edge":"bottom"},"events":[{"at":0,"type":"touchBegan","x":195,"y":40},\
      {"at":0.016,"type":"touchMoved","x":200,"y":60},{"at":0.016,"type":"tuningChanged",\
      "tuning":"reduced"},{"at":0.1,"type":"sizeChanged","size":[300,80]},\
      {"at":0.2,"type":"touchCancelled","x":1,"y":2},{"at":0.3,"type":"touchCancelled"},\
      {"at":0.4,"type":"touchEnded","x":230,"y":160}]}
      """
    let trace = try Trace(text: text)
    #expect(trace.json.text == text)
    #expect(try Trace(trace.json) == trace)
  }

  @Test("needs a control, a size and events, and nothing else")
  func defaults() throws {
    let short = try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100], "events": .array(pull),
    ])
    let long = try Trace([
      "events": .array(pull), "settings": ["edge": "top", "curve": "soft"], "tuning": "standard",
      "size": [390, 100], "version": 1, "control": "jelly-bar",
    ])
    let rate = FrameRate.sixty
    #expect(Array(try Recording(of: short, at: rate)) == Array(try Recording(of: long, at: rate)))
    #expect(short != long)
  }

  private let pull: [JSONValue] = [
    ["at": 0, "type": "touchBegan", "x": 195, "y": 40],
    ["at": 0.1, "type": "touchEnded", "x": 200, "y": 90],
  ]

  @Test(
    "that is wrong as a whole names the field",
    arguments: [
      ("[]", "trace: must be an object; got []"),
      ("{", "line 1, column 2: must be a name in quotes; got the end"),
      (
        #"{"control":"jelly-bar","size":[1,1],"events":[]}"#, "version: must be 1; got nothing"
      ),
      (
        #"{"version":2,"control":"jelly-bar","size":[1,1],"events":[]}"#,
        "version: must be 1; got 2"
      ),
      (#"{"version":1,"size":[1,1],"events":[]}"#, "control: must be given"),
      (#"{"version":1,"control":7,"size":[1,1],"events":[]}"#, "control: must be a string; got 7"),
      (
        #"{"version":1,"control":"jelly-baz","size":[1,1],"events":[]}"#,
        "control: must be one of \(ControlDescription.all.map(\.name).joined(separator: ", "))"
          + #"; got "jelly-baz""#
      ),
      (#"{"version":1,"control":"jelly-bar","events":[]}"#, "size: must be given"),
      (#"{"version":1,"control":"jelly-bar","size":[1,1]}"#, "events: must be given"),
    ])
  func wholeTraces(text: String, message: String) {
    expect(message, of: text)
  }

  @Test(
    "with a wrong field names it",
    arguments: [
      (#""size":390"#, "size: must be [width, height]; got 390"),
      (#""size":[390]"#, "size: must be [width, height]; got [390]"),
      (#""size":[390,100,1]"#, "size: must be [width, height]; got [390,100,1]"),
      (#""size":[390,null]"#, "size[1]: must be a number; got null"),
      (#""size":[0,100]"#, "size[0]: must be above 0; got 0"),
      (#""size":[390,-100]"#, "size[1]: must be above 0; got -100"),
      (#""size":[1e999,100]"#, "size[0]: must be finite; got Infinity"),
    ])
  func sizes(field: String, message: String) {
    expect(message, of: #"{"version":1,"control":"jelly-bar",\#(field),"events":[]}"#)
  }

  @Test(
    "with a wrong tuning or setting names it",
    arguments: [
      (
        #""tuning":"mad""#, #"tuning: must be one of standard, liquid, classic, reduced; got "mad""#
      ),
      (#""tuning":null"#, "tuning: must be a string or an object; got null"),
      (#""settings":null"#, "settings: must be an object; got null"),
      (#""settings":[]"#, "settings: must be an object; got []"),
      (
        #""settings":{"curve":"round"}"#,
        #"settings.curve: must be one of quadratic, wave, soft; got "round""#
      ),
      (#""settings":{"curve":true}"#, "settings.curve: must be a string; got true"),
      (
        #""settings":{"edge":"up"}"#,
        #"settings.edge: must be one of top, bottom, left, right; got "up""#
      ),
      (
        #""settings":{"Edge":"wave"}"#,
        "settings.Edge: must not be given; the fields here are curve, edge, headroom"
      ),
      (
        #""setings":{}"#,
        "setings: must not be given; the fields here are version, control, size, tuning, "
          + "settings, events"
      ),
    ])
  func settings(field: String, message: String) {
    expect(
      message, of: #"{"version":1,"control":"jelly-bar","size":[390,100],\#(field),"events":[]}"#)
  }

  @Test(
    "with a wrong event names its field and its place",
    arguments: [
      ("7", "events[1]: must be an object; got 7"),
      (#"{"type":"touchBegan","x":1,"y":2}"#, "events[1].at: must be given"),
      (#"{"at":"1","type":"tuningChanged"}"#, #"events[1].at: must be a number; got "1""#),
      (#"{"at":1e999,"type":"tuningChanged"}"#, "events[1].at: must be finite; got Infinity"),
      ("null", "events[1]: must be an object; got null"),
      (
        #"{"at":1e308,"type":"touchEnded","x":1,"y":2}"#,
        "events[1].at: must be 0.5...1000000000.5; got 1e+308"
      ),
      (
        #"{"at":0.4,"type":"tuningChanged"}"#,
        "events[1].at: must be at least 0.5, the time of the event before; got 0.4"
      ),
      (#"{"at":1,"x":1,"y":2}"#, "events[1].type: must be given"),
      (#"{"at":1,"type":1,"x":1,"y":2}"#, "events[1].type: must be a string; got 1"),
      (
        #"{"at":1,"type":"touch-start","x":1,"y":2}"#,
        "events[1].type: must be one of tuningChanged, sizeChanged, settingsChanged, touchBegan, "
          + #"touchMoved, touchEnded, touchCancelled, pullChanged, pullEnded; got "touch-start""#
      ),
      (#"{"at":1,"type":"touchBegan","y":2}"#, "events[1].x: must be given"),
      (#"{"at":1,"type":"touchMoved","x":2}"#, "events[1].y: must be given"),
      (#"{"at":1,"type":"touchEnded"}"#, "events[1].x: must be given"),
      (
        #"{"at":1,"type":"touchMoved","x":true,"y":2}"#,
        "events[1].x: must be a number; got true"
      ),
      (
        #"{"at":1,"type":"touchCancelled","x":"left"}"#,
        #"events[1].x: must be a number; got "left""#
      ),
      (
        #"{"at":1,"type":"touchMoved","x":1,"y":-1e999}"#,
        "events[1].y: must be finite; got -Infinity"
      ),
      (
        #"{"at":1,"type":"touchMoved","x":1,"y":2,"force":3}"#,
        "events[1].force: must not be given; the fields here are at, type, x, y, id"
      ),
      (#"{"at":1,"type":"tuningChanged"}"#, "events[1].tuning: must be given"),
      (
        #"{"at":1,"type":"tuningChanged","tuning":"Reduced"}"#,
        #"events[1].tuning: must be one of standard, liquid, classic, reduced; got "Reduced""#
      ),
      (#"{"at":1,"type":"sizeChanged"}"#, "events[1].size: must be given"),
      (#"{"at":1,"type":"sizeChanged","size":[1,0]}"#, "events[1].size[1]: must be above 0; got 0"),
    ])
  func events(event: String, message: String) {
    expect(
      message,
      of: """
        {"version": 1, "control": "jelly-bar", "size": [390, 100], "events": [
          {"at": 0.5, "type": "touchBegan", "x": 1, "y": 2},
          \(event)
        ]}
        """)
  }

  private func expect(
    _ message: String, of text: String, location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: TraceError.self, sourceLocation: location) {
      try Trace(text: text)
    }
    #expect(error?.description == message, sourceLocation: location)
  }
}
