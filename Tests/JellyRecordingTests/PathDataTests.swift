import Jelly
import Testing

@_spi(Jelly) @testable import JellyRecording

@Suite("SVG path data")
struct PathDataTests {
  @Test(
    "is read with every command, absolute and relative",
    arguments: [
      ("M1 2L3 4Z", "M1 2L3 4Z"), ("m1,2 3 4 5 6z", "M1 2L4 6L9 12Z"),
      ("M1 2h3V9H-1v1", "M1 2L4 2L4 9L-1 9L-1 10"),
      ("M0 0c1 0 2 1 2 2s1 2 2 2", "M0 0C1 0 2 1 2 2C2 3 3 4 4 4"),
      ("M0 0Q1 0 2 2T4 4t1-1", "M0 0Q1 0 2 2Q3 4 4 4Q5 4 5 3"),
      ("M0 0s1 1 2 0M5.5.5-1e1-2", "M0 0C0 0 1 1 2 0M5.5 0.5L-10 -2"),
      ("M0 0h4zl1 1", "M0 0L4 0ZL1 1"), ("", ""),
    ])
  func commands(text: String, plain: String) throws {
    #expect(try Outline(svgPathData: text).pathData == plain)
  }

  @Test("has arcs as curves, to 0.03 % of the radius", arguments: [0, 1], [0, 1])
  func arcs(isLarge: Int, isClockwise: Int) throws {
    // Flags do not need a space after them. A circle of radius 5 about (3, 4) or (0, 0).
    let outline = try Outline(svgPathData: "M3 4a5 5 0 \(isLarge)\(isClockwise)-3-4")
    #expect(outline.commands.count >= 2)
    guard case .curve(let end, _, _)? = outline.commands.last else {
      Issue.record("no curve")
      return
    }
    #expect(end == [0, 0])
    // Both centers of a circle through (3, 4) and (0, 0) with a radius of 5.
    let middle = Vector2(1.5, 2)
    let away = Vector2(-4, 3) / 5 * (25 - 6.25).squareRoot()
    let center = isLarge == isClockwise ? middle + away : middle - away
    var start = Vector2(3, 4)
    for case .curve(let end, let control1, let control2) in outline.commands {
      for t in [0.25, 0.5, 0.75] {
        let s = 1 - t
        let first = s * s * s * start + 3 * s * s * t * control1
        let point = first + 3 * s * t * t * control2 + t * t * t * end
        #expect(abs((point - center).magnitude - 5) < 0.0015)
      }
      start = end
    }
  }

  @Test(
    "is refused with the place of the first error",
    arguments: [
      ("L1 1", 1), ("M1", 3), ("M1 x", 4), ("M1 1 2", 7), ("M1 1,,2 2", 5),
      ("M1 1A5 5 0 2 0 9 9", 12), ("M1 1K", 5), ("M1e999 1", 2), ("M1 1L.", 6),
    ])
  func errors(text: String, character: Int) {
    #expect {
      try Outline(svgPathData: text)
    } throws: {
      ($0 as? PathDataError)?.character == character
    }
  }

  @Test("of a trace is drawn as the shape bends it, grows with it, and is there at rest to the bit")
  func trace() throws {
    func trace(_ path: JSONValue) throws -> Trace {
      try Trace([
        "version": 1, "control": "jelly-shape", "size": [96, 96], "settings": ["path": path],
        "events": [
          ["at": 0.1, "type": "poked", "x": 80, "y": 20],
          ["at": 3, "type": "sizeChanged", "size": [192, 192]],
        ],
      ])
    }
    let frames = try trace("M10 10L90 20L40 90Z").frames(at: [0, 0.15, 2.99, 3])
    let outlines = frames.map { $0.outline.pathData }
    #expect(outlines[0] == "M10 10L90 20L40 90Z")
    #expect(outlines[1].contains("C"))
    #expect(outlines[2] == outlines[0])
    #expect(outlines[3] == "M20 20L180 40L80 180Z")
    let begins = PathDataError(expected: "the command M", character: 1)
    #expect(throws: TraceError.notPathData(field: "settings.path", begins)) {
      try trace("L1 1")
    }
    #expect(
      TraceError.notPathData(field: "settings.path", begins).description
        == "settings.path: must be SVG path data; character 1 must be the command M")
    #expect(throws: TraceError.self) { try trace(7) }
    #expect(throws: TraceError.notPathData(field: "settings.path[1]", begins)) {
      try trace(["M1 1", "L1 1"])
    }
    #expect(throws: TraceError.self) { try trace(["M1 1", 7]) }
    #expect(
      try trace(["M10 10L90 20", "M0 0Z"]).frames(at: [0])[0].outline.pathData
        == "M10 10L90 20M0 0Z")
  }

  @Test("of a change flows there from what is shown, and is there at rest to the bit")
  func change() throws {
    let (triangle, square) = ("M10 10L90 20L40 90Z", "M10 10L80 10L80 80L10 80Z")
    let trace = try Trace([
      "version": 1, "control": "jelly-shape", "size": [96, 96],
      "settings": ["path": .string(triangle)],
      "events": [
        ["at": 1, "type": "drawingChanged", "x": 10, "y": 10, "path": .string(square)],
        [
          "at": 1.1, "type": "drawingChanged", "x": 48, "y": 48, "wave": 0,
          "path": .string(triangle),
        ],
      ],
    ])
    // The pen writes cubics between, so only points of the nodes are compared.
    func nodes(_ time: Double) throws -> [Vector2] {
      try trace.frames(at: [time])[0].outline.commands.compactMap {
        switch $0 {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
      }
    }
    #expect(try trace.frames(at: [0.5, 10]).map { $0.outline.pathData } == [triangle, triangle])
    let (before, after) = (try nodes(1.1 - 1e-6), try nodes(1.1 + 1e-6))
    #expect(try nodes(1.05) != nodes(0.5))
    // It is caught: each node is still on the outline.
    let outline = try trace.frames(at: [1.1 + 1e-6])[0].outline
    #expect(before.count >= 4 && after.count >= 4 && outline.commands.count > 4)
    for node in before {
      #expect(after.contains { ($0 - node).magnitude < 0.01 })
    }
    #expect(throws: TraceError.self) {
      try Trace([
        "version": 1, "control": "jelly-shape", "size": [96, 96],
        "events": [["at": 1, "type": "poked", "x": 10, "y": 10, "path": "M0 0"]],
      ])
    }
  }

  /// A trace of a square that changes in a drag, and is another size on its way.
  private func changing(to path: String) throws -> Trace {
    try Trace([
      "version": 1, "control": "jelly-shape", "size": [96, 96],
      "settings": ["path": "M10 10L80 10L80 80L10 80Z"],
      "events": [
        ["at": 0, "type": "touchBegan", "x": 30, "y": 30],
        ["at": 0.1, "type": "touchMoved", "x": 50, "y": 40],
        ["at": 0.4, "type": "drawingChanged", "x": 30, "y": 30, "path": .string(path)],
        ["at": 0.5, "type": "touchEnded", "x": 50, "y": 40],
        ["at": 6, "type": "drawingChanged", "x": 30, "y": 30, "path": "M10 10L80 10L80 80L10 80Z"],
        ["at": 6.1, "type": "sizeChanged", "size": [192, 192]],
      ],
    ])
  }

  @Test("of a change in a drag goes on in the fingers, and in another size in proportion")
  func held() throws {
    let trace = try changing(to: "M10 10L90 20L40 90Z")
    let outlines = trace.frames(at: [0.4, 0.45, 5.99, 6.0999999, 6.1, 12]).map { $0.outline }
    // A finger holds the drawing then, so it is not where it rests.
    func ends(_ outline: Outline) -> [Vector2] {
      outline.commands.compactMap {
        switch $0 {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
      }
    }
    #expect(ends(outlines[0]).allSatisfy { ($0 - Vector2(10, 10)).magnitude > 1 })
    #expect(outlines[0] != outlines[1])
    #expect(outlines[2].pathData == "M10 10L90 20L40 90Z")
    let (small, large) = (ends(outlines[3]), ends(outlines[4]))
    #expect(small.count > 4 && small.count == large.count)
    for (before, after) in zip(small, large) { #expect((before * 2 - after).magnitude < 0.01) }
    #expect(outlines[5].pathData == "M20 20L160 20L160 160L20 160Z")
  }

  @Test("of a change that cannot flow is there at once, and the next flows again")
  func refused() throws {
    // More curves than are matched.
    let many = "M4 90" + (0..<140).map { "L\(4 + $0 / 2) \($0 % 2 * 40 + 10)" }.joined() + "Z"
    let trace = try changing(to: many)
    let outlines = trace.frames(at: [5.99, 6.05, 12]).map { $0.outline.pathData }
    #expect(outlines[0] == many)
    #expect(outlines[1] != many)
    #expect(outlines[2] == "M20 20L160 20L160 160L20 160Z")
  }

  @Test("of as many parts flows part by part, and of another number as one drawing")
  func flowingParts() throws {
    let (left, right) = ("M0 0L40 0L40 96L0 96Z", "M56 0L96 0L76 96Z")
    let (top, bottom) = ("M10 0L86 0L48 40Z", "M48 56L86 96L10 96Z")
    func outlines(_ first: JSONValue, _ second: JSONValue, _ third: JSONValue) throws -> [Outline] {
      try Trace([
        "version": 1, "control": "jelly-shape", "size": [96, 96], "settings": ["path": first],
        "events": [
          ["at": 0, "type": "drawingChanged", "x": 20, "y": 20, "path": second],
          ["at": 0.1, "type": "drawingChanged", "x": 48, "y": 48, "wave": 0, "path": third],
        ],
      ]).frames(at: [0, 0.05, 0.1, 0.15, 0.3, 20]).map { $0.outline }
    }
    let whole = try outlines(
      [.string(left), .string(right)], [.string(top), .string(bottom)],
      [.string(left), .string(bottom)])
    let one = try outlines(.string(left), .string(top), .string(left))
    let other = try outlines(.string(right), .string(bottom), .string(bottom))
    #expect(whole == zip(one, other).map { Outline(commands: $0.commands + $1.commands) })
    #expect(Set(whole.map { $0.pathData }).count == whole.count)
    // Parts that are on their way cannot become another number of parts, so these are there.
    let square = "M20 20L80 20L80 80L20 80Z"
    let last = try outlines(
      [.string(left), .string(right)], [.string(top), .string(bottom)], .string(square))
    #expect(last[1] == whole[1] && last[2].pathData == square)
    let joined = try outlines([.string(left), .string(right)], .string(square), .string(square))
    #expect(joined[1] == (try outlines(.string(left + right), .string(square), .string(square)))[1])
  }

  @Test("has strokes of a width, which must be above 0")
  func strokes() throws {
    func trace(_ width: JSONValue) throws -> Trace {
      try Trace([
        "version": 1, "control": "jelly-shape", "size": [96, 96],
        "settings": ["path": "M10 10L80 10L80 80L10 80Z", "strokeWidth": width],
        "events": [["at": 0, "type": "drawingChanged", "x": 9, "y": 9, "path": "M10 10L80 80"]],
      ])
    }
    func shown(_ trace: Trace, at time: Double) -> [RecordedPicture.Shape] {
      var shapes: [RecordedPicture.Shape] = []
      trace.show(at: [(time, 0)]) { shapes = $0.layers.map { $0.shape } }
      return shapes
    }
    let shapes = try shown(trace(4), at: 0)
    guard case .part(let filled) = shapes[0], case .strokes(let strokes) = shapes[1] else {
      Issue.record("the strokes must be there")
      return
    }
    #expect(filled == Outline())
    #expect(strokes.map { $0.outline.pathData } == ["M10 10L80 10L80 80L10 80Z"])
    #expect(strokes.map { $0.width } == [4])
    #expect {
      try trace(0)
    } throws: {
      "\($0)" == "settings.strokeWidth: must be above 0; got 0"
    }
    #expect(throws: TraceError.self) { try trace("2") }
  }

  @Test("of several parts is drawn with a sheet for each part that has a box")
  func parts() throws {
    func outline(_ events: [JSONValue]) throws -> String {
      let trace = try Trace([
        "version": 1, "control": "jelly-shape", "size": [96, 96],
        "settings": ["path": ["M0 0L40 0L40 96Z", "M56 0L96 0L96 96Z"]],
        "events": .array(
          events + [
            ["at": 0.1, "type": "touchBegan", "x": 20, "y": 10],
            ["at": 0.2, "type": "touchMoved", "x": 10, "y": 40],
          ]),
      ])
      return try trace.frames(at: [0.4])[0].outline.pathData
    }
    let parts: [JSONValue] = [
      ["at": 0, "type": "partChanged", "part": 0, "bounds": ["right": 0.4166]],
      ["at": 0, "type": "partChanged", "part": 1, "bounds": ["left": 0.5833]],
    ]
    let whole = try outline([])
    #expect(try outline(parts) != whole)
    // A part that the drawing does not have changes nothing.
    #expect(
      try outline([["at": 0, "type": "partChanged", "part": 16, "bounds": ["right": 0.5]]]) == whole
    )
  }
}
