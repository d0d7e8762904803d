#if canImport(SwiftUI)
  import SwiftUI

  // Providers and not the macro, which only Apple's toolchain has.

  struct JellyBar_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var pull = JellyBarPull()

      var body: some View {
        VStack(spacing: 0) {
          JellyBar(tuning: .standard(.wave), pull: pull) {
            Text("Inbox").font(.title2).padding().frame(maxWidth: .infinity)
          }
          .zIndex(1)
          ScrollView { Text("Pull the bar, or the list.").padding() }
            .jellyBarPull(pull)
        }
      }
    }

    static var previews: some View { Preview() }
  }

  struct ElasticRefreshable_Previews: PreviewProvider {
    static var previews: some View {
      ScrollView { Text("Pull to refresh.").padding() }
        .elasticRefreshable { try await Task.sleep(for: .seconds(2)) }
    }
  }

  struct ElasticField_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var name = ""
      @State private var failureCount = 0

      var body: some View {
        VStack(spacing: 24) {
          TextField("Name", text: $name)
            .textFieldStyle(ElasticTextFieldStyle(cornerRadius: 12))
            .elasticRejection(trigger: failureCount)
          Button("Reject") { failureCount += 1 }.elasticBox(cornerRadius: 12)
        }
        .padding()
      }
    }

    static var previews: some View { Preview() }
  }

  struct GooeyPageIndicator_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var page = 0

      var body: some View {
        VStack(spacing: 24) {
          GooeyPageIndicator(selection: $page, count: 5)
          GooeyPageIndicator(selection: $page, count: 5, style: .square)
        }
        .padding()
      }
    }

    static var previews: some View { Preview() }
  }

  struct GooeyBadge_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var hasUnread = true

      var body: some View {
        VStack(spacing: 24) {
          Image(systemName: "tray").font(.title2).padding()
            .gooeyBadge("3", isPresented: $hasUnread)
          Button("Restore") { hasUnread = true }
        }
      }
    }

    static var previews: some View { Preview() }
  }

  struct GooeyMenu_Previews: PreviewProvider {
    static var previews: some View {
      GooeyMenu {
        GooeyMenuItem("Reply", systemImage: "arrowshape.turn.up.left") {}
        GooeyMenuItem("Archive", systemImage: "archivebox") {}
        GooeyMenuItem("Delete", systemImage: "trash") {}
      }
      .padding(96)
    }
  }
#endif
