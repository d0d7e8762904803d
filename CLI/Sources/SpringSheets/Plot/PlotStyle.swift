/// The style of a plot: its width, and whether it has colours.
package struct PlotStyle: Equatable, Sendable {
  /// The number of columns.
  package let columns: Int
  /// Whether the plot has colours.
  package let isColoured: Bool

  /// Makes a style; a plot is never narrower than 40 columns, and never wider than 200.
  package init(columns: Int = 80, isColoured: Bool = false) {
    self.columns = min(max(columns, 40), 200)
    self.isColoured = isColoured
  }
}
