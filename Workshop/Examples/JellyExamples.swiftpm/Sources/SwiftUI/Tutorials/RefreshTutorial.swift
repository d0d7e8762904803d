import Jelly
import JellySwiftUI
import SwiftUI

/// A list that is pulled to refresh it.
struct RefreshTutorial: View {
  @State private var rows = Array(1...20)

  var body: some View {
    List(rows, id: \.self) { Text("Row \($0)") }
      .listStyle(.plain)
      .jellyRefreshable {
        try await Task.sleep(for: .seconds(2))
        rows.insert(rows.count + 1, at: 0)
      }
      .jellyCurve(.wave)
      .backgroundStyle(.orange)
  }
}
