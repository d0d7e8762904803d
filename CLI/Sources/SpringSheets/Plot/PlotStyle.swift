/// How a plot is drawn.
package struct PlotStyle: Equatable, Sendable {
  /// How many columns it may fill.
  package let columns: Int
  /// Whether it has colours.
  package let isColoured: Bool

  /// Makes a style; a plot is never narrower than 40 columns, and never wider than 200.
  package init(columns: Int = 80, isColoured: Bool = false) {
    self.columns = min(max(columns, 40), 200)
    self.isColoured = isColoured
  }
}
