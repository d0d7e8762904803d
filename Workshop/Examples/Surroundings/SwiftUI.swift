// The parts of an app that the examples for SwiftUI use: Workshop/Examples/check puts each in
// place of the comment.

import Jelly
import JellySwiftUI
import SwiftUI

struct Mail: Identifiable { let id = 0 }

struct MailRow: View {
  init(_ mail: Mail) {}
  var body: some View { Text("Mail") }
}

struct Mailbox {
  func fetch() async {}
}

struct Map: View {
  var body: some View { Color.clear }
}

struct Filters: View {
  var body: some View { Text("Filters") }
}

struct Surroundings: View {
  let mails: [Mail] = []
  let mailbox = Mailbox()
  let icon = Image(systemName: "tray")
  let list = ScrollView { Text("News") }
  @State var email = ""
  @State var name = ""
  @State var isOn = false
  @State var isShown = true
  @State var showsFilters = false
  @State var volume = 0.2
  @State var page = 0
  @State var day = 0

  func send() {}
  func delete(_ mail: Mail) {}
  func flag(_ mail: Mail) {}
  func write() {}
  func load() async {}

  var body: some View {
    // The example.
  }
}
