import Jelly

/// Settings: tuning, pages, their width, diameter (0 for the default), axis, whether from right to
/// left, style, page. Values: page, factor, track length, then in pixels the place of the first dot
/// and of the track's coloured end, the dots' spacing, their diameter as drawn, the line's width,
/// the ball's diameter and that of a dot with room.
extension GooeyPager: PageBody {
  init(size: Vector2, settings: Settings) {
    self.init(
      size: size, layout: Layout(settings), page: Int(page: settings[7]), tuning: Tuning(settings))
  }

  static func event(_ code: Int32, _ point: Vector2, _ settings: Settings) -> Event {
    switch code {
    case 0: .tuned(Tuning(settings))
    case 1: .resized(point)
    case 3: .swiped(point)
    case 4: .tapped(point)
    case 7: .scrolled(offset: point.x, isDragging: point.y > 0)
    case 8: .jumped(page: Int(page: point.x))
    default: .laidOut(Layout(settings))
    }
  }

  static func code(of effect: Effect) -> Int32 {
    switch effect {
    case .selected(let page): Int32(page + 1)
    }
  }

  func write(valuesAt time: Double, into numbers: inout NumberBuffer) {
    let track = track
    let length = trackLength(at: time)
    numbers.append(Double(page))
    numbers.append(factor(at: time))
    numbers.append(length)
    numbers.append(track.point(at: 0))
    numbers.append(track.point(at: length))
    numbers.append(track.spacing)
    numbers.append(track.drawnDotDiameter)
    numbers.append(track.lineWidth)
    numbers.append(layout.diameter)
    numbers.append(layout.dotDiameter)
  }
}

extension GooeyPager.Layout {
  init(_ settings: Settings) {
    self.init(
      pages: Int(page: settings[1]), pageWidth: settings[2],
      axis: settings[4] == 1 ? .vertical : .horizontal, isRightToLeft: settings[5] == 1,
      style: settings[6] == 1 ? .square : .ball)
    if settings[3] > 0 { diameter = settings[3] }
  }
}

extension GooeyPager.Tuning {
  init(_ settings: Settings) {
    switch settings[0] {
    case 1: self = .classic
    case 2: self = .calm
    default: self = .standard
    }
  }
}

extension Int {
  /// A page's index or count that JavaScript has given as a number, whatever number.
  fileprivate init(page: Double) {
    self = page > 0 ? Int(Swift.min(page, 1e6)) : 0
  }
}
