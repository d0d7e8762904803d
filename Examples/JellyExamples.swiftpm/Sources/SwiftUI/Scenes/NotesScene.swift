import JellySwiftUI
import SwiftUI

/// A notebook, and a menu that adds to it.
struct NotesScene: View {
  let tuning: TuningChoice

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
    JellyMenu(
      settings: JellyMenuBody.Settings(startAngle: .pi / 2, sweep: .pi / 2), tuning: tuning.menu
    ) {
      for kind in Note.Kind.allCases {
        JellyMenuItem(LocalizedStringKey(kind.rawValue), systemImage: kind.symbol) {
          withAnimation { notes.insert(Note(kind), at: 0) }
        }
      }
    }
    .padding(24)
  }
}
