#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  extension View {
    /// Lets an object hear every event of the elastic control in this view.
    ///
    /// Use it to record what happens to a control, for example in a debug build:
    ///
    ///     @State private var tape = TraceTape()     // of JellyRecording
    ///     …
    ///     JellyBar { Text("Inbox") }
    ///       .elasticWitness(tape)                   // print(tape.text): a trace
    ///
    /// A view with several controls lets it hear all of them; a tape records one.
    ///
    /// - Parameter witness: The object; nil for none.
    public func elasticWitness(_ witness: (any ElasticWitness)?) -> some View {
      environment(\.elasticWitness, witness)
    }
  }

  extension EnvironmentValues {
    /// The object that hears the events of elastic controls.
    var elasticWitness: (any ElasticWitness)? {
      get { self[ElasticWitnessKey.self] }
      set { self[ElasticWitnessKey.self] = newValue }
    }
  }

  private struct ElasticWitnessKey: EnvironmentKey {
    static var defaultValue: (any ElasticWitness)? { nil }
  }
#endif
