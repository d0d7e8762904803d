import Jelly
@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import JellyRecording

@Suite("A recorder")
struct TraceRecorderTests {
  /// Plays random events of a trace with odd clock times, and compares each outline with that of
  /// the recorded trace.
  @Test(
    "writes a trace that gives what was on the screen, bit for bit",
    arguments: 1...60 as ClosedRange<UInt64>)
  func invariant(seed: UInt64) throws {
    try Self.check(Trace(RandomTrace(seed: seed).json).script, seed: seed)
  }

  @Test("writes the end of a touch without a valid place where the finger was last")
  func lostEnd() throws {
    var recorder = TraceRecorder(JellyBarBody(size: [390, 100]))
    recorder.handle(.touchEnded([.nan, .nan], id: 1), at: 0)
    recorder.handle(.touchBegan([195, 60]), at: 0)
    recorder.handle(.touchBegan([95, 60], id: 1), at: 0.1)
    recorder.handle(.touchMoved([200, 120]), at: 0.2)
    recorder.handle(.touchEnded([.nan, 130]), at: .nan)
    recorder.handle(.touchEnded([.infinity, .nan], id: 1), at: 0.3)
    let trace = try Trace(text: recorder.json.text)
    let replayed = try #require(trace.script as? ControlScript<JellyBarBody>)
    #expect(replayed.moments.map(\.time) == [0, 0.1, 0.2, 0.2, 0.3])
    var body = replayed.body
    for moment in replayed.moments { body.handle(moment.event, at: moment.time) }
    for time in [0.3, 0.4, 1, 9] {
      #expect(Outline(of: body, at: time) == Outline(of: recorder.control, at: time))
    }
  }

  private static func check(_ script: any Script, seed: UInt64) throws {
    var check = RecorderCheck(script: script, seed: seed)
    forEachControl(&check)
    if let error = check.error { throw error }
    #expect(check.isDone)
  }

  /// A visitor that finds the control of a script.
  private struct RecorderCheck: ControlVisitor {
    let script: any Script
    let seed: UInt64
    var isDone = false
    var error: (any Error)?

    mutating func visit<Control: SchemaControl>(_ control: Control.Type) {
      guard let script = script as? ControlScript<Control> else { return }
      isDone = true
      do { try TraceRecorderTests.check(script, seed) } catch { self.error = error }
    }
  }

  fileprivate static func check<Control: SchemaControl>(
    _ script: ControlScript<Control>, _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let start = 1234.5678 * generator.uniform(0...1)
    var body = script.body
    // The recorder begins with a tuning of its own kind, and meets another one on its way.
    body.handle(.tuningChanged(generator.valid(like: body.tuning)), at: 0)
    body = try #require(Self.fresh(like: body))
    var recorder = TraceRecorder(body)
    var shown: [(time: Double, outline: Outline)] = []
    for (index, moment) in script.moments.enumerated() {
      let time = start + moment.time
      recorder.handle(moment.event, at: time)
      if index == script.moments.count / 2 {
        recorder.handle(.tuningChanged(generator.valid(like: recorder.control.tuning)), at: time)
      }
      for _ in 0..<3 {
        let next = index + 1 < script.moments.count ? script.moments[index + 1].time : 1e3
        let frame = generator.uniform(time...max(min(start + next, time + 1), time))
        shown.append((frame, Outline(of: recorder.control, at: frame)))
      }
    }
    #expect(recorder.eventCount == script.moments.count + 1)
    let trace = try Trace(text: recorder.json.text)
    let replayed = try #require(trace.script as? ControlScript<Control>)
    for (time, outline) in shown {
      var body = replayed.body
      for moment in replayed.moments where moment.time <= time {
        body.handle(moment.event, at: moment.time)
      }
      // A frame between two events of one time is not on any screen.
      guard replayed.moments.last(where: { $0.time <= time })?.time != time else { continue }
      #expect(Outline(of: body, at: time) == outline, "at \(time)")
    }
  }

  /// A control at rest with the settings and the tuning of another one, by its own words.
  private static func fresh<Control: SchemaControl>(like body: Control) -> Control? {
    let trace = try? Trace(TraceRecorder(body).json)
    return (trace?.script as? ControlScript<Control>)?.body
  }

  @Test("leaves out what the control ignores, and never goes back in time")
  func ignored() throws {
    var recorder = TraceRecorder(JellyBarBody(size: [390, 100]))
    recorder.handle(.touchBegan([195, 40]), at: 2)
    recorder.handle(.touchMoved([.nan, 40]), at: 2.1)
    recorder.handle(.touchMoved([200, 60]), at: 1.9)
    recorder.handle(.touchMoved([200, 70]), at: .infinity)
    #expect(recorder.eventCount == 2)
    let trace = try Trace(recorder.json)
    #expect(trace.script.eventTimes == [2, 2])
    #expect(
      recorder.json.text == """
        {"version":1,"control":"jelly-bar","size":[390,100],"tuning":"standard",\
        "settings":{"curve":"soft",\
        "edge":"top","headroom":null},"events":[{"at":2,"type":"touchBegan","x":195,"y":40},\
        {"at":2,"type":"touchMoved","x":200,"y":60}]}
        """)
  }

  @Test("can begin its times at a moment of the clock")
  func start() throws {
    var recorder = TraceRecorder(JellyMenuBody(size: [60, 60]))
    recorder.handle(.opened, at: 1000.5)
    let trace = try Trace(recorder.json(since: 1000))
    #expect(trace.script.eventTimes == [0.5])
  }
}
