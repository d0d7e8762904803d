#if canImport(SwiftUI) && DEBUG
  import SwiftUI

  // A provider and not the macro, which only Apple's toolchain has.
  struct AllControls_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var pull = JellyBarPull()
      @State private var name = ""
      @State private var failureCount = 0
      @State private var unread = 3
      @State private var page = 0

      var body: some View {
        JellyBar(pull: pull) { Text("Inbox").font(.title2).padding().frame(maxWidth: .infinity) }
          .zIndex(1)
        ScrollView {
          VStack(spacing: 24) {
            TextField("Name", text: $name)
              .textFieldStyle(.elastic(cornerRadius: 12))
              .elasticRejection(trigger: failureCount)
            Button("Reject") { failureCount += 1 }.buttonStyle(.elastic(cornerRadius: 12))
            Button("Unread") { unread += 1 }.gooeyBadge(unread) { unread = 0 }
            GooeyPageIndicator(selection: $page, count: 5)
            GooeyPageIndicator(selection: $page, count: 5, style: .square)
            JellyShape(Circle(), fill: .red).frame(width: 96, height: 96)
            GooeyMenu("Answer") {
              GooeyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") {}
              GooeyMenuItem("Archive", systemImage: "archivebox") {}
              GooeyMenuItem("Delete", systemImage: "trash", role: .destructive) {}
            }
            .padding(96)
          }
          .padding()
        }
        .elasticRefreshable { try await Task.sleep(for: .seconds(2)) }
        .jellyBarPull(pull)
      }
    }

    static var previews: some View { VStack(spacing: 0) { Preview() } }
  }
#endif
