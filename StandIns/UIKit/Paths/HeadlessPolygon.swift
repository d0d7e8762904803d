/// An outline with its curves broken into chords.
struct HeadlessPolygon {
  /// One ring for each subpath.
  private(set) var rings: [[CGPoint]] = []

  /// The number of chords that approximate a curve.
  private static var chords: Int { 64 }

  init(_ elements: [CGPath.HeadlessElement]) {
    for element in elements {
      switch element {
      case .move(let point): rings.append([point])
      case .line(let point): add { _ in [point] }
      case .quadCurve(let end, let control):
        add { start in Self.curve { Self.mix([start, control, end], $0) } }
      case .curve(let end, let control1, let control2):
        add { start in Self.curve { Self.mix([start, control1, control2, end], $0) } }
      case .close: if let first = rings.last?.first { add { _ in [first] } }
      }
    }
  }

  /// Returns the winding number of the rings around a point; clockwise is positive.
  func winding(around point: CGPoint) -> Int {
    var winding = 0
    for ring in rings {
      for (index, start) in ring.enumerated() {
        let end = ring[(index + 1) % ring.count]
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return winding
  }

  private mutating func add(_ points: (CGPoint) -> [CGPoint]) {
    guard let start = rings.last?.last else { return }
    rings[rings.count - 1] += points(start)
  }

  private static func curve(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...chords).map { point(CGFloat($0) / CGFloat(chords)) }
  }

  /// De Casteljau's point.
  private static func mix(_ points: [CGPoint], _ share: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { start, end in
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
    }
    return points.first ?? .zero
  }
}
