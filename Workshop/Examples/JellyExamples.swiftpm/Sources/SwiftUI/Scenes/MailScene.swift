import Jelly
import JellySwiftUI
import SwiftUI

/// A mail app: a bar over a list, with a switch on it, that is pulled with the list; its rows are
/// swiped.
struct MailScene: View {
  @State private var link = JellyBarLink()
  @State private var showsUnreadOnly = false
  @State private var inbox = Letter.inbox
  @Environment(\.jellyToasts) private var toasts

  var body: some View {
    List(letters) { letter in
      LetterRow(letter: letter)
        .jellySwipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) { delete(letter) }
        }
        .jellySwipeActions(edge: .leading) {
          Button(letter.isUnread ? "Read" : "Unread", systemImage: "envelope") { toggle(letter) }
            .tint(.blue)
        }
    }
    .listStyle(.plain)
    .jellyRowContainer()
    .jellyBarLink(link)
    .safeAreaInset(edge: .top, spacing: 0) { bar }
  }

  private var letters: [Letter] { inbox.filter { $0.isUnread || !showsUnreadOnly } }

  private func toggle(_ letter: Letter) {
    for index in inbox.indices where inbox[index].id == letter.id {
      inbox[index].isUnread.toggle()
    }
  }

  private func delete(_ letter: Letter) {
    guard let index = inbox.firstIndex(where: { $0.id == letter.id }) else { return }
    inbox.remove(at: index)
    toasts.show(
      "Moved to Trash",
      action: JellyToastAction("Undo") { inbox.insert(letter, at: min(index, inbox.count)) })
  }

  private var bar: some View {
    JellyBar(link: link) {
      HStack {
        VStack(alignment: .leading) {
          Text("Inbox")
            .font(.title2.weight(.semibold))
          Text("\(inbox.filter(\.isUnread).count) unread")
            .font(.subheadline)
        }
        Spacer()
        Toggle("Unread only", systemImage: "envelope.badge", isOn: $showsUnreadOnly)
          .toggleStyle(.button)
          .labelStyle(.iconOnly)
      }
      .foregroundStyle(.black)
      .padding()
    }
    .jellyCurve(.quadratic)
    .backgroundStyle(.mint)
  }
}

private struct LetterRow: View {
  let letter: Letter

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(letter.sender)
          .font(.headline)
        if letter.isUnread {
          Circle()
            .fill(.tint)
            .frame(width: 8, height: 8)
            .accessibilityLabel("Unread")
        }
        Spacer()
        Text(letter.time)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Text(letter.subject)
      Text(letter.preview)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
  }
}
