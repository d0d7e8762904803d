import JellySwiftUI
import SwiftUI

/// Pages, and a ball below that runs with the scroll and stretches.
struct PagerTutorial: View {
  let tuning: TuningChoice

  @State private var page = 0
  @State private var scroll = JellyPagerLink()

  var body: some View {
    VStack {
      Pages(selection: $page, count: 5, scroll: scroll) { index in
        Text("Page \(index + 1)")
          .font(.title)
      }
      JellyPager(selection: $page, count: 5, following: scroll, tuning: tuning.pager)
        .frame(width: 240, height: 44)
        .padding()
    }
  }
}
