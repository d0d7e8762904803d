import Jelly

/// The text of an animated vector drawable.
///
/// Android blends paths only in an animator of its own for each segment. Its times are whole
/// milliseconds, and the command sequences of both ends of a segment must be equal.
struct AndroidFilm {
  private let film: Film

  init(_ film: Film) {
    self.film = film
  }

  var text: String {
    var (paths, targets) = ("", "")
    for (index, layer) in film.layers.enumerated() where layer.elements[0].kind != .text {
      if layer.elements[0].kind == .outline {
        for (place, element) in layer.elements.enumerated() {
          let runs = element.tracks[0].runs(until: film.ticks).filter { !$0.letters.isEmpty }
          for (number, run) in runs.enumerated() {
            let name = "layer\(index)part\(place)run\(number)"
            add(run, of: layer, as: name, to: &paths, &targets)
          }
        }
      } else {
        add(layer.elements[0], of: layer, as: "layer\(index)", to: &paths, &targets)
      }
    }
    let size = film.size
    let scale = film.settings.scale
    func dp(_ length: Double) -> String {
      "\(ShortDecimal.rounded(length, decimals: 3).numberText)dp"
    }
    let origin = film.stage.origin
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(comment)
           It plays once; to loop, start it again in onAnimationEnd.\(colourNote) -->
      <animated-vector xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:aapt="http://schemas.android.com/aapt">
      <aapt:attr name="android:drawable">
      <vector android:width="\(dp(size.x * scale))" android:height="\(dp(size.y * scale))" \
      android:viewportWidth="\(size.x.numberText)" android:viewportHeight="\(size.y.numberText)">
      \(page)<group android:translateX="\((-origin.x).numberText)" \
      android:translateY="\((-origin.y).numberText)">
      \(paths)</group>
      </vector>
      </aapt:attr>
      \(targets)</animated-vector>

      """
  }

  /// The title as it can stand in a comment.
  private var comment: String {
    var text = ""
    for letter in film.title {
      text += letter == "-" && text.hasSuffix("-") ? " -" : String(letter)
    }
    return text.escapedForXML
  }

  // MARK: - Colours

  private var followsSystem: Bool { film.settings.appearance == .auto }

  private func colour(_ name: String, _ pair: (light: FilmColour, dark: FilmColour)) -> String {
    if followsSystem { return "@color/jelly_\(name)" }
    return (film.settings.appearance == .dark ? pair.dark : pair.light).text
  }

  private func colour(of ink: FilmInk) -> String {
    // A ground is a body with less opacity.
    let name = ink == .ground ? FilmInk.body : ink
    let colours = film.settings.colours
    return colour(
      "\(name)",
      (colours.paint(of: ink, isDark: false).colour, colours.paint(of: ink, isDark: true).colour))
  }

  private var colourNote: String {
    guard followsSystem else { return "" }
    let colours = film.settings.colours
    var names = colours.page.map { [("page", $0.light, $0.dark)] } ?? []
    for ink in FilmInk.allCases where ink != .ground {
      guard film.layers.contains(where: { $0.ink == ink || ($0.ink == .ground && ink == .body) })
      else { continue }
      let light = colours.paint(of: ink, isDark: false).colour
      names.append(("\(ink)", light, colours.paint(of: ink, isDark: true).colour))
    }
    let lines = names.map { "\n     jelly_\($0.0): \($0.1.text), at night \($0.2.text)" }
    return "\n     Colours, for values/colors.xml and values-night/colors.xml:" + lines.joined()
  }

  private var page: String {
    guard let page = film.settings.colours.page else { return "" }
    let size = film.size
    let corner = film.stage.isFlush ? 0 : FilmStage.cornerRadius
    let (w, h, r) = (size.x.numberText, size.y.numberText, corner.numberText)
    let (right, low) = ((size.x - corner).numberText, (size.y - corner).numberText)
    let path =
      "M\(r) 0L\(right) 0Q\(w) 0 \(w) \(r)L\(w) \(low)Q\(w) \(h) \(right) \(h)"
      + "L\(r) \(h)Q0 \(h) 0 \(low)L0 \(r)Q0 0 \(r) 0Z"
    return
      "<path android:fillColor=\"\(colour("page", (page.light, page.dark)))\" "
      + "android:pathData=\"\(path)\"/>\n"
  }

  // MARK: - Shapes

  private func add(
    _ run: FilmTrack.Run, of layer: Film.Layer, as name: String,
    to paths: inout String, _ targets: inout String
  ) {
    func path(_ stop: (tick: Int, numbers: [Double])) -> String {
      FilmShape(letters: run.letters, numbers: stop.numbers).pathText()
    }
    let opacity = film.settings.colours.paint(of: layer.ink, isDark: false).opacity
    let alphas = alphas(of: layer, from: run.start, to: run.end).map {
      (tick: $0.tick, number: $0.number * opacity)
    }
    paths +=
      "<path android:name=\"\(name)\" android:fillColor=\"\(colour(of: layer.ink))\" "
      + "android:fillAlpha=\"\(Self.word(alphas[0].number))\" "
      + "android:pathData=\"\(path(run.stops[0]))\"/>\n"
    var animators = ""
    for (from, to) in zip(run.stops, run.stops.dropFirst()) where from.numbers != to.numbers {
      animators += Self.animator(
        "pathData", "pathType", from.tick, to.tick, from: path(from), to: path(to))
    }
    animators += Self.animators("fillAlpha", alphas)
    targets += Self.target(name, animators)
  }

  private func add(
    _ element: Film.Element, of layer: Film.Layer, as name: String,
    to paths: inout String, _ targets: inout String
  ) {
    let first = element.shape(at: 0).numbers
    let radius = max(element.tracks[2].pieces[0].keys[0].numbers[0], 1)
    let colour = colour(of: layer.ink)
    let opacity = film.settings.colours.paint(of: layer.ink, isDark: false).opacity
    let alphas = alphas(of: layer, from: 0, to: film.ticks)
    let r = Self.word(radius)
    let circle = "M0 -\(r)A\(r) \(r) 0 0 1 0 \(r)A\(r) \(r) 0 0 1 0 -\(r)Z"
    var look: String
    var animators: String
    if element.kind == .ring {
      look =
        "android:strokeColor=\"\(colour)\" android:strokeLineCap=\"round\" "
        + "android:strokeWidth=\"\(Self.word(FilmColours.ringWidth))\" "
        + "android:trimPathEnd=\"\(Self.word(first[3]))\" "
        + "android:strokeAlpha=\"\(Self.word(alphas[0].number))\""
      animators =
        Self.animators("strokeAlpha", alphas)
        + Self.animators("trimPathEnd", numbers(element.tracks[3]))
    } else {
      look =
        "android:fillColor=\"\(colour)\" "
        + "android:fillAlpha=\"\(Self.word(alphas[0].number * opacity))\""
      animators = Self.animators("fillAlpha", alphas.map { ($0.tick, $0.number * opacity) })
      if layer.ink == .finger {
        let stroke = FilmColours.fingerStroke
        look +=
          " android:strokeColor=\"\(stroke.colour.text)\" "
          + "android:strokeWidth=\"\(Self.word(stroke.width))\" "
          + "android:strokeAlpha=\"\(Self.word(alphas[0].number * stroke.opacity))\""
        animators += Self.animators(
          "strokeAlpha", alphas.map { ($0.tick, $0.number * stroke.opacity) })
      }
    }
    let scale = Self.word(first[2] / radius)
    paths +=
      "<group android:name=\"\(name)place\" android:translateX=\"\(Self.word(first[0]))\" "
      + "android:translateY=\"\(Self.word(first[1]))\" "
      + "android:scaleX=\"\(scale)\" android:scaleY=\"\(scale)\">\n"
      + "<path android:name=\"\(name)\" \(look) android:pathData=\"\(circle)\"/>\n</group>\n"
    targets += Self.target(name, animators)
    var moves =
      Self.animators("translateX", numbers(element.tracks[0]))
      + Self.animators("translateY", numbers(element.tracks[1]))
    let scales = numbers(element.tracks[2]).map { (tick: $0.tick, number: $0.number / radius) }
    moves += Self.animators("scaleX", scales) + Self.animators("scaleY", scales)
    if element.kind == .ring {
      moves += Self.animators(
        "rotation", numbers(element.tracks[4]).map { ($0.tick, $0.number * 180 / .pi) })
    }
    targets += Self.target(name + "place", moves)
  }

  // MARK: - Animators

  private func numbers(_ track: FilmTrack) -> [(tick: Int, number: Double)] {
    guard !track.isStill else { return [] }
    return track.stops(until: film.ticks).map { ($0.tick, $0.numbers[0]) }
  }

  /// The opacity of a layer in a span of the film, and 0 outside.
  private func alphas(
    of layer: Film.Layer, from start: Int, to end: Int
  ) -> [(tick: Int, number: Double)] {
    func opacity(at tick: Int) -> Double {
      layer.opacity.shape(at: Double(tick)).numbers.first ?? 1
    }
    var alphas: [(tick: Int, number: Double)] = start > 0 ? [(0, 0), (start, 0)] : []
    alphas.append((start, opacity(at: start)))
    for stop in layer.opacity.stops(until: film.ticks) where stop.tick > start && stop.tick < end {
      alphas.append((stop.tick, stop.numbers[0]))
    }
    guard end < film.ticks else { return alphas }
    return alphas + [(end, alphas[alphas.count - 1].number), (end, 0)]
  }

  private static func word(_ number: Double) -> String {
    ShortDecimal.rounded(number, decimals: 4).numberText
  }

  private static func animators(
    _ property: String, _ stops: [(tick: Int, number: Double)]
  ) -> String {
    zip(stops, stops.dropFirst()).map { from, to in
      guard from.number != to.number else { return "" }
      return animator(
        property, "floatType", from.tick, to.tick, from: word(from.number), to: word(to.number))
    }.joined()
  }

  private static func animator(
    _ property: String, _ type: String, _ start: Int, _ end: Int, from: String, to: String
  ) -> String {
    "<objectAnimator android:propertyName=\"\(property)\" android:valueType=\"\(type)\" "
      + "android:interpolator=\"@android:interpolator/linear\" android:startOffset=\"\(start)\" "
      + "android:duration=\"\(end - start)\" android:valueFrom=\"\(from)\" "
      + "android:valueTo=\"\(to)\"/>\n"
  }

  private static func target(_ name: String, _ animators: String) -> String {
    guard !animators.isEmpty else { return "" }
    return """
      <target android:name="\(name)"><aapt:attr name="android:animation">\
      <set android:ordering="together">
      \(animators)</set></aapt:attr></target>

      """
  }
}
