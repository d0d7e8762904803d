import Foundation
import Jelly
import SwiftUI
import Testing

@testable import JellySwiftUI

@MainActor @Suite("A model of a body")
struct JellyModelTests {
  private let model = JellyModel(JellyBarBody(size: [390, 100]))
  private let clock = HeadlessClock(time: 0)
  /// The time by which the wall clock is ahead.
  private let wall = 700_000_000.0

  init() {
    let clock = clock
    model.clock = JellyClock { clock.time }
  }

  private func date(_ time: Double) -> Date { Date(timeIntervalSinceReferenceDate: wall + time) }

  /// Returns the time that a frame shows when it is drawn at a time, and dated so by the wall
  /// clock.
  private func frame(_ date: Double, at time: Double) -> Double {
    clock.time = time
    return model.time(at: self.date(date))
  }

  /// Pulls the bar and lets it go at a time.
  private func pull(at time: Double) {
    model.send(.touchBegan([195, 50]), at: time - 0.125)
    model.send(.touchEnded([195, 90]), at: time)
    clock.time = time
  }

  @Test("shows the rest while nothing moves, however old the date is that a timeline repeats")
  func idleClock() {
    pull(at: 100)
    let rest = model.control.restTime
    model.stop(after: rest)
    expect(!model.isMoving)
    expect(frame(50, at: 100), equals: rest)
    // Another time would end the animation of a layout.
    expect(frame(50, at: 900), equals: rest)
  }

  @Test("shows no time before its last event")
  func oldFrames() {
    pull(at: 100)
    expect(model.isMoving)
    expect(frame(99.75, at: 100), equals: 100)
    expect(frame(100, at: 100.25), equals: 100.25)
  }

  @Test("shows frames as evenly as they are dated, however late each of them is drawn")
  func evenFrames() {
    pull(at: 100)
    let lateness = [0.25, 0.125, 0.375, 0.125, 0.25]
    let shown = lateness.enumerated().map { index, late in
      frame(100 + Double(index), at: 100 + Double(index) + late)
    }
    // From the least late frame on, each is shown a second after the one before.
    expect(Array(shown.dropFirst()), equals: [101.125, 102.125, 103.125, 104.125])
  }

  @Test("goes on when the wall clock is set", arguments: [-3600.0, -0.5, 0.5, 3600, 1e9])
  func wallClock(jump: Double) {
    pull(at: 100)
    expect(frame(100.25, at: 100.25), equals: 100.25)
    for step in 2...8 {
      let time = 100 + Double(step) / 4
      expect(frame(time + jump, at: time), equals: time)
    }
  }

  @Test("goes on when something has happened since the last frame")
  func newEvents() {
    pull(at: 100)
    let rest = model.control.restTime
    pull(at: rest)
    model.stop(after: rest)
    expect(model.isMoving)
  }

  @Test("moves from the start where it moves for ever")
  func endless() {
    var tuning = JellyBadgeBody.Tuning.standard
    tuning.floatAmplitude = 3
    expect(JellyModel(JellyBadgeBody(size: [24, 24], tuning: tuning)).isMoving)
    expect(!JellyModel(JellyBadgeBody(size: [24, 24])).isMoving)
  }

  @Test("loses no effect that it reports between two frames")
  func reported() {
    pull(at: 100)
    pull(at: 101)
    expect(model.reported.number, equals: 4)
    expect(model.reported.since(0), equals: [.grabbed, .released, .grabbed, .released])
    expect(model.reported.since(3), equals: [.released])
    expect(model.reported.since(4).isEmpty)
    for second in 102..<110 { pull(at: Double(second)) }
    expect(model.reported.since(0).count, equals: 8)
  }
}
