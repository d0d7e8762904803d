import JellySwiftUI
import SwiftUI

/// A mail app: a bar over a list, with a switch on it, that is pulled with the list.
struct MailScene: View {
  let tuning: TuningChoice

  @State private var pull = JellyBarLink()
  @State private var showsUnreadOnly = false

  var body: some View {
    List(letters) { LetterRow(letter: $0) }
      .listStyle(.plain)
      .jellyBarLink(pull)
      .safeAreaInset(edge: .top, spacing: 0) { bar }
  }

  private var letters: [Letter] { Letter.inbox.filter { $0.isUnread || !showsUnreadOnly } }

  private var bar: some View {
    JellyBar(tuning: tuning.bar, curve: .single, fill: .mint, pull: pull) {
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
