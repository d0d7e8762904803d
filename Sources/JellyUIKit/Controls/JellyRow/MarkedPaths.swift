#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import UIKit

  /// The paths between the marks of a drawing that has all layers of a row.
  ///
  /// A mark is a move that nothing follows, in front of each layer.
  struct MarkedPaths: PathBuilder {
    private(set) var layers: [CGMutablePath] = []
    /// The point of a move that nothing has followed yet.
    private var start: Vector2?

    /// Creates the layers of a row at a time: the row, and the tail, the sleeves and the drop of
    /// each of four actions.
    init(of row: JellyRowBody, at time: Double) {
      row.drawMarked(at: time, into: &self)
      if start != nil { layers.append(CGMutablePath()) }
    }

    mutating func move(to point: Vector2) {
      if start != nil { layers.append(CGMutablePath()) }
      start = point
    }

    mutating func addLine(to point: Vector2) { last?.addLine(to: CGPoint(point)) }

    mutating func addQuadCurve(to point: Vector2, control: Vector2) {
      last?.addQuadCurve(to: CGPoint(point), control: CGPoint(control))
    }

    mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      last?.addCurve(
        to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
    }

    mutating func closeSubpath() { last?.closeSubpath() }

    /// The present layer, after the move that begins its next part.
    private var last: CGMutablePath? {
      mutating get {
        if let start { layers.last?.move(to: CGPoint(start)) }
        start = nil
        return layers.last
      }
    }
  }
#endif
