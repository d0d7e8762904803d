import Jelly
import Testing

@_spi(Jelly) @testable import JellyRecording

@Suite("A log")
struct TraceLogTests {
  /// A part of a drawing, by its path data.
  private struct Part: DrawnPart {
    let data: String

    func draw(into path: inout some PathBuilder) { Outline(pathData: data)?.draw(into: &path) }
  }

  private let log = TraceLog()
  private let triangle = "M0 0L96 0L48 96Z"
  private let square = "M16 16L80 16L80 80L16 80Z"

  private func show(_ parts: String..., in size: Vector2 = [96, 96], strokeWidth: Double? = nil) {
    log.shape(shows: parts.map { Part(data: $0) }, in: size, strokeWidth: strokeWidth)
  }

  private func send(
    _ event: JellyShapeBody.Event, to shape: inout JellyShapeBody, at time: Double
  ) {
    log.control(shape, willHandle: event, at: time)
    shape.handle(event, at: time)
  }

  @Test("writes the drawings of a shape as a page's recorder does")
  func text() {
    var shape = JellyShapeBody(size: [96, 96])
    show("M1 1L2 2")
    send(.sizeChanged([96, 96]), to: &shape, at: 0)
    #expect(log.text.isEmpty)
    show(triangle, strokeWidth: 2)
    send(.poked([50, 20]), to: &shape, at: 1)
    show(square, triangle)
    send(.drawingChanged(from: [48, 48], wave: 0), to: &shape, at: 1.5)
    show()
    send(.drawingChanged(from: [40, 48]), to: &shape, at: 2)
    #expect(
      log.text == """
        {"version":1,"control":"jelly-shape","size":[96,96],"tuning":"standard",\
        "settings":{"bounds":{"left":0,"top":0,"right":1,"bottom":1},\
        "path":"M0 0L96 0L48 96Z","strokeWidth":2},"events":[\
        {"at":1,"type":"poked","x":50,"y":20,"strength":1},\
        {"at":1.5,"type":"drawingChanged","x":48,"y":48,"wave":0,\
        "path":["M16 16L80 16L80 80L16 80Z","M0 0L96 0L48 96Z"]},\
        {"at":2,"type":"drawingChanged","x":40,"y":48,"wave":1,"path":""}]}
        """)
  }

  @Test("begins with the drawing before the first change, in the size of that time")
  func first() throws {
    var shape = JellyShapeBody(size: [48, 24])
    show("M1 1L2 2", in: shape.size)
    show(triangle, in: shape.size)
    show(square, in: shape.size)
    send(.drawingChanged(from: [24, 12]), to: &shape, at: 0)
    show("M2 2L4 4", in: shape.size)
    send(.sizeChanged([96, 96]), to: &shape, at: 6)
    show(triangle, in: shape.size)
    send(.drawingChanged(from: [24, 12]), to: &shape, at: 6)
    let frames = try Trace(text: log.text).frames(at: [0, 5, 20]).map(\.outline.pathData)
    #expect(log.text.contains(#""path":"M0 0L48 0L24 24Z""#))
    #expect(Array(frames.dropFirst()) == [square, triangle])
    #expect(log.text.contains(#""bottom":1},"path":"M0 0L96 0L48 96Z"},"#))
  }

  @Test("writes no drawing that it does not know, or that its control does not bend")
  func none() {
    var shape = JellyShapeBody(size: [96, 96])
    send(.drawingChanged(from: [24, 12]), to: &shape, at: 0)
    #expect(!log.text.isEmpty && !log.text.contains("path"))
    log.clear()
    show(triangle)
    log.control(JellyMenuBody(size: [60, 60]), willHandle: .opened, at: 0)
    #expect(!log.text.isEmpty && !log.text.contains("path"))
  }

  @Test(
    "writes only a width that a trace can have", arguments: [0, -1, .nan, .infinity] as [Double])
  func widths(width: Double) throws {
    var shape = JellyShapeBody(size: [96, 96])
    show(triangle, strokeWidth: width)
    send(.poked([50, 20]), to: &shape, at: 1)
    #expect(!log.text.contains("strokeWidth"))
    #expect(try Trace(text: log.text).frames(at: [0])[0].outline.pathData == triangle)
  }
}
