package import Jelly

/// The drawing of a shape on its way to another one: part by part, or as a whole.
///
/// The memory of a flow (``DrawingFlow/byteCount``) is freed with the last copy of this value.
package struct DrawingFlows {
  /// The memory of a flow.
  private final class Memory {
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: DrawingFlow.byteCount, alignment: 16)
    deinit { bytes.deallocate() }
  }

  private var flows: [(flow: DrawingFlow, memory: Memory)] = []
  /// A Boolean value that indicates whether each part flows by itself.
  package let isInParts: Bool

  /// Shows the parts of a drawing at rest.
  ///
  /// - Parameters:
  ///   - parts: The parts.
  ///   - count: The number of parts of the drawing to which it will flow: as many flow by
  ///     themselves.
  ///   - paint: How they are painted; a width is in points.
  ///   - isEvenOdd: Whether they are filled by the even-odd rule.
  ///   - size: The size of the shape.
  /// - Returns: nil if a part has too many curves.
  package init?(
    _ parts: [some DrawnPart], to count: Int, paint: MorphPaint, isEvenOdd: Bool,
    in size: Vector2
  ) {
    isInParts = parts.count == count && JellyShapeBody.isInParts(count)
    for group in groups(of: parts) {
      let memory = Memory()
      guard var flow = DrawingFlow(in: memory.bytes, size: size),
        flow.show(
          paint, isEvenOdd: isEvenOdd, { pen in for part in group { part.draw(into: &pen) } })
      else { return nil }
      flows.append((flow, memory))
    }
  }

  /// Starts to flow to another drawing.
  ///
  /// - Parameters:
  ///   - shape: The shape before the change.
  ///   - parts: The parts of the other drawing.
  ///   - paint: How they are painted; a width is in points.
  ///   - isEvenOdd: Whether they are filled by the even-odd rule.
  ///   - place: The point from which on it changes, in points; nil for all of it at once.
  ///   - time: In seconds.
  /// - Returns: The event for the shape; nil if it cannot flow there: then this value is of no more
  ///   use.
  package mutating func change(
    _ shape: JellyShapeBody, to parts: [some DrawnPart], paint: MorphPaint,
    isEvenOdd: Bool, from place: Vector2?, at time: Double
  ) -> JellyShapeBody.Event? {
    let groups = groups(of: parts)
    guard groups.count == flows.count else { return nil }
    var event: JellyShapeBody.Event?
    for (index, group) in groups.enumerated() {
      event = flows[index].flow.change(
        shape, to: paint, isEvenOdd: isEvenOdd, from: place, at: time
      ) { pen in
        for part in group { part.draw(into: &pen) }
      }
      guard event != nil else { return nil }
    }
    return event
  }

  /// Returns the parts that flow together: each by itself, or all of them.
  private func groups<Part: DrawnPart>(of parts: [Part]) -> [ArraySlice<Part>] {
    isInParts ? parts.indices.map { parts[$0...$0] } : [parts[...]]
  }

  /// The time from which on the drawing itself is shown.
  package var restTime: Double { flows.map(\.flow.restTime).max() ?? -.infinity }

  /// The share of the new paint at a time, from 0 at a start to 1 at rest.
  package func share(at time: Double, since start: Double) -> Double {
    flows.first?.flow.share(at: time, since: start) ?? 1
  }

  /// The size of the shape, in points.
  package var size: Vector2 {
    get { flows.first?.flow.size ?? .zero }
    set { for index in flows.indices { flows[index].flow.size = newValue } }
  }

  /// The flows, each with its part, or nil for the whole drawing.
  package var parts: [(part: Int?, flow: DrawingFlow)] {
    flows.enumerated().map { (isInParts ? $0 : nil, $1.flow) }
  }
}
