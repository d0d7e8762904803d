import Jelly

/// Settings: tuning, overshoot, corner radius. Values: shift, the widest bulge.
extension ElasticField: PageBody {
  init(size: Vector2, settings: Settings) {
    self.init(
      size: size, overshoot: settings[1], cornerRadius: settings[2], tuning: Tuning(settings))
  }

  static func event(_ code: Int32, _ point: Vector2, _ settings: Settings) -> Event {
    switch code {
    case 0: .tuned(Tuning(settings))
    case 1: .resized(point)
    case 2: .touchBegan(point)
    case 6: .focused
    case 7: .rejected
    default: .shaped(overshoot: point.x, cornerRadius: point.y)
    }
  }

  static func code(of effect: Effect) -> Int32 {
    switch effect {
    case .bulged: 1
    case .shaken: 2
    }
  }

  func write(valuesAt time: Double, into numbers: inout NumberBuffer) {
    let bulges = bulges(at: time)
    numbers.append(shift(at: time))
    var widest = 0.0
    for side in 0..<4 where abs(bulges[side]) > abs(widest) { widest = bulges[side] }
    numbers.append(widest)
  }
}

extension ElasticField.Tuning {
  init(_ settings: Settings) {
    switch settings[0] {
    case 1: self = .classic
    case 2: self = .calm
    default: self = .standard
    }
  }
}
