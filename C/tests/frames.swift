// Prints the frames of traces, 120 a second, as the core draws them natively: of each file a line
// with its name, then a line of JSON for each frame.
import Foundation
@_spi(Jelly) import JellyRecording

for file in CommandLine.arguments.dropFirst() {
  let trace = try Trace(utf8: Data(contentsOf: URL(fileURLWithPath: file)))
  print(file)
  // Its last event is after nine days.
  let isLate = file.hasSuffix("late.json")
  guard let rate = FrameRate(hertz: isLate ? 0x1p-20 : 120) else { fatalError("a rate above 0") }
  for frame in try Recording(of: trace, at: rate) { print(frame.json.text) }
}
