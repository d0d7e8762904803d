import Jelly
import JellyRecording

extension SpringSheet {
  /// The motion as a picture of characters: where it is, how fast, and when it is settled.
  func plot(_ style: PlotStyle) -> String {
    var plot = SpringPlot(self, columns: style.columns)
    plot.draw()
    return plot.screen.text(isColoured: style.isColoured)
  }
}

/// A plot while it is drawn.
struct SpringPlot {
  /// What has been drawn.
  private(set) var screen: PlotScreen
  private let sheet: SpringSheet
  private let time: PlotAxis
  private let value: PlotAxis
  private let velocity: PlotAxis
  /// Where the panels begin, behind the numbers.
  private let left: Int

  /// How high the two panels are, in lines.
  private static let rows = (value: 16, velocity: 6)
  /// The most swings that are shown; more would be a band.
  private static let mostSwings = 16.0

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
      around: states.map(\.value) + peak + [sheet.from, sheet.to], margin: 0.08)
    self.velocity = PlotAxis(around: states.map(\.velocity) + [0], margin: 0.04)
    let labels = value.ticks(atMost: 6) + velocity.ticks(atMost: 3) + [sheet.to]
    self.left = (labels.map { Self.text(of: $0).count }.max() ?? 1) + 3
  }

  /// Draws all of it, from the top.
  mutating func draw() {
    drawTitle()
    drawValue()
    drawTimes()
    drawVelocity()
  }

  /// A tenth beyond the settling time; of what never settles, three swings.
  private static func end(of sheet: SpringSheet) -> Double {
    let settled = sheet.settlingTime
    let swings = (settled < .infinity ? mostSwings : 3) * sheet.spring.response
    let isFast = sheet.dampingRatio < 1
    let shown = isFast ? min(settled * 1.1, swings) : settled * 1.1
    return shown > 0 ? shown : sheet.spring.response
  }

  /// A number beside an axis: nine digits hold any round one.
  private static func text(of tick: Double) -> String { tick.rounded(significant: 9).numberText }

  private var end: Double { time.range.upperBound }
  private var width: Int { screen.columns - left - 1 }

  private func column(of moment: Double) -> Int {
    left + Int((time.share(of: moment) * Double(width - 1)).rounded())
  }

  /// The line of a panel in which a number is.
  private func row(of number: Double, on axis: PlotAxis, of rows: Int) -> Int {
    let dot = (1 - axis.share(of: number)) * Double(rows * 4 - 1)
    return min(max(Int(dot.rounded()) / 4, 0), rows - 1)
  }
}

// MARK: - The parts

extension SpringPlot {
  private mutating func drawTitle() {
    let row = screen.extend(by: 3)
    screen.put(sheet.character, row: row, column: 1, .title)
    var words = [
      "response \(sheet.response.briefText) s", "damping ratio \(sheet.dampingRatio.briefText)",
      "stiffness \(sheet.stiffness.briefText)", "damping \(sheet.damping.briefText)",
      "mass \(sheet.mass.briefText)",
    ]
    while words.joined(separator: "  ").count > screen.columns - 2 { words.removeLast() }
    screen.put(words.joined(separator: "  "), row: row + 1, column: 1, .label)
  }

  private mutating func drawValue() {
    let rows = Self.rows.value
    let top = screen.extend(by: rows)
    let target = row(of: sheet.to, on: value, of: rows)
    drawAxis(value, ticks: 6, top: top, rows: rows, always: sheet.to)
    for column in left..<left + width {
      screen.put("┄", row: top + target, column: column, .target)
    }
    var envelope = BrailleCanvas(columns: width, rows: rows)
    for side in [-1.0, 1] {
      draw(into: &envelope, on: value, isDotted: true) { [sheet] time in
        sheet.motion.amplitude(at: time).map { sheet.to + side * $0 }
      }
    }
    stamp(envelope, top: top, .envelope)
    var curve = BrailleCanvas(columns: width, rows: rows)
    draw(into: &curve, on: value) { [sheet] in sheet.state(at: $0).value }
    stamp(curve, top: top, .curve)
    labelPeak(curve, top: top)
  }

  private mutating func drawTimes() {
    let row = screen.extend(by: 2)
    screen.put("└" + String(repeating: "─", count: width), row: row, column: left - 1, .label)
    let ticks = time.ticks(atMost: max(width / 10, 2))
    for tick in ticks {
      let column = column(of: tick)
      screen.put("┬", row: row, column: column, .label)
      let number = Self.text(of: tick)
      let text = number + (tick == ticks.last ? " s" : "")
      screen.put(text, row: row + 1, column: column - number.count / 2, .label)
    }
    drawSettling(axis: row)
  }

  /// Marks on the axis, with words below it: from the right, each left of the one before.
  private mutating func drawSettling(axis row: Int) {
    let marks = [(SpringSheet.settled, "0.1 %"), (0.01, "1 %")]
      .map { (moment: sheet.lastTime(beyond: $0), name: $1) }
      .filter { $0.moment > 0 && $0.moment <= end }
    guard !marks.isEmpty else { return }
    let below = screen.extend(by: 1)
    var free = screen.columns
    for mark in marks {
      let column = column(of: mark.moment)
      let text = "\(mark.name) \(mark.moment.rounded(significant: 3).numberText) s"
      let start = min(column - 2, free - text.count)
      guard start >= 0 else { continue }
      screen.put("▲", row: row, column: column, .mark)
      screen.put(text, row: below, column: start, .mark)
      free = start - 2
    }
  }

  private mutating func drawVelocity() {
    let rows = Self.rows.velocity
    let heading = screen.extend(by: 2)
    screen.put("velocity, units per second", row: heading + 1, column: left, .velocity)
    let top = screen.extend(by: rows)
    drawAxis(velocity, ticks: 3, top: top, rows: rows, always: 0)
    let zero = row(of: 0, on: velocity, of: rows)
    for column in left..<left + width {
      screen.put("┄", row: top + zero, column: column, .label)
    }
    var curve = BrailleCanvas(columns: width, rows: rows)
    draw(into: &curve, on: velocity) { [sheet] in sheet.state(at: $0).velocity }
    stamp(curve, top: top, .velocity)
  }

  /// Numbers and a line at the left of a panel; one number always, the others where there is room.
  private mutating func drawAxis(
    _ axis: PlotAxis, ticks: Int, top: Int, rows: Int, always number: Double
  ) {
    for row in 0..<rows { screen.put("│", row: top + row, column: left - 1, .label) }
    let fixed = row(of: number, on: axis, of: rows)
    for tick in [number] + axis.ticks(atMost: ticks) {
      let row = row(of: tick, on: axis, of: rows)
      guard tick == number || abs(row - fixed) > 1 else { continue }
      let text = Self.text(of: tick)
      screen.put("┤", row: top + row, column: left - 1, .label)
      screen.put(text, row: top + row, column: left - 2 - text.count, .label)
    }
  }

  /// How far it overshoots, beside its furthest point.
  private mutating func labelPeak(_ curve: BrailleCanvas, top: Int) {
    guard let peak = sheet.peak, peak.time <= end, sheet.overshoot >= 0.0005 else { return }
    let text =
      sheet.from == sheet.to
      ? "\(peak.value.briefText) at \(peak.time.rounded(significant: 3).numberText) s"
      : "\((sheet.overshoot * 100).rounded(significant: 3).numberText) % over"
    let isAbove = peak.value > sheet.to
    let row = top + row(of: peak.value, on: value, of: Self.rows.value) + (isAbove ? -1 : 1)
    guard row >= top, row < top + Self.rows.value else { return }
    let column = max(column(of: peak.time) - text.count / 2, left + 1)
    screen.put(text, row: row, column: column, .mark)
  }
}

// MARK: - Curves

extension SpringPlot {
  /// Draws a function of time: each column of dots from the lowest to the highest it comes to.
  private func draw(
    into canvas: inout BrailleCanvas, on axis: PlotAxis, isDotted: Bool = false,
    _ function: (Double) -> Double?
  ) {
    let fine = 8
    let height = Double(canvas.height - 1)
    func dot(_ x: Double) -> Int? {
      function(end * min(max(x / Double(canvas.width - 1), 0), 1)).map { number in
        let place = (1 - axis.share(of: number)) * height
        return Int(min(max(place, -1e6), 1e6).rounded())
      }
    }
    for x in 0..<canvas.width where !isDotted || x % 3 == 0 {
      let places = (-fine / 2...fine / 2).compactMap { dot(Double(x) + Double($0) / Double(fine)) }
      guard let top = places.min(), let bottom = places.max() else { return }
      let middle = dot(Double(x)) ?? top
      canvas.fill(x: x, from: isDotted ? middle : top, to: isDotted ? middle : bottom)
    }
  }

  private mutating func stamp(_ canvas: BrailleCanvas, top: Int, _ ink: PlotInk) {
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        guard let glyph = canvas.glyph(column: column, row: row) else { continue }
        screen.put(glyph, row: top + row, column: left + column, ink)
      }
    }
  }
}

extension SpringSheet {
  /// The first point beyond the target at which it turns round, which is the furthest.
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

  /// What kind of motion it is, in a line.
  var character: String {
    let isStill = from == to && velocity == 0
    if isStill { return "At rest" }
    if dampingRatio == 0 { return "Undamped: it swings for ever" }
    let kind =
      dampingRatio < 1 ? "Under-damped" : dampingRatio > 1 ? "Over-damped" : "Critically damped"
    return "\(kind), settled after \(settlingTime.briefText) s"
  }
}
