public import JellyTestSupport

@testable import Jelly

extension Feel {
  var fieldTuning: ElasticField.Tuning {
    switch self {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}

extension ElasticField: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 16 {
    case 0...6: .touchBegan(generator.point())
    case 7: generator.pick([.focused, .bulged])
    case 8: generator.chance(0.5) ? .focused : .touchEnded
    case 9...11: .rejected
    case 12: .resized(generator.size(near: size))
    case 13:
      .shaped(
        overshoot: generator.chance(0.5) ? overshoot : generator.number(-40...40),
        cornerRadius: generator.chance(0.7) ? cornerRadius : generator.number(0...30))
    default: .tuned(randomTuning(using: &generator))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point), .resized(let point): point.x.isFinite && point.y.isFinite
    case .shaped(let overshoot, let radius): overshoot.isFinite && radius.isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchEnded, .focused, .bulged, .rejected: true
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .touchBegan, .touchEnded, .focused, .bulged, .rejected, .tuned: true
    case .resized(let size): size == self.size
    case .shaped(_, let radius): radius == cornerRadius
    }
  }

  func place(at time: Double) -> [Double] {
    let bulges = bulges(at: time)
    return [bulges.x, bulges.y, bulges.z, bulges.w, shift(at: time)]
  }

  var resting: Self? {
    ElasticField(size: size, overshoot: overshoot, cornerRadius: cornerRadius, tuning: tuning)
  }

  /// A field of any measures and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [300, 44]), overshoot: generator.number(-40...40),
      cornerRadius: generator.number(0...30),
      tuning: generator.soundTuning(like: generator.pick(Feel.allCases).fieldTuning))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    switch generator.next() % 8 {
    case 0: generator.unsoundTuning(like: tuning)
    case 1...3: generator.pick(Feel.allCases).fieldTuning
    default: generator.soundTuning(like: tuning)
    }
  }
}
