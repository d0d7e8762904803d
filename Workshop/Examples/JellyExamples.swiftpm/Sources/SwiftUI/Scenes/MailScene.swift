import Jelly
import JellySwiftUI
import SwiftUI

/// A mail app: a bar over a list, with a switch on it, that is pulled with the list.
struct MailScene: View {
  @State private var link = JellyBarLink()
  @State private var showsUnreadOnly = false

  var body: some View {
    List(letters) { LetterRow(letter: $0) }
      .listStyle(.plain)
      .jellyBarLink(link)
      .safeAreaInset(edge: .top, spacing: 0) { bar }
  }

  private var letters: [Letter] { Letter.inbox.filter { $0.isUnread || !showsUnreadOnly } }

  private var bar: some View {
    JellyBar(link: link) {
      HStack {
        VStack(alignment: .leading) {
          Text("Inbox")
            .font(.title2.weight(.semibold))
          Text("\(Letter.inbox.filter(\.isUnread).count) unread")
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
