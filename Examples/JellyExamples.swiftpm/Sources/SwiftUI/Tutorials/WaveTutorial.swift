import JellySwiftUI
import SwiftUI

/// A wave that hangs over a list and is pulled with it.
struct WaveTutorial: View {
  let tuning: TuningChoice

  @State private var pull = JellyBarLink()

  var body: some View {
    List(1..<31) { Text("Row \($0)") }
      .listStyle(.plain)
      .jellyBarLink(pull)
      .safeAreaInset(edge: .top, spacing: 0) {
        JellyBar(tuning: tuning.bar, curve: .wave, fill: .cyan, pull: pull) {
          Text("Pull the list, or me")
            .font(.headline)
            .foregroundStyle(.black)
            .frame(maxWidth: .infinity, minHeight: 96)
        }
      }
  }
}
