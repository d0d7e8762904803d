import Jelly

/// A path that only adds up its numbers, so that it costs little and is not optimised away.
///
/// Each command waits for the one before it with one addition, not with six.
struct Checksum: PathBuilder {
  private var points = Vector2.zero
  var sum: Double { points.x + points.y }
  mutating func move(to point: Vector2) { points += point }
  mutating func addLine(to point: Vector2) { points += point }
  mutating func addQuadCurve(to point: Vector2, control: Vector2) { points += control + point }
  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    points += control1 + control2 + point
  }
  mutating func closeSubpath() {}
}

extension Workload {
  /// Each control, drawn in flight.
  public static var draws: [Workload] {
    [
      bar("draw, bar, single edge", .standard(.single)),
      bar("draw, bar, wave", .standard(.wave)),
      bar("draw, bar, soft edge", .standard()),
      bar("draw, bar, T3's seven points", .classic(.wave)),
      refresh("draw, refresh, bouncing", .standard(.wave)),
      field("draw, field", .standard),
      field("draw, field, T4's", .classic),
      pager("draw, pager, its ball", .standard),
      pager("draw, pager, T2's ball", .classic),
      badge("draw, badge, its neck", pull: 90),
      badge("draw, badge, torn", pull: 130),
      badge("draw, badge, KYCuteView's", pull: 90, .classic),
      menu("draw, menu, an item that buds", .standard),
      menu("draw, menu, KYGooeyMenu's, an item", .classic),
    ]
  }

  private static func bar(_ name: String, _ tuning: JellyBar.Tuning) -> Workload {
    draw(name) {
      var bar = JellyBar(size: Vector2(390, 100), tuning: tuning)
      _ = bar.handle(.touchBegan(Vector2(195, 50)), at: 0)
      _ = bar.handle(.touchMoved(Vector2(230, 150)), at: 0.1)
      _ = bar.handle(.touchEnded(Vector2(230, 150)), at: 0.2)
      return bar
    }
  }

  private static func refresh(_ name: String, _ tuning: ElasticRefresh.Tuning) -> Workload {
    draw(name) {
      var refresh = ElasticRefresh(size: Vector2(390, 0), tuning: tuning)
      _ = refresh.handle(.pulled(distance: 140, x: 200), at: 0.1)
      _ = refresh.handle(.released, at: 0.2)
      return refresh
    }
  }

  private static func field(_ name: String, _ tuning: ElasticField.Tuning) -> Workload {
    draw(name) {
      var field = ElasticField(size: Vector2(300, 44), cornerRadius: 10, tuning: tuning)
      _ = field.handle(.touchBegan(Vector2(60, 10)), at: 0.1)
      return field
    }
  }

  private static func pager(_ name: String, _ tuning: GooeyPager.Tuning) -> Workload {
    draw(name) {
      var pager = GooeyPager(size: Vector2(280, 44), tuning: tuning)
      _ = pager.handle(.scrolled(offset: 0, isDragging: true), at: 0)
      _ = pager.handle(.scrolled(offset: 90, isDragging: true), at: 0.1)
      _ = pager.handle(.scrolled(offset: 200, isDragging: false), at: 0.2)
      return pager
    }
  }

  /// A badge that flies home, or whose torn neck draws back.
  private static func badge(
    _ name: String, pull: Double, _ tuning: GooeyBadge.Tuning = .standard
  ) -> Workload {
    draw(name) {
      var badge = GooeyBadge(size: Vector2(100, 100), tuning: tuning)
      _ = badge.handle(.touchBegan(Vector2(50, 50)), at: 0)
      _ = badge.handle(.touchMoved(Vector2(50 + pull, 60)), at: 0.2)
      if badge.phase(at: 0.2) == .stretched { _ = badge.handle(.touchCancelled, at: 0.2) }
      return badge
    }
  }

  /// A menu of six items that opens, from the tap until it rests; the count is that of the items.
  private static func menu(_ name: String, _ tuning: GooeyMenu.Tuning) -> Workload {
    let (rounds, items) = (128, 6)
    return Workload(name, count: rounds * items) {
      var menu = GooeyMenu(
        size: Vector2(56, 56), arrangement: GooeyMenu.Arrangement(count: items), tuning: tuning)
      _ = menu.handle(.opened, at: 0)
      let moving = menu
      return {
        var path = Checksum()
        for round in 0..<rounds {
          moving.draw(at: moving.restTime * Double(round) / Double(rounds), into: &path)
        }
        return path.sum
      }
    }
  }

  /// A control that moves from 0.2 s on, drawn every millisecond.
  private static func draw<Body: ElasticBody>(
    _ name: String, _ make: @escaping @Sendable () -> Body
  ) -> Workload {
    let rounds = 256
    return Workload(name, count: rounds) {
      let moving = make()
      return {
        var path = Checksum()
        for round in 0..<rounds { moving.draw(at: 0.2 + Double(round) * 0.001, into: &path) }
        return path.sum
      }
    }
  }
}
