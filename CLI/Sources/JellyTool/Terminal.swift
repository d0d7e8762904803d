import Foundation
import SpringSheets

/// The terminal that standard output is, if it is one.
enum Terminal {
  /// As wide as the terminal, or 80 columns; colors only on a terminal, and not with `NO_COLOR`
  /// (no-color.org: set to anything but nothing).
  static var style: PlotStyle {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) != 0
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    let columns = environment["COLUMNS"].flatMap(Int.init) ?? width ?? 80
    return PlotStyle(columns: columns > 0 ? columns : 80, isColored: isTerminal && !isPlain)
  }

  private static var width: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
