/// An outline: the commands that drew it.
open class CGPath {
  /// A step of an outline.
  public enum HeadlessElement: Equatable, Sendable {
    /// Starts a subpath at a point.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A quadratic curve: its end, its control point.
    case quadCurve(CGPoint, CGPoint)
    /// A cubic curve: its end, its two control points.
    case curve(CGPoint, CGPoint, CGPoint)
    /// Back to the start of the subpath.
    case close
  }

  /// The steps, in order.
  public internal(set) var headlessElements: [HeadlessElement] = []

  init() {}

  /// Returns an outline of steps.
  public static func headless(_ elements: [HeadlessElement]) -> CGPath {
    let path = CGPath()
    path.headlessElements = elements
    return path
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { headlessElements.isEmpty }

  /// Returns whether a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    precondition(transform == .identity)
    let winding = HeadlessPolygon(headlessElements).winding(around: point)
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// The smallest rectangle that has all points in it, control points included.
  public var boundingBox: CGRect {
    var box = CGRect.null
    for element in headlessElements {
      switch element {
      case .move(let point), .line(let point): box.include(point)
      case .quadCurve(let point, let control):
        box.include(point)
        box.include(control)
      case .curve(let point, let control1, let control2):
        box.include(point)
        box.include(control1)
        box.include(control2)
      case .close: break
      }
    }
    return box
  }

  /// The smallest rectangle that has the curves in it, to the accuracy of 64 chords a curve.
  public var boundingBoxOfPath: CGRect {
    var box = CGRect.null
    for point in HeadlessPolygon(headlessElements).rings.joined() { box.include(point) }
    return box
  }
}

/// The rule for the inside of an outline.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// The form of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The form of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

extension CGPath {
  /// Returns the area that a stroke covers; here ends and corners are round.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    precondition(lineCap == .round && lineJoin == .round && transform == .identity)
    let area = CGMutablePath()
    func add(_ points: [CGPoint]) {
      area.move(to: points[0])
      for point in points.dropFirst() { area.addLine(to: point) }
      area.closeSubpath()
    }
    // All of them turn the same way, so that none takes from another.
    for ring in HeadlessPolygon(headlessElements).rings {
      for point in ring {
        add(
          (0..<16).map {
            let angle = CGFloat($0) * .pi / 8
            return CGPoint(
              x: point.x + cos(angle) * lineWidth / 2, y: point.y + sin(angle) * lineWidth / 2)
          })
      }
      for (start, end) in zip(ring, ring.dropFirst()) where start != end {
        let scale = lineWidth / 2 / hypot(end.x - start.x, end.y - start.y)
        let (x, y) = ((start.y - end.y) * scale, (end.x - start.x) * scale)
        add([
          CGPoint(x: start.x - x, y: start.y - y), CGPoint(x: end.x - x, y: end.y - y),
          CGPoint(x: end.x + x, y: end.y + y), CGPoint(x: start.x + x, y: start.y + y),
        ])
      }
    }
    return area
  }
}

/// The kind of a step of an outline.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of an outline, as Core Graphics shows it.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// Its points; control points come first.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a function with each step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in headlessElements {
      let (kind, given) =
        switch element {
        case .move(let end): (CGPathElementType.moveToPoint, [end])
        case .line(let end): (.addLineToPoint, [end])
        case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
        case .curve(let end, let first, let second): (.addCurveToPoint, [first, second, end])
        case .close: (.closeSubpath, [CGPoint.zero])
        }
      var points = given
      points.withUnsafeMutableBufferPointer {
        guard let start = $0.baseAddress else { return }
        var step = CGPathElement(type: kind, points: start)
        block(&step)
      }
    }
  }
}

extension CGRect {
  /// Grows as far as a point.
  fileprivate mutating func include(_ point: CGPoint) {
    self = union(CGRect(origin: point, size: .zero))
  }
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an outline without a step.
  public override init() { super.init() }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { headlessElements.append(.move(point)) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { headlessElements.append(.line(point)) }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    headlessElements.append(.quadCurve(end, control))
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    headlessElements.append(.curve(end, control1, control2))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds all steps of another outline.
  public func addPath(_ path: CGPath) { headlessElements += path.headlessElements }

  /// Closes the current subpath.
  public func closeSubpath() { headlessElements.append(.close) }
}
