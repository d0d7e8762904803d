import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The limits of a standard edge under a finger, held and let go.
@Suite("Limits of a jelly bar")
struct JellyBarLimitTests {
  private func bar(_ edge: JellyBarBody.EdgeCurve) -> JellyBarBody {
    JellyBarBody(size: [390, 100], settings: .init(curve: edge), tuning: .standard)
  }

  @Test(
    "Pulled beyond what is free, the edge gives ever less, and never all of what it may",
    arguments: JellyBarBody.EdgeCurve.whole)
  func resists(edge: JellyBarBody.EdgeCurve) {
    let limit = JellyBarBody.Tuning.standard[edge].depthLimit
    let depths = stride(from: 0.0, through: 4000, by: 25).map { pull in
      bar(edge).after(Drag(start: [195, 50], end: [195, 50 + pull])).amplitudes(at: 0.2).depth
    }
    let gains = zip(depths, depths.dropFirst()).map { $1 - $0 }
    expect(gains.allSatisfy { $0 > 0 })
    // A gain is a difference of depths of hundreds of points.
    expect(zip(gains, gains.dropFirst()).allSatisfy { $1 <= $0 + 1e-12 })
    expect((depths.last ?? .infinity), isLessThan: limit.linearRange + limit.softRange)
  }

  @Test(
    "Pulled aside ever further, the tip stays on the bar",
    arguments: JellyBarBody.EdgeCurve.whole, [-1e6, -600, -195, 195, 600, 1e6] as [Double])
  func sidewaysIsLimited(edge: JellyBarBody.EdgeCurve, aside: Double) {
    let bar = bar(edge).after(Drag(start: [195, 50], end: [195 + aside, 150]))
    let sideways = bar.amplitudes(at: 0.2).sideways
    expect(abs(sideways), isLessThan: 0.45 * 390)
    expect(sideways * aside, isGreaterThan: 0)
  }

  /// From a straight edge a velocity v carries a spring at most v/ω₀ far, damped ones less.
  @Test(
    "However fast it is flung, the edge dents the bar by no more than half of its height",
    arguments: JellyBarBody.EdgeCurve.whole, [500, 5000, 50_000] as [Double])
  func dentIsLimited(edge: JellyBarBody.EdgeCurve, speed: Double) {
    // Up to where the finger came down: let go straight, and as fast as the finger is.
    let displacement = 0.1 * speed
    let down = Drag(start: [195, 50], end: [195, 50 + displacement], duration: 0.1)
    let moves = (1...12).map { step in
      let share = Double(step) / 12
      return (
        event: JellyBarBody.Event.touchMoved([195, 50 + displacement * (1 - 0.999 * share)]),
        time: 0.1 + 0.1 * share
      )
    }
    let bar = bar(edge).after(down).after(moves)
      .after(.touchEnded([195, 50 + 0.001 * displacement]), at: 0.2)
    let depths = stride(from: 0.2, to: 2, by: 0.002).map { bar.amplitudes(at: $0).depth }
    expect((depths.min() ?? -.infinity), isAtLeast: -50)
    expect((depths.min() ?? 0), isLessThan: 0)
  }

  /// A place of the edge for each curve that it consists of, up to the time of rest.
  private func highest(of bar: JellyBarBody, from time: Double) -> Double {
    let places = stride(from: time, to: time + 2, by: 0.002).flatMap { time in
      let ends = bar.outline(at: time).commands.compactMap(\.points.last).filter { $0.y != 0 }
      return ends.map { $0.y - bar.size.y } + [bar.depth(at: time)]
    }
    return -(places.min() ?? .nan)
  }

  /// Let go after a pull, and flicked.
  private var rebounds: [Drag] {
    [
      Drag(start: [195, 50], end: [195, 190], duration: 1),
      Drag(start: [100, 50], end: [150, 250], duration: 0.1),
    ]
  }

  @Test(
    "A rebound stays below the content, and oscillates as far as it allows",
    arguments: JellyBarBody.EdgeCurve.all, [0, 8, 26, .infinity] as [Double])
  func keepsClearOfContent(edge: JellyBarBody.EdgeCurve, headroom: Double) {
    let limit = headroom < .infinity ? headroom : 20
    for tuning in [JellyBarBody.Tuning.standard, .liquid] {
      let settings = JellyBarBody.Settings(curve: edge, headroom: headroom)
      let bar = JellyBarBody(size: [390, 100], settings: settings, tuning: tuning)
      for drag in rebounds {
        let free = bar.after(drag).after(.touchEnded(drag.end), at: drag.endTime)
        let highest = highest(of: free, from: drag.endTime)
        expect(highest, isAtMost: max(limit, 0.1))
        expect(highest, isGreaterThan: 0.4 * limit)
      }
    }
  }

  @Test(
    "A list that lets go does not lift the edge into the content", arguments: [0, 26] as [Double])
  func keepsClearAfterPull(headroom: Double) {
    let settings = JellyBarBody.Settings(headroom: headroom)
    let bar = JellyBarBody(size: [390, 100], settings: settings)
      .after(
        (0...30).map { step in
          let event = JellyBarBody.Event.pullChanged(distance: 6 * Double(step), position: 120)
          return (event: event, time: 0.02 * Double(step))
        }
      )
      .after(.pullEnded, at: 0.61)
    expect(highest(of: bar, from: 0.61), isAtMost: max(headroom, 0.1))
  }

  @Test("Another headroom is adopted at rest", arguments: JellyBarBody.EdgeCurve.all)
  func adoptsHeadroomAtRest(edge: JellyBarBody.EdgeCurve) {
    let drag = rebounds[0]
    let bar = bar(edge).after(drag).after(.touchEnded(drag.end), at: 1)
    let other = bar.after(.settingsChanged(.init(curve: edge, headroom: 2)), at: 1.1)
    for time in stride(from: 1.1, to: 2, by: 0.01) {
      expect(other.outline(at: time), equals: bar.outline(at: time))
    }
    let later = Drag(start: drag.start, end: drag.end, time: 10, duration: 1)
    let again = other.after(later).after(.touchEnded(later.end), at: 11)
    expect(highest(of: again, from: 11), isAtMost: 2)
  }

  @Test("The tutorials' edges rebound as they did, whatever stands in the bar")
  func leavesClassicAlone() {
    let drag = rebounds[1]
    for edge in JellyBarBody.EdgeCurve.all {
      let outlines = [0, .infinity].map { headroom in
        JellyBarBody(
          size: [390, 100], settings: .init(curve: edge, headroom: headroom), tuning: .classic
        ).after(drag).after(.touchEnded(drag.end), at: drag.endTime).outline(at: 0.3)
      }
      expect(outlines[0], equals: outlines[1])
    }
  }
}
