import JellySwiftUI
import SwiftUI

/// A messages app: a badge that is thrown away marks its conversation as read, and that on the tab
/// marks all.
struct ChatsScene: View {
  let feel: Feel

  @State private var chats = Chat.all

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 24) {
        ForEach($chats) { $chat in ChatRow(chat: $chat, feel: feel) }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      Label("Chats", systemImage: "message")
        .padding()
        .gooeyBadge("\(chats.unreadCount)", isPresented: $chats.isUnread, tuning: feel.badge)
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
    .toolbar {
      Button("Bring all back", systemImage: "arrow.uturn.backward") { chats.isUnread = true }
    }
  }
}

private struct ChatRow: View {
  @Binding var chat: Chat
  let feel: Feel

  var body: some View {
    HStack {
      Text(chat.name.prefix(1))
        .font(.title2)
        .frame(width: 48, height: 48)
        .background(.quaternary, in: .circle)
        .accessibilityHidden(true)
        .gooeyBadge("\(chat.count)", isPresented: $chat.isUnread, tuning: feel.badge)
      VStack(alignment: .leading) {
        Text(chat.name)
          .font(.headline)
        Text(chat.lastWords)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(chat.time)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
  }
}
