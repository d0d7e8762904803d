import JellySwiftUI
import SwiftUI

/// Pages, and a ball below that runs with the scroll and stretches.
struct PagerTutorial: View {
  let feel: Feel

  @State private var page = 0
  @State private var scroll = GooeyPageScroll()

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(Walk.pages.indices, id: \.self) { index in
            Text(Walk.pages[index].title)
              .font(.title)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .scrollPosition(id: Binding<Int?>($page))
      .gooeyPageScroll(scroll)
      GooeyPageIndicator(
        selection: $page.animation(), count: Walk.pages.count, following: scroll,
        tuning: feel.pager
      )
      .frame(width: 240, height: 44)
      .padding()
    }
  }
}
