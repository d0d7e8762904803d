/// A text format of films.
public enum FilmFormat: String, CaseIterable, Sendable {
  /// An SVG that plays by itself, in a page or in an `<img>`.
  case svg
  /// CSS keyframes that clip an element along the outline.
  case css
  /// A Lottie animation.
  case lottie = "json"

  /// The number of ticks of a whole film: the times that the format can write.
  func ticks(of scene: FilmScene) -> Int {
    switch self {
    case .svg, .css: Self.shares
    case .lottie: scene.milliseconds * Self.lottieTicks
    }
  }

  /// The ticks of SVG and CSS, which write a time as a share of the film, in eight decimals.
  ///
  /// SVG writes a number, CSS a percentage. In a film of five seconds one is 0.05 µs, in which
  /// nothing moves that can be seen.
  static let shares = 100_000_000
  /// By how many ticks a jump comes earlier in SVG and CSS: 0.000 000 2 of the film.
  ///
  /// Browsers compute shares in single precision, and would show the old pose at the very
  /// millisecond of a jump.
  static let haste = 20
  /// The ticks of a millisecond in Lottie, which writes frames of a sixtieth of a second in three
  /// decimals.
  static let lottieTicks = 60
}

extension Film {
  /// The film as text in its format.
  public var text: String {
    switch format {
    case .svg: SVGFilm(self).text
    case .css: CSSFilm(self).text
    case .lottie: LottieFilm(self).text
    }
  }

  /// One picture of the film as SVG, at ``FilmSettings/still``.
  public var stillSVG: String { SVGFilm(self, isStill: true).text }
}
