import SwiftUI

/// What Jelly can do, a screen for each: the tutorials it comes from, and apps as they might be.
@main
struct ExamplesApp: App {
  var body: some Scene {
    WindowGroup { Overview() }
  }
}
