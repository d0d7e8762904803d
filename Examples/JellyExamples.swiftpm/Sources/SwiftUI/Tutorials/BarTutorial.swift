import JellySwiftUI
import SwiftUI

/// A header whose lower edge bends under the finger.
struct BarTutorial: View {
  let tuning: TuningChoice

  var body: some View {
    VStack(spacing: 0) {
      JellyBar(tuning: tuning.bar, curve: .single, fill: .mint) {
        Text("Pull me")
          .font(.title2)
          .foregroundStyle(.black)
          .frame(maxWidth: .infinity, minHeight: 160)
      }
      .zIndex(1)
      Text("Catch the edge while it swings: it stays under your finger.")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding()
    }
  }
}
