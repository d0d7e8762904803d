import Jelly
import JellySwiftUI
import SwiftUI

/// A wave that hangs over a list and is pulled with it.
struct WaveTutorial: View {
  @State private var link = JellyBarLink()

  var body: some View {
    List(1..<31) { Text("Row \($0)") }
      .listStyle(.plain)
      .jellyBarLink(link)
      .safeAreaInset(edge: .top, spacing: 0) {
        JellyBar(link: link) {
          Text("Pull the list, or me")
            .font(.headline)
            .foregroundStyle(.black)
            .frame(maxWidth: .infinity, minHeight: 96)
        }
        .jellyCurve(.wave)
        .backgroundStyle(.cyan)
      }
  }
}
