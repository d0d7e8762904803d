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

// A type that both frameworks have is one of each host, with a name of its own.

@MainActor final class Cell: UITableViewCell {
  let toggle: JellySwitch? = nil
  let slider: JellySliderControl? = nil
  let segments: JellySegmentedControl? = nil
  let pages: JellyPageControl? = nil
  let menu: JellyMenuButton? = nil
  let shape: JellyShapeView? = nil
}

struct Row {
  let toggle: JellyToggle
  let slider: JellySlider<Text, EmptyView>
  let segments: JellySegments<Int, Text>
}
