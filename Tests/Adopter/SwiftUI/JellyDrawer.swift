import Jelly
import JellySwiftUI
import SwiftUI

struct Mails: View {
  struct Mail: Identifiable { let id: Int }

  @State private var showsFolders = false
  @State private var mail: Mail?
  @State private var detent = JellyDetent.medium

  var body: some View {
    Button("Folders") { showsFolders = true }
      .jellyDrawer(isPresented: $showsFolders, edge: .leading) {
        Text("Folders").jellyDetents([.length(300)])
      }
      .jellyDrawer(item: $mail, edge: .bottom, onDismiss: { print("gone") }) { mail in
        Reader(number: mail.id)
          .jellyDetents([.medium, .large], selection: $detent)
          .jellyDismissDisabled(detent == .large)
          .jellyUndimmed(through: .medium)
      }
      .jellySettings(of: JellyDrawerBody.self) { $0.cornerRadius = 12 }
      .jellyTuning(JellyDrawerBody.Tuning.liquid)
      .onJellyEffect(of: JellyDrawerBody.self) { effect in print(effect == .dismissed) }
  }
}

struct Reader: View {
  let number: Int
  @Environment(\.jellyDismiss) private var dismiss: JellyDismissAction

  var body: some View {
    Button("Done") { dismiss() }
  }
}
