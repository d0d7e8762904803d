import SwiftUI

/// The examples of Jelly, a screen for each: the tutorials it comes from, and fictional apps.
@main
struct ExamplesApp: App {
  var body: some Scene {
    WindowGroup { Overview() }
  }
}
