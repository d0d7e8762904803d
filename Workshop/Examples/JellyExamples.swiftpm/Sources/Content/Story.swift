import Foundation

/// A story of a newspaper.
struct Story: Identifiable {
  let id = UUID()
  let section: String
  let headline: String
  let words: String

  static let today = [
    Story(
      section: "Harbour", headline: "The old crane will lift again",
      words: "Two retired riggers and a school class have brought the winch back to life."),
    Story(
      section: "Weather", headline: "Fog until noon, then a long blue afternoon",
      words: "Good drying, says the keeper of the north light."),
    Story(
      section: "Letters", headline: "In praise of the slow ferry",
      words: "Eleven minutes is exactly the time it takes to finish a thought."),
    Story(
      section: "Science", headline: "Eels find the new ladder on their first night",
      words: "A camera at the weir counted ninety-four of them before dawn."),
    Story(
      section: "Town", headline: "Night market moves under the arches",
      words: "Twelve stalls, one stove, and a roof at last."),
    Story(
      section: "Music", headline: "The brass band learns a tango",
      words: "Rehearsals are open. Bring earplugs, or better, a partner."),
    Story(
      section: "Food", headline: "Forty loaves, one starter",
      words: "The bakery on Rope Street is a hundred years old on Sunday."),
    Story(
      section: "Books", headline: "The lighthouse novel, at last in paper",
      words: "It glows a little. The printer swears it is only the ink."),
  ]

  /// The stories that a refresh adds.
  static let later = [
    Story(
      section: "Harbour", headline: "First load: a piano, unharmed",
      words: "It played on the quay for an hour before anyone could be moved to move it."),
    Story(
      section: "Town", headline: "Lost parrot returns, with opinions",
      words: "It will not say where it has been, but it asks for figs."),
    Story(
      section: "Weather", headline: "Sun on the ridge already",
      words: "The north light was an hour too careful."),
    Story(
      section: "Science", headline: "Make that ninety-five",
      words: "One eel had been asleep behind the camera."),
  ]
}
