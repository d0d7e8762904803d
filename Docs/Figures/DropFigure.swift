// The figure of a drop in the article on soft bodies.

extension Figure {
  /// A drop that a finger has pressed in to half of its radius, and what it does when the finger
  /// leaves.
  static func drop(_ appearance: Chart.Appearance) -> Chart {
    var chart = Chart(x: 0...640, y: 0...272, appearance: appearance)
    for (index, milliseconds) in [0, 40, 80, 160].enumerated() {
      let home = Vector2(100 + 150 * Double(index), 124)
      var tuning = SoftDrop.Tuning.standard
      tuning.press = 0
      tuning.isWalled = false
      var drop = SoftDrop(radius: 56, home: home, size: Vector2(640, 272), tuning: tuning)
      chart.outline(of: drop, at: 0, .soft, width: 1.5, isDashed: true)
      let start = home - Vector2(56, 0)
      let end = home - Vector2(28, 0)
      drop.handle(.touchBegan(start), at: 0)
      drop.handle(.touchMoved(end), at: 0)
      let rest = drop.restTime
      if milliseconds > 0 { drop.handle(.touchEnded(end), at: rest) }
      chart.outline(of: drop, at: rest + Double(milliseconds) / 1000, .first)
      if milliseconds == 0 { chart.dot(at: end - Vector2(7, 0), .second, radius: 7) }
      chart.write(
        milliseconds == 0 ? "held" : "\(milliseconds) ms", at: Vector2(home.x, 20), .soft)
    }
    return chart
  }
}

extension Chart {
  /// The outline of a body, in the numbers of the axes.
  fileprivate mutating func outline(
    of body: some ElasticBody, at time: Double, _ ink: Ink, width: Double = 2.5,
    isDashed: Bool = false
  ) {
    var path = PathData(chart: self)
    body.draw(at: time, into: &path)
    draw(path.text, ink, width: width, dashed: isDashed)
  }

  /// A receiver of an outline that writes the data of a path.
  private struct PathData: PathBuilder {
    let chart: Chart
    var text = ""

    mutating func move(to point: Vector2) { text += "M\(chart.place(point))" }
    mutating func addLine(to point: Vector2) { text += "L\(chart.place(point))" }
    mutating func addQuadCurve(to point: Vector2, control: Vector2) {
      text += "Q\(chart.place(control)) \(chart.place(point))"
    }
    mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
      text += "C\(chart.place(control1)) \(chart.place(control2)) \(chart.place(point))"
    }
    mutating func closeSubpath() { text += "Z" }
  }
}
