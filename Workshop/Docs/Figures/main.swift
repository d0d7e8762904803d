import Foundation

// Writes each figure into the folder named, once for light pages and once for dark.
let folder = CommandLine.arguments.dropFirst().first ?? "."
for figure in Figure.allCases {
  for appearance in Chart.Appearance.allCases {
    let name = figure.rawValue + (appearance == .dark ? "~dark" : "")
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(name).svg")
    try figure.text(appearance).write(to: file, atomically: true, encoding: .utf8)
  }
}
