import JellyRecording
import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A row against an independent program")
struct JellyRowVectorTests {
  private let vectors: RowVectors

  init() throws { vectors = try RowVectors.load() }

  @Test("Has the vectors' extents, drops, necks and edges, and does what they do")
  func cases() {
    expect(vectors.cases.count, equals: 45)
    var errors = Errors()
    for sequence in vectors.cases { check(sequence, &errors) }
    expect(errors.skippedCount, equals: 1)
    errors.check(vectors.tolerances)
  }

  @Test("Releases a finger where the vectors do")
  func releases() {
    expect(vectors.release.count, equals: 63)
    let row = JellyRowBody(size: [390, 76], settings: .init(trailingWidths: [56, 56, 56, 0]))
    for release in vectors.release {
      let opens = row.layout.opens(from: release.extent, velocity: release.velocity)
      expect(opens, equals: release.side != 0, "\(release)")
    }
  }

  private func check(_ sequence: RowVectors.Case, _ errors: inout Errors) {
    var row = JellyRowBody(sequence.row, in: vectors)
    // After a rest an event starts from what is at rest, and that of the program from what is left
    // of it, which nobody sees.
    var isExact = true
    var effects: [String] = []
    for (index, event) in sequence.events.enumerated() {
      // There, code that opens the other side of a row that is pushed past closed moves its content
      // by twice that way; here the row closes first.
      if event.name == "select", row.extent(at: event.time) < 0,
        event.number == (row.side == .trailing ? -1 : 1)
      {
        errors.skippedCount += 1
        return
      }
      let rests = [row.waves.restTime, row.waves.bodyRestTime, row.dropRestTime]
      if rests.contains(where: { $0 > 0 && event.time >= $0 }) { isExact = false }
      // There, a row that an action removes loses its velocity; here it keeps it.
      if event.name == "perform" { isExact = false }
      guard let effect = row.handle(Self.event(event), at: event.time) else { continue }
      effects.append("\(index) \(Self.name(of: effect, by: row))")
    }
    let known = sequence.effects.filter { !sequence.events[$0.event].name.hasPrefix("perform") }
    expect(effects, equals: known.map { "\($0.event) \($0.name)" }, "\(sequence.name)")
    let layout = row.layout
    errors.add("thresholds", layout.openExtent - sequence.openExtent)
    expect(layout.fullExtent < .infinity, equals: sequence.fullExtent != nil, "\(sequence.name)")
    for (index, pair) in sequence.thresholds.enumerated() {
      let (joining, parting) = layout.thresholds(index, joinFraction: row.tuning.joinFraction)
      errors.add("thresholds", joining - pair[0])
      errors.add("thresholds", parting - pair[1])
    }
    if isExact {
      for (index, changes) in sequence.changes.enumerated() {
        for (number, change) in changes.enumerated() {
          errors.add("changes", row.bonds[index].bond.changes[number] - change.time)
        }
      }
      if let goneAt = sequence.goneAt { errors.add("goneAt", row.goneTime - goneAt) }
    }
    for sample in sequence.samples {
      check(row, layout, sample, isExact: isExact, sequence.name, &errors)
    }
  }

  private static func event(_ event: RowVectors.Event) -> JellyRowBody.Event {
    switch event.name {
    case "touch": .touchBegan([event.number, 30])
    case "move": .touchMoved([event.number, 30])
    case "release": .touchEnded([.nan, .nan])
    case "cancel": .touchCancelled
    case "select":
      event.number == 0 ? .closed() : .opened(event.number > 0 ? .trailing : .leading)
    case "perform": .dismissed(action: Int(event.number))
    case "remove": .removed
    default: .restored()
    }
  }

  /// The name of an effect in that program.
  private static func name(of effect: JellyRowBody.Effect, by row: JellyRowBody) -> String {
    switch effect {
    case .grabbed: "grabbed"
    case .released: "released"
    case .opened: "opened"
    case .closed: "closed"
    case .armed: "armed"
    case .disarmed: "disarmed"
    case .performed: row.isLeaving ? "performed(0), leaves" : "performed(0)"
    }
  }

  private func check(
    _ row: JellyRowBody, _ layout: RowLayout, _ sample: RowVectors.Sample, isExact: Bool,
    _ name: String, _ errors: inout Errors
  ) {
    let time = sample.t
    let (pose, state) = (row.pose(at: time), row.waves.state(at: time))
    expect(row.side == .trailing ? 1 : -1, equals: sample.side, "\(name)")
    // The program does not come to rest, from which on nothing can be seen to move.
    let isResting = time >= row.waves.restTime || !row.isHeld && time >= row.waves.bodyRestTime
    guard isExact, !isResting || row.waves.restTime == -.infinity else {
      expect(abs(pose.extent - sample.extent), isAtMost: Limits.restTolerance, "\(name)")
      let share = PanelEdge.share(
        of: pose.extent, in: row.size.x, fadingWithin: JellyRowBody.fadeDistance)
      for (index, place) in sample.waves.enumerated() {
        let error = share * abs(state.places[index] - place)
        expect(error, isAtMost: 2 * Limits.restTolerance, "\(name)")
      }
      return
    }
    errors.add("extent", pose.extent - sample.extent)
    errors.add("offset", row.offset(at: time) - sample.offset)
    errors.add("height", row.height(at: time) - sample.height)
    errors.add("full", pose.fullness - sample.full)
    if let velocity = sample.velocity { errors.add("velocity", state.velocity - velocity) }
    errors.add("waves", zip((0..<8).map { state.places[$0] }, sample.waves))
    errors.add("waveVelocities", zip((0..<8).map { state.velocities[$0] }, sample.waveVelocities))
    let drops = row.drops(pose, layout, at: time)
    for (index, growth) in sample.growths.enumerated() {
      let drop = drops[index]
      errors.add("growths", drop.growth - growth)
      guard let box = sample.drops[index], let icon = sample.icons[index] else {
        expect(drop.shown, isAtMost: 1e-12, "\(name)")
        continue
      }
      let (center, half) = (drop.body.center, drop.body.halfSize)
      errors.add("drops", zip([center.x, center.y, half.x, half.y, drop.body.radius], box))
      errors.add("icons", zip([drop.center.x, drop.center.y, drop.scale, drop.opacity], icon))
    }
    row.withEdge(of: pose, drops, layout) { nodes in
      let third = row.edgeLength / Double(3 * SoftEdgeNodes.count)
      errors.add("places", zip((0...6).map { nodes.displacements[4 * $0] }, sample.places))
      errors.add("slopes", zip((0...6).map { nodes.rises[4 * $0] / third }, sample.slopes))
      for (index, joint) in sample.joints.enumerated() {
        guard let balls = joint?.balls, !balls.isEmpty, let edge = joint?.edge else { continue }
        let (neck, displacement) = row.neck(drops[index], pose, nodes, layout)
        errors.add("joints", displacement - edge)
        let sides = neck.isApart ? neck.sides : neck.crossingSides
        let own = (sides.map { [$0.0, $0.1] } ?? []).sorted { $0.center.y < $1.center.y }
        expect(own.count, equals: balls.count, "\(name)")
        for (ball, other) in zip(own, balls) {
          let center = row.facing(ball.center)
          errors.add("joints", zip([center.x, center.y, ball.radius], other))
        }
      }
    }
  }
}

/// The greatest errors, by the names of tolerances.
private struct Errors {
  private var all: [String: Double] = [:]
  /// The number of cases of which the program differs on purpose.
  var skippedCount = 0

  mutating func add(_ name: String, _ error: Double) {
    all[name] = max(all[name] ?? 0, error.isNaN ? .infinity : abs(error))
  }

  mutating func add(_ name: String, _ pairs: some Sequence<(Double, Double)>) {
    for (own, other) in pairs { add(name, own - other) }
  }

  func check(_ tolerances: [String: Double]) {
    // The vectors have twelve digits, which are 5e-10 of some hundred points.
    for (name, error) in all {
      expect(error, isAtMost: max(tolerances[name] ?? 0, 1e-9), "\(name)")
    }
  }
}
