import Jelly

/// The text of an SVG film, which is animated by SMIL.
///
/// One `<path>` shows all runs of an outline: a cut, or a change of the structure, is two values of
/// one time, so no engine has to blend different structures. CSS cannot stop SMIL. So there is a
/// second group, a still, which takes the place of the film with Reduce Motion and as
/// `film.svg#still`.
struct SVGFilm {
  private let film: Film
  private let isStill: Bool

  /// - Parameters:
  ///   - film: The film.
  ///   - isStill: Whether to write one picture and no film.
  init(_ film: Film, isStill: Bool = false) {
    self.film = film
    self.isStill = isStill
  }

  var text: String {
    let size = film.stage.size
    let origin = film.stage.origin
    let (width, height) = (size.x * film.settings.scale, size.y * film.settings.scale)
    let box = [origin.x, origin.y, size.x, size.y].map(ShortDecimal.text).joined(separator: " ")
    var text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box)" "#
    text += #"width="\#(ShortDecimal.text(width))" height="\#(ShortDecimal.text(height))" "#
    text += #"role="img"><title>\#(film.title.escapedForXML)</title>"# + "\n"
    text += "<style>\(style)</style>\n"
    let corner = ShortDecimal.text(FilmStage.cornerRadius)
    let frame =
      #"x="\#(ShortDecimal.text(origin.x))" y="\#(ShortDecimal.text(origin.y))" "#
      + #"width="\#(ShortDecimal.text(size.x))" height="\#(ShortDecimal.text(size.y))" "#
      + #"rx="\#(corner)""#
    if film.settings.colors.background != nil { text += "<rect class=\"p\" \(frame)/>\n" }
    let isCut = film.stage.isFlush && film.settings.colors.background != nil
    if isCut { text += "<clipPath id=\"c\"><rect \(frame)/></clipPath><g clip-path=\"url(#c)\">\n" }
    if isStill {
      text += "<g>\(stills(withFingers: true))</g>\n"
    } else {
      text += "<g id=\"still\" class=\"s\">\(stills(withFingers: false))</g>\n"
      text += "<g class=\"m\">\(film.layers.map(animated).joined())</g>\n"
    }
    return text + (isCut ? "</g></svg>\n" : "</svg>\n")
  }

  // MARK: - Colors

  static func letter(of role: FilmRole) -> String {
    switch role {
    case .fill: "b"
    case .track: "g"
    case .symbol: "o"
    case .finger: "f"
    }
  }

  /// The class of strokes, which are in the color of the control.
  static let strokeLetter = "k"

  private var style: String {
    let appearance = film.settings.appearance
    var style = rules(isDark: appearance == .dark)
    if film.layers.contains(where: { $0.elements[0].kind == .ring }) {
      style +=
        ".r{fill:none;stroke-width:\(ShortDecimal.text(FilmColors.ringWidth));"
        + "stroke-linecap:round}"
    }
    if film.layers.contains(where: { $0.elements[0].kind == .stroke }) {
      style += ".\(Self.strokeLetter){fill:none;stroke-linecap:round;stroke-linejoin:round}"
    }
    if film.layers.contains(where: { $0.elements[0].kind == .text }) {
      style += "text{text-anchor:middle;font-family:system-ui,sans-serif;font-weight:600}"
    }
    if film.layers.contains(where: { $0.role == .finger }) {
      let stroke = FilmColors.fingerStroke
      style +=
        ".f{stroke:\(stroke.color.text);stroke-width:\(ShortDecimal.text(stroke.width));"
        + "stroke-opacity:\(ShortDecimal.text(stroke.opacity))}"
    }
    if appearance == .auto {
      style += "@media(prefers-color-scheme:dark){\(rules(isDark: true))}"
    }
    guard !isStill else { return style }
    return style + ".s{display:none}.s:target{display:inline}.s:target+.m{display:none}"
      + "@media(prefers-reduced-motion:reduce){.s{display:inline}.m{display:none}}"
  }

  /// The rules of the colors that the film uses.
  private func rules(isDark: Bool) -> String {
    let colors = film.settings.colors
    var rules = colors.background.map { ".p{fill:\((isDark ? $0.dark : $0.light).text)}" } ?? ""
    for role in FilmRole.allCases {
      let layers = film.layers.filter { $0.role == role }
      guard !layers.isEmpty else { continue }
      let paint = colors.paint(of: role, isDark: isDark)
      let opacity = paint.opacity < 1 ? ";fill-opacity:\(ShortDecimal.text(paint.opacity))" : ""
      rules += ".\(Self.letter(of: role)){fill:\(paint.color.text)\(opacity)}"
      if layers.contains(where: { $0.elements[0].kind == .ring }) {
        rules += ".r{stroke:\(paint.color.text)}"
      }
      if layers.contains(where: { $0.elements[0].kind == .stroke }) {
        rules += ".\(Self.strokeLetter){stroke:\(paint.color.text)}"
      }
    }
    return rules
  }

  // MARK: - Shapes

  private func stills(withFingers: Bool) -> String {
    film.layers.map { layer in
      guard withFingers || layer.role != .finger else { return "" }
      let opacity = layer.opacity.shape(at: film.stillTick).numbers.first ?? 1
      guard opacity > 0 else { return "" }
      return group(layer, opacity: opacity < 1 ? ShortDecimal.text(opacity) : nil) {
        SVGElement($0, in: layer, of: film).text(moves: false)
      }
    }.joined()
  }

  private func animated(_ layer: Film.Layer) -> String {
    let first = layer.opacity.pieces[0].keys[0].numbers[0]
    let animation =
      layer.opacity.isStill
      ? "" : SVGElement.animate("opacity", layer.opacity, of: film) { $0.numbers[0] }
    return group(layer, opacity: first < 1 ? ShortDecimal.text(first) : nil, animation) {
      SVGElement($0, in: layer, of: film).text(moves: true)
    }
  }

  private func group(
    _ layer: Film.Layer, opacity: String?, _ animation: String = "",
    _ element: (Film.Element) -> String
  ) -> String {
    let elements = layer.elements.map(element).joined()
    guard opacity != nil || !animation.isEmpty else { return elements }
    let attribute = opacity.map { " opacity=\"\($0)\"" } ?? ""
    return "<g\(attribute)>\(animation)\(elements)</g>"
  }
}
