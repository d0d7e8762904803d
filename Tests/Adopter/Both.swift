import Jelly
import JellySwiftUI
import JellyUIKit
import SwiftUI
import UIKit

// An app that imports both hosts finds the names of each.

struct Bar: View {
  var body: some View {
    JellyBar { Text("Inbox") }
      .jellyTuning(.liquid)
      .jellyShadow(radius: 6)
  }
}

@MainActor func bar() -> JellyBarView {
  let bar = JellyBarView(frame: .zero)
  bar.tuning = JellyBarBody.Tuning.liquid
  bar.shadow = NSShadow()
  return bar
}
