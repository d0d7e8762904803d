import Jelly

/// Settings: tuning, number of items, their diameter, gap, start and sweep in degrees, whether it is
/// mirrored; what is no number counts as not set. Values: the cross's turn, the opacity of the items'
/// outline, their diameter; then x, y, scale and opacity of each.
extension GooeyMenu: PageBody {
  init(size: Vector2, settings: Settings) {
    self.init(size: size, arrangement: Arrangement(settings), tuning: Tuning(settings))
  }

  static func event(_ code: Int32, _ point: Vector2, _ settings: Settings) -> Event {
    switch code {
    case 0: .tuned(Tuning(settings))
    case 1: .resized(point)
    case 2: .tapped(point)
    case 6: .arranged(Arrangement(settings))
    case 7: .opened
    case 8: .closed
    default: .chosen(Int(point.x))
    }
  }

  static func code(of effect: Effect) -> Int32 {
    switch effect {
    case .opened: 1
    case .closed: 2
    case .selected(let index): 3 + Int32(truncatingIfNeeded: index)
    }
  }

  func write(valuesAt time: Double, into numbers: inout NumberBuffer) {
    numbers.append(turn(at: time))
    numbers.append(itemsOpacity(at: time))
    numbers.append(arrangement.itemDiameter)
    for index in 0..<arrangement.count {
      let item = item(index, at: time)
      numbers.append(item.disc.center)
      numbers.append(item.scale)
      numbers.append(item.opacity)
    }
  }
}

extension GooeyMenu.Arrangement {
  init(_ settings: Settings) {
    let standard = Self()
    func number(_ index: Int, or other: Double) -> Double {
      settings[index] == settings[index] ? settings[index] : other
    }
    self.init(
      count: Int(settings[1]),
      itemDiameter: number(2, or: standard.itemDiameter),
      gap: settings[3] >= 0 ? settings[3] : nil,
      startAngle: number(4, or: standard.startAngle * 180 / .pi) * .pi / 180,
      sweep: number(5, or: standard.sweep * 180 / .pi) * .pi / 180,
      isMirrored: settings[6] != 0)
  }
}

extension GooeyMenu.Tuning {
  init(_ settings: Settings) {
    switch settings[0] {
    case 1: self = .classic
    case 2: self = .calm
    default: self = .standard
    }
  }
}
