/// The outline of a drop at one moment, as smooth cubics.
///
/// Each cubic has the place and the slope of the waves at both ends. All together are made larger
/// or smaller by the few millionths by which cubics miss the area.
struct SoftDropOutline {
  let center: Vector2
  /// R, in points.
  let radius: Double
  /// W, along which the drop is stretched; see ``SoftDrop/way(at:)``.
  let way: Vector2
  /// Width and height of the surroundings whose walls the drop cannot pass, or nil.
  let walls: Vector2?
  /// The amplitudes, as in ``SoftDropLaw``.
  let amplitudes: UnsafePointer<Double>
  let count: Int
  /// The number of cubics, at most 62.
  var pieces = 24

  init(of drop: SoftDrop, at time: Double, amplitudes: UnsafePointer<Double>) {
    self.init(
      center: drop.home + Vector2(amplitudes[0], amplitudes[1]), radius: drop.radius,
      way: drop.way(at: time),
      walls: drop.tuning.isWalled ? drop.size : nil, amplitudes: amplitudes,
      count: drop.law.count)
  }

  init(
    center: Vector2, radius: Double, way: Vector2, walls: Vector2?,
    amplitudes: UnsafePointer<Double>, count: Int
  ) {
    (self.center, self.radius, self.way, self.walls) = (center, radius, way, walls)
    (self.amplitudes, self.count) = (amplitudes, count)
  }

  /// z at an angle, with its slope: the waves, and a tail behind a drop that moves.
  ///
  /// The tail is a third wave against W, −W³ for W as a complex number, so it needs no angle.
  @inline(__always)
  private func wave(_ step: (sin: Double, cos: Double)) -> SoftSum {
    let tail = radius * Self.tail
    let (x, y) = (way.x, way.y)
    let tailX = tail * (x * x * x - 3 * x * y * y)
    let tailY = tail * (3 * x * x * y - y * y * y)
    var sum = SoftSum(place: 0, slope: 0)
    var (cosine, sine) = (step.cos, step.sin)
    for i in stride(from: 2, to: count, by: 2) {
      (cosine, sine) = (
        cosine * step.cos - sine * step.sin, sine * step.cos + cosine * step.sin
      )
      let n = Double(i / 2 + 1)
      let height = n.squareRoot()
      var (a, b) = (height * amplitudes[i], height * amplitudes[i + 1])
      if i == 4 { (a, b) = (a - tailX, b - tailY) }
      sum.place += a * cosine + b * sine
      sum.slope += n * (b * cosine - a * sine)
    }
    return sum
  }

  /// The outline's distance from the centre in a direction, and its slope, without the stretch.
  func distance(at angle: Double) -> SoftDropWave {
    SoftDropWave(wave(Elementary.sincos(angle)), radius: radius)
  }

  /// The stretch of a moving drop: lengths along W grow by 1 + 0.42·|W|², those across it shrink as
  /// much.
  private var stretch: Deformation {
    let square = (way * way).sum()
    let growth = 1 + Self.stretch * square
    // (λ − 1/λ)/2 along W, without a division by its length.
    let share = Self.stretch * (2 + Self.stretch * square) / (2 * growth)
    return Deformation(pivot: .zero)
      .stretched(by: Deformation.stretch(along: way) * share)
  }

  /// Draws the outline from its right end, clockwise.
  @inline(never)
  func draw(into path: inout some PathBuilder) {
    guard radius > 0 else {
      path.move(to: placed(.zero))
      return path.closeSubpath()
    }
    withNodes { nodes in
      let (stretch, scale) = (stretch, scale(of: nodes))
      func placed(_ point: Vector2) -> Vector2 { self.placed(stretch.vector(point * scale)) }
      path.move(to: placed(nodes[0].place))
      for index in 0..<pieces {
        let cubic = cubic(nodes, index)
        path.addCurve(
          to: placed(cubic.end), control1: placed(cubic.control1),
          control2: placed(cubic.control2))
      }
      path.closeSubpath()
    }
  }

  /// A point of the outline, given from the centre: at a wall it stays.
  private func placed(_ point: Vector2) -> Vector2 {
    let point = center + point
    guard let walls else { return point }
    return Vector2(min(max(point.x, 0), walls.x), min(max(point.y, 0), walls.y))
  }

  /// The longest tail, in radii, and the greatest stretch; both found by eye.
  private static var tail: Double { 0.1 }
  private static var stretch: Double { 0.42 }
}

// MARK: - Pieces

extension SoftDropOutline {
  /// A node of the outline, from the centre, and the way from there to the next control point.
  private struct Node {
    var place: Vector2
    var third: Vector2
  }

  @inline(__always)
  private func withNodes(_ body: (UnsafePointer<Node>) -> Void) {
    var room = Four(all: SIMD64<Double>())
    withUnsafeMutablePointer(to: &room) {
      let nodes = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Node.self)
      let step = 2 * .pi / Double(pieces)
      for index in 0..<pieces {
        let turn = Elementary.sincos(step * Double(index))
        let wave = SoftDropWave(wave(turn), radius: radius)
        let (out, along) = (Vector2(turn.cos, turn.sin), Vector2(-turn.sin, turn.cos))
        nodes[index] = Node(
          place: out * wave.radius,
          third: (out * wave.slope + along * wave.radius) * (step / 3))
      }
      // The outline is closed.
      nodes[pieces] = nodes[0]
      body(nodes)
    }
  }

  @inline(__always)
  private func cubic(_ nodes: UnsafePointer<Node>, _ index: Int) -> Cubic {
    let (start, end) = (nodes[index], nodes[index + 1])
    return Cubic(
      start: start.place, control1: start.place + start.third, control2: end.place - end.third,
      end: end.place)
  }

  /// The factor with which the outline's area is πR².
  private func scale(of nodes: UnsafePointer<Node>) -> Double {
    var area = 0.0
    for index in 0..<pieces {
      let cubic = cubic(nodes, index)
      area += cubic.area(with: cubic)
    }
    return area > 0 ? radius * (.pi / area).squareRoot() : 1
  }
}
