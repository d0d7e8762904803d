/// A value on a spring: where it is pulled to, and where it was and how fast at the start.
///
///     x(t) = target + c(t)·offset + s(t)·velocity
///
/// The response has c and s: one spring moves many values.
struct Sprung<Value: MotionValue & BitwiseCopyable>: BitwiseCopyable {
  private(set) var target: Value
  /// x₀, from the target.
  private(set) var offset: Value
  /// v₀.
  var velocity: Value

  init(target: Value, from place: Value, velocity: Value) {
    (self.target, offset, self.velocity) = (target, place - target, velocity)
  }

  /// The value at rest on its target.
  init(at target: Value) { (self.target, offset, velocity) = (target, .zero, .zero) }

  func value(_ response: DampedSpring.Response) -> Value {
    target + response.offset(offset, velocity)
  }

  func velocity(_ response: DampedSpring.Response) -> Value {
    response.velocity(offset, velocity)
  }

  /// Pulls the value back to a former target, which becomes the present one.
  mutating func turnBack(to former: inout Value, from place: Value, velocity: Value) {
    let target = former
    former = self.target
    self = Self(target: target, from: place, velocity: velocity)
  }
}

extension Sprung where Value == Cubic {
  /// The cubic and its velocity with one response for its start and one for its end.
  func state(
    _ first: DampedSpring.Response, _ last: DampedSpring.Response
  ) -> (place: Cubic, velocity: Cubic) {
    let (x, v) = (offset, velocity)
    return (
      Cubic(
        start: target.start + first.offset(x.start, v.start),
        control1: target.control1 + first.offset(x.control1, v.control1),
        control2: target.control2 + last.offset(x.control2, v.control2),
        end: target.end + last.offset(x.end, v.end)),
      Cubic(
        start: first.velocity(x.start, v.start), control1: first.velocity(x.control1, v.control1),
        control2: last.velocity(x.control2, v.control2), end: last.velocity(x.end, v.end))
    )
  }
}

extension Cubic: MotionValue {
  static var zero: Self { Self(start: .zero, control1: .zero, control2: .zero, end: .zero) }

  /// The length of its farthest control point.
  static func length(of cubic: Self) -> Double {
    max(
      max(cubic.start.magnitude, cubic.control1.magnitude),
      max(cubic.control2.magnitude, cubic.end.magnitude))
  }
}
