import Jelly
@_spi(Jelly) import JellyRecording
import Testing

@testable import JellyFilm

@Suite("A film")
struct FilmTruthTests {
  /// The permitted deviation of a film: its tolerance, and the addition of a millisecond between
  /// two times that the format can write.
  private static let tolerance = 0.0506

  @Test(
    "stays within its error of the trace's frames at every millisecond, read from its text",
    arguments: seeds(1...13))
  func truth(seed: UInt64) throws {
    let trace = try Trace(RandomTrace(seed: seed).json)
    var settings = FilmSettings()
    settings.interpolates = false
    settings.until = 3
    let film: Film
    do {
      film = try Film(of: trace, as: .svg, settings: settings)
    } catch FilmError.empty {
      return
    }
    #expect(film.largestError <= settings.tolerance)
    let written = WrittenFilm(film.text)
    #expect(written.isValid)
    #expect(written.duration == nil || written.duration == film.duration)
    // A film begins at the whole millisecond before the first event.
    let start = ((trace.eventTimes.first ?? 0) * 1000).rounded(.down)
    let rate = try #require(FrameRate(hertz: 1000))
    for frame in try Recording(of: trace, at: rate, until: settings.until) {
      let time = frame.time * 1000 - start
      guard time >= 0 else { continue }
      let truth = WrittenFilm.split(WrittenFilm.shape(frame.outline.pathData))
      // A body that nobody can see may be anywhere.
      guard frame.isSeen else { continue }
      let shown = written.subpaths(at: settings.leadIn + time / 1000, of: film.duration)
      for (index, part) in truth.enumerated() {
        let distance =
          shown.filter { $0.letters == part.letters }
          .map { Self.distance(from: $0.numbers, to: part.numbers) }.min() ?? .infinity
        #expect(distance <= Self.tolerance, "subpath \(index) at \(frame.time) s")
        if distance > Self.tolerance { return }
      }
    }
  }

  /// The largest distance of two points.
  private static func distance(from left: [Double], to right: [Double]) -> Double {
    stride(from: 0, to: left.count, by: 2).map {
      let (x, y) = (left[$0] - right[$0], left[$0 + 1] - right[$0 + 1])
      return (x * x + y * y).squareRoot()
    }.max() ?? 0
  }

  @Test("is the trace's own pose right after each event, also where a finger's jumps are spread")
  func events() throws {
    let trace = try Trace(Self.drag)
    let film = try Film(of: trace, as: .lottie)
    let scene = try FilmScene(of: trace, settings: FilmSettings())
    for time in trace.eventTimes {
      let exact = try #require(trace.frames(at: [time]).first).outline
      let pose = scene.pose(at: 0.3 + time)
      let shape = FilmShape(exact)
      let distance = zip(pose.layers[0].shape.numbers, shape.numbers).map { abs($0 - $1) }.max()
      #expect(try #require(distance) < 1e-6)
    }
    #expect(film.largestError <= 0.05)
  }

  @Test("keeps a drawing with its holes in one path")
  func holes() throws {
    let film = try Film(
      of: Trace([
        "version": 1, "control": "jelly-shape", "size": [96, 96],
        "settings": ["path": "M4 4H92V92H4ZM20 20V40H40V20ZM56 56V76H76V56Z"],
        "events": [["at": 0, "type": "poked", "x": 80, "y": 12]],
      ]), as: .svg)
    #expect(film.text.matches(of: #/<path class="b"/#).count == 2)  // Still, and moving.
  }

  /// A fill becomes strokes, is caught on its way by wider ones, and then by the fill.
  private static let paints: JSONValue = [
    "version": 1, "control": "jelly-shape", "size": [96, 96],
    "settings": ["path": "M16 16H80V80H16Z"],
    "events": [
      [
        "at": 0, "type": "drawingChanged", "x": 20, "y": 80, "strokeWidth": 8,
        "path": "M20 50L42 72L80 28",
      ],
      [
        "at": 0.121, "type": "drawingChanged", "x": 48, "y": 48, "wave": 0, "strokeWidth": 12,
        "path": "M20 20L76 76M76 20L20 76",
      ],
      ["at": 0.9, "type": "drawingChanged", "x": 80, "y": 20, "path": "M16 16H80V80H16Z"],
    ],
  ]

  @Test("has the paints of drawings, with the widths and opacities between, also when caught")
  func paints() throws {
    let trace = try Trace(Self.paints)
    let film = try Film(of: trace, as: .svg)
    let lottie = try Film(of: trace, as: .lottie)
    #expect(film.largestError <= 0.05 && lottie.largestError <= 0.05)
    let scene = try FilmScene(of: trace, settings: FilmSettings())
    let written = WrittenFilm(film.text)
    #expect(written.isValid)
    var (opacities, widths): (Set<Double>, Set<Double>) = ([], [])
    for millisecond in stride(from: 0, through: Int(film.duration * 1000), by: 7) {
      let time = Double(millisecond) / 1000
      let layers = scene.pose(at: time).layers.filter { $0.role == .fill }
      let strokes = layers.filter { $0.shape.kind == .stroke }.flatMap { $0.shape.subpaths }
      let shown = written.strokeWidths(at: time, of: film.duration)
      for stroke in strokes {
        widths.insert(stroke.strokeWidth)
        #expect(shown.contains { abs($0 - stroke.strokeWidth) <= Self.tolerance }, "at \(time) s")
      }
      let tick = Double(millisecond) / 1000 / film.duration * Double(film.ticks)
      for layer in layers where layer.opacity > 0 && layer.opacity < 1 {
        opacities.insert(layer.opacity)
        let written = film.layers.map { $0.opacity.shape(at: tick).numbers.first ?? 1 }
        // An error of 0.01, and as much again where a key above 1 has been limited.
        #expect(written.contains { abs($0 - layer.opacity) <= 0.02 }, "at \(time) s")
      }
    }
    #expect(opacities.count > 20 && widths.count > 20)
    // At rest there are the widths and the fill that the trace names.
    #expect(Set(written.strokeWidths(at: 1.15, of: film.duration)).isSuperset(of: [12]))
    let end = scene.pose(at: film.duration).layers.filter {
      $0.role == .fill && !$0.shape.letters.isEmpty
    }
    #expect(end.map { $0.shape.kind } == [.outline] && end[0].opacity == 1)
    #expect(lottie.text.contains(#""ty":"st""#))
  }

  @Test("moves a held edge on in a straight line between two samples of a finger, or in steps")
  func spread() throws {
    let trace = try Trace(Self.drag)
    var settings = FilmSettings()
    let scene = try FilmScene(of: trace, settings: settings)
    settings.interpolates = false
    let steps = try FilmScene(of: trace, settings: settings)
    func depth(_ scene: FilmScene, _ time: Double) -> Double {
      scene.pose(at: 0.3 + time).layers[0].shape.points.map(\.y).max() ?? 0
    }
    // The finger is at rest until 0.2, and then heard of at 0.3: it has moved in the last 1/15 s.
    #expect(depth(scene, 0.22) == depth(steps, 0.22))
    let (from, to) = (depth(steps, 0.29), depth(steps, 0.3))
    let middle = 0.3 - FilmScene.spread / 2
    #expect(abs(depth(scene, middle) - (from + to) / 2) < 1e-9)
    #expect(depth(steps, middle) == from)
  }

  private static let drag: JSONValue = [
    "version": 1, "control": "jelly-bar", "size": [390, 100], "tuning": "classic",
    "events": [
      ["at": 0, "type": "touchBegan", "x": 195, "y": 40],
      ["at": 0.1, "type": "touchMoved", "x": 195, "y": 80],
      ["at": 0.2, "type": "touchMoved", "x": 195, "y": 120],
      ["at": 0.3, "type": "touchMoved", "x": 215, "y": 160],
      ["at": 0.32, "type": "touchEnded", "x": 215, "y": 160],
    ],
  ]
}

extension Frame {
  /// A Boolean value that indicates whether the control's body has any opacity.
  fileprivate var isSeen: Bool {
    !members.contains { $0.value == 0 && ($0.name == "opacity" || $0.name == "itemsOpacity") }
  }
}
