import Jelly
import JellySwiftUI
import SwiftUI

struct Chips: View {
  @State private var names = ["Bread", "Olives"]

  var body: some View {
    JellyGroup(spacing: 28, hub: "Bread") {
      HStack {
        ForEach(names, id: \.self) { name in
          Text(name).jellyBody(id: name, cornerRadius: 16, buddingFrom: "Bread")
        }
        Text("More").jellyBody(cornerRadius: 8)
        Text("Less").jellyBody()
      }
    }
    .jellySettings(of: JellyGroupBody.self) { $0.spacing = 20 }
    .jellyTuning(JellyGroupBody.Tuning.liquid)
    .onJellyJoin { first, second, isJoined in
      print(first == AnyHashable("Bread"), second, isJoined)
    }
  }
}
