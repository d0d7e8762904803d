import JellySwiftUI
import SwiftUI

/// Pages, and a ball below that runs with the scroll and stretches.
struct PagerTutorial: View {
  @State private var page = 0
  @State private var link = JellyPagerLink()

  var body: some View {
    VStack {
      Pages(selection: $page, count: 5, link: link) { index in
        Text("Page \(index + 1)")
          .font(.title)
      }
      JellyPager(selection: $page, count: 5, link: link)
        .frame(width: 240, height: 44)
        .padding()
    }
  }
}
