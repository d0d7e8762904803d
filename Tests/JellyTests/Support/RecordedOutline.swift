@testable import Jelly

/// An outline as the list of commands that drew it.
struct RecordedOutline: PathBuilder, Equatable {
  enum Command: Equatable {
    case move(Vector2)
    case line(Vector2)
    case quad(Vector2, control: Vector2)
    case cubic(Vector2, Vector2, Vector2)
    case close
  }

  private(set) var commands: [Command]

  init(commands: [Command] = []) { self.commands = commands }

  mutating func move(to point: Vector2) { commands.append(.move(point)) }
  mutating func addLine(to point: Vector2) { commands.append(.line(point)) }
  mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    commands.append(.quad(point, control: control))
  }
  mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    commands.append(.cubic(control1, control2, point))
  }
  mutating func closeSubpath() { commands.append(.close) }
}

extension RecordedOutline.Command {
  /// Its points in the order of the curve, the end last.
  var points: [Vector2] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The command's name in path data.
  var letter: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}

extension RecordedOutline {
  /// Every point, ends and controls.
  var points: [Vector2] { commands.flatMap(\.points) }

  /// What it is made of, such as "MLLQZ".
  var letters: String { String(commands.map(\.letter)) }

  var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  /// The bits of every coordinate: unlike numbers, they tell 0 from −0.
  var bits: [UInt64] { points.flatMap { [$0.x.bitPattern, $0.y.bitPattern] } }

  /// Lines and curves, each from where the one before has ended, the closing line included.
  var segments: [BezierSegment] {
    var segments: [BezierSegment] = []
    var (start, current) = (Vector2.zero, Vector2.zero)
    for command in commands {
      switch command {
      case .move(let point): start = point
      case .line, .quad, .cubic: segments.append(BezierSegment([current] + command.points))
      case .close: segments.append(BezierSegment([current, start]))
      }
      current = command.points.last ?? start
    }
    return segments
  }

  /// The curves: what a bar's free edge consists of.
  var curves: [BezierSegment] { segments.filter { $0.points.count > 2 } }

  /// How far the corresponding points of two outlines are apart at most; infinitely far where they
  /// do not consist of the same commands.
  func pointDistance(to other: Self) -> Double {
    guard letters == other.letters else { return .infinity }
    return zip(points, other.points).map { ($0 - $1).magnitude }.max() ?? 0
  }

  /// How far any of the drawn line lies from the line of the other outline at most.
  ///
  /// Both are flattened; straight pieces, which is what this is asked about, stay exact.
  func lineDistance(to other: Self) -> Double {
    let corners = other.segments.flatMap { $0.flattened(8) }
    let lines = zip(corners, corners.dropFirst())
    return segments.flatMap { $0.flattened(8) }.map { point in
      lines.map { distance(from: point, to: $0, $1) }.min() ?? .infinity
    }.max() ?? 0
  }

  private func distance(from point: Vector2, to a: Vector2, _ b: Vector2) -> Double {
    let way = b - a
    let square = (way * way).sum()
    let share = square > 0 ? min(max(((point - a) * way).sum() / square, 0), 1) : 0
    return (point - (a + way * share)).magnitude
  }
}

extension ElasticBody {
  /// The outline at a time.
  func outline(at time: Double) -> RecordedOutline {
    var outline = RecordedOutline()
    draw(at: time, into: &outline)
    return outline
  }
}
