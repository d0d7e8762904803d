import Jelly
import JellySwiftUI
import SwiftUI

/// The first pages of a walking app, with a square that rolls along below.
struct WalkScene: View {
  @State private var page = 0
  @State private var link = JellyPagerLink()

  var body: some View {
    VStack {
      Pages(selection: $page, count: Walk.pages.count, link: link) { index in
        WalkPage(walk: Walk.pages[index])
      }
      JellyPager(selection: $page, count: Walk.pages.count, link: link)
        .jellyPagerStyle(.square)
        .frame(width: 240, height: 44)
      Button(isLast ? "From the start" : "Next") {
        page = isLast ? 0 : page + 1
      }
      .padding()
    }
  }

  private var isLast: Bool { page == Walk.pages.count - 1 }
}

private struct WalkPage: View {
  let walk: Walk

  var body: some View {
    VStack {
      LinearGradient(colors: walk.sky, startPoint: .top, endPoint: .bottom)
        .overlay {
          Image(systemName: walk.symbol)
            .font(.largeTitle)
            .foregroundStyle(.white)
            .accessibilityHidden(true)
        }
      Text(walk.title)
        .font(.title2.weight(.semibold))
      Text(walk.text)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
    }
  }
}
