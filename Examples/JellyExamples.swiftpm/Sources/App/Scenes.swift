import SwiftUI

/// The screens of apps as they might be.
struct Scenes: View {
  let framework: Framework
  let feel: Feel

  var body: some View {
    EmptyView()
  }
}
