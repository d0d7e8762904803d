/// The area that a finger needs.
package enum TouchTarget {
  /// The least width and height of what can be touched, in points.
  ///
  /// Apple's Human Interface Guidelines ask for 44 by 44 on a touch screen.
  package static var length: Double { 44 }

  /// The margins by which a target goes beyond each side of something of a size, in points: 0 where
  /// that is as large as a finger needs.
  package static func margins(around size: Vector2) -> Vector2 {
    Vector2(max(length - size.x, 0), max(length - size.y, 0)) / 2
  }
}
