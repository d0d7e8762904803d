import JellySwiftUI
import SwiftUI

/// Pages side by side, for a page indicator to follow: a finger selects one, and so does code.
struct Pages<Page: View>: View {
  @Binding var selection: Int
  let count: Int
  let link: JellyPagerLink
  @ViewBuilder let page: (Int) -> Page

  @State private var position = ScrollPosition(idType: Int.self)
  @State private var isHeld = false

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          page(index)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    // `.paging` would count what the notch covers as part of a page.
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollIndicators(.hidden)
    .scrollPosition($position)
    .jellyPagerLink(link)
    .onScrollPhaseChange { _, phase in
      isHeld = phase == .interacting || phase == .decelerating
    }
    // Without a finger on them, they scroll to the selected page.
    .onChange(of: isHeld ? nil : selection) { _, page in
      if let page { withAnimation { position.scrollTo(id: page) } }
    }
  }
}
