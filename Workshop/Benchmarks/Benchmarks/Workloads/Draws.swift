import Jelly

/// A path that only adds up its numbers, so that it costs little and is not optimized away.
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
  /// Each way to draw a control, in flight.
  public static var draws: [Workload] {
    [
      bar("draw, bar, quadratic edge", .quadratic),
      bar("draw, bar, wave", .wave),
      bar("draw, bar, soft edge", .soft),
      bar("draw, bar, T3's seven points", .wave, .classic),
      refresh("draw, refresh, bouncing", .wave),
      field("draw, field", .standard),
      field("draw, field, T4's", .classic),
      drawer("draw, drawer, thrown out"),
      draw("draw, row, its drops part") {
        var row = row
        _ = row.handle(.opened(.trailing), at: 0.15)
        return row
      },
      letter("draw, shape, a letter of 72 nodes"),
      morph("draw, shape, a morph of 64 cubics"),
      pager("draw, pager, its ball", .standard),
      pager("draw, pager, T2's ball", .classic),
      badge("draw, badge, its neck", pull: 90),
      badge("draw, badge, torn", pull: 130),
      badge("draw, badge, KYCuteView's", pull: 90, .classic),
      menu("draw, menu, an item that buds", .standard),
      menu("draw, menu, KYGooeyMenu's, an item", .classic),
    ]
  }

  private static func bar(
    _ name: String, _ curve: JellyBarBody.EdgeCurve, _ tuning: JellyBarBody.Tuning = .standard
  ) -> Workload {
    draw(name) {
      var bar = JellyBarBody(size: Vector2(390, 100), settings: .init(curve: curve), tuning: tuning)
      _ = bar.handle(.touchBegan(Vector2(195, 50)), at: 0)
      _ = bar.handle(.touchMoved(Vector2(230, 150)), at: 0.1)
      _ = bar.handle(.touchEnded(Vector2(230, 150)), at: 0.2)
      return bar
    }
  }

  private static func refresh(_ name: String, _ curve: JellyBarBody.EdgeCurve) -> Workload {
    draw(name) {
      var refresh = JellyRefreshBody(size: Vector2(390, 0), settings: .init(curve: curve))
      _ = refresh.handle(.pullChanged(distance: 140, position: 200), at: 0.1)
      _ = refresh.handle(.pullEnded, at: 0.2)
      return refresh
    }
  }

  private static func field(_ name: String, _ tuning: JellyFieldBody.Tuning) -> Workload {
    draw(name) {
      var field = JellyFieldBody(
        size: Vector2(300, 44), settings: .init(cornerRadius: 10), tuning: tuning)
      _ = field.handle(.touchBegan(Vector2(60, 10)), at: 0.1)
      return field
    }
  }

  private static func drawer(_ name: String) -> Workload {
    draw(name) {
      var drawer = JellyDrawerBody(
        size: Vector2(390, 844), settings: .init(detents: .init(.medium, .large)),
        selectedDetent: 0)
      _ = drawer.handle(.touchBegan(Vector2(150, 500)), at: 0)
      _ = drawer.handle(.touchMoved(Vector2(150, 400)), at: 0.1)
      _ = drawer.handle(.touchEnded(Vector2(150, 300)), at: 0.2)
      return drawer
    }
  }

  /// A row with three actions.
  static var row: JellyRowBody {
    JellyRowBody(size: Vector2(390, 76), settings: .init(trailingWidths: [56, 56, 56, 0]))
  }

  private static func pager(_ name: String, _ tuning: JellyPagerBody.Tuning) -> Workload {
    draw(name) {
      var pager = JellyPagerBody(size: Vector2(280, 44), tuning: tuning)
      _ = pager.handle(.scrolled(offset: 0, isDragging: true), at: 0)
      _ = pager.handle(.scrolled(offset: 90, isDragging: true), at: 0.1)
      _ = pager.handle(.scrolled(offset: 200, isDragging: false), at: 0.2)
      return pager
    }
  }

  /// A badge that flies home, or whose torn neck draws back.
  private static func badge(
    _ name: String, pull: Double, _ tuning: JellyBadgeBody.Tuning = .standard
  ) -> Workload {
    draw(name) {
      var badge = JellyBadgeBody(size: Vector2(100, 100), tuning: tuning)
      _ = badge.handle(.touchBegan(Vector2(50, 50)), at: 0)
      _ = badge.handle(.touchMoved(Vector2(50 + pull, 60)), at: 0.2)
      if badge.phase(at: 0.2) == .stretched { _ = badge.handle(.touchCancelled, at: 0.2) }
      return badge
    }
  }

  /// A menu of six items that opens, from the tap until it rests; the count is that of the items.
  private static func menu(_ name: String, _ tuning: JellyMenuBody.Tuning) -> Workload {
    let (rounds, items) = (128, 6)
    return Workload(name, count: rounds * items) {
      var menu = JellyMenuBody(
        size: Vector2(56, 56), settings: JellyMenuBody.Settings(itemCount: items), tuning: tuning)
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

  /// A letter on a sheet that oscillates: two contours of 36 curves.
  private static func letter(_ name: String) -> Workload {
    let rounds = 256
    return Workload(name, count: rounds) {
      var shape = JellyShapeBody(size: Vector2(160, 160))
      _ = shape.handle(.touchBegan(Vector2(130, 50)), at: 0)
      _ = shape.handle(.touchMoved(Vector2(170, 30)), at: 0.1)
      _ = shape.handle(.touchEnded(Vector2(170, 30)), at: 0.15)
      let moving = shape
      let squares = [70.0, 40.0].map(square)
      return {
        var path = Checksum()
        for round in 0..<rounds {
          moving.draw(at: 0.2 + Double(round) * 0.001, into: &path) { pen in
            for curves in squares {
              pen.move(to: curves[curves.count - 1].end)
              for curve in curves {
                pen.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
              }
              pen.closeSubpath()
            }
          }
        }
        return path.sum
      }
    }
  }

  /// A square around the middle of the letter's sheet, with nine curves on each side.
  private static func square(
    _ radius: Double
  ) -> [(control1: Vector2, control2: Vector2, end: Vector2)] {
    var point = Vector2(80 - radius, 80 - radius)
    return [Vector2(1, 0), Vector2(0, 1), Vector2(-1, 0), Vector2(0, -1)].flatMap { way in
      (0..<9).map { _ in
        point += way * (2 * radius / 9)
        return (point - way, point - way / 2, point)
      }
    }
  }

  /// A control that moves from 0.2 s on, drawn every millisecond.
  static func draw<Body: JellyBody>(
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
