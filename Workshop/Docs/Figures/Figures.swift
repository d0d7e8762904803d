// The figures of the documentation. The core computes every place, slope and time in them.

/// A figure, drawn for light and for dark pages.
enum Figure: String, CaseIterable {
  case response
  case settling
  case catching
  case rubberBand = "rubber-band"
  case waves
  case release
  case play = "morph-play"
  case menu = "morph-menu"
  case heart = "morph-heart"
  case digits = "morph-digits"

  /// The figure as a file's text.
  func text(_ appearance: Chart.Appearance) -> String {
    switch self {
    case .response: Self.response(appearance).text
    case .settling: Self.settling(appearance).text
    case .catching: Self.catching(appearance).text
    case .rubberBand: Self.rubberBand(appearance).text
    case .waves: Self.waves(appearance).text
    case .release: Self.release(appearance).text
    case .play: Strip.play.text(appearance)
    case .menu: Strip.menu.text(appearance)
    case .heart: Strip.heart.text(appearance)
    case .digits: Strip.digits.text(appearance)
    }
  }
}

extension Figure {
  /// The motion from 0 to 1 for four damping ratios, with time in responses.
  private static func response(_ appearance: Chart.Appearance) -> Chart {
    var chart = Chart(x: 0...2.5, y: 0...1.6, appearance: appearance)
    chart.grid(x: [0, 0.5, 1, 1.5, 2, 2.5], "time, in responses")
    chart.grid(y: [0, 0.5, 1, 1.5])
    let springs: [(dampingRatio: Double, ink: Chart.Ink, label: Vector2)] = [
      (0.2, .first, Vector2(0.78, 1.42)), (0.5, .second, Vector2(0.92, 1.13)),
      (1, .third, Vector2(0.56, 0.71)), (2, .fourth, Vector2(1.05, 0.62)),
    ]
    for spring in springs {
      let motion = SpringMotion(
        from: 0, velocity: 0, to: 1,
        spring: DampedSpring(response: 1, dampingRatio: spring.dampingRatio),
        startTime: 0, tolerance: 1e-9)
      chart.curve(samples(of: motion, chart.x), spring.ink)
      chart.write(
        "ζ = \(Chart.text(spring.dampingRatio))", at: spring.label, spring.ink, "start")
    }
    return chart
  }

  /// An oscillation in its envelope, and the time from which on it stays within a tolerance.
  private static func settling(_ appearance: Chart.Appearance) -> Chart {
    var chart = Chart(x: 0...2, y: -1.1...1.1, appearance: appearance)
    // A tolerance that is wide enough to be seen.
    let tolerance = 0.05
    let spring = DampedSpring(response: 0.5, dampingRatio: 0.15)
    let motion = SpringMotion(
      from: 1, velocity: 0, to: 0, spring: spring, startTime: 0, tolerance: 1e-9)
    chart.band(-tolerance...tolerance)
    chart.grid(x: [0, 0.5, 1, 1.5, 2], "time, in seconds")
    chart.grid(y: [-1, -0.5, 0, 0.5, 1])
    // R of a motion that starts at 1 without a velocity.
    let start = 1 / (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
    for sign in [1.0, -1] {
      let envelope = times(chart.x).map { time in
        let amplitude = sign * start * Elementary.exp(-spring.decayRate * time)
        return Chart.Sample(x: time, y: amplitude, slope: -spring.decayRate * amplitude)
      }
      chart.curve(envelope, .second, width: 1.5)
    }
    chart.curve(samples(of: motion, chart.x), .first)
    let settled = spring.settlingTime(offset: 1, velocity: 0, tolerance: tolerance)
    chart.line(Vector2(settled, -0.55), Vector2(settled, 0.55), .text)
    chart.write(
      "settlingTime = \(Chart.text(settled)) s", at: Vector2(settled, 0.6), .text)
    chart.write("R·e^(−βt)", at: Vector2(0.62, 0.42), .second, "start")
    chart.write("±tolerance", at: Vector2(1.99, 0.09), .soft, "end")
    return chart
  }

  /// A spring that is caught on its way, held, and let go with the finger's velocity.
  private static func catching(_ appearance: Chart.Appearance) -> Chart {
    var chart = Chart(x: 0...1.4, y: -90...140, appearance: appearance)
    chart.grid(x: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4], "time, in seconds")
    chart.grid(y: [-50, 0, 50, 100])
    let spring = DampedSpring(response: 0.4, dampingRatio: 0.25)
    let (caught, released) = (0.25, 0.55)
    let free = SpringMotion(
      from: 100, velocity: 0, to: 0, spring: spring, startTime: 0, tolerance: 0.01)
    // The finger starts at rest and leaves 120 pt farther on.
    let held = times(caught...released).map { time in
      let share = (time - caught) / (released - caught)
      return Chart.Sample(
        x: time, y: free.value(at: caught) + 120 * share * share,
        slope: 240 * share / (released - caught))
    }
    let leaving = held[held.count - 1]
    let again = SpringMotion(
      from: leaving.y, velocity: leaving.slope, to: 0, spring: spring, startTime: released,
      tolerance: 0.01)

    chart.curve(samples(of: free, caught...1.4), .soft, width: 1.5, dashed: true)
    chart.curve(samples(of: free, 0...caught), .first)
    chart.curve(held, .second)
    chart.curve(samples(of: again, released...1.4), .first)
    chart.dot(at: Vector2(caught, free.value(at: caught)), .text)
    chart.dot(at: Vector2(released, leaving.y), .text)
    chart.write(
      "caught", at: Vector2(caught, free.value(at: caught)), .text, by: Vector2(0, 24))
    chart.write(
      "let go", at: Vector2(released, leaving.y), .text, "end", by: Vector2(-12, 0))
    chart.write("held", at: Vector2(0.37, -44), .second, "start")
    chart.write("what it would", at: Vector2(0.41, 46), .soft, "end")
    chart.write("have done", at: Vector2(0.41, 46), .soft, "end", by: Vector2(0, 18))
    return chart
  }

  /// The displacement by a pull past an edge, with UIScrollView's coefficient.
  private static func rubberBand(_ appearance: Chart.Appearance) -> Chart {
    var chart = Chart(x: 0...2000, y: 0...440, appearance: appearance)
    chart.grid(x: [0, 500, 1000, 1500, 2000], "pull, in points")
    chart.grid(y: [0, 100, 200, 300, 400])
    let band = RubberBand(dimension: 400)
    let curve = stride(from: 0.0, through: 2000, by: 25).map { pull in
      Chart.Sample(x: pull, y: band.displacement(for: pull), slope: band.slope(at: pull))
    }
    let steep = band.coefficient
    chart.line(.zero, Vector2(420 / steep, 420), .soft, dashed: true)
    chart.line(Vector2(0, 400), Vector2(2000, 400), .second)
    chart.curve(curve, .first)
    chart.write("slope c = 0.55", at: Vector2(700, 330), .soft, "start")
    chart.write("d, never reached", at: Vector2(1990, 408), .second, "end")
    chart.write("displacement", at: Vector2(1500, 228), .first)
    return chart
  }

  // MARK: Sampling

  /// Times from one to another, so close that a cubic between two looks exactly like the motion.
  private static func times(_ range: ClosedRange<Double>) -> [Double] {
    let count = ((range.upperBound - range.lowerBound) * 50).rounded(.up)
    return (0...Int(count)).map {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / count
    }
  }

  private static func samples(
    of motion: SpringMotion<Double>, _ range: ClosedRange<Double>
  ) -> [Chart.Sample] {
    times(range).map {
      Chart.Sample(x: $0, y: motion.value(at: $0), slope: motion.velocity(at: $0))
    }
  }
}
