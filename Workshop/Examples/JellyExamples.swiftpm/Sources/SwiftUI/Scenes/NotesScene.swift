import Jelly
import JellySwiftUI
import Observation
import SwiftUI

/// A notebook, and a menu that adds to it; a toast undoes that.
struct NotesScene: View {
  @State private var notebook = Notebook()
  @Environment(\.jellyToasts) private var toasts
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    List(notebook.notes) { note in
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
        Button(LocalizedStringKey(kind.rawValue), systemImage: kind.symbol) { add(kind) }
      }
    }
    .jellySettings(of: JellyMenuBody.self) { ($0.startAngle, $0.sweepAngle) = (.pi / 2, .pi / 2) }
    .padding(24)
  }

  private func add(_ kind: Note.Kind) {
    withAnimation { notebook.add(Note(kind)) }
    // A shake, the keys of the platform and the toast undo the same change.
    undoManager?.registerUndo(withTarget: notebook) { $0.removeNewest() }
    undoManager?.setActionName("Add \(kind.rawValue)")
    notebook.added = toasts.show(
      "\(kind.rawValue) added", action: JellyToastAction("Undo") { undoManager?.undo() })
  }
}

/// The notes, and the toast of the last one.
@MainActor @Observable private final class Notebook {
  private(set) var notes = Note.notebook
  /// The manager undoes the last change, so an older toast must not offer it.
  @ObservationIgnored var added: JellyToasts.Toast? { didSet { oldValue?.dismiss() } }

  func add(_ note: Note) { notes.insert(note, at: 0) }

  func removeNewest() {
    added?.dismiss()
    withAnimation { _ = notes.removeFirst() }
  }
}
