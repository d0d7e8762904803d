/// The style of a plot: its width, and whether it has colors.
package struct PlotStyle: Equatable, Sendable {
  /// The number of columns.
  package let columns: Int
  /// A Boolean value that indicates whether the plot has colors.
  package let isColored: Bool

  /// Creates a style; a plot is never narrower than 40 columns, and never wider than 200.
  package init(columns: Int = 80, isColored: Bool = false) {
    self.columns = min(max(columns, 40), 200)
    self.isColored = isColored
  }
}
