import Testing

@testable import Jelly

@Suite("Soft bodies against a dense program")
struct SoftVectorTests {
  @Test("an edge has the vectors' places, slopes, speeds, energy, modes and rest")
  func edges() throws {
    var states = 0
    for edge in try SoftVectors.load().edges {
      let law = edge.law
      var body = SoftBody<SixteenModes>(
        count: law.count, damping: law.damping, squares: law.square(of:), reaches: { _ in 1 })
      law.attachVolume(to: &body)
      body.go()
      for event in edge.events {
        let finger = event.finger ?? 0
        let place = (event.x ?? 0) / edge.length
        body.pause(at: event.at)
        switch event.type {
        case "touch":
          body.attach(finger, stiffness: law.grip) { law.writePatch(at: place, to: $0) }
        case "move":
          body.attach(finger, stiffness: law.grip) { law.writePatch(at: place, to: $0) }
          let target = try #require(event.target)
          if let direct = event.direct {
            let patch = law.patch(at: place)
            let square = patch.reduce(0) { $0 + $1 * $1 }
            let step = direct * (target - body.wish(of: finger))
            body.move(along: finger, times: step / square)
          }
          body.wish(finger, target)
        case "release":
          body.detach(finger)
        default:
          let patch = law.patch(at: place)
          let square = patch.reduce(0) { $0 + $1 * $1 }
          let speed = try #require(event.speed)
          body.push(along: patch, times: speed / square)
        }
        body.go()
        for state in event.then ?? [] {
          states += 1
          check(body, law, edge, state)
        }
        if let time = event.restTime {
          #expect(abs(body.restTime - time) < 1e-8, "\(edge.name): \(body.restTime), \(time)")
        }
        if let squares = event.squares {
          let found = (0..<law.count).map { body.square(ofMode: $0) }.sorted()
          for (found, square) in zip(found, squares) {
            #expect(abs(found / square - 1) < 1e-11, "\(edge.name)")
          }
        }
      }
    }
    #expect(states > 20)
  }

  @Test("a drop has the vectors' radii and centres")
  func drops() throws {
    for vector in try SoftVectors.load().drops {
      let law = vector.law
      let place = vector.angle / (2 * .pi)
      var body = SoftBody<ThirtyTwoModes>(
        count: law.count, damping: law.damping, squares: law.square(of:), reaches: { _ in 1 })
      body.pause(at: vector.touchedAt)
      body.attach(0, stiffness: law.grip) { law.writePatch(at: place, to: $0) }
      body.go()
      body.pause(at: vector.movedAt)
      body.wish(0, vector.target)
      body.go()
      for state in vector.then {
        if state.t > vector.releasedAt, body.isAttached(0) {
          body.pause(at: vector.releasedAt)
          body.detach(0)
          body.go()
        }
        body.withPlaces(at: state.t) { places in
          let outline = SoftDropOutline(
            center: .zero, radius: vector.R, way: .zero, walls: nil, amplitudes: places,
            count: law.count)
          for (angle, radius) in zip(vector.angles, state.r) {
            #expect(abs(outline.distance(at: angle).radius - radius) < 1e-9, "\(state.t) s")
          }
          #expect(abs(places[0] - state.center[0]) < 1e-9)
          #expect(abs(places[1] - state.center[1]) < 1e-9)
        }
      }
      #expect(!body.isAttached(0))
    }
  }

  private func check(
    _ body: SoftBody<SixteenModes>, _ law: SoftEdgeLaw, _ edge: SoftVectors.Edge,
    _ state: SoftVectors.Edge.Event.State
  ) {
    let places = body.withPlaces(at: state.t) { q in (0..<law.count).map { q[$0] } }
    let speeds = body.withVelocities(at: state.t) { q in (0..<law.count).map { q[$0] } }
    for j in 0...8 {
      let share = Double(j) / 8
      let waves = law.waves(at: share)
      var (place, slope, speed) = (0.0, 0.0, 0.0)
      for n in 0..<law.count {
        let angle = Double(n + 1) * .pi
        place += places[n] * waves[n]
        speed += speeds[n] * waves[n]
        slope += places[n] * angle / edge.length * Elementary.sincos(angle * share).cos
      }
      let comment = Comment(rawValue: "\(edge.name), \(state.t) s, \(share)")
      #expect(abs(place - state.places[j]) < 1e-9, comment)
      #expect(abs(slope - state.slopes[j]) < 1e-9, comment)
      #expect(abs(speed - state.speeds[j]) < 1e-6, comment)
    }
    let energy = body.energy(at: state.t)
    #expect(abs(energy - state.energy) < 1e-9 * (1 + state.energy), "\(edge.name)")
  }
}
