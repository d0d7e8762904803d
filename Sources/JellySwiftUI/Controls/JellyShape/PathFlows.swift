#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// The outlines of a shape on their way to others: part by part, or as a whole.
  ///
  /// The memory of a flow (``DrawingFlow/byteCount``) is freed with the last copy of this value.
  struct PathFlows {
    /// The memory of a flow.
    private final class Memory {
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: DrawingFlow.byteCount, alignment: 16)
      deinit { bytes.deallocate() }
    }

    private var flows: [(flow: DrawingFlow, memory: Memory)] = []
    /// A Boolean value that indicates whether each part flows by itself.
    let isInParts: Bool

    /// Shows the parts of a drawing at rest.
    ///
    /// - Parameters:
    ///   - drawing: The outlines of the parts.
    ///   - count: The number of parts of the drawing to which it will flow: as many flow by
    ///     themselves.
    ///   - isEvenOdd: Whether they are filled by the even-odd rule.
    /// - Returns: nil if a part has too many curves.
    init?(_ drawing: ShapeDrawing.Outlines, to count: Int, isEvenOdd: Bool) {
      let parts = drawing.paths
      isInParts = parts.count == count && JellyShapeBody.isInParts(count)
      for group in groups(of: parts) {
        let memory = Memory()
        guard var flow = DrawingFlow(in: memory.bytes, size: Vector2(drawing.size)),
          flow.show(
            drawing.morphPaint, isEvenOdd: isEvenOdd,
            { pen in for part in group { part.draw(into: &pen) } })
        else { return nil }
        flows.append((flow, memory))
      }
    }

    /// Starts to flow to another drawing.
    ///
    /// - Parameters:
    ///   - shape: The shape before the change.
    ///   - drawing: The outlines of the parts of the other drawing.
    ///   - isEvenOdd: Whether they are filled by the even-odd rule.
    ///   - place: The point from which on it changes, in points; nil for all of it at once.
    ///   - time: In seconds.
    /// - Returns: The event for the shape; nil if it cannot flow there: then this value is of no
    ///   more use.
    mutating func change(
      _ shape: JellyShapeBody, to drawing: ShapeDrawing.Outlines, isEvenOdd: Bool,
      from place: Vector2?, at time: Double
    ) -> JellyShapeBody.Event? {
      let groups = groups(of: drawing.paths)
      guard groups.count == flows.count else { return nil }
      var event: JellyShapeBody.Event?
      for (index, group) in groups.enumerated() {
        event = flows[index].flow.change(
          shape, to: drawing.morphPaint, isEvenOdd: isEvenOdd, from: place, at: time
        ) { pen in
          for part in group { part.draw(into: &pen) }
        }
        guard event != nil else { return nil }
      }
      return event
    }

    /// Returns the parts that flow together: each by itself, or all of them.
    private func groups(of parts: [Path]) -> [ArraySlice<Path>] {
      isInParts ? parts.indices.map { parts[$0...$0] } : [parts[...]]
    }

    /// The time from which on the drawing itself is shown.
    var restTime: Double { flows.map(\.flow.restTime).max() ?? -.infinity }

    /// The share of the new paint at a time, from 0 at a start to 1 at rest.
    func share(at time: Double, since start: Double) -> Double {
      flows.first?.flow.share(at: time, since: start) ?? 1
    }

    /// The size of the shape, in points.
    var size: Vector2 {
      get { flows.first?.flow.size ?? .zero }
      set { for index in flows.indices { flows[index].flow.size = newValue } }
    }

    /// Returns what is shown at a time: each path with its part, or nil for the whole drawing.
    func parts(at time: Double) -> [(part: Int?, path: Path)] {
      flows.map(\.flow).enumerated().map { part, flow in
        var pen = PathPen()
        flow.draw(at: time, into: &pen)
        return (isInParts ? part : nil, pen.path)
      }
    }
  }
#endif
