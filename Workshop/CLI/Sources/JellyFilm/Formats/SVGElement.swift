import Jelly
@_spi(Jelly) import JellyRecording

/// The text of one shape of an SVG film.
struct SVGElement {
  private let element: Film.Element
  private let role: FilmRole
  private let film: Film

  init(_ element: Film.Element, in layer: Film.Layer, of film: Film) {
    self.element = element
    self.role = layer.role
    self.film = film
  }

  /// The element.
  ///
  /// - Parameter moves: Whether it is animated; if not, it is as the still shows it.
  func text(moves: Bool) -> String {
    let still = element.shape(at: film.stillTick)
    let letter = SVGFilm.letter(of: role)
    var inside = ""
    func attribute(_ name: String, _ number: Int) -> String {
      let track = element.tracks[number]
      if moves, !track.isStill {
        inside += Self.animate(name, track, of: film) { $0.numbers[0] }
      }
      return " \(name)=\"\(Self.word(still.numbers[number]))\""
    }
    switch element.kind {
    case .outline, .stroke:
      let track = element.tracks[0]
      let isStroke = element.kind == .stroke
      if moves, !track.isStill {
        inside = Self.animate("d", of: film, track) {
          FilmShape(letters: $0.letters, numbers: $0.numbers).pathText()
        }
      }
      if moves, isStroke, track.hasWidths {
        inside += Self.animate("stroke-width", track, of: film) { $0.strokeWidth }
      }
      let (name, width) =
        isStroke
        ? (SVGFilm.strokeLetter, " stroke-width=\"\(Self.word(still.strokeWidth))\"") : (letter, "")
      return Self.closed(
        "<path class=\"\(name)\" d=\"\(still.pathText())\"\(width)", inside, "path")
    case .dot:
      let place = attribute("cx", 0) + attribute("cy", 1) + attribute("r", 2)
      return Self.closed("<circle class=\"\(letter)\"\(place)", inside, "circle")
    case .ring:
      let place = attribute("cx", 0) + attribute("cy", 1) + attribute("r", 2)
      if moves {
        inside += Self.animate("stroke-dasharray", of: film, element.tracks[3]) {
          Self.dashes($0.numbers[0])
        }
        inside += Self.animate("stroke-dashoffset", element.tracks[4], of: film) {
          Self.offset($0.numbers[0])
        }
      }
      let dashes =
        "stroke-dasharray=\"\(Self.dashes(still.numbers[3]))\" "
        + "stroke-dashoffset=\"\(Self.word(Self.offset(still.numbers[4])))\""
      return Self.closed("<circle class=\"r\" pathLength=\"1\"\(place) \(dashes)", inside, "circle")
    case .text:
      let place = attribute("x", 0) + attribute("y", 1) + attribute("font-size", 2)
      let words = (film.settings.badgeText ?? "").escapedForXML
      return "<text class=\"\(letter)\" dy=\".35em\"\(place)>\(words)\(inside)</text>"
    }
  }

  private static func closed(_ start: String, _ inside: String, _ name: String) -> String {
    inside.isEmpty ? start + "/>" : "\(start)>\(inside)</\(name)>"
  }

  private static func word(_ number: Double) -> String {
    ShortDecimal.text(ShortDecimal.rounded(number, decimals: 3))
  }

  /// An arc and its gap, which together are the whole ring.
  private static func dashes(_ arc: Double) -> String {
    "\(word(arc)) \(word(1 - ShortDecimal.rounded(arc, decimals: 3)))"
  }

  /// The offset that turns the dashes by an angle, from the right to the top at 0; whole rings.
  private static func offset(_ turn: Double) -> Double { 0.25 - turn / (2 * .pi) }

  static func animate(
    _ name: String, _ track: FilmTrack, of film: Film, _ number: (FilmTrack.Stop) -> Double
  ) -> String {
    animate(name, of: film, track) { word(number($0)) }
  }

  private static func animate(
    _ name: String, of film: Film, _ track: FilmTrack, _ value: (FilmTrack.Stop) -> String
  ) -> String {
    let stops = track.stops(until: film.ticks, haste: FilmFormat.haste)
    let times = stops.map { ShortDecimal.text(Double($0.tick) / Double(film.ticks)) }
    return "<animate attributeName=\"\(name)\" dur=\"\(film.duration.numberText)s\" "
      + "repeatCount=\"indefinite\" keyTimes=\"\(times.joined(separator: ";"))\" "
      + "values=\"\(stops.map(value).joined(separator: ";"))\"/>"
  }
}

extension String {
  /// The text as it can stand in an element or an attribute of XML.
  var escapedForXML: String {
    var text = ""
    for character in unicodeScalars {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      // XML does not allow other control characters.
      case "\0"..<" " where character != "\n" && character != "\t": text += " "
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}
