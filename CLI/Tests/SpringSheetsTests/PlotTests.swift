import Jelly
import Testing

@testable import SpringSheets

@Suite("A plot")
struct PlotTests {
  @Test("is never wider than asked for", arguments: springsOfEveryKind, [40, 80, 133])
  func width(sheet: SpringSheet, columns: Int) {
    for line in sheet.plot(PlotStyle(columns: columns)).split(separator: "\n") {
      #expect(line.count <= columns)
    }
  }

  @Test("has a dot in every column from the start to the end", arguments: springsOfEveryKind)
  func curve(sheet: SpringSheet) {
    let lines = sheet.plot(PlotStyle()).split(separator: "\n", omittingEmptySubsequences: false)
    let panel = lines.dropFirst(3).prefix(16).map(Array.init)
    let left = panel.first.flatMap { $0.firstIndex { "│┤".contains($0) } } ?? 0
    for column in left + 1..<79 {
      // A braille character, or the label that covers one.
      let isDrawn = panel.contains { column < $0.count && !" ┄".contains($0[column]) }
      #expect(isDrawn, "column \(column)")
    }
  }

  @Test("shows the overshoot and the settling time")
  func labels() {
    let plot = SpringSheet(DampedSpring(response: 0.5, dampingRatio: 0.5)).plot(PlotStyle())
    #expect(plot.contains("16.3 % over"))
    #expect(plot.contains("1 % 0.699 s"))
    #expect(plot.contains("0.1 % 1.01 s"))
    #expect(plot.contains("settled after 1.011 s"))
    #expect(plot.contains("response 0.5 s  damping ratio 0.5"))
  }

  @Test("of a spring that does not overshoot has no such label")
  func noOvershoot() {
    let plot = SpringSheet(DampedSpring(response: 0.5, dampingRatio: 1)).plot(PlotStyle())
    #expect(!plot.contains("over"))
  }

  @Test("of an undamped spring, of no distance and of no motion at all is one too")
  func edges() {
    let undamped = SpringSheet(DampedSpring(response: 0.5, dampingRatio: 0)).plot(PlotStyle())
    #expect(undamped.contains("swings for ever"))
    #expect(!undamped.contains("▲"))
    let spring = DampedSpring(response: 0.5, dampingRatio: 0.5)
    let kicked = SpringSheet(spring, from: 2, to: 2, velocity: 50).plot(PlotStyle())
    #expect(kicked.contains(" at 0."))
    #expect(SpringSheet(spring, from: 2, to: 2).plot(PlotStyle()).contains("At rest"))
  }

  @Test("is the same picture with colors")
  func colors() {
    let sheet = SpringSheet(DampedSpring(response: 0.5, dampingRatio: 0.3))
    let plain = sheet.plot(PlotStyle())
    let colored = sheet.plot(PlotStyle(isColored: true))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[0;1;36m"))
    var text = ""
    var isCode = false
    for character in colored {
      if character == "\u{1B}" { isCode = true }
      if !isCode { text.append(character) }
      if character == "m" { isCode = false }
    }
    // The m of a word ends no code, but none is open there.
    #expect(text == plain)
  }

  @Test(
    "has round numbers on its axes",
    arguments: [
      ([0, 1.1], [0, 0.2, 0.4, 0.6, 0.8, 1]), ([-7, 9], [-5, 0, 5]),
      ([0, 0.0032], [0, 0.001, 0.002, 0.003]),
    ] as [([Double], [Double])])
  func ticks(ends: [Double], ticks: [Double]) {
    #expect(PlotAxis(around: ends).ticks(atMost: 6) == ticks)
  }

  @Test("is this picture")
  func picture() {
    let sheet = SpringSheet(DampedSpring(response: 0.5, dampingRatio: 0.4))
    let picture = """
       Under-damped, settled after 1.391 s
       response 0.5 s  damping ratio 0.4

           │  25.4 % over
           │     ⢠⠞⠳⣄
           │    ⢀⡏  ⠘⢦⠠ ⡀
         1 ┤┄┄┄┄⣸┄┄┄┄⠈⢧⡀┄⠈┄⠂⠠⢀⣀⣀⣀⣀⣀⣀⣀⣀⡀⢀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
           │    ⡇      ⠙⠦⠤⠤⠖⠋⠉⠂⠈ ⠁⠈ ⠁⠈⠉⠉
           │   ⢸⠁    ⡀⠐
           │   ⡼   ⠐
           │   ⡇  ⠂
           │  ⢸⠁⠠
       0.5 ┤  ⣸
           │  ⡇⠂
           │ ⢠⠇
           │ ⣸
           │ ⡇
         0 ┤⡼⠁
           │⡀
           └┬─────────────────────▲─┬─────────▲───
            0                       1 s
                         1 % 0.902 s  0.1 % 1.39 s

            velocity, units per second
           │ ⢠⠖⢦
         5 ┤ ⡞ ⠈⢧
           │⢰⠃  ⠘⣆
           │⡼    ⠸⡄
         0 ┤⠇┄┄┄┄┄⠹⡄┄┄┄┄⣠⠤⠖⠒⠒⠒⠒⠦⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
           │       ⠙⠦⠤⠴⠋⠁
      """
    #expect(sheet.plot(PlotStyle(columns: 44)) == picture)
  }
}
