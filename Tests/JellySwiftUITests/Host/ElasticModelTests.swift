import Foundation
import Jelly
import Testing

@testable import JellySwiftUI

@MainActor @Suite("A model of a body")
struct ElasticModelTests {
  private let model = ElasticModel(Jelly.JellyBar(size: [390, 100]))

  private func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }

  /// Pulls the bar and lets it go at a time.
  private func pull(at time: Double) {
    model.send(.touchBegan([195, 50]), at: date(time - 0.1))
    model.send(.touchEnded([195, 90]), at: date(time))
  }

  @Test("shows the rest, however old the date is that a clock at rest says")
  func idleClock() {
    pull(at: 100)
    model.stop(after: model.elastic.restTime)
    #expect(!model.isMoving)
    #expect(model.time(at: date(50)) == model.elastic.restTime)
    #expect(model.time(at: date(900)) == 900)
  }

  @Test("shows no time before its last event")
  func oldFrames() {
    pull(at: 100)
    #expect(model.isMoving)
    #expect(model.time(at: date(99.99)) == 100)
    #expect(model.time(at: date(100.01)) == 100.01)
  }

  @Test("goes on when something has happened since the last frame")
  func newEvents() {
    pull(at: 100)
    let rest = model.elastic.restTime
    pull(at: rest)
    model.stop(after: rest)
    #expect(model.isMoving)
  }

  @Test("moves from the start where it moves for ever")
  func endless() {
    var tuning = GooeyBadge.Tuning.standard
    tuning.floatRadius = 3
    #expect(ElasticModel(GooeyBadge(size: [24, 24], tuning: tuning)).isMoving)
    #expect(!ElasticModel(GooeyBadge(size: [24, 24])).isMoving)
  }

  @Test("loses nothing that it tells between two frames")
  func told() {
    pull(at: 100)
    pull(at: 101)
    #expect(model.told.number == 4)
    #expect(model.told.since(0) == [.grabbed, .released, .grabbed, .released])
    #expect(model.told.since(3) == [.released])
    #expect(model.told.since(4).isEmpty)
    for second in 102..<110 { pull(at: Double(second)) }
    #expect(model.told.since(0).count == 8)
  }
}
