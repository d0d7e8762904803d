import Jelly
import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

/// A badge that has been torn off is a drop: it stretches along its way, and wobbles when it stops.
@Suite("A torn badge")
struct JellyBadgeWobbleTests {
  /// Returns a badge that a finger draws to the right, and that has stopped far from the rest
  /// position.
  private func drawn(_ tuning: JellyBadgeBody.Tuning = .standard, upTo last: Int = 20)
    -> JellyBadgeBody
  {
    var badge = JellyBadgeBody(size: [80, 60], tuning: tuning)
    badge.handle(.touchBegan([40, 30]), at: 0)
    for step in 1...last {
      badge.handle(.touchMoved([40 + 20 * Double(step), 30]), at: 0.01 * Double(step))
    }
    return badge
  }

  /// Width and height of the badge itself, without what it has left at rest.
  private func size(of badge: JellyBadgeBody, at time: Double) -> Vector2 {
    let place = badge.position(at: time).x
    let points = badge.outline(at: time).points.filter { $0.x > place - 40 }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return Vector2(
      (xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  @Test("is longer than wide along its way, oscillates when it stops, and is round at rest")
  func rings() {
    let badge = drawn()
    let sizes = (0...100).map { size(of: badge, at: 0.21 + Double($0) / 200) }
    expect((sizes.map { $0.x / $0.y }.max() ?? 0), isGreaterThan: 1.2)
    expect((sizes.map { $0.y / $0.x }.max() ?? 0), isGreaterThan: 1.1)
    let rest = size(of: badge, at: badge.restTime)
    expect(abs(rest.x - 24) < 1e-9 && abs(rest.y - 24) < 1e-9)
    expect(badge.restTime, isLessThan: 2)
  }

  @Test("keeps its area")
  func area() {
    var rigid = JellyBadgeBody.Tuning.standard
    rigid.maximumStretch = 0
    let (badge, stiff) = (drawn(), drawn(rigid))
    for step in 0...80 {
      let time = 0.2 + Double(step) / 100
      expect(abs(badge.controlArea(at: time) - stiff.controlArea(at: time)), isLessThan: 1e-9)
    }
  }

  @Test("moves nothing at an event, and goes on as fast as it was")
  func continuity() {
    let badge = drawn()
    let events: [JellyBadgeBody.Event] = [
      .touchMoved([440, 30]), .touchBegan([440, 30], id: 2), .touchCancelled,
      .touchEnded([440, 30]), .tuningChanged(.liquid), .tuningChanged(.reduced),
      .sizeChanged([80, 60]),
    ]
    for event in events {
      for time in [0.21, 0.25, 0.3, 0.37] {
        var next = badge
        next.handle(event, at: time)
        let before = badge.outline(at: time)
        expect(next.outline(at: time).pointDistance(to: before), isLessThan: 1e-9, "\(event)")
      }
    }
  }

  @Test("is a disc in reduced, and has no stretch in classic")
  func stiff() {
    let badge = drawn(.reduced)
    for step in 0...40 {
      let size = size(of: badge, at: 0.2 + Double(step) / 100)
      expect(abs(size.x - 24) < 1e-9 && abs(size.y - 24) < 1e-9)
    }
    expect(JellyBadgeBody.Tuning.classic.maximumStretch, equals: 0)
  }

  @Test("does not get faster without end when it tears again and again at one moment")
  func tearing() {
    var badge = drawn()
    for _ in 0..<1000 {
      badge.handle(.touchMoved([41, 30]), at: 0.3)
      badge.handle(.touchMoved([440, 30]), at: 0.3)
    }
    for step in 0...40 {
      let size = size(of: badge, at: 0.3 + Double(step) / 100)
      expect(max(size.x, size.y), isLessThan: 24 * 3)
    }
  }
}

extension JellyBadgeBody {
  /// Returns the area within the control points of the outline, which a linear map changes as it
  /// changes the outline's own.
  fileprivate func controlArea(at time: Double) -> Double {
    outline(at: time).commands.split(separator: .close).reduce(0) { sum, subpath in
      let points = subpath.flatMap(\.points)
      return zip(points, points.dropFirst() + points.prefix(1)).reduce(sum) {
        $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2
      }
    }
  }
}
