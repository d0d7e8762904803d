extension SoftDrop {
  /// A finger's hold on the drop as a whole.
  ///
  /// It is two attachments, one to each coordinate of the centre.
  struct Hold: Equatable, Sendable {
    /// The name of the finger.
    let finger: Int
    /// Where it took hold, and where the centre was then.
    let start: Vector2
    let origin: Vector2
    /// Where the finger is now.
    var point: Vector2
  }

  /// Lets a finger take hold of the drop where it is.
  mutating func takeHold(_ finger: Int, at point: Vector2, now: Double) {
    let (law, place) = (law, place(at: now))
    hold = Hold(finger: finger, start: point, origin: place, point: point)
    let offset = place - home
    shape.change(by: law, now: now) { body in
      Self.detachHold(from: &body)
      guard law.rings else {
        // Without a swing, the drop's home is where the finger holds it.
        body.stop()
        Self.withPlace(offset) { body.goHome(to: $0) }
        return
      }
      for axis in 0..<2 {
        body.attach(Self.firstSlot + axis, stiffness: law.hold) { shape in
          for n in 0..<law.count { shape[n] = n == axis ? 1 : 0 }
        }
      }
    }
  }

  /// Moves the finger that holds the drop.
  mutating func drag(to point: Vector2, now: Double) {
    guard let old = hold?.wish(on: self) else { return }
    hold?.point = point
    guard let wish = hold?.wish(on: self) else { return }
    let law = law
    shape.change(by: law, now: now) { body in
      guard law.rings else {
        Self.withPlace(wish) { body.goHome(to: $0) }
        Self.withPlace(wish - old) { body.move(along: $0, times: 1) }
        return
      }
      for axis in 0..<2 { body.wish(Self.firstSlot + axis, wish[axis]) }
    }
  }

  /// Lets the drop go; it goes on from where it is, as fast as it is.
  mutating func letGo(now: Double) {
    guard hold != nil else { return }
    hold = nil
    shape.change(by: law, now: now) { body in
      Self.detachHold(from: &body)
      Self.withPlace(.zero) { body.goHome(to: $0) }
    }
  }

  private static func detachHold(from body: inout SoftBody<ThirtyTwoModes>) {
    for axis in 0..<2 { body.detach(firstSlot + axis) }
  }

  /// The slots after those of the fingers that press the outline.
  private static var firstSlot: Int { SoftFingers.most }

  /// Calls a function with coordinates that put the centre of a round drop at a place from home.
  @inline(__always)
  static func withPlace(_ place: Vector2, _ body: (UnsafePointer<Double>) -> Void) {
    withNumbers(Scratch.self) { coordinates in
      (coordinates[0], coordinates[1]) = (place.x, place.y)
      body(coordinates)
    }
  }
}

extension SoftDrop.Hold {
  /// Where the finger wants the centre, from home.
  ///
  /// At a wall the drop follows less and less: the finger presses it flat. The spring that pulls
  /// home makes it give a little, and the finger pulls farther by as much.
  fileprivate func wish(on drop: SoftDrop) -> Vector2 {
    let law = drop.law
    let way = drop.inside(origin + (point - start)) - drop.inside(origin)
    let give = law.rings ? law.stiffness(of: 0) / law.hold : 0
    return origin - drop.home + way * (1 + give)
  }
}

extension SoftDrop {
  /// A place for the centre between the walls, or a little beyond where a round drop would touch.
  fileprivate func inside(_ center: Vector2) -> Vector2 {
    tuning.isWalled
      ? Vector2(inside(center.x, of: size.x), inside(center.y, of: size.y)) : center
  }

  private func inside(_ place: Double, of length: Double) -> Double {
    let room = max(length / 2 - radius, 0)
    let limit = SoftLimit(free: room, give: Self.flattest * radius)
    return length / 2 + limit.limited(place - length / 2)
  }

  /// How far a finger can press a drop against a wall, in radii; found by eye.
  private static var flattest: Double { 0.4 }
}
