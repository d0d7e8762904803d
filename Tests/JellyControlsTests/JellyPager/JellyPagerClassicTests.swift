import Testing

@testable import Jelly

/// KYAnimatedPageControl by its numbers: 6 pages of 320 pt, a control of 280 × 50 pt, a ball of 20.
@Suite("A classic pager")
struct JellyPagerClassicTests {
  private let pager = JellyPagerBody.sample(.classic)

  /// 1 − e^(−5x)·cos 30x of the way from `start` to 0, x = t / 0.8.
  private func keyframe(from start: Double, after t: Double) -> Double {
    let x = t / 0.8
    return start * exponential(-5 * x) * cosine(30 * x)
  }

  @Test(
    "Stretches by the way from its rest, up to a page, behind itself",
    arguments: [(32, 0.1), (160, 0.5), (319, 319.0 / 320), (500, 1), (1600, 1)]
      as [(Double, Double)])
  func displacement(offset: Double, factor: Double) {
    let forward = pager.after(.scrolled(offset: offset, isDragging: true), at: 0)
    expect(abs(forward.factor(at: 0) - factor), isAtMost: 1e-15)
    expect(forward.stretch(at: 0).y, equals: 0)
    let last = JellyPagerBody.sample(.classic, page: 5)
    let back = last.after(.scrolled(offset: 1600 - offset, isDragging: true), at: 0)
    expect(abs(back.factor(at: 0) - factor), isAtMost: 1e-12)
    expect(back.stretch(at: 0).x, equals: 0)
  }

  @Test("Has its ball at offset/pageWidth·W/(n − 1), kept within the control")
  func places() {
    for (offset, x) in [(0, 10), (160, 28), (320, 56), (1120, 196), (1600, 270), (2000, 270)] {
      let pager = pager.after(.scrolled(offset: Double(offset), isDragging: true), at: 0)
      expect((pager.center - [Double(x), 25]).magnitude, isAtMost: 1e-12)
    }
  }

  @Test("Dragged over half a page and back, its tail does not change sides")
  func noFlip() {
    var pager = pager
    for step in 1...120 {
      let offset = 160 + 150 * cosine(Double(step) / 10)
      _ = pager.handle(.scrolled(offset: offset, isDragging: true), at: Double(step) / 60)
      expect(pager.stretch(at: Double(step) / 60).y, equals: 0)
    }
  }

  @Test("Let go, wobbles to rest by the keyframe spring from 0.5 + 1.5/n", arguments: [6, 8, 3])
  func release(pages: Int) {
    let layout = JellyPagerBody.Settings(pageCount: pages)
    let pager = JellyPagerBody.sample(.classic, layout)
      .after(.scrolled(offset: 150, isDragging: true), at: 1)
      .after(.scrolled(offset: 170, isDragging: false), at: 1.1)
    let start = 0.5 + 1.5 / Double(pages)
    for step in 0...80 {
      let t = 0.01 * Double(step)
      // Both have their own rounding of about 1e-16 of the start, and of the phase.
      expect(abs(pager.factor(at: 1.1 + t) - keyframe(from: start, after: t)), isAtMost: 1e-12)
    }
    expect(pager.factor(at: pager.restTime), equals: 0)
  }

  @Test("Jumped, wobbles 0.2 s later, the harder the further", arguments: 1...5)
  func jump(page: Int) {
    let pager = pager.after(.pageRequested(page), at: 2)
    let start = 0.5 + 1.5 * Double(page) / 6
    expect(pager.factor(at: 2.1999), equals: 0)
    for step in 0...80 {
      let t = 0.01 * Double(step)
      let expected = keyframe(from: start, after: t)
      expect(abs(pager.factor(at: 2.2 + t) - expected), isAtMost: 1e-11)
    }
  }

  @Test("Jumped, its track follows an ease-out parabola of a second, whatever the scroll does")
  func line() {
    var pager = pager.after(.pageRequested(4), at: 0)
    for (event, time) in Scroll(start: 0, end: 4, time: 0.03).events {
      _ = pager.handle(event, at: time)
      expect(abs(pager.trackLength(at: time) - 216 * time * (2 - time)), isAtMost: 1e-12)
    }
    expect(abs(pager.trackLength(at: 0.75) - 216 * 0.9375), isAtMost: 1e-12)
    expect(pager.trackLength(at: 1), equals: 216)
    expect(pager.restTime, isAtLeast: 1)
  }

  @Test("Scrolled, its track is as long as the offset is far, from the first dot to the last")
  func track() {
    for (offset, length) in [(-100, 0), (0, 0), (160, 27), (320, 54), (1600, 270), (1700, 270)] {
      let pager = pager.after(.scrolled(offset: Double(offset), isDragging: true), at: 0)
      expect(abs(pager.trackLength(at: 0) - Double(length)), isAtMost: 1e-12)
    }
  }

  @Test("Swiped again during the wobble, stretches again")
  func secondSwipe() {
    var pager = pager.after(Scroll.swipe(from: 0, to: 1))
    expect(pager.restTime, isGreaterThan: 0.6)
    for (event, time) in Scroll(start: 1, end: 1.5, time: 0.6, isDragging: true).events {
      _ = pager.handle(event, at: time)
    }
    // The rest of the first wobble, at most 0.75·e^(−6.25·0.4), goes on.
    expect(abs(pager.factor(at: 1) - 0.5), isLessThan: 0.07)
    expect(pager.stretch(at: pager.restTime), equals: [0.5, 0])
  }

  @Test("A tuning that differs in nothing that moves leaves the ball and the line on their way")
  func retuned() {
    let jumping = pager.after(.pageRequested(3), at: 0)
    var tuning = jumping.tuning
    tuning.rollTurns += 1
    for time in [0.1, 0.3] {
      let retuned = jumping.after(.tuningChanged(tuning), at: time)
      for later in [time, 0.4, 0.8, 2] {
        expect(abs(retuned.factor(at: later) - jumping.factor(at: later)), isLessThan: 1e-9)
        expect(
          abs(retuned.trackLength(at: later) - jumping.trackLength(at: later)), isLessThan: 1e-9)
      }
    }
  }

  @Test("Scrolled by a wheel, wobbles where it comes to rest")
  func wheel() {
    let scroll = Scroll(start: 0, end: 1)
    let pager = pager.after(scroll.events)
    expect(abs(pager.factor(at: scroll.endTime + 1e-9)), isGreaterThan: 0.1)
    expect(pager.factor(at: pager.restTime), equals: 0)
  }
}
