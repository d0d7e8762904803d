import Jelly
@_spi(Jelly) import JellyRecording

extension SpringPlot {
  mutating func drawTitle() {
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

  mutating func drawValue() {
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
        sheet.amplitude(at: time).map { sheet.to + side * $0 }
      }
    }
    stamp(envelope, top: top, .envelope)
    var curve = BrailleCanvas(columns: width, rows: rows)
    draw(into: &curve, on: value) { [sheet] in sheet.state(at: $0).value }
    stamp(curve, top: top, .curve)
    labelPeak(curve, top: top)
  }

  mutating func drawTimes() {
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

  /// Draws marks on the axis with labels below, from right to left, so that no two labels overlap.
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

  mutating func drawVelocity() {
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

  /// Draws a line and numbers at the left of a panel; one number always, the others if there is
  /// space.
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

  /// Writes the overshoot beside the farthest point.
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
