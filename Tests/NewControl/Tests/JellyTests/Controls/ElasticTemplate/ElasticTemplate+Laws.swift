public import JellyTestSupport

@testable import Jelly

extension Feel {
  var elasticTemplateTuning: ElasticTemplate.Tuning {
    switch self {
    case .classic: .classic
    case .standard: .standard
    case .liquid: .liquid
    case .calm: .calm
    }
  }
}

extension ElasticTemplate: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 8 {
    case 0...2: .pressed
    case 3...5: .released
    case 6: .resized(generator.size(near: size))
    default: .tuned(randomTuning(using: &generator))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .pressed, .released: true
    case .resized(let size): size.x.isFinite && size.y.isFinite
    case .tuned(let tuning): tuning.isSound
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    if case .resized(let size) = event { size == self.size } else { true }
  }

  func place(at time: Double) -> [Double] { [swelling(at: time)] }

  var resting: Self? { isHeld ? nil : ElasticTemplate(size: size, tuning: tuning) }

  /// A pill of any size and any tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [120, 44]),
      tuning: generator.soundTuning(like: generator.pick(Feel.allCases).elasticTemplateTuning))
  }

  private func randomTuning(using generator: inout SeededGenerator) -> Tuning {
    switch generator.next() % 8 {
    case 0: generator.unsoundTuning(like: tuning)
    case 1...3: generator.pick(Feel.allCases).elasticTemplateTuning
    default: generator.soundTuning(like: tuning)
    }
  }
}
