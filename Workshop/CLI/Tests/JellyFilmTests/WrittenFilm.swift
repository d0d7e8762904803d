import Jelly
import JellyRecording

/// The outlines of an SVG film as a browser would blend them: read from its text alone.
struct WrittenFilm {
  /// One path, with its keys.
  private struct Path {
    let times: [Double]
    let values: [(letters: String, numbers: [Double])]
    /// The width of the stroke at each of the times; none of a fill.
    var widths: [Double] = []
  }

  /// The length in seconds; nil if nothing moves.
  let duration: Double?
  private let paths: [Path]

  init(_ svg: String) {
    let film = svg.pieces(from: "<g class=\"m\">", to: "</svg>").first ?? ""
    duration = svg.pieces(from: "dur=\"", to: "s\"").first.flatMap { Double($0) }
    paths = film.split(separator: "<path ", omittingEmptySubsequences: false).dropFirst().map {
      (text: Substring) -> Path in
      let head = String(text.prefix { $0 != ">" })
      let still = head.pieces(from: " d=\"", to: "\"").first ?? ""
      let tail = String(text.dropFirst(head.count + 1))
      let width = head.pieces(from: "stroke-width=\"", to: "\"").first.flatMap { Double($0) }
      guard !head.hasSuffix("/"), tail.hasPrefix("<animate attributeName=\"d\"") else {
        return Path(
          times: [0, 1], values: [Self.shape(still), Self.shape(still)],
          widths: width.map { [$0, $0] } ?? [])
      }
      let widths =
        tail.pieces(from: "<animate attributeName=\"stroke-width\"", to: "/>").first?
        .pieces(from: "values=\"", to: "\"").first?.split(separator: ";").compactMap { Double($0) }
      let times = tail.pieces(from: "keyTimes=\"", to: "\"").first ?? ""
      let values = tail.pieces(from: "values=\"", to: "\"").first ?? ""
      let shapes = values.split(separator: ";").map { Self.shape(String($0)) }
      return Path(
        times: times.split(separator: ";").compactMap { Double($0) }, values: shapes,
        widths: widths ?? width.map { Array(repeating: $0, count: shapes.count) } ?? [])
    }
  }

  /// The widths of all strokes at a time, in seconds.
  func strokeWidths(at time: Double, of duration: Double) -> [Double] {
    paths.filter { !$0.widths.isEmpty }.map { path in
      let share = time / duration
      let next = path.times.firstIndex { $0 > share } ?? path.times.count
      guard next < path.times.count, next > 0 else { return path.widths[max(next - 1, 0)] }
      let (from, to) = (path.values[next - 1], path.values[next])
      guard from.letters == to.letters else { return path.widths[next - 1] }
      let part = (share - path.times[next - 1]) / (path.times[next] - path.times[next - 1])
      return path.widths[next - 1] + (path.widths[next] - path.widths[next - 1]) * part
    }
  }

  /// A Boolean value that indicates whether the times of every path begin at 0, end at 1, and never
  /// fall, as SMIL demands.
  var isValid: Bool {
    paths.allSatisfy { path in
      path.times.first == 0 && path.times.last == 1 && path.times.count == path.values.count
        && zip(path.times, path.times.dropFirst()).allSatisfy { $0 <= $1 }
    }
  }

  /// The number of keys of all paths that move.
  var keyCount: Int { paths.reduce(0) { $0 + ($1.times.count > 2 ? $1.times.count : 0) } }

  /// All subpaths at a time, in seconds.
  func subpaths(
    at time: Double, of duration: Double
  ) -> [(letters: String, numbers: [Double])] {
    paths.flatMap { path -> [(letters: String, numbers: [Double])] in
      let share = time / duration
      let next = path.times.firstIndex { $0 > share } ?? path.times.count
      let from = path.values[max(next - 1, 0)]
      guard next < path.times.count, next > 0, path.values[next].letters == from.letters else {
        return Self.split(from)
      }
      let part = (share - path.times[next - 1]) / (path.times[next] - path.times[next - 1])
      let numbers = zip(from.numbers, path.values[next].numbers).map { $0 + ($1 - $0) * part }
      return Self.split((from.letters, numbers))
    }
  }

  /// The subpaths of path data.
  static func split(
    _ shape: (letters: String, numbers: [Double])
  ) -> [(letters: String, numbers: [Double])] {
    var parts: [(letters: String, numbers: [Double])] = []
    var next = 0
    for letter in shape.letters {
      if letter == "M" { parts.append(("", [])) }
      let count = ["M": 2, "L": 2, "Q": 4, "C": 6][letter] ?? 0
      parts[parts.count - 1].letters.append(letter)
      parts[parts.count - 1].numbers += shape.numbers[next..<next + count]
      next += count
    }
    return parts
  }

  /// Reads path data in which a minus sign or a space separates numbers.
  static func shape(_ text: String) -> (letters: String, numbers: [Double]) {
    var letters = ""
    var words: [String] = []
    var isNew = true
    for character in text {
      if character.isLetter, character != "e" {
        letters.append(character)
        isNew = true
      } else if character == " " {
        isNew = true
      } else {
        if isNew || character == "-" && words.last?.hasSuffix("e") == false { words.append("") }
        words[words.count - 1].append(character)
        isNew = false
      }
    }
    return (letters, words.compactMap { Double($0.hasPrefix("-.") ? "-0" + $0.dropFirst() : $0) })
  }
}

extension String {
  /// Every text between two texts.
  func pieces(from start: String, to end: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let begin = rest.firstRange(of: start) {
      rest = rest[begin.upperBound...]
      guard let stop = rest.firstRange(of: end) else { break }
      found.append(String(rest[..<stop.lowerBound]))
      rest = rest[stop.upperBound...]
    }
    return found
  }
}
