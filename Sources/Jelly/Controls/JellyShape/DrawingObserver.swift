/// An observer that needs the drawings of shapes, too: a ``JellyShapeBody`` does not keep them.
package protocol DrawingObserver: JellyObserver {
  /// Observes the drawing of a shape at rest.
  ///
  /// A host reports it right before each event, and also right before another drawing replaces it.
  /// So the drawing before ``JellyShapeBody/Event/drawingChanged(from:wave:)`` is the last but one,
  /// and the last one is the drawing after it.
  ///
  /// - Parameters:
  ///   - parts: The parts of the drawing, by their numbers; none if it is empty.
  ///   - size: The size of the shape in whose coordinates they are, in points.
  ///   - strokeWidth: The width of the strokes, in points, if nothing is filled; nil otherwise.
  func shape(shows parts: [some DrawnPart], in size: Vector2, strokeWidth: Double?)
}

/// A part of a drawing, which a host can draw as often as needed.
package protocol DrawnPart {
  /// Draws the part as it is at rest, in points.
  func draw(into path: inout some PathBuilder)
}
