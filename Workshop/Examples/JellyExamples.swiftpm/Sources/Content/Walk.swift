import SwiftUI

/// The first pages of a walking app: one day from dawn to night.
struct Walk {
  let title: String
  let text: String
  let symbol: String
  /// The sky, from above to the horizon.
  let sky: [Color]

  static let pages = [
    Walk(
      title: "Out of the door",
      text: "Say how long you have. We find a loop that brings you home in time.",
      symbol: "sunrise", sky: [.orange, .yellow]),
    Walk(
      title: "Along the ridge",
      text: "The quiet path, the steep one, or the one with the view. You choose at each fork.",
      symbol: "mountain.2", sky: [.blue, .cyan]),
    Walk(
      title: "A dry place for lunch",
      text: "Benches, springs and huts, and whether the stove is lit.",
      symbol: "house", sky: [.teal, .green]),
    Walk(
      title: "Down before dusk",
      text: "We watch the light for you, and say so when it is time to turn.",
      symbol: "sunset", sky: [.indigo, .orange]),
    Walk(
      title: "And how was it?",
      text: "Your way as a drawing, to keep or to send.",
      symbol: "moon.stars", sky: [.black, .indigo]),
  ]
}
