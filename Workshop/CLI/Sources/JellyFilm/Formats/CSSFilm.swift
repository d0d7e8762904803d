import Jelly
@_spi(Jelly) import JellyRecording

/// The text of a CSS film: keyframes that clip an element along the outline.
///
/// An element has one clip path. So all outlines in the fill color are one path here, and strokes,
/// dots, signs and fingers are left out.
struct CSSFilm {
  private let film: Film

  init(_ film: Film) {
    self.film = film
  }

  var text: String {
    let size = film.stage.size
    let fill = film.settings.colors.fill
    let isDark = film.settings.appearance == .dark
    let night = """
      @media (prefers-color-scheme: dark) {
        .jelly-film { background: \(fill.dark.text) }
      }

      """
    return """
      /* \(title): <div class="jelly-film"></div> */
      .jelly-film {
        width: \(size.x.numberText)px;
        height: \(size.y.numberText)px;
        background: \((isDark ? fill.dark : fill.light).text);
        clip-path: path("\(still)");
        animation: jelly-film \(film.duration.numberText)s linear infinite;
      }
      \(film.settings.appearance == .auto ? night : "")\
      @media (prefers-reduced-motion: reduce) {
        .jelly-film { animation: none }
      }
      @keyframes jelly-film {
      \(keyframes)
      }

      """
  }

  /// The title as it can stand in a comment.
  private var title: String { film.title.filter { $0 != "*" && !$0.isNewline } }

  private var track: FilmTrack { film.layers[0].elements[0].tracks[0] }

  private var still: String { path(track.shape(at: film.stillTick)) }

  private func path(_ shape: FilmShape) -> String { shape.pathText(from: film.stage.origin) }

  /// The keys; of two with one percentage only the last would count, so one tick is between them.
  private var keyframes: String {
    let stops = track.stops(until: film.ticks, haste: FilmFormat.haste)
    var lines: [String] = []
    var minimum = 0
    for (index, stop) in stops.enumerated() {
      let isBeforeJump = index + 1 < stops.count && stops[index + 1].tick == stop.tick
      let tick = max(isBeforeJump ? stop.tick - 1 : stop.tick, minimum)
      guard tick <= film.ticks else { break }
      minimum = tick + 1
      let share = ShortDecimal.rounded(Double(tick) * 100 / Double(film.ticks), decimals: 6)
      let path = path(FilmShape(letters: stop.letters, numbers: stop.numbers))
      lines.append("  \(share.numberText)% { clip-path: path(\"\(path)\") }")
    }
    return lines.joined(separator: "\n")
  }
}
