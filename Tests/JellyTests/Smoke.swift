import Testing
@testable import Jelly
@Test func smoke() {
  var bar = JellyBar(size: [390, 100], edge: .single, tuning: .classic)
  _ = bar.handle(.touchBegan([195, 40]), at: 0)
  _ = bar.handle(.touchMoved([205, 140]), at: 0.1)
  print(bar.amplitudes(at: 0.1))
  _ = bar.handle(.touchEnded([205, 140]), at: 0.2)
  for i in 0..<20 { print(bar.amplitudes(at: 0.2 + Double(i) * 0.05)) }
  print(bar.restTime, MemoryLayout<JellyBar>.size)
}
