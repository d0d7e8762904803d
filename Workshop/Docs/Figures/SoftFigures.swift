// The figures of the article on soft bodies.

extension Figure {
  /// An edge under a finger that holds still, and the sums of its first waves.
  static func waves(_ appearance: Chart.Appearance) -> Chart {
    var chart = Chart(x: 0...390, y: -30...90, appearance: appearance)
    chart.grid(x: [0, 100, 200, 300, 390], "place on the edge, in points")
    chart.grid(y: [0, 40, 80])
    let edge = StandardEdge(pulled: 80, at: 0.35)
    for (count, ink, label) in [
      (1, Chart.Ink.third, Vector2(300, 33)), (2, .second, Vector2(55, 47)),
      (4, .fourth, Vector2(106, 70)),
    ] {
      chart.curve(edge.samples(at: edge.restTime, first: count), ink, width: 1.5)
      chart.write(
        count == 1 ? "1 wave" : "\(count) waves", at: label, ink, count == 1 ? "start" : "end")
    }
    chart.curve(edge.samples(at: edge.restTime, first: 16), .first)
    chart.write("16 waves", at: Vector2(163, 79), .first, "start")
    return chart
  }

  /// The same edge at some moments after the finger has let go.
  static func release(_ appearance: Chart.Appearance) -> Chart {
    var chart = Chart(x: 0...390, y: -50...90, appearance: appearance)
    chart.grid(x: [0, 100, 200, 300, 390], "place on the edge, in points")
    chart.grid(y: [-40, 0, 40, 80])
    var edge = StandardEdge(pulled: 80, at: 0.35)
    let start = edge.restTime
    edge.release(at: start)
    for (milliseconds, ink, label) in [
      (0, Chart.Ink.soft, Vector2(160, 74)), (40, .first, Vector2(203, 43)),
      (80, .second, Vector2(226, 15)), (180, .fourth, Vector2(150, -34)),
    ] {
      chart.curve(
        edge.samples(at: start + Double(milliseconds) / 1000, first: 16), ink,
        width: milliseconds == 0 ? 1.5 : 2.5, dashed: milliseconds == 0)
      chart.write("\(milliseconds) ms", at: label, ink, "start")
    }
    return chart
  }
}

/// The soft edge of a standard bar, 390 pt long, that one finger has pulled.
private struct StandardEdge {
  private static let length = 390.0

  private let model: WaveModel
  private var edge: SoftShape

  /// - Parameters:
  ///   - depth: How far the finger has pulled, in points.
  ///   - place: The place of the finger, in shares of the length.
  init(pulled depth: Double, at place: Double) {
    let tuning = JellyBarBody.Tuning.standard.soft
    model = WaveModel(
      endCondition: .pinned, length: Self.length, spring: tuning.spring, waves: tuning.modal.waves,
      areaStiffness: tuning.modal.areaStiffness)
    edge = SoftShape(model: model)
    edge.addContact(0, at: place, pull: 0, model: model, now: 0)
    edge.move(0, to: place, pull: depth, model: model, now: 0)
  }

  var restTime: Double { edge.restTime }

  mutating func release(at time: Double) { edge.releaseAll(model: model, now: time) }

  /// The displacements at `time` by the first waves alone, and their slopes.
  func samples(at time: Double, first count: Int) -> [Chart.Sample] {
    edge.withAmplitudes(at: time) { amplitudes in
      stride(from: 0, through: Self.length, by: 6.5).map { x in
        var sample = (y: 0.0, slope: 0.0)
        for n in 0..<count {
          let number = Double(n + 1) * .pi / Self.length
          let wave = Elementary.sincos(number * x)
          sample.y += amplitudes[n] * wave.sin
          sample.slope += amplitudes[n] * number * wave.cos
        }
        return Chart.Sample(x: x, y: sample.y, slope: sample.slope)
      }
    }
  }
}
