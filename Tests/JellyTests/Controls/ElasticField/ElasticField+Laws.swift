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
    case 7: .focused
    case 8: generator.chance(0.5) ? .focused : .touchEnded
    case 9...11: .rejected
    case 12: .resized(generator.size(near: size))
    case 13: .shaped(overshoot: overshoot, cornerRadius: generator.chance(0.7) ? cornerRadius : 8)
    default: .tuned(randomTuning(using: &generator))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .touchBegan(let point), .resized(let point): point.x.isFinite && point.y.isFinite
    case .shaped(let overshoot, let radius): overshoot.isFinite && radius.isFinite
    case .touchEnded, .focused, .rejected, .tuned: true
    }
  }

  func staysInPlace(under event: Event) -> Bool {
    switch event {
    case .touchBegan, .touchEnded, .focused, .rejected, .tuned: true
    case .resized(let size): size == self.size
    case .shaped(_, let radius): radius == cornerRadius
    }
  }

  func place(at time: Double) -> [Double] {
    let bulges = bulges(at: time)
    return [bulges.x, bulges.y, bulges.z, bulges.w, shift(at: time)]
  }

  static var restTolerance: Double { 0.01 }

  var restOutline: RecordedOutline? {
    ElasticField(size: size, overshoot: overshoot, cornerRadius: cornerRadius, tuning: tuning)
      .outline(at: 0)
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    var tuning = generator.pick(Feel.allCases).fieldTuning
    guard generator.chance(0.4) else { return tuning }
    tuning.kick = generator.uniform(0...60)
    tuning.outDuration = generator.pick([0, 0.01, 0.25, 3])
    tuning.pushSpeed = generator.pick([1, 300, 1e6])
    tuning.spring = DampedSpring(
      angularFrequency: generator.uniform(5...60),
      dampingRatio: generator.pick([0.1, 0.5, 1, 1.5, 4]))
    return tuning
  }
}
