import Jelly
@_spi(Jelly) import JellyRecording

/// The text of a Lottie film.
///
/// A layer of the film is a layer of Lottie; each run of each outline is a group in it, whose
/// opacity is held at 0 outside of the run. (Players round the start and the end of a layer to
/// frames, and would show two runs at once.)
struct LottieFilm {
  private let film: Film
  private let isDark: Bool

  /// The rate in which Lottie counts; the times of keys have three more decimals.
  private static let rate = 60
  private static let ticksPerFrame = 1000.0

  init(_ film: Film) {
    self.film = film
    self.isDark = film.settings.appearance == .dark
  }

  var text: String { json.text + "\n" }

  private var frames: Double { (Double(film.ticks) / Self.ticksPerFrame).rounded(.up) }

  private var json: JSONValue {
    let layers = film.layers.reversed().filter { $0.elements[0].kind != .text }.map(layer)
    let background = film.settings.colors.background.map {
      backgroundLayer(isDark ? $0.dark : $0.light)
    }
    let all = (layers + (background.map { [$0] } ?? [])).enumerated().map { index, layer in
      JSONValue.object(
        [
          .init("ty", 4), .init("ind", .number(Double(index + 1))), .init("ip", 0),
          .init("op", .number(frames)), .init("st", 0),
        ] + layer)
    }
    return .object([
      .init("v", "5.7.0"), .init("fr", .number(Double(Self.rate))), .init("ip", 0),
      .init("op", .number(frames)), .init("w", .number(film.size.x)),
      .init("h", .number(film.size.y)), .init("nm", .string(film.title)), .init("ddd", 0),
      .init("assets", []), .init("layers", .array(all)), .init("slots", slots),
    ])
  }

  // MARK: - Layers

  private func backgroundLayer(_ color: FilmColor) -> [JSONValue.Member] {
    let size = film.size
    let corner = film.stage.isFlush ? 0 : FilmStage.cornerRadius
    let box: JSONValue = [
      "ty": "rc", "d": 1, "s": Self.fixed([size.x, size.y]),
      "p": Self.fixed([size.x / 2, size.y / 2]), "r": Self.fixed(corner),
    ]
    let fill: JSONValue = [
      "ty": "fl", "c": colorValue(color, slot: "background"), "o": Self.fixed(100), "r": 1,
    ]
    return [
      .init("nm", "background"), .init("ks", Self.transform()),
      .init("shapes", [Self.group("background", [box, fill], opacity: Self.fixed(100))]),
    ]
  }

  private func layer(_ layer: Film.Layer) -> [JSONValue.Member] {
    let opacity = number(layer.opacity, factor: 100)
    let paint = film.settings.colors.paint(of: layer.role, isDark: isDark)
    let element = layer.elements[0]
    let name = JSONValue.string("\(layer.role)")
    let origin = film.stage.origin
    guard !element.kind.isPath else {
      let groups = layer.elements.flatMap { runs(of: $0, in: layer) }
      return [
        .init("nm", name), .init("ks", Self.transform(opacity: opacity)),
        .init("shapes", .array(groups)),
      ]
    }
    let place = place(element, minus: origin)
    let circle: JSONValue = [
      "ty": "el", "p": Self.fixed([0, 0]), "s": square(element.tracks[2], factor: 2),
    ]
    let color = colorValue(paint.color, slot: "\(layer.role)")
    var items = [circle]
    var rotation = Self.fixed(0)
    if element.kind == .ring {
      items.append([
        "ty": "tm", "s": Self.fixed(0), "e": number(element.tracks[3], factor: 100),
        "o": Self.fixed(0), "m": 1,
      ])
      items.append(stroke(color, opacity: 1, width: FilmColors.ringWidth))
      rotation = number(element.tracks[4], factor: 180 / .pi)
    } else {
      if layer.role == .finger {
        let stroke = FilmColors.fingerStroke
        let white = Self.fixed(Self.shares(of: stroke.color))
        items.append(self.stroke(white, opacity: stroke.opacity, width: stroke.width))
      }
      items.append([
        "ty": "fl", "c": color, "o": Self.fixed(paint.opacity * 100), "r": 1,
      ])
    }
    return [
      .init("nm", name),
      .init("ks", Self.transform(opacity: opacity, place: place, rotation: rotation)),
      .init("shapes", [Self.group("\(layer.role)", items, opacity: Self.fixed(100))]),
    ]
  }

  /// A group for each run of one structure.
  private func runs(of element: Film.Element, in layer: Film.Layer) -> [JSONValue] {
    let paint = film.settings.colors.paint(of: layer.role, isDark: isDark)
    let fill: JSONValue = [
      "ty": "fl", "c": colorValue(paint.color, slot: "\(layer.role)"),
      "o": Self.fixed(paint.opacity * 100), "r": 1,
    ]
    return element.tracks[0].runs(until: film.ticks).filter { !$0.letters.isEmpty }.map { run in
      let shapes = LottiePath(run, origin: film.stage.origin).shapes(Self.keys)
      let ink = element.kind == .stroke ? stroke(run, in: layer) : fill
      return Self.group("\(layer.role)", shapes + [ink], opacity: presence(of: run))
    }
  }

  /// The stroke of a run, whose width may change.
  private func stroke(_ run: FilmTrack.Run, in layer: Film.Layer) -> JSONValue {
    let paint = film.settings.colors.paint(of: layer.role, isDark: isDark)
    let widths = run.stops.map { (tick: $0.tick, value: Self.width(of: $0.numbers, in: run)) }
    let isStill = widths.allSatisfy { $0.value == widths[0].value }
    return [
      "ty": "st", "c": colorValue(paint.color, slot: "\(layer.role)"),
      "o": Self.fixed(paint.opacity * 100), "w": Self.keys(isStill ? [widths[0]] : widths),
      "lc": 2, "lj": 2,
    ]
  }

  private static func width(of numbers: [Double], in run: FilmTrack.Run) -> JSONValue {
    let shape = FilmShape(letters: run.letters, numbers: numbers)
    return .number(ShortDecimal.rounded(shape.strokeWidth, decimals: 3))
  }

  /// 100 in a run, 0 outside.
  private func presence(of run: FilmTrack.Run) -> JSONValue {
    var keys: [(tick: Int, opacity: Double)] = []
    if run.start > 0 { keys.append((0, 0)) }
    keys.append((run.start, 100))
    if run.end < film.ticks { keys.append((run.end, 0)) }
    guard keys.count > 1 else { return Self.fixed(100) }
    return Self.animated(
      .array(
        keys.map { ["t": Self.frame($0.tick), "s": [.number($0.opacity)], "h": 1] }))
  }

  private func stroke(_ color: JSONValue, opacity: Double, width: Double) -> JSONValue {
    [
      "ty": "st", "c": color, "o": Self.fixed(opacity * 100), "w": Self.fixed(width), "lc": 2,
      "lj": 2,
    ]
  }

  // MARK: - Colors

  private static func shares(of color: FilmColor) -> [Double] {
    [color.red, color.green, color.blue].map {
      ShortDecimal.rounded(Double($0) / 255, decimals: 4)
    }
  }

  private func colorValue(_ color: FilmColor, slot: String) -> JSONValue {
    [
      "sid": .string(slot), "a": 0,
      "k": .array(Self.shares(of: color).map(JSONValue.number)),
    ]
  }

  /// The colors that a player can set by name.
  private var slots: JSONValue {
    let colors = film.settings.colors
    var slots: [JSONValue.Member] = []
    for role in FilmRole.allCases where film.layers.contains(where: { $0.role == role }) {
      let color = Self.shares(of: colors.paint(of: role, isDark: isDark).color)
      slots.append(.init("\(role)", ["p": Self.fixed(color)]))
    }
    if let background = colors.background {
      let color = Self.shares(of: isDark ? background.dark : background.light)
      slots.append(.init("background", ["p": Self.fixed(color)]))
    }
    return .object(slots)
  }

  // MARK: - Values

  private static func fixed(_ number: Double) -> JSONValue { ["a": 0, "k": .number(number)] }

  private static func fixed(_ numbers: [Double]) -> JSONValue {
    ["a": 0, "k": .array(numbers.map(JSONValue.number))]
  }

  private static func animated(_ keys: JSONValue) -> JSONValue { ["a": 1, "k": keys] }

  private static func frame(_ tick: Int) -> JSONValue {
    .number(ShortDecimal.rounded(Double(tick) / ticksPerFrame, decimals: 3))
  }

  private static func transform(
    opacity: JSONValue = fixed(100), place: JSONValue = fixed([0, 0]),
    rotation: JSONValue = fixed(0)
  ) -> JSONValue {
    [
      "o": opacity, "r": rotation, "p": place, "a": fixed([0, 0]), "s": fixed([100, 100]),
    ]
  }

  private static func group(
    _ name: String, _ items: [JSONValue], opacity: JSONValue
  ) -> JSONValue {
    let end: JSONValue = [
      "ty": "tr", "o": opacity, "r": fixed(0), "p": fixed([0, 0]), "a": fixed([0, 0]),
      "s": fixed([100, 100]),
    ]
    return ["ty": "gr", "nm": .string(name), "it": .array(items + [end])]
  }

  /// Keys of any value with straight blends; the key before a jump is one tick earlier.
  static func keys(_ stops: [(tick: Int, value: JSONValue)], isPath: Bool = false) -> JSONValue {
    guard stops.count > 1 else { return ["a": 0, "k": stops[0].value] }
    let arrive: JSONValue = isPath ? ["x": 1, "y": 1] : ["x": [1], "y": [1]]
    let leave: JSONValue = isPath ? ["x": 0, "y": 0] : ["x": [0], "y": [0]]
    return animated(
      .array(
        stops.enumerated().map { index, stop in
          let isLast = index == stops.count - 1
          let isBeforeJump = !isLast && stops[index + 1].tick == stop.tick
          let start: JSONValue = isPath ? [stop.value] : Self.list(stop.value)
          var members: [JSONValue.Member] = [
            .init("t", frame(isBeforeJump ? stop.tick - 1 : stop.tick)), .init("s", start),
          ]
          if !isLast { members += [.init("i", arrive), .init("o", leave)] }
          return .object(members)
        }))
  }

  private static func list(_ value: JSONValue) -> JSONValue {
    if case .array = value { return value }
    return [value]
  }

  private func number(_ track: FilmTrack, factor: Double = 1) -> JSONValue {
    value(track) { .number(ShortDecimal.rounded($0 * factor, decimals: 3)) }
  }

  /// The place of a dot or a ring: x and y with the keys of both, which every player understands.
  private func place(_ element: Film.Element, minus origin: Vector2) -> JSONValue {
    let tracks = element.tracks.prefix(2)
    func point(at tick: Double) -> JSONValue {
      let numbers = tracks.enumerated().map { axis, track in
        (track.shape(at: tick).numbers.first ?? 0) - origin[axis]
      }
      return .array(numbers.map { .number(ShortDecimal.rounded($0, decimals: 3)) })
    }
    guard tracks.contains(where: { !$0.isStill }) else { return ["a": 0, "k": point(at: 0)] }
    let stops = tracks.flatMap { $0.stops(until: film.ticks).map { $0.tick } }.sorted()
    var keys: [(tick: Int, value: JSONValue)] = []
    for (index, tick) in stops.enumerated() where index == 0 || stops[index - 1] < tick {
      // Right before a jump the old place still holds.
      let (before, now) = (point(at: Double(tick) - 0.001), point(at: Double(tick)))
      if before != now, tick > 0 { keys.append((tick, before)) }
      keys.append((tick, now))
    }
    return Self.keys(keys)
  }

  private func square(_ track: FilmTrack, factor: Double) -> JSONValue {
    value(track) {
      let side = JSONValue.number(ShortDecimal.rounded($0 * factor, decimals: 3))
      return [side, side]
    }
  }

  private func value(_ track: FilmTrack, _ make: (Double) -> JSONValue) -> JSONValue {
    let stops = track.stops(until: film.ticks)
    guard !track.isStill else { return ["a": 0, "k": make(stops[0].numbers[0])] }
    return Self.keys(stops.map { ($0.tick, make($0.numbers[0])) })
  }
}
