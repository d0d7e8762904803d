import Jelly
import JellySwiftUI
import SwiftUI

/// A newspaper that is pulled for what has happened meanwhile.
struct NewsScene: View {
  @State private var stories = Story.today
  @State private var later = Story.later
  @State private var isServerDown = false

  var body: some View {
    List(stories) { StoryRow(story: $0) }
      .listStyle(.plain)
      .jellyRefreshable { try await refresh() }
      .jellyCurve(.wave)
      .backgroundStyle(.orange)
      .toolbar { Toggle("Server is down", systemImage: "wifi.slash", isOn: $isServerDown) }
  }

  private func refresh() async throws {
    try await Task.sleep(for: .seconds(1.8))
    if isServerDown { throw ServerIsDown() }
    if let story = later.popLast() { withAnimation { stories.insert(story, at: 0) } }
  }
}

private struct ServerIsDown: Error {}

private struct StoryRow: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading) {
      Text(story.section)
        .font(.caption)
        .foregroundStyle(.tint)
      Text(story.headline)
        .font(.headline)
      Text(story.words)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}
