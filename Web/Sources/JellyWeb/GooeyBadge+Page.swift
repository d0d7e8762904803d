import Jelly

/// Settings: tuning, viscosity, whether it floats. Values: x and y from home, phase, opacity,
/// content scale.
extension GooeyBadge: PageBody {
  init(size: Vector2, settings: Settings) {
    self.init(
      size: size, diameter: min(size.x, size.y), viscosity: settings[1], tuning: Tuning(settings))
  }

  static func event(_ code: Int32, _ point: Vector2, _ settings: Settings) -> Event {
    switch code {
    case 0: .tuned(Tuning(settings))
    case 1: .resized(point)
    case 2: .touchBegan(point)
    case 3: .touchMoved(point)
    case 4: .touchEnded(point)
    case 6: .dismissed
    case 7: .restored
    case 8: .measured(diameter: point.x, viscosity: point.y)
    default: .touchCancelled
    }
  }

  static func code(of effect: Effect) -> Int32 {
    switch effect {
    case .grabbed: 1
    case .released: 2
    case .detached: 3
    case .rejoined: 4
    case .dismissed: 5
    case .restored: 6
    }
  }

  func write(valuesAt time: Double, into numbers: inout NumberBuffer) {
    numbers.append(position(at: time) - size / 2)
    let phase: Double =
      switch phase(at: time) {
      case .attached: 0
      case .stretched: 1
      case .detached: 2
      case .returning: 3
      case .dismissed: 4
      }
    numbers.append(phase)
    numbers.append(opacity(at: time))
    numbers.append(contentScale(at: time))
  }
}

extension GooeyBadge.Tuning {
  init(_ settings: Settings) {
    switch settings[0] {
    case 1: self = .classic
    case 2: self = .calm
    default: self = .standard
    }
    if settings[2] > 0 { self = floating }
  }
}
