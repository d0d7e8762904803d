@_spi(Jelly) public import JellyRecording

/// A drawing of a shape as a trace has it.
@_spi(Jelly) public struct LoggedDrawing: Equatable {
  /// The path data of the parts.
  public var parts: [String] = []
  /// The width of the strokes, in points, where nothing is filled.
  public var strokeWidth: Double?

  /// Creates a drawing of some parts.
  public init(_ parts: String..., strokeWidth: Double? = nil) {
    (self.parts, self.strokeWidth) = (parts, strokeWidth)
  }

  /// Creates the drawing that the settings or an event of a trace have.
  fileprivate init(in fields: [JSONValue.Member]) {
    for field in fields {
      switch (field.name, field.value) {
      case ("path", .string(let text)): parts = [text]
      case ("path", .array(let texts)):
        parts = texts.compactMap { if case .string(let text) = $0 { text } else { nil } }
      case ("strokeWidth", .number(let width)): strokeWidth = width
      default: break
      }
    }
  }
}

@_spi(Jelly) extension TraceLog {
  /// The drawings in the trace: the first one, and those of the changes.
  public var drawings: [LoggedDrawing] {
    guard case .object(let trace)? = json else { return [] }
    return trace.flatMap { member -> [LoggedDrawing] in
      switch (member.name, member.value) {
      case ("settings", .object(let settings)): return [LoggedDrawing(in: settings)]
      case ("events", .array(let events)):
        return events.compactMap { event in
          guard case .object(let fields) = event,
            fields.contains(.init("type", "drawingChanged"))
          else { return nil }
          return LoggedDrawing(in: fields)
        }
      default: return []
      }
    }
  }
}
