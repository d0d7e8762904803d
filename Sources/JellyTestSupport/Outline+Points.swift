public import Jelly
public import JellyRecording

@_spi(Jelly) extension Outline.Command {
  /// The command's points in the order of the curve, the end last.
  public var points: [Vector2] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  /// The command's name in path data.
  public var letter: Character {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

@_spi(Jelly) extension Outline {
  /// All points: ends and control points.
  public var points: [Vector2] { commands.flatMap(\.points) }

  /// The letters of the commands in path data, such as "MLLQZ".
  public var letters: String { String(commands.map(\.letter)) }

  /// The bits of every coordinate: unlike numbers, they distinguish 0 and −0.
  public var bits: [UInt64] { points.flatMap { [$0.x.bitPattern, $0.y.bitPattern] } }
}

@_spi(Jelly) extension JellyBody {
  /// The body's outline at a time.
  public func outline(at time: Double) -> Outline {
    Outline(of: self, at: time)
  }

  /// Records the body's outline at a time into an existing outline, whose memory it reuses.
  func record(at time: Double, into outline: inout Outline) {
    outline.removeAll()
    draw(at: time, into: &outline)
  }
}
