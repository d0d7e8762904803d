@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellySchema

/// Everything that a film shows at one moment: layers, from back to front.
struct FilmPose: Sendable {
  /// A shape in one color.
  struct Layer: Equatable, Sendable {
    /// The color.
    var role: FilmRole
    /// The shape, in points.
    var shape: FilmShape
    /// The opacity, 0 to 1.
    var opacity: Double
  }

  var layers: [Layer] = []

  /// Moves every number by a share of a jump from one pose to another; a layer that has another
  /// structure in one of the three stays as it is.
  mutating func add(_ share: Double, ofJumpFrom left: FilmPose, to right: FilmPose) {
    for index in layers.indices where index < left.layers.count && index < right.layers.count {
      let before = left.layers[index].shape
      let after = right.layers[index].shape
      guard before.letters == after.letters, before.letters == layers[index].shape.letters
      else { continue }
      for number in before.numbers.indices {
        layers[index].shape.numbers[number] +=
          share * (after.numbers[number] - before.numbers[number])
      }
      layers[index].opacity += share * (right.layers[index].opacity - left.layers[index].opacity)
    }
  }
}

/// The role of a color in a film.
enum FilmRole: Int, CaseIterable, Sendable {
  case fill, track, symbol, finger

  init(_ role: PaintRole) {
    switch role {
    case .fill: self = .fill
    case .track: self = .track
    case .symbol: self = .symbol
    }
  }
}

extension FilmPose {
  /// Creates the layers of a control's picture.
  init(_ picture: RecordedPicture) {
    layers = picture.layers.map { layer in
      Layer(
        role: FilmRole(layer.role), shape: FilmShape(layer.shape),
        opacity: min(max(layer.opacity, 0), 1))
    }
  }
}
