/// A closed outline of any form, to be made soft by a ``SoftOutline``.
///
/// It takes the drawing commands of a path:
///
///     var leaf = SoftContour()
///     leaf.move(to: Vector2(0, 40))
///     leaf.addCurve(to: Vector2(80, 40), control1: Vector2(10, 0), control2: Vector2(70, 0))
///     leaf.addCurve(to: Vector2(0, 40), control1: Vector2(70, 80), control2: Vector2(10, 80))
///     leaf.closeSubpath()
///
/// Draw it clockwise, and a hole the other way round: what is soft lies to the right of the way.
/// Only the first subpath counts. It is closed by a line if it does not end where it began, and has
/// up to 62 lines and curves; further ones are ignored, and so is a command with a number that is
/// not finite.
public struct SoftContour: Sendable, PathBuilder {
  /// A curve of the contour, up to the start of the next one.
  struct Curve {
    var start: Vector2
    var control1: Vector2
    var control2: Vector2
  }

  /// The number of curves.
  private(set) var count = 0
  private var curves = SixtyFour(all: Curve(start: .zero, control1: .zero, control2: .zero))
  /// The end of the last curve.
  private var end = Vector2.zero
  private var isOpen = false

  /// The largest number of curves, without the line that closes them.
  static var most: Int { 62 }

  /// Makes a contour without any curves.
  public init() {}

  /// Starts the contour.
  public mutating func move(to point: Vector2) {
    guard count == 0, point.isFinite else { return }
    end = Limits.position(point)
    isOpen = true
  }

  /// Adds a straight line.
  public mutating func addLine(to point: Vector2) {
    addCurve(to: point, control1: end + (point - end) / 3, control2: point + (end - point) / 3)
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    addCurve(
      to: point, control1: end + (control - end) * (2 / 3),
      control2: point + (control - point) * (2 / 3))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    guard isOpen, count < Self.most, point.isFinite, control1.isFinite, control2.isFinite
    else { return }
    append(
      Curve(
        start: end, control1: Limits.position(control1), control2: Limits.position(control2)),
      to: Limits.position(point))
  }

  /// Closes the contour, with a line where it is open.
  public mutating func closeSubpath() {
    guard isOpen else { return }
    isOpen = false
    guard count > 0 else { return }
    let start = self[0].start
    guard end != start else { return }
    append(
      Curve(start: end, control1: end + (start - end) / 3, control2: start + (end - start) / 3),
      to: start)
  }

  private mutating func append(_ curve: Curve, to point: Vector2) {
    curves.change(count) { $0 = curve }
    count += 1
    end = point
  }

  subscript(index: Int) -> Curve { curves[index] }

  /// The end of a curve.
  func end(of index: Int) -> Vector2 { index + 1 < count ? self[index + 1].start : end }
}

/// Room for 64 values, inside of a value, so that nothing allocates.
struct SixtyFour<Value: Sendable>: Sendable {
  private var values: Four<Four<Four<Value>>>

  init(all value: Value) { values = Four(all: Four(all: Four(all: value))) }

  subscript(index: Int) -> Value {
    withUnsafePointer(to: values) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Value.self)[index]
    }
  }

  /// Changes the value with an index.
  mutating func change(_ index: Int, _ change: (inout Value) -> Void) {
    withUnsafeMutablePointer(to: &values) {
      change(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self)[index])
    }
  }

  /// Calls a function with a pointer to the first value.
  @inline(__always)
  func withAll<Result>(_ body: (UnsafePointer<Value>) -> Result) -> Result {
    withUnsafePointer(to: values) {
      body(UnsafeRawPointer($0).assumingMemoryBound(to: Value.self))
    }
  }
}
