@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import JellyRecording

@Suite("A tuning in a trace")
struct TuningTests {
  private func error(_ tuning: JSONValue) -> String? {
    do throws(TraceError) {
      _ = try Trace([
        "version": 1, "control": "jelly-bar", "size": [390, 100], "tuning": tuning, "events": [],
      ])
      return nil
    } catch {
      return error.description
    }
  }

  @Test("changes a named one, from the start and by an event")
  func changed() throws {
    let soft = JSONValue.object([
      .init("preset", "standard"), .init("pullRatio", 1),
      .init("spring", ["response": 2, "dampingRatio": 0.3]),
    ])
    let events: [JSONValue] = [
      ["at": 0, "type": "touchBegan", "x": 195, "y": 40],
      ["at": 0.1, "type": "touchMoved", "x": 195, "y": 80],
    ]
    func depths(_ tuning: JSONValue, _ events: [JSONValue]) throws -> [Double] {
      let trace = try Trace([
        "version": 1, "control": "jelly-bar", "size": [390, 100],
        "settings": ["curve": "quadratic"],
        "tuning": tuning, "events": .array(events),
      ])
      return try Recording(of: trace, at: .sixty).map { frame in
        guard case .number(let depth)? = frame.members.first?.value else { return .nan }
        return depth
      }
    }
    #expect(try depths("standard", events).last == 20)
    #expect(try depths(soft, events).last == 40)
    let end: JSONValue = ["at": 0.2, "type": "touchEnded", "x": 195, "y": 80]
    let tuned: JSONValue = ["at": 0.2, "type": "tuningChanged", "tuning": soft]
    let short = try depths("standard", events + [end])
    let long = try depths("standard", events + [end, tuned])
    #expect(long.count > 2 * short.count)
  }

  @Test("keeps the curve of the settings, which only the settings change")
  func curve() throws {
    func outline(_ changes: [JSONValue]) throws -> String? {
      let touch: [JSONValue] = [
        ["at": 0, "type": "touchBegan", "x": 195, "y": 40],
        ["at": 0.1, "type": "touchMoved", "x": 195, "y": 90],
      ]
      let trace = try Trace([
        "version": 1, "control": "jelly-bar", "size": [390, 100], "settings": ["curve": "wave"],
        "events": .array(changes + touch),
      ])
      return try Recording(of: trace, at: .sixty).map(\.outline.pathData).last
    }
    let tuning: JSONValue = ["at": 0, "type": "tuningChanged", "tuning": "reduced"]
    let settings: JSONValue = ["at": 0, "type": "settingsChanged", "curve": "quadratic"]
    #expect(try outline([tuning])?.contains("C") == true)
    #expect(try outline([tuning, settings])?.contains("C") == false)
    #expect(throws: TraceError.self) {
      try outline([
        ["at": 0, "type": "tuningChanged", "tuning": "reduced", "curve": "quadratic"]
      ])
    }
  }

  @Test(
    "takes a spring by every set of parameters",
    arguments: [
      (
        #"{"mass":1,"stiffness":100,"damping":5}"#,
        DampedSpring(mass: 1, stiffness: 100, damping: 5)
      ),
      (#"{"response":0.5,"dampingRatio":0.3}"#, DampedSpring(response: 0.5, dampingRatio: 0.3)),
      (#"{"duration":0.5,"bounce":0.3}"#, DampedSpring(duration: 0.5, bounce: 0.3)),
      (
        #"{"settlingDuration":1,"dampingRatio":0.5}"#,
        DampedSpring(uikitDuration: 1, dampingRatio: 0.5)
      ),
      (
        #"{"uikitDuration":1,"dampingRatio":0.5}"#,
        DampedSpring(uikitDuration: 1, dampingRatio: 0.5)
      ),
      (
        #"{"keyframeDecay":5,"keyframeFrequency":30,"keyframeDuration":1}"#,
        KeyframeSpring(decay: 5, frequency: 30, duration: 1).spring
      ),
      (
        #"{"angularFrequency":12,"dampingRatio":0.5}"#,
        DampedSpring(angularFrequency: 12, dampingRatio: 0.5)
      ),
    ])
  func parameterSets(text: String, spring: DampedSpring) throws {
    let json = try JSONValue(text: text.utf8)
    let tuning = try JellyBarBody.Tuning.reading(["spring": json])
    for curve in [JellyBarBody.EdgeCurve.quadratic, .wave, .soft] {
      #expect(tuning[curve].spring == spring)
    }
  }

  @Test("settles as SwiftUI's spring does, within a rounding")
  func settling() {
    let own = DampedSpring(settlingDuration: 1, dampingRatio: 1)
    let read = DampedSpring(uikitDuration: 1, dampingRatio: 1)
    #expect(abs(own.angularFrequency / read.angularFrequency - 1) <= 4 * .ulpOfOne)
  }

  @Test(
    "with something wrong names the field, its place and the known words",
    arguments: [
      (
        #""mad""#,
        #"tuning: must be one of standard, liquid, classic, reduced; got "mad""#
      ),
      (
        #"7"#,
        #"tuning: must be a string or an object; got 7"#
      ),
      (
        #"{"preset":"mad"}"#,
        #"tuning.preset: must be one of standard, liquid, classic, reduced; got "mad""#
      ),
      (
        #"{"pullRatio":"much"}"#,
        #"tuning.pullRatio: must be a number; got "much""#
      ),
      (
        #"{"pullRatio":0}"#,
        #"tuning.pullRatio: must be 0.001...100; got 0"#
      ),
      (
        #"{"maximumWaveDepth":-1}"#,
        #"tuning.maximumWaveDepth: must be at least 0; got -1"#
      ),
      (
        #"{"depthLimit":3}"#,
        #"tuning.depthLimit: must be an object; got 3"#
      ),
      (
        #"{"depthLimit":{"softRange":-1}}"#,
        #"tuning.depthLimit.softRange: must be 0...1000000; got -1"#
      ),
      (
        #"{"depthLimit":{"take":1}}"#,
        #"tuning.depthLimit.take: must not be given; the fields here are linearRange, softRange"#
      ),
      (
        #"{"usesTranslation":1}"#,
        #"tuning.usesTranslation: must be true or false; got 1"#
      ),
      (
        #"{"profile":"round"}"#,
        #"tuning.profile: must be one of sevenPoint, bell; got "round""#
      ),
      (
        #"{"spring":3}"#,
        #"tuning.spring: must be an object; got 3"#
      ),
      (
        #"{"spring":{"mass":1}}"#,
        #"tuning.spring.stiffness: must be given"#
      ),
      (
        #"{"spring":{"response":0,"dampingRatio":1}}"#,
        #"tuning.spring.response: must be 1e-9...1000000000; got 0"#
      ),
      (
        #"{"spring":{"response":1,"dampingRatio":1,"bounce":0}}"#,
        #"tuning.spring.bounce: must not be given; the fields here are response, dampingRatio"#
      ),
      (
        #"{"spring":{"speed":1}}"#,
        "tuning.spring: must be one set of parameters (mass, stiffness, damping; response, "
          + "dampingRatio; duration, bounce; settlingDuration, dampingRatio; uikitDuration, "
          + "dampingRatio; keyframeDecay, keyframeFrequency, keyframeDuration; angularFrequency, "
          + #"dampingRatio); got {"speed":1}"#
      ),
    ])
  func wrong(tuning: String, message: String) throws {
    #expect(error(try JSONValue(text: tuning.utf8)) == message)
  }

  @Test("lists the fields for an unknown one")
  func stranger() {
    let message = error(["folow": 1]) ?? ""
    #expect(
      message.hasPrefix(
        "tuning.folow: must not be given; the fields here are preset, quadratic, pullRatio,"))
  }

  @Test("that is written and read again is the very same, whatever is in it", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var check = RoundTrip(generator: SeededGenerator(seed: seed))
    forEachControl(&check)
    if let error = check.error { throw error }
  }

  /// A visitor that writes a random tuning of each control, and reads it again.
  private struct RoundTrip: ControlVisitor {
    var generator: SeededGenerator
    var error: (any Error)?

    mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
      let random = generator.valid(like: Control.Tuning.standard)
      do {
        #expect(try Control.Tuning.reading(JSONValue(text: random.json.text.utf8)) == random)
      } catch { self.error = error }
    }
  }

  @Test("that is a named one is written as its name")
  func named() {
    #expect(JellyMenuBody.Tuning.reduced.json == "reduced")
    #expect(
      JellyMenuBody.Tuning.reduced.swiftSource == "let tuning = JellyMenuBody.Tuning.reduced\n")
  }

  @Test("can be pasted as Swift")
  func swift() {
    var tuning = JellyRefreshBody.Tuning.standard
    tuning.bar.quadratic.depthLimit.linearRange = 50
    tuning.bar.soft.modal.waves.contactFrequency = 300
    tuning.bar.wave.spring = DampedSpring(response: 0.5, dampingRatio: 0.3)
    tuning.spins = false
    #expect(
      tuning.swiftSource == """
        var tuning = JellyRefreshBody.Tuning.standard
        tuning.bar.quadratic.depthLimit.linearRange = 50.0
        tuning.bar.wave.spring = DampedSpring(response: 0.5, dampingRatio: 0.3)
        tuning.bar.soft.modal.waves.contactFrequency = 300.0
        tuning.spins = false

        """)
  }
}
