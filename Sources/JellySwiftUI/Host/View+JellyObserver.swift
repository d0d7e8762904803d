#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  extension View {
    /// Lets an object observe every event of the jelly control in this view.
    ///
    /// Use it to record what happens to a control, for example in a debug build:
    ///
    ///     @State private var log = TraceLog()     // of JellyRecording
    ///     …
    ///     JellyBar { Text("Inbox") }
    ///       .jellyObserver(log)                   // print(log.text): a trace
    ///
    /// In a view with several controls the object observes all of them; a log records one.
    ///
    /// - Parameter observer: The object; nil for none.
    public nonisolated func jellyObserver(_ observer: (any JellyObserver)?) -> some View {
      environment(\.jelly.observer, observer)
    }
  }
#endif
