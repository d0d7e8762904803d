import JellySwiftUI
import SwiftUI

/// A messages app: a badge that is thrown away marks its conversation as read, and that on the tab
/// marks all.
struct ChatsScene: View {
  @State private var chats = Chat.all

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 24) {
        ForEach($chats) { $chat in ChatRow(chat: $chat) }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      Label("Chats", systemImage: "message")
        .padding()
        .jellyBadge("\(chats.unreadCount)", isPresented: $chats.isUnread)
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
  var body: some View {
    HStack {
      Text(chat.name.prefix(1))
        .font(.title2)
        .frame(width: 48, height: 48)
        .background(.quaternary, in: .circle)
        .accessibilityHidden(true)
        .jellyBadge("\(chat.count)", isPresented: $chat.isUnread)
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
