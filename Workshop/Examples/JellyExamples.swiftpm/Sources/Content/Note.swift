import Foundation

/// A note of a notebook.
struct Note: Identifiable {
  let id = UUID()
  let title: String
  let text: String

  static let notebook = [
    Note(
      title: "Winter list",
      text: "Wool, lamp oil, the long saw, a second pair of gloves for the one I will lose."),
    Note(title: "Overheard", text: "“It is not a shed. It is a small house with modest plans.”"),
    Note(
      title: "Bread, third try",
      text: "Colder dough, hotter stone. Do not look until it smells like toast."),
    Note(title: "For Mira", text: "The poem with the heron, not the one with the bridge."),
    Note(
      title: "Tide sums",
      text: "Springs two days after the moon. Haul out before the eleventh."),
    Note(title: "Names for a boat", text: "Patience. Second Patience. Oh Well."),
    Note(title: "Measurements", text: "Shelf 84 × 21. Chair 61, door 63. Breathe in."),
  ]
}

extension Note {
  /// The kind of a note that can be added to the notebook.
  enum Kind: String, CaseIterable {
    case text = "Text"
    case list = "List"
    case sketch = "Sketch"
    case photo = "Photo"

    var symbol: String {
      switch self {
      case .text: "textformat"
      case .list: "list.bullet"
      case .sketch: "pencil"
      case .photo: "camera"
      }
    }
  }

  /// Makes a note that is new.
  init(_ kind: Kind) {
    switch kind {
    case .text: self.init(title: "A new page", text: "Begin anywhere.")
    case .list: self.init(title: "A new list", text: "One thing after another.")
    case .sketch: self.init(title: "A new sketch", text: "The line first, the reason later.")
    case .photo: self.init(title: "A new photo", text: "Hold still.")
    }
  }
}
