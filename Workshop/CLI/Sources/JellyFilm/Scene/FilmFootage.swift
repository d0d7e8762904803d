import Jelly

/// All poses of a film, at the times that its format can write.
struct FilmFootage {
  private let samples: [FilmTimes.Sample]
  private var poses: [FilmPose]
  /// The layers whose subpaths are separate elements.
  private var isSplit: [Bool] = []

  /// A layer of more subpaths is drawn by an element for each.
  private static let maximumSubpathCount = 2
  /// The precision of dots, rings and texts, in points, and of opacities.
  ///
  /// Five times that of outlines, whose edges are longer, for fewer keyframes. An opacity of 0.01
  /// changes a color by 3 of 255.
  private static let signError = 0.25
  private static let opacityError = 0.01

  init(of scene: FilmScene, at times: FilmTimes) {
    samples = times.samples
    poses = scene.poses(at: times.samples.map { $0.moment })
    isSplit = poses[0].layers.indices.map { index in
      // Pale paths that overlap are painted once as one path, and twice as several.
      guard poses[0].layers[index].role == .fill else { return false }
      // Each stroke has a width of its own.
      guard !poses.contains(where: { $0.layers[index].shape.kind == .stroke }) else { return true }
      // A hole is one only in what is around it.
      guard !poses.contains(where: { $0.layers[index].shape.hasHoles }) else { return false }
      return poses.contains { $0.layers[index].shape.subpathCount > Self.maximumSubpathCount }
    }
  }

  /// Combines all outlines in the fill color to one, and removes the other shapes.
  mutating func joinOutlines() {
    for index in poses.indices {
      var shape = FilmShape()
      for layer in poses[index].layers where layer.role == .fill && layer.opacity > 0 {
        guard layer.shape.kind == .outline else { continue }
        shape.letters += layer.shape.letters
        shape.numbers += layer.shape.numbers
      }
      poses[index].layers = [FilmPose.Layer(role: .fill, shape: shape, opacity: 1)]
    }
    isSplit = [false]
  }

  /// A finger that goes farther from everything that is drawn, in points, leaves the stage.
  private static let maximumFingerDistance = Vector2(repeating: 96)

  /// The box of everything that can be seen.
  func stage(of stand: ControlStand) throws(FilmError) -> FilmStage {
    guard let drawn = box(where: { $0 != .finger }) else { throw .empty }
    guard let fingers = box(where: { $0 == .finger }) else {
      return stand.stage(from: drawn.low, to: drawn.high)
    }
    let low = pointwiseMax(drawn.low - Self.maximumFingerDistance, fingers.low)
    let high = pointwiseMin(drawn.high + Self.maximumFingerDistance, fingers.high)
    return stand.stage(from: pointwiseMin(drawn.low, low), to: pointwiseMax(drawn.high, high))
  }

  /// The box of all layers of some inks; nil if none is ever seen.
  private func box(where isCounted: (FilmRole) -> Bool) -> (low: Vector2, high: Vector2)? {
    var low = Vector2(repeating: .infinity)
    var high = -low
    for pose in poses {
      for layer in pose.layers where layer.opacity > 0 && isCounted(layer.role) {
        guard !layer.shape.letters.isEmpty, layer.shape.kind != .text else { continue }
        let box = layer.shape.box
        low = pointwiseMin(low, box.low)
        high = pointwiseMax(high, box.high)
      }
    }
    return low.x <= high.x ? (low, high) : nil
  }

  /// The tick at which the outline reaches farthest from where it was at first.
  var deepestTick: Double {
    func box(of pose: FilmPose) -> (low: Vector2, high: Vector2)? {
      var box: (low: Vector2, high: Vector2)?
      for layer in pose.layers where layer.role == .fill && layer.opacity > 0 {
        guard !layer.shape.letters.isEmpty else { continue }
        let next = layer.shape.box
        box = box.map { (pointwiseMin($0.low, next.low), pointwiseMax($0.high, next.high)) } ?? next
      }
      return box
    }
    guard let home = box(of: poses[0]) else { return Double(samples[0].tick) }
    var deepest = (reach: -1.0, tick: 0)
    for (sample, pose) in zip(samples, poses) {
      guard let box = box(of: pose) else { continue }
      let change = pointwiseMax(abs(box.low - home.low), abs(box.high - home.high))
      let reach = change.max()
      if reach > deepest.reach { deepest = (reach, sample.tick) }
    }
    return Double(deepest.tick)
  }

  private func abs(_ vector: Vector2) -> Vector2 { pointwiseMax(vector, -vector) }

  /// The layers with their keys, without those that are never seen.
  func layers(settings: FilmSettings) -> [Film.Layer] {
    poses[0].layers.indices.compactMap { index in
      let isSeen = poses.contains {
        $0.layers[index].opacity > 0 && !$0.layers[index].shape.letters.isEmpty
      }
      guard isSeen else { return nil }
      let kind = poses.lazy.map { $0.layers[index].shape }.first { !$0.letters.isEmpty }?.kind
      if kind == .text, settings.badgeText == nil { return nil }
      return Film.Layer(
        role: poses[0].layers[index].role, opacity: opacity(of: index),
        elements: elements(of: index, kind: kind ?? .outline, error: settings.tolerance))
    }
  }

  private func opacity(of layer: Int) -> FilmTrack {
    // A key may be off by the error, but some players take 1.01 for nothing at all.
    numberTrack(error: Self.opacityError) { poses[$0].layers[layer].opacity }.limited(to: 0...1)
  }

  /// The keys of a number; nil where it does not matter.
  private func numberTrack(error: Double, _ number: (Int) -> Double?) -> FilmTrack {
    FilmTrack(
      of: samples.indices.map { index in
        let shape = number(index).map { FilmShape(letters: [.text], numbers: [$0]) }
        return FilmTrack.Sample(tick: samples[index].tick, shape: shape)
      }, exactness: FilmTrack.Exactness(error: error, arePoints: false))
  }

  private func elements(
    of layer: Int, kind: FilmShape.Kind, error: Double
  ) -> [Film.Element] {
    let exactness = FilmTrack.Exactness(error: error, arePoints: true)
    guard kind.isPath else {
      let count = kind == .ring ? 5 : 3
      let tracks = (0..<count).map { number in
        // Radii turn an error of an angle or a share into points.
        let isLength = number < 3
        return numberTrack(error: isLength ? Self.signError : Self.opacityError) { sample in
          let layer = poses[sample].layers[layer]
          guard layer.opacity > 0, number < layer.shape.numbers.count else { return nil }
          return layer.shape.numbers[number]
        }
      }
      return [Film.Element(kind: kind, tracks: tracks)]
    }
    guard isSplit[layer] else {
      let track = FilmTrack(
        of: samples.indices.map {
          FilmTrack.Sample(tick: samples[$0].tick, shape: shape(of: layer, at: $0))
        },
        exactness: exactness)
      return [Film.Element(kind: kind, tracks: [track])]
    }
    let subpaths = samples.indices.map { shape(of: layer, at: $0)?.subpaths }
    let count = subpaths.reduce(0) { max($0, $1?.count ?? 0) }
    let changes = samples.indices.map { index in
      index > 0
        && poses[index].layers[layer].shape.letters != poses[index - 1].layers[layer].shape.letters
    }
    return (0..<count).map { place in
      let track = FilmTrack(
        of: samples.indices.map { index in
          let shape = subpaths[index].map { $0.indices.contains(place) ? $0[place] : FilmShape() }
          return FilmTrack.Sample(
            tick: samples[index].tick, shape: shape, mayBeAnother: changes[index])
        }, exactness: exactness)
      return Film.Element(kind: kind, tracks: [track])
    }
  }

  /// The shape of a layer; nil while the layer cannot be seen.
  private func shape(of layer: Int, at sample: Int) -> FilmShape? {
    let layer = poses[sample].layers[layer]
    return layer.opacity > 0 ? layer.shape : nil
  }

  /// The largest distance of a control point from the truth.
  func largestError(of layers: [Film.Layer]) -> Double {
    // The layers that are never seen are not among the film's.
    var largest = 0.0
    var next = 0
    for index in poses[0].layers.indices where next < layers.count {
      let isSeen = poses.contains {
        $0.layers[index].opacity > 0 && !$0.layers[index].shape.letters.isEmpty
      }
      let kind = poses.lazy.map { $0.layers[index].shape }.first { !$0.letters.isEmpty }?.kind
      guard isSeen, kind == layers[next].elements[0].kind else { continue }
      let layer = layers[next]
      next += 1
      guard kind?.isPath == true else { continue }
      for sample in samples.indices {
        // Of two poses at one tick, the second is the one that is shown.
        let isLast = sample + 1 == samples.count
        let isHidden = !isLast && samples[sample + 1].tick == samples[sample].tick
        guard !isHidden, let truth = shape(of: index, at: sample) else { continue }
        let parts = isSplit[index] ? truth.subpaths : [truth]
        for (part, element) in zip(parts, layer.elements) {
          let shown = element.tracks[0].shape(at: Double(samples[sample].tick))
          guard shown.letters == part.letters else { continue }
          for (point, goal) in zip(shown.points, part.points) {
            let offset = point - goal
            largest = max(largest, (offset * offset).sum())
          }
        }
      }
    }
    return largest.squareRoot()
  }
}
