import JellyRecording
import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A drawer against an independent program")
struct JellyDrawerVectorTests {
  private let vectors: DrawerVectors

  init() throws { vectors = try DrawerVectors.load() }

  @Test("Has the vectors' extents, waves, places and slopes, and selects as they do")
  func sequences() throws {
    expect(vectors.sequences.count, equals: 33)
    var errors = Errors()
    for sequence in vectors.sequences { try check(sequence, &errors) }
    errors.check(vectors.tolerances)
  }

  @Test("Releases a finger where the vectors do")
  func releases() {
    expect(vectors.choose.count, equals: 180)
    for release in vectors.choose {
      let layout = layout(release.detents, container: 844, isDismissible: release.dismissible)
      let stop = layout.stop(
        from: release.extent, velocity: release.velocity, selected: nil,
        isDismissible: release.dismissible)
      expect(stop, equals: release.selected, "\(release)")
    }
  }

  @Test("Resists a finger as the vectors do")
  func resistance() {
    var errors = Errors()
    for row in vectors.resist {
      let layout = layout(
        row.detents, container: row.container, isDismissible: row.dismissible)
      errors.add("resist", layout.extent(ofPull: row.wish) - row.extent)
      errors.add("back", layout.way(to: row.extent) - row.back)
      errors.add("slope", layout.slope(ofPull: row.wish) - row.slope)
    }
    errors.check(vectors.tolerances)
  }

  @Test("Shares the step of a finger with a scroller as the vectors do")
  func shares() {
    var errors = Errors()
    for row in vectors.share {
      let body = JellyDrawerBody(
        size: [390, 844], settings: .init(detents: JellyDetents(row.detents.map { .length($0) })),
        selectedDetent: row.selected)
      errors.add(
        "share", body.scrollShare(of: row.step, offset: row.scrollOffset, at: 0) - row.drawer)
    }
    errors.check(vectors.tolerances)
  }

  private func layout(
    _ detents: [Double], container: Double, isDismissible: Bool
  ) -> DrawerLayout {
    DrawerLayout(
      JellyDrawerBody.Settings(
        detents: JellyDetents(detents.map { .length($0) }), isDismissible: isDismissible),
      container: container, overpull: JellyDrawerBody.Tuning.standard.overpull)
  }

  private func check(_ sequence: DrawerVectors.Sequence, _ errors: inout Errors) throws {
    var body = try JellyDrawerBody(sequence.drawer, in: vectors)
    var selections = sequence.selections[...]
    // After the rest of the waves an event starts from waves at rest, and that of the program from
    // what is left of them, which nobody sees.
    var isExact = true
    for (index, event) in sequence.events.enumerated() {
      let wasHeld = body.isHeld
      if body.waves.restTime > -.infinity, event.time >= body.waves.restTime { isExact = false }
      body.handle(Self.event(event), at: event.time)
      if !["touch", "move"].contains(event.name), let selection = selections.popFirst() {
        expect(selection != nil, equals: wasHeld || event.name == "select", sequence.comment)
        if let selection { expect(body.selectedDetent, equals: selection.selected) }
      }
      for sample in sequence.samples where sample.after == index {
        check(body, sample, isExact: isExact, &errors)
      }
    }
    if let goneAt = sequence.goneAt { errors.add("goneAt", body.goneTime - goneAt) }
  }

  private static func event(_ event: DrawerVectors.Event) -> JellyDrawerBody.Event {
    let numbers = event.numbers
    return switch event.name {
    case "touch": .touchBegan([numbers[0] ?? .nan, numbers[1] ?? .nan])
    case "move": .touchMoved([numbers[0] ?? .nan, numbers[1] ?? .nan])
    case "release": .touchEnded([.nan, .nan])
    case "cancel": .touchCancelled
    default: numbers[0].map { .selected(Int($0)) } ?? .dismissed()
    }
  }

  private func check(
    _ body: JellyDrawerBody, _ sample: DrawerVectors.Sample, isExact: Bool,
    _ errors: inout Errors
  ) {
    let (time, state) = (sample.t, body.waves.state(at: sample.t))
    // The program does not come to rest, from which on nothing can be seen to move.
    guard time < body.waves.restTime || body.waves.restTime == -.infinity else {
      expect(abs(body.extent(at: time) - sample.extent), isAtMost: Limits.restTolerance)
      return
    }
    errors.add("extent", body.extent(at: time) - sample.extent)
    errors.add("progress", body.progress(at: time) - sample.progress)
    if let velocity = sample.velocity { errors.add("velocity", state.velocity - velocity) }
    guard isExact else {
      for n in 0..<DrivenWaves.count {
        expect(abs(state.places[n] - sample.waves[n]), isAtMost: 2 * Limits.restTolerance)
      }
      return
    }
    for n in 0..<DrivenWaves.count {
      errors.add("waves", state.places[n] - sample.waves[n])
      errors.add("waveVelocities", state.velocities[n] - sample.waveVelocities[n])
    }
    let third = body.edgeLength / Double(3 * SoftEdgeNodes.count)
    body.withEdge(at: time) { _, _, nodes in
      for (index, place) in sample.places.enumerated() {
        errors.add("places", nodes.displacements[4 * index] - place)
        errors.add("slopes", nodes.rises[4 * index] / third - sample.slopes[index])
      }
    }
  }
}

extension DrawerVectors.Sequence {
  fileprivate var comment: Comment { "\(name)" }
}

/// The largest differences from the vectors.
private struct Errors {
  private var all: [String: Double] = [:]

  mutating func add(_ name: String, _ error: Double) {
    all[name] = max(all[name] ?? 0, error.isNaN ? .infinity : abs(error))
  }

  func check(_ tolerances: [String: Double]) {
    for (name, error) in all {
      expect(error, isAtMost: tolerances[name] ?? 0, "\(name)")
    }
  }
}
