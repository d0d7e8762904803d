#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// The commands of a path, to be drawn as often as wanted.
  struct DrawnCommands: DrawnPart, Equatable {
    /// The kind of each command.
    private var types: [CGPathElementType] = []
    /// The points of all commands; control points come first.
    private var points: [Vector2] = []

    init(_ path: CGPath) {
      var (types, points) = ([CGPathElementType](), [Vector2]())
      path.applyWithBlock { element in
        let (type, start) = (element.pointee.type, element.pointee.points)
        types.append(type)
        for index in 0..<type.count { points.append(Vector2(start[index])) }
      }
      (self.types, self.points) = (types, points)
    }

    /// A Boolean value that indicates whether all points are finite.
    var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

    /// Plays the commands into a pen.
    func draw(into pen: inout some PathBuilder) {
      var next = 0
      for type in types {
        defer { next += type.count }
        switch type {
        case .moveToPoint: pen.move(to: points[next])
        case .addLineToPoint: pen.addLine(to: points[next])
        case .addQuadCurveToPoint: pen.addQuadCurve(to: points[next + 1], control: points[next])
        case .addCurveToPoint:
          pen.addCurve(
            to: points[next + 2], control1: points[next], control2: points[next + 1])
        default: pen.closeSubpath()
        }
      }
    }
  }

  extension CGPathElementType {
    /// The number of points of a command.
    fileprivate var count: Int {
      switch self {
      case .moveToPoint, .addLineToPoint: 1
      case .addQuadCurveToPoint: 2
      case .addCurveToPoint: 3
      default: 0
      }
    }
  }
#endif
