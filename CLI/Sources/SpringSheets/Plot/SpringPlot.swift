import Jelly
@_spi(Jelly) import JellyRecording

extension SpringSheet {
  /// The motion as a picture of characters: its value, its velocity and its settling time.
  func plot(_ style: PlotStyle) -> String {
    var plot = SpringPlot(self, columns: style.columns)
    plot.draw()
    return plot.screen.text(isColored: style.isColored)
  }
}

/// A plot while it is drawn.
struct SpringPlot {
  /// The characters drawn so far.
  var screen: PlotScreen
  let sheet: SpringSheet
  let time: PlotAxis
  let value: PlotAxis
  let velocity: PlotAxis
  /// The column at which the panels begin, to the right of the numbers.
  let left: Int

  /// The heights of the two panels, in lines.
  static let rows = (value: 16, velocity: 6)
  /// The largest number of periods that is shown; more would look like a band.
  private static let maximumPeriods = 16.0

  init(_ sheet: SpringSheet, columns: Int) {
    self.sheet = sheet
    self.screen = PlotScreen(columns: columns)
    let end = Self.end(of: sheet)
    self.time = PlotAxis(around: [0, end])
    let states = (0...4 * columns).map { step in
      sheet.state(at: end * Double(step) / Double(4 * columns))
    }
    let peak = sheet.peak.map { [$0.value] } ?? []
    self.value = PlotAxis(
      around: states.map { $0.value } + peak + [sheet.from, sheet.to], margin: 0.08)
    self.velocity = PlotAxis(around: states.map { $0.velocity } + [0], margin: 0.04)
    let labels = value.ticks(atMost: 6) + velocity.ticks(atMost: 3) + [sheet.to]
    self.left = (labels.map { Self.text(of: $0).count }.max() ?? 1) + 3
  }

  /// Draws the whole plot, from the top.
  mutating func draw() {
    drawTitle()
    drawValue()
    drawTimes()
    drawVelocity()
  }

  /// The end of the time axis: a tenth after the settling time, or three periods if there is none.
  private static func end(of sheet: SpringSheet) -> Double {
    let settled = sheet.settlingTime
    let periods = (settled < .infinity ? maximumPeriods : 3) * sheet.spring.response
    let isFast = sheet.dampingRatio < 1
    let shown = isFast ? min(settled * 1.1, periods) : settled * 1.1
    return shown > 0 ? shown : sheet.spring.response
  }

  /// A number beside an axis; every round number has at most nine digits.
  static func text(of tick: Double) -> String { tick.rounded(significant: 9).numberText }

  var end: Double { time.range.upperBound }
  var width: Int { screen.columns - left }

  func column(of moment: Double) -> Int {
    left + Int((time.share(of: moment) * Double(width - 1)).rounded())
  }

  /// The line of a panel that shows a number.
  func row(of number: Double, on axis: PlotAxis, of rows: Int) -> Int {
    let dot = (1 - axis.share(of: number)) * Double(rows * 4 - 1)
    return min(max(Int(dot.rounded()) / 4, 0), rows - 1)
  }
}

extension SpringSheet {
  /// The first extremum beyond the target, which is the farthest.
  var peak: (time: Double, value: Double)? {
    guard overshoot > 0 else { return nil }
    var time = 0.0
    for _ in 0..<2 {
      guard let turn = motion.nextExtremum(after: time) else { return nil }
      let value = state(at: turn).value
      if from == to || (value - to) * (to - from) > 0 { return (turn, value) }
      time = turn
    }
    return nil
  }

  /// The kind of motion, in one line.
  var character: String {
    let isStill = from == to && velocity == 0
    if isStill { return "At rest" }
    if dampingRatio == 0 { return "Undamped: it swings for ever" }
    let kind =
      dampingRatio < 1 ? "Under-damped" : dampingRatio > 1 ? "Over-damped" : "Critically damped"
    return "\(kind), settled after \(settlingTime.briefText) s"
  }
}
