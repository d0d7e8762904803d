import Jelly

/// Settings: tuning, edge, side. Values: depth.
extension JellyBar: PageBody {
  init(size: Vector2, settings: Settings) {
    self.init(size: size, side: Side(code: settings[2]), tuning: Tuning(settings))
  }

  static func event(_ code: Int32, _ point: Vector2, _ settings: Settings) -> Event {
    switch code {
    case 0: .tuned(Tuning(settings))
    case 1: .resized(point)
    case 2: .touchBegan(point)
    case 3: .touchMoved(point)
    case 4: .touchEnded(point)
    default: .touchCancelled
    }
  }

  static func code(of effect: Effect) -> Int32 {
    switch effect {
    case .grabbed: 1
    case .released: 2
    }
  }

  func write(valuesAt time: Double, into numbers: inout NumberBuffer) {
    numbers.append(amplitudes(at: time).depth)
  }
}

extension JellyBar.Tuning {
  init(_ settings: Settings) {
    let edge = JellyBar.Edge(code: settings[1])
    switch settings[0] {
    case 1: self = .classic(edge)
    case 2: self = .calm(edge)
    default: self = .standard(edge)
    }
  }
}
