/// An outline.
public struct Path: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath.
    case closeSubpath
  }

  /// The steps; for tests.
  public private(set) var elements: [Element] = []

  /// Creates an empty one.
  public init() {}

  /// Calls a function with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { elements.isEmpty }
  /// Starts a subpath.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Closes the subpath.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// The smallest rectangle that has all points in it, control points included; null without any.
  public var boundingRect: CGRect {
    let points = elements.flatMap { (element: Element) -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [end, control]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .closeSubpath: []
      }
    }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Returns the same as seen in a mirror.
  func mirrored(within width: CGFloat) -> Path {
    func mirror(_ point: CGPoint) -> CGPoint { CGPoint(x: width - point.x, y: point.y) }
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: mirror(end))
      case .line(let end): .line(to: mirror(end))
      case .quadCurve(let end, let control):
        .quadCurve(to: mirror(end), control: mirror(control))
      case .curve(let end, let control1, let control2):
        .curve(to: mirror(end), control1: mirror(control1), control2: mirror(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}
