import Testing

@testable import JellyRecording

@Suite("A frame rate")
struct FrameRateTests {
  @Test(
    "is above 0 and at most 100000",
    arguments: [0, -1, -0.0, 100_001, .infinity, -.infinity, .nan])
  func refused(hertz: Double) {
    #expect(FrameRate(hertz: hertz) == nil)
  }

  @Test("may be any other number", arguments: [100_000, 29.97, 1, 0.001, .leastNonzeroMagnitude])
  func taken(hertz: Double) {
    #expect(FrameRate(hertz: hertz)?.hertz == hertz)
  }

  @Test("finds the frames beside a time, however it rounds", arguments: [10, 29.97, 60, 90, 1e5])
  func neighbors(hertz: Double) throws {
    let rate = try #require(FrameRate(hertz: hertz))
    for frame in 1..<5000 {
      let time = rate.time(of: frame)
      #expect(rate.first(atOrAfter: time) == frame)
      #expect(rate.last(atOrBefore: time) == frame)
      #expect(rate.first(atOrAfter: time.nextUp) == frame + 1)
      #expect(rate.last(atOrBefore: time.nextUp) == frame)
      #expect(rate.first(atOrAfter: time.nextDown) == frame)
      #expect(rate.last(atOrBefore: time.nextDown) == frame - 1)
    }
  }

  @Test("starts at time 0")
  func start() {
    #expect(FrameRate.sixty.time(of: 0) == 0)
    #expect(FrameRate.sixty.first(atOrAfter: -3) == 0)
    #expect(FrameRate.sixty.last(atOrBefore: 0) == 0)
  }
}
