import Jelly
import JellySwiftUI
import SwiftUI

/// The list of all screens, and the two switches that count for them.
struct Overview: View {
  @State private var framework = Framework.swiftUI
  @State private var tuning = TuningChoice.standard

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Framework", selection: $framework) {
            ForEach(Framework.allCases) { Text($0.rawValue) }
          }
          Picker("Tuning", selection: $tuning) {
            ForEach(TuningChoice.allCases) { Text($0.rawValue.capitalized) }
          }
        }
        .pickerStyle(.segmented)
        Section("Tutorials") { Tutorials(framework: framework, tuning: tuning) }
        Section("Scenes") { Scenes(framework: framework, tuning: tuning) }
      }
      .navigationTitle("Jelly")
    }
    .jellyTuning(tuning.preset)
  }
}
