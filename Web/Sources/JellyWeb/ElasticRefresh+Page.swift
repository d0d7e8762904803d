import Jelly

/// Settings: tuning, edge, side, threshold, inset, shortest duration. Values: phase, progress,
/// inset, the loader's arc and turn.
extension ElasticRefresh: PageBody {
  init(size: Vector2, settings: Settings) {
    self.init(
      size: size, side: Side(code: settings[2]), threshold: settings[3], inset: settings[4],
      minimumDuration: settings[5], tuning: Tuning(settings))
  }

  static func event(_ code: Int32, _ point: Vector2, _ settings: Settings) -> Event {
    switch code {
    case 0: .tuned(Tuning(settings))
    case 1: .resized(point)
    case 3: .pulled(distance: point.y, x: point.x)
    case 4: .released
    case 6: .refreshBegan
    case 7: .refreshEnded(.done)
    default: .refreshEnded(.failed)
    }
  }

  static func code(of effect: Effect) -> Int32 {
    switch effect {
    case .armed: 1
    case .disarmed: 2
    case .refresh: 3
    case .ended(.done): 4
    case .ended(.failed): 5
    }
  }

  func write(valuesAt time: Double, into numbers: inout NumberBuffer) {
    let phase: Double =
      switch phase(at: time) {
      case .idle: 0
      case .pulling: 1
      case .armed: 2
      case .refreshing: 3
      case .ending: 4
      }
    numbers.append(phase)
    numbers.append(progress(at: time))
    numbers.append(inset(at: time))
    numbers.append(loaderArc(at: time))
    numbers.append(loaderTurn(at: time))
  }
}

extension ElasticRefresh.Tuning {
  init(_ settings: Settings) {
    let edge = JellyBar.Edge(code: settings[1])
    switch settings[0] {
    case 1: self = .classic(edge)
    case 2: self = .calm(edge)
    default: self = .standard(edge)
    }
  }
}
