import Jelly

extension Workload {
  /// One touch event of a control; an event does not allocate.
  public static var events: [Workload] {
    let (bar, field) = (JellyBarBody(size: Vector2(390, 100)), field)
    return [
      touches("event, soft bar, touch or release", on: bar, at: Vector2(195, 50)),
      moves("event, soft bar, move", on: bar, at: Vector2(195, 50), across: Vector2(40, 60)),
      moves("event, soft bar, slide", on: bar, at: Vector2(195, 90), across: Vector2(150, 0)),
      touches("event, soft field, touch or release", on: field, at: Vector2(60, 10)),
      moves("event, soft field, move", on: field, at: Vector2(60, 10), across: Vector2(30, 10)),
      moves("event, badge, move", on: badge, at: Vector2(50, 50), across: Vector2(40, 10)),
      touches("event, shape, touch or release", on: shape, at: Vector2(130, 50)),
      touches("event, shape, third finger, touch or release", on: held, at: Vector2(130, 50)),
      moves("event, shape, move", on: shape, at: Vector2(130, 50), across: Vector2(40, 10)),
      morphs("event, shape, another drawing"),
      touches("event, press, touch or release", on: press, at: Vector2(60, 20)),
      moves("event, press, move", on: press, at: Vector2(60, 20), across: Vector2(40, 10)),
      touches("event, drawer, touch or release", on: drawer, at: Vector2(150, 500)),
      moves("event, drawer, move", on: drawer, at: Vector2(150, 500), across: Vector2(40, 200)),
      moves("event, row, move", on: row, at: Vector2(320, 38), across: Vector2(-200, 0)),
      scrolls("event, pager, scroll"),
      taps("event, menu, tap"),
    ]
  }

  private static var rounds: Int { 256 }

  private static var field: JellyFieldBody {
    JellyFieldBody(size: Vector2(300, 44), settings: .init(cornerRadius: 10))
  }

  private static var badge: JellyBadgeBody { JellyBadgeBody(size: Vector2(100, 100)) }

  private static var shape: JellyShapeBody { JellyShapeBody(size: Vector2(160, 160)) }

  private static var press: JellyPressBody { JellyPressBody(size: Vector2(300, 50)) }

  private static var drawer: JellyDrawerBody {
    JellyDrawerBody(
      size: Vector2(390, 844), settings: .init(detents: .init(.medium, .large)), selectedDetent: 0)
  }

  /// A shape that two fingers hold.
  private static var held: JellyShapeBody {
    var held = shape
    _ = held.handle(.touchBegan(Vector2(20, 20), id: 1), at: 0)
    _ = held.handle(.touchBegan(Vector2(40, 140), id: 2), at: 0)
    return held
  }

  /// A finger that comes down and leaves, in turns; each time the body still oscillates.
  private static func touches<Body: JellyControl>(
    _ name: String, on body: Body, at point: Vector2
  ) -> Workload where Body.Event: TouchEvent {
    handling(name, body) { body, round in
      let event: Body.Event =
        round % 2 == 0 ? .touchBegan(point, id: 0) : .touchEnded(point, id: 0)
      _ = body.handle(event, at: time(of: round))
    }
  }

  /// A finger that is down and moves to and fro, 120 times a second.
  private static func moves<Body: JellyControl>(
    _ name: String, on body: Body, at point: Vector2, across way: Vector2
  ) -> Workload where Body.Event: TouchEvent {
    var held = body
    _ = held.handle(.touchBegan(point, id: 0), at: 0)
    return handling(name, held) { body, round in
      let share = Double(round % 16) / 16
      let place = point + way * (share < 0.5 ? 2 * share : 2 - 2 * share)
      _ = body.handle(.touchMoved(place, id: 0), at: time(of: round))
    }
  }

  private static func scrolls(_ name: String) -> Workload {
    handling(name, JellyPagerBody(size: Vector2(280, 44))) { pager, round in
      let offset = Double(round % 16) * 40
      _ = pager.handle(.scrolled(offset: offset, isDragging: true), at: time(of: round))
    }
  }

  private static func taps(_ name: String) -> Workload {
    let menu = JellyMenuBody(size: Vector2(56, 56), settings: JellyMenuBody.Settings(itemCount: 6))
    return handling(name, menu) { menu, round in
      _ = menu.handle(round % 2 == 0 ? .opened : .closed, at: time(of: 12 * round))
    }
  }

  /// When an event happens, in seconds; 120 events a second.
  private static func time(of round: Int) -> Double { Double(round + 1) / 120 }

  /// A control to which an event happens again and again.
  private static func handling<Body: JellyBody>(
    _ name: String, _ body: Body, _ happen: @escaping @Sendable (inout Body, Int) -> Void
  ) -> Workload {
    Workload(name, count: rounds) {
      {
        var body = body
        for round in 0..<rounds { happen(&body, round) }
        return body.restTime
      }
    }
  }
}
