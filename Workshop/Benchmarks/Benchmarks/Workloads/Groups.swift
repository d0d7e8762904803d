@_spi(Jelly) import Jelly

extension Workload {
  /// Groups whose bodies approach each other while their necks form: a frame of each arrangement
  /// with 2, 5 and 12 bodies, and the event that sends them.
  public static var groups: [Workload] {
    let counts = [2, 5, 12]
    return Arrangement.allCases.flatMap { kind in counts.map { frame(kind, $0) } }
      + counts.map(sending)
  }

  private enum Arrangement: String, CaseIterable {
    case discs, chips, cards, diagonal, heap

    /// The box of a body among some.
    func box(_ index: Int, of count: Int) -> JellyGroupBody.Box {
      let place = Double(index)
      return switch self {
      case .discs: .init(center: Vector2(62 * place, 0), size: Vector2(56, 56))
      case .chips: .init(center: Vector2(86 * place, 0), size: Vector2(80, 32))
      case .cards:
        .init(
          center: Vector2(106 * place, Double(index % 2) * 3),
          size: Vector2(100, 80 - Double(index % 3) * 2), cornerRadius: 12)
      case .diagonal:
        .init(center: Vector2(56, 36) * place, size: Vector2(60, 36), cornerRadius: 10)
      case .heap:
        .init(
          center: 8 * Double(count) * Self.direction(place / Double(count)), size: Vector2(60, 44),
          cornerRadius: 10)
      }
    }

    /// A direction on a square rather than a circle, which does not need a sine.
    private static func direction(_ turn: Double) -> Vector2 {
      let side = turn * 4
      switch side {
      case ..<1: return Vector2(1 - side, side)
      case ..<2: return Vector2(1 - side, 2 - side)
      case ..<3: return Vector2(side - 3, 2 - side)
      default: return Vector2(side - 3, side - 4)
      }
    }
  }

  /// A group that has been sent, by animated events at the time 0, to its boxes from boxes that lie
  /// 1.4 times as far apart.
  private static func sent(_ kind: Arrangement, _ count: Int) -> JellyGroupBody {
    var group = JellyGroupBody(size: Vector2(400, 300))
    for index in 0..<count {
      var box = kind.box(index, of: count)
      box.center *= 1.4
      _ = group.handle(.bodyPlaced(index, box, isAnimated: false), at: -1)
    }
    for index in 0..<count {
      _ = group.handle(.bodyPlaced(index, kind.box(index, of: count)), at: 0)
    }
    return group
  }

  private static func frame(_ kind: Arrangement, _ count: Int) -> Workload {
    let rounds = 128
    return Workload("draw, group, \(count) \(kind.rawValue)", count: rounds) {
      let group = sent(kind, count)
      return {
        var path = Checksum()
        for round in 0..<rounds { group.draw(at: 0.26 + Double(round) * 1e-5, into: &path) }
        return path.sum
      }
    }
  }

  /// A body of a group in motion gets another box, which plans all bonds anew.
  private static func sending(_ count: Int) -> Workload {
    let rounds = 32
    return Workload("event, group, \(count) chips that move", count: rounds) {
      let group = sent(.chips, count)
      let box = Arrangement.chips.box(0, of: count)
      return {
        var sum = 0.0
        for round in 0..<rounds {
          var moving = group
          let place = box.moved(by: Vector2(0, 20 + Double(round)))
          _ = moving.handle(.bodyPlaced(0, place), at: 0.05)
          sum += moving.restTime
        }
        return sum
      }
    }
  }
}
