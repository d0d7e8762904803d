package import Jelly

/// A paint that goes over into another one.
package protocol FlowingPaint {
  /// Returns the paint between this one and another one, which is there at a share of 1.
  func mixed(with end: Self, share: Double) -> Self
}

/// The drawing of a shape and its paint on their way to others.
///
///     resting ──change──▸ flowing ──end──▸ resting
///                          ▴  │ change, repaint
///                          └──┘
///
/// The host has the drawing at rest and its paint.
package struct ShapeFlow<Paint: FlowingPaint> {
  /// The drawing on its way; nil at rest.
  package private(set) var flows: DrawingFlows?
  /// The paint from which the drawing goes to its own, and the time since when it does.
  private var former: (paint: Paint, time: Double)?

  /// Creates a drawing at rest.
  package init() {}

  /// Returns whether the drawing is on its way at a time; then it is filled by the non-zero rule.
  package func isFlowing(at time: Double) -> Bool { flows.map { time < $0.restTime } ?? false }

  /// Returns the paint at a time of a drawing that has its own paint at rest.
  package func paint(at time: Double, own: Paint) -> Paint {
    guard let flows, let former, isFlowing(at: time) else { return own }
    return former.paint.mixed(with: own, share: flows.share(at: time, since: former.time))
  }

  /// Starts to flow from what is shown to another drawing.
  ///
  /// - Parameters:
  ///   - shape: The shape before the change.
  ///   - start: The parts of the drawing at rest, with its paint, if it does not flow yet.
  ///   - end: The parts of the other drawing, with its paint.
  ///   - isEvenOdd: Whether they are filled by the even-odd rule.
  ///   - shown: The paint that is shown.
  ///   - place: The point from which on it changes, in points; nil for all of it at once.
  ///   - time: In seconds.
  /// - Returns: The event for the shape; nil if the flow is not possible, or not seen: then it must
  ///   end.
  package mutating func change<Part: DrawnPart>(
    _ shape: JellyShapeBody, from start: (parts: [Part], paint: MorphPaint),
    to end: (parts: [Part], paint: MorphPaint), isEvenOdd: Bool, shown: Paint,
    from place: Vector2?, at time: Double
  ) -> JellyShapeBody.Event? {
    var flows =
      flows
      ?? DrawingFlows(
        start.parts, to: end.parts.count, paint: start.paint, isEvenOdd: isEvenOdd, in: shape.size)
    guard
      let event = flows?.change(
        shape, to: end.parts, paint: end.paint, isEvenOdd: isEvenOdd, from: place, at: time),
      let flows, flows.restTime > time
    else { return nil }
    (self.flows, former) = (flows, (shown, time))
    return event
  }

  /// Lets the paint of a drawing that flows go on from the one that is shown, to another one.
  package mutating func repaint(from shown: Paint, at time: Double) {
    if flows != nil { former = (shown, time) }
  }

  /// Continues in another size, in points, in proportion.
  package mutating func resize(to size: Vector2) { flows?.size = size }

  /// Ends at once, and frees the memory.
  package mutating func end() { (flows, former) = (nil, nil) }
}
