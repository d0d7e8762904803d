@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording

extension FilmShape {
  /// Creates the shape of a layer of a picture.
  init(_ shape: RecordedPicture.Shape) {
    switch shape {
    case .part(let outline): self.init(outline)
    case .strokes(let strokes):
      self.init()
      for stroke in strokes {
        append(.stroke, Vector2(stroke.width, 0))
        append(stroke.outline)
      }
    case .dot(let disc):
      self.init(letters: [.dot], numbers: [disc.center.x, disc.center.y, disc.radius])
    case .plus(let center, let reach, let width, let turn):
      self = Self.plus(at: center, reach: reach, width: width, turn: turn)
    case .ring(let disc, let arc, let turn):
      let numbers = [disc.center.x, disc.center.y, disc.radius, arc, turn]
      self.init(letters: [.ring], numbers: numbers)
    case .label(let center, let height):
      self.init(letters: [.text], numbers: [center.x, center.y, height])
    case .textLine(let start, let length): self = Self.textLine(from: start, length: length)
    }
  }

  /// Creates the shape of an outline.
  init(_ outline: Outline) {
    append(outline)
  }

  private mutating func append(_ outline: Outline) {
    for command in outline.commands {
      switch command {
      case .move(let end): append(.move, end)
      case .line(let end): append(.line, end)
      case .quadCurve(let end, let control): append(.quadCurve, control, end)
      case .curve(let end, let control1, let control2): append(.curve, control1, control2, end)
      case .close: append(.close)
      }
    }
  }

  private static func plus(
    at center: Vector2, reach: Double, width: Double, turn: Double
  ) -> Self {
    var along = Vector2(angle: turn)
    let half = width / 2
    var shape = Self()
    for arm in 0..<4 {
      let across = Vector2(-along.y, along.x)
      shape.append(arm == 0 ? .move : .line, center + (along - across) * half)
      shape.append(.line, center + along * reach - across * half)
      shape.append(.line, center + along * reach + across * half)
      along = across
    }
    shape.append(.close)
    return shape
  }

  /// The thickness of a text line, in points: about that of the letters whose place it takes.
  private static var writingWidth: Double { 3 }

  /// A line with round ends.
  private static func textLine(from start: Vector2, length: Double) -> Self {
    let radius = writingWidth / 2
    let handle = Vector2(radius * 4 / 3, 0)
    let end = start + Vector2(length, 0)
    let up = Vector2(0, -radius)
    var shape = Self()
    shape.append(.move, start + up)
    shape.append(.line, end + up)
    shape.append(.curve, end + up + handle, end - up + handle, end - up)
    shape.append(.line, start - up)
    shape.append(.curve, start - up - handle, start + up - handle, start + up)
    shape.append(.close)
    return shape
  }
}
