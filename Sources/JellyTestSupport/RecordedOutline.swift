public import Jelly

/// An outline as the list of commands that drew it.
///
///     let outline = bar.outline(at: 0.3)
///     outline.letters    // "MLLQZ"
///     outline.isFinite   // true
public struct RecordedOutline: PathBuilder, Equatable, Sendable {
  /// A command of an outline.
  public enum Command: Equatable, Sendable {
    /// Starts a subpath.
    case move(Vector2)
    /// Adds a straight line.
    case line(Vector2)
    /// Adds a quadratic Bézier curve.
    case quad(Vector2, control: Vector2)
    /// Adds a cubic Bézier curve: its two control points, then its end.
    case cubic(Vector2, Vector2, Vector2)
    /// Adds a straight line back to the start of the subpath.
    case close
  }

  /// The commands, in the order in which they were drawn.
  public private(set) var commands: [Command]

  /// Makes an outline from its commands.
  public init(commands: [Command] = []) { self.commands = commands }

  /// Removes all commands, and keeps the memory for others.
  mutating func clear() { commands.removeAll(keepingCapacity: true) }

  /// Starts a subpath at a point.
  public mutating func move(to point: Vector2) { commands.append(.move(point)) }

  /// Adds a straight line from the current point.
  public mutating func addLine(to point: Vector2) { commands.append(.line(point)) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    commands.append(.quad(point, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    commands.append(.cubic(control1, control2, point))
  }

  /// Closes the current subpath with a straight line.
  public mutating func closeSubpath() { commands.append(.close) }
}

extension RecordedOutline.Command {
  /// The command's points in the order of the curve, the end last.
  public var points: [Vector2] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The command's name in path data.
  public var letter: Character {
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
  /// All points: ends and control points.
  public var points: [Vector2] { commands.flatMap(\.points) }

  /// The letters of the commands in path data, such as "MLLQZ".
  public var letters: String { String(commands.map(\.letter)) }

  /// The bits of every coordinate: unlike numbers, they tell 0 from −0.
  public var bits: [UInt64] { points.flatMap { [$0.x.bitPattern, $0.y.bitPattern] } }
}

extension ElasticBody {
  /// The body's outline at a time.
  public func outline(at time: Double) -> RecordedOutline {
    var outline = RecordedOutline()
    draw(at: time, into: &outline)
    return outline
  }

  /// Records the body's outline at a time into an existing outline, whose memory it reuses.
  func record(at time: Double, into outline: inout RecordedOutline) {
    outline.clear()
    draw(at: time, into: &outline)
  }
}
