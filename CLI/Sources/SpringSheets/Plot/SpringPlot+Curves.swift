import Jelly

extension SpringPlot {
  /// Draws a function of time: each column of dots reaches from its lowest to its highest value
  /// there.
  func draw(
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

  mutating func stamp(_ canvas: BrailleCanvas, top: Int, _ ink: PlotInk) {
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        guard let glyph = canvas.glyph(column: column, row: row) else { continue }
        screen.put(glyph, row: top + row, column: left + column, ink)
      }
    }
  }
}
