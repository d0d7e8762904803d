internal import Jelly
public import JellyRecording

// The checks that the invariants make in each frame; they do not allocate.

@_spi(Jelly) extension Outline {
  /// A Boolean value that indicates whether every coordinate is a finite number.
  public var isFinite: Bool {
    // Zero times a number is zero, times an infinity or NaN it is NaN.
    var sum = Vector2.zero
    for command in commands { command.forEachPoint { sum += $0 * 0 } }
    return sum == .zero
  }

  /// Returns whether the other consists of the same commands with the same bits.
  public func isIdentical(to other: Self) -> Bool {
    var isSame = commands.count == other.commands.count
    forEachPair(with: other) { a, b in
      isSame = isSame && a.x.bitPattern == b.x.bitPattern && a.y.bitPattern == b.y.bitPattern
    } different: {
      isSame = false
    }
    return isSame
  }

  /// The largest distance between corresponding points of two outlines, in points; infinity if they
  /// do not have the same kinds of commands.
  public func pointDistance(to other: Self) -> Double {
    guard commands.count == other.commands.count else { return .infinity }
    var distance = 0.0
    forEachPair(with: other) { a, b in
      let apart = (a - b).magnitude
      // NaN is infinitely far from everything.
      distance = apart >= 0 ? max(distance, apart) : .infinity
    } different: {
      distance = .infinity
    }
    return distance
  }

  /// The largest absolute value of a coordinate.
  var extent: Double {
    var extent = 0.0
    for command in commands {
      command.forEachPoint { extent = max(extent, abs($0.x), abs($0.y)) }
    }
    return extent
  }

  /// Passes the corresponding points of two outlines to a closure, command by command.
  @inline(__always)
  private func forEachPair(
    with other: Self, _ body: (Vector2, Vector2) -> Void, different: () -> Void
  ) {
    for index in 0..<min(commands.count, other.commands.count) {
      switch (commands[index], other.commands[index]) {
      case (.move(let a), .move(let b)), (.line(let a), .line(let b)):
        body(a, b)
      case (.quadCurve(let a, let control), .quadCurve(let b, let otherControl)):
        body(control, otherControl)
        body(a, b)
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        body(a1, b1)
        body(a2, b2)
        body(a, b)
      case (.close, .close): break
      default: different()
      }
    }
  }
}

extension Outline.Command {
  /// Passes the command's points to a closure, in the order of the curve, the end last.
  @inline(__always)
  func forEachPoint(_ body: (Vector2) -> Void) {
    switch self {
    case .move(let end), .line(let end):
      body(end)
    case .quadCurve(let end, let control):
      body(control)
      body(end)
    case .curve(let end, let control1, let control2):
      body(control1)
      body(control2)
      body(end)
    case .close: break
    }
  }
}
