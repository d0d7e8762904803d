import Jelly

// Enumerations cross from JavaScript as small numbers, in the order in which the page lists their
// names. A number that is none of them counts as the first.

extension JellyBar.Edge {
  init(code: Double) {
    self = code == 1 ? .wave : .single
  }
}

extension Side {
  init(code: Double) {
    switch code {
    case 1: self = .bottom
    case 2: self = .left
    case 3: self = .right
    default: self = .top
    }
  }
}
