import Jelly

// Enumerations cross to JavaScript as small numbers, in the order in which the page lists their
// names. A number that is none of them counts as the first.

extension JellyBar.Edge {
  init(code: Int32) {
    self = code == 1 ? .wave : .single
  }
}

extension Side {
  init(code: Int32) {
    switch code {
    case 1: self = .bottom
    case 2: self = .left
    case 3: self = .right
    default: self = .top
    }
  }
}

extension JellyBar.Tuning {
  init(code: Int32, edge: Int32) {
    let edge = JellyBar.Edge(code: edge)
    switch code {
    case 1: self = .classic(edge)
    case 2: self = .calm(edge)
    default: self = .standard(edge)
    }
  }
}
