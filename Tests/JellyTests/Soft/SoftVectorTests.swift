import Testing

@testable import Jelly

@Suite("Soft bodies against a dense program")
struct SoftVectorTests {
  @Test(
    "an edge has the vectors' places, slopes, speeds, energy, modes and rest",
    arguments: ["soft", "soft_random"])
  func edges(_ file: String) throws {
    var states = 0
    for edge in try SoftVectors.load(file).edges {
      let model = edge.model
      var body = SoftBody(
        count: model.count, damping: model.damping, squares: model.square(of:))
      model.attachArea(to: &body)
      body.solve()
      // The vectors name their fingers; each has the slot at which its name stands here.
      var names = [Int?](repeating: nil, count: 5)
      for event in edge.events {
        let name = event.finger ?? 0
        if event.type == "touch", !names.contains(name) {
          names[try #require(names.firstIndex(of: nil))] = name
        }
        let finger = names.firstIndex(of: name) ?? 0
        let place = (event.x ?? 0) / edge.length
        body.pause(at: event.at)
        switch event.type {
        case "touch":
          body.detach(finger)
          body.attach(finger, stiffness: model.contactStiffness) {
            model.writeInfluence(at: place, to: $0)
          }
        case "move":
          body.attach(finger, stiffness: model.contactStiffness) {
            model.writeInfluence(at: place, to: $0)
          }
          let target = try #require(event.target)
          if let direct = event.direct {
            let influence = model.influence(at: place)
            let square = influence.reduce(0) { $0 + $1 * $1 }
            let step = direct * (target - body.target(of: finger))
            body.move(along: finger, times: step / square)
          }
          body.setTarget(finger, target)
        case "release":
          body.detach(finger)
          names[finger] = nil
        default:
          let influence = model.influence(at: place)
          let square = influence.reduce(0) { $0 + $1 * $1 }
          let speed = try #require(event.speed)
          body.push(along: influence, times: speed / square)
        }
        body.solve(tolerance: 0.01)  // that of the vectors
        for state in event.then ?? [] {
          states += 1
          check(body, model, edge, state)
        }
        if let time = event.restTime {
          expect(
            abs(body.restTime - time), isLessThan: 1e-8, "\(edge.name): \(body.restTime), \(time)")
        }
        if let squares = event.squares {
          let found = (0..<model.count).map { body.square(ofMode: $0) }.sorted()
          for (found, square) in zip(found, squares) {
            expect(abs(found / square - 1), isLessThan: 1e-11, "\(edge.name)")
          }
        }
      }
    }
    expect(states, isGreaterThan: 20)
  }

  /// With random fingers, places go up to 900 pt and velocities up to 33,000 pt/s; they were off by
  /// at most 3.3e-10 pt and 5.1e-9 pt/s.
  private func check(
    _ body: SoftBody, _ model: WaveModel, _ edge: SoftVectors.Edge,
    _ state: SoftVectors.Edge.Event.State
  ) {
    let places = body.withPlaces(at: state.t) { q in (0..<model.count).map { q[$0] } }
    let speeds = body.withVelocities(at: state.t) { q in (0..<model.count).map { q[$0] } }
    for j in 0...8 {
      let share = Double(j) / 8
      let waves = model.waves(at: share)
      var (place, slope, speed) = (0.0, 0.0, 0.0)
      for n in 0..<model.count {
        let angle = Double(n + 1) * .pi
        place += places[n] * waves[n]
        speed += speeds[n] * waves[n]
        slope += places[n] * angle / edge.length * Elementary.sincos(angle * share).cos
      }
      let comment = Comment(rawValue: "\(edge.name), \(state.t) s, \(share)")
      expect(abs(place - state.places[j]), isLessThan: 1e-9, comment)
      expect(abs(slope - state.slopes[j]), isLessThan: 1e-9, comment)
      expect(abs(speed - state.speeds[j]), isLessThan: 3e-8, comment)
    }
    let energy = body.energy(at: state.t)
    expect(abs(energy - state.energy), isLessThan: 1e-9 * (1 + state.energy), "\(edge.name)")
  }
}
