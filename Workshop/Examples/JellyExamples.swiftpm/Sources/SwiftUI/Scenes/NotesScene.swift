import Jelly
import JellySwiftUI
import SwiftUI

/// A notebook, and a menu that adds to it.
struct NotesScene: View {
  @State private var notes = Note.notebook

  var body: some View {
    List(notes) { note in
      VStack(alignment: .leading) {
        Text(note.title)
          .font(.headline)
        Text(note.text)
          .foregroundStyle(.secondary)
      }
    }
    .overlay(alignment: .bottomTrailing) { menu }
  }

  /// A quarter of a fan, from above to where text starts.
  private var menu: some View {
    JellyMenu {
      ForEach(Note.Kind.allCases, id: \.self) { kind in
        Button(LocalizedStringKey(kind.rawValue), systemImage: kind.symbol) {
          withAnimation { notes.insert(Note(kind), at: 0) }
        }
      }
    }
    .jellySettings(of: JellyMenuBody.self) { ($0.startAngle, $0.sweepAngle) = (.pi / 2, .pi / 2) }
    .padding(24)
  }
}
