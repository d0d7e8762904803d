import Jelly
import JellyTestSupport
import Testing

@testable import JellyRecording

@Suite("A tuning in a trace")
struct TuningTests {
  private func error(_ tuning: JSONValue) -> String? {
    do throws(TraceError) {
      _ = try Trace([
        "control": "jelly-bar", "size": [390, 100], "tuning": tuning, "events": [],
      ])
      return nil
    } catch {
      return error.description
    }
  }

  @Test("changes a named one, from the start and by an event")
  func changed() throws {
    let soft = JSONValue.object([
      .init("from", "standard"), .init("follow", 1),
      .init("spring", ["response": 2, "dampingRatio": 0.3]),
    ])
    let events: [JSONValue] = [
      ["at": 0, "type": "touch-began", "x": 195, "y": 40],
      ["at": 0.1, "type": "touch-moved", "x": 195, "y": 80],
    ]
    func depths(_ tuning: JSONValue, _ events: [JSONValue]) throws -> [Double] {
      let trace = try Trace([
        "control": "jelly-bar", "size": [390, 100], "settings": ["edge": "single"],
        "tuning": tuning, "events": .array(events),
      ])
      return try Recording(of: trace, at: .sixty).map { frame in
        guard case .number(let depth)? = frame.values.first?.value else { return .nan }
        return depth
      }
    }
    #expect(try depths("standard", events).last == 20)
    #expect(try depths(soft, events).last == 40)
    let end: JSONValue = ["at": 0.2, "type": "touch-ended", "x": 195, "y": 80]
    let tuned: JSONValue = ["at": 0.2, "type": "tuned", "tuning": soft]
    let short = try depths("standard", events + [end])
    let long = try depths("standard", events + [end, tuned])
    #expect(long.count > 2 * short.count)
  }

  @Test("keeps the edge that the settings say, unless the event says another")
  func edge() throws {
    func outlines(_ tuned: JSONValue) throws -> [String] {
      let trace = try Trace([
        "control": "jelly-bar", "size": [390, 100], "settings": ["edge": "wave"],
        "events": [
          tuned, ["at": 0, "type": "touch-began", "x": 195, "y": 40],
          ["at": 0.1, "type": "touch-moved", "x": 195, "y": 90],
        ],
      ])
      return try Recording(of: trace, at: .sixty).map(\.outline.pathData)
    }
    let wave = try outlines(["at": 0, "type": "tuned", "tuning": "calm"])
    let single = try outlines(["at": 0, "type": "tuned", "tuning": "calm", "edge": "single"])
    #expect(wave.last?.contains("C") == true && single.last?.contains("C") == false)
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
    for curve in [JellyBarBody.Edge.single, .wave, .soft] {
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
        #"tuning: must be one of standard, liquid, classic, calm; got "mad""#
      ),
      (
        #"7"#,
        #"tuning: must be a string or an object; got 7"#
      ),
      (
        #"{"from":"mad"}"#,
        #"tuning.from: must be one of standard, liquid, classic, calm; got "mad""#
      ),
      (
        #"{"follow":"much"}"#,
        #"tuning.follow: must be a number; got "much""#
      ),
      (
        #"{"follow":0}"#,
        #"tuning.follow: must be 0.001...100; got 0"#
      ),
      (
        #"{"deepestWave":-1}"#,
        #"tuning.deepestWave: must be at least 0; got -1"#
      ),
      (
        #"{"depthLimit":3}"#,
        #"tuning.depthLimit: must be an object; got 3"#
      ),
      (
        #"{"depthLimit":{"give":-1}}"#,
        #"tuning.depthLimit.give: must be 0...1000000; got -1"#
      ),
      (
        #"{"depthLimit":{"take":1}}"#,
        #"tuning.depthLimit.take: must not be given; the fields here are free, give"#
      ),
      (
        #"{"isRelative":1}"#,
        #"tuning.isRelative: must be true or false; got 1"#
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
        "tuning.folow: must not be given; the fields here are from, single, follow,"))
  }

  @Test("that is written and read again is the very same, whatever is in it", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    func check<Tuning: JellyTuning>(_ tuning: Tuning) throws {
      var generator = SeededGenerator(seed: seed)
      let random = generator.valid(like: tuning)
      #expect(try Tuning.reading(JSONValue(text: random.json.text.utf8)) == random)
    }
    try check(JellyBarBody.Tuning.standard)
    try check(JellyRefreshBody.Tuning.standard)
    try check(JellyFieldBody.Tuning.standard)
    try check(JellyPagerBody.Tuning.standard)
    try check(JellyBadgeBody.Tuning.standard)
    try check(JellyMenuBody.Tuning.standard)
  }

  @Test("that is a named one is written as its name")
  func named() {
    #expect(JellyMenuBody.Tuning.calm.json == "calm")
    #expect(JellyMenuBody.Tuning.calm.swiftSource == "let tuning = JellyMenuBody.Tuning.calm\n")
  }

  @Test("can be pasted as Swift")
  func swift() {
    var tuning = JellyRefreshBody.Tuning.standard
    tuning.edge.single.depthLimit.free = 50
    tuning.edge.soft.body.waves.grip = 300
    tuning.edge.wave.spring = DampedSpring(response: 0.5, dampingRatio: 0.3)
    tuning.turns = false
    #expect(
      tuning.swiftSource == """
        var tuning = JellyRefreshBody.Tuning.standard
        tuning.edge.single.depthLimit.free = 50.0
        tuning.edge.wave.spring = DampedSpring(response: 0.5, dampingRatio: 0.3)
        tuning.edge.soft.body.waves.grip = 300.0
        tuning.turns = false

        """)
  }
}
