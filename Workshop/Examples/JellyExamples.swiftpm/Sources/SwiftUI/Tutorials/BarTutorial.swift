import Jelly
import JellySwiftUI
import SwiftUI

/// A header whose lower edge bends under the finger.
struct BarTutorial: View {
  var body: some View {
    VStack(spacing: 0) {
      JellyBar {
        Text("Pull me")
          .font(.title2)
          .foregroundStyle(.black)
          .frame(maxWidth: .infinity, minHeight: 160)
      }
      .jellyCurve(.quadratic)
      .backgroundStyle(.mint)
      .zIndex(1)
      Text("Catch the edge while it swings: it stays under your finger.")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding()
    }
  }
}
