@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellyFieldBody.Tuning {
  /// A tuning for each answer.
  static var answers: [Self] { [.standard, .classic, .reduced] }
}

extension JellyFieldBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 16 {
    case 0...3: .touchBegan(generator.point(), id: Int(generator.next() % 6))
    case 4: .touchMoved(generator.point(), id: Int(generator.next() % 6))
    case 5...6: .touchEnded(generator.point(), id: Int(generator.next() % 6))
    case 7: generator.pick([.focused(from: generator.pick(RectEdge.all)), .nudged])
    case 8: generator.pick([.focused(), .touchCancelled])
    case 9...11: .rejected
    case 12: .sizeChanged(generator.size(near: size))
    case 13: .settingsChanged(generator.settings(like: settings))
    default: .tuningChanged(randomTuning(using: &generator))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .focused, .nudged, .rejected,
      .tuningChanged:
      true
    case .sizeChanged(let size): size == self.size
    case .settingsChanged(let settings): settings.cornerRadius == self.settings.cornerRadius
    }
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchMoved, .touchCancelled: true
    // They throw the sides; a tap throws a wave.
    case .touchBegan, .touchEnded, .focused, .nudged, .rejected: false
    // The middle of a soft side is at another place of its waves.
    case .sizeChanged, .settingsChanged: !isSoft || staysInPlace(under: event, at: time)
    // By a tuning that moves nothing the field comes to rest without another oscillation.
    case .tuningChanged(let tuning): tuning.touchResponse != .none && tuning.spring.isUnderdamped
    }
  }

  func bends(_ index: Int, between start: Double, and end: Double) -> Bool {
    // T4's sides turn with a velocity of their own.
    !isSoft && (start...end).contains(sides.motion.second.startTime)
  }

  func place(at time: Double) -> [Double] {
    let bulges = sideDisplacements(at: time)
    return [bulges.x, bulges.y, bulges.z, bulges.w, shakeOffset(at: time)]
  }

  var roundings: Double { isSoft ? 4096 : 16 }

  var resting: Self? {
    fingers.isAny || isSoft != (tuning.touchResponse == .soft)
      ? nil
      : JellyFieldBody(size: size, settings: settings, tuning: tuning)
  }

  /// Returns a field of any measures and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    random(like: generator.pick(Tuning.answers), using: &generator)
  }

  /// Returns a field of any measures, with the answer of a tuning and any other numbers.
  static func random(like tuning: Tuning, using generator: inout SeededGenerator) -> Self {
    var random = generator.valid(like: tuning)
    random.touchResponse = tuning.touchResponse
    return Self(
      size: generator.size(near: [300, 44]),
      settings: Settings(
        pressDepth: generator.number(-40...40), cornerRadius: generator.number(0...30)),
      tuning: random)
  }

  /// Returns a random tuning.
  ///
  /// A field whose sides move becomes soft only now and then, because a soft outline does far more,
  /// and tests are not optimized.
  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    var tuning: Tuning =
      switch generator.next() % 8 {
      case 0: generator.invalid(like: tuning)
      case 1...3: generator.pick(Tuning.answers)
      default: generator.valid(like: tuning)
      }
    if !isSoft, tuning.touchResponse == .soft, !generator.chance(1.0 / 32) {
      tuning.touchResponse = .allSides
    }
    return tuning
  }
}
