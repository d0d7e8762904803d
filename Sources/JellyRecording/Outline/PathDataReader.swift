import Jelly

/// An error in SVG path data.
public struct PathDataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The element that the text must contain at the character, such as `a command`.
  public let expected: String
  /// The index of the character, from 1 on.
  public let character: Int

  /// The character and the requirement, in one line.
  public var description: String { "character \(character) must be \(expected)" }
}

extension Outline {
  /// Reads any SVG path data, strictly: all commands, absolute and relative; arcs become curves.
  ///
  /// Unlike a browser, which draws the valid part before an error, it throws the error.
  public init(svgPathData text: String) throws(PathDataError) {
    var reader = PathDataReader(text)
    try reader.read()
    self = reader.outline
  }
}

/// A reader of SVG path data (SVG 2, chapter 9.3).
private struct PathDataReader {
  private(set) var outline = Outline()
  private let text: [UInt8]
  private var at = 0
  private var current = Vector2.zero
  private var start = Vector2.zero
  /// The last curve's last control point, for a curve that goes on smoothly, and the type of the
  /// last command.
  private var ahead = Vector2.zero
  private var last: UInt8 = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  private func fail(_ expected: String) -> PathDataError {
    PathDataError(expected: expected, character: at + 1)
  }

  mutating func read() throws(PathDataError) {
    skipSpace()
    while at < text.count {
      let letter = text[at]
      // A letter without its bit for small ones.
      let type = letter & ~0x20
      guard "MLHVCSQTAZ".utf8.contains(type) else { throw fail("a command") }
      guard last != 0 || type == UInt8(ascii: "M") else { throw fail("the command M") }
      at += 1
      skipSpace()
      var next = type
      repeat {
        try draw(next, from: letter == type ? .zero : current)
        last = next
        // Further points after a move are lines.
        if next == UInt8(ascii: "M") { next = UInt8(ascii: "L") }
      } while next != UInt8(ascii: "Z") && skipToNumber()
      skipSpace()
    }
  }

  private mutating func draw(_ type: UInt8, from origin: Vector2) throws(PathDataError) {
    switch Character(Unicode.Scalar(type)) {
    case "M":
      current = try point(origin)
      start = current
      outline.move(to: current)
    case "L": line(to: try point(origin))
    case "H": line(to: Vector2(origin.x + (try number()), current.y))
    case "V": line(to: Vector2(current.x, origin.y + (try number())))
    case "C":
      let control = try point(origin)
      try curve(control, from: origin)
    case "S": try curve(mirrored(after: "CS"), from: origin)
    case "Q":
      let control = try point(origin)
      quad(control, to: try point(origin))
    case "T": quad(mirrored(after: "QT"), to: try point(origin))
    case "A": try arc(from: origin)
    default:
      outline.closeSubpath()
      current = start
    }
  }

  private func mirrored(after types: String) -> Vector2 {
    types.utf8.contains(last) ? 2 * current - ahead : current
  }

  private mutating func line(to end: Vector2) {
    outline.addLine(to: end)
    current = end
  }

  private mutating func curve(_ control1: Vector2, from origin: Vector2) throws(PathDataError) {
    comma()
    ahead = try point(origin)
    comma()
    current = try point(origin)
    outline.addCurve(to: current, control1: control1, control2: ahead)
  }

  private mutating func quad(_ control: Vector2, to end: Vector2) {
    outline.addQuadCurve(to: end, control: control)
    (ahead, current) = (control, end)
  }

  /// Adds an elliptic arc as cubics of at most a quarter each (SVG 2, appendix B.2.4).
  private mutating func arc(from origin: Vector2) throws(PathDataError) {
    var radii = try point(.zero)
    comma()
    let axis = Vector2(angle: try number() / 180 * .pi)
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = origin + (try point(.zero))
    defer { current = end }
    radii = Vector2(abs(radii.x), abs(radii.y))
    guard radii.x > 0, radii.y > 0 else { return outline.addLine(to: end) }
    guard end != current else { return }
    // Half of the chord, on a circle of radius 1 after the radii have grown as far as they must.
    let chord = (current - end) / 2
    var half = Vector2(
      (axis * chord).sum() / radii.x, (axis.x * chord.y - axis.y * chord.x) / radii.y)
    let grown = max((half * half).sum().squareRoot(), 1)
    radii *= grown
    half /= grown
    let away = max(1 / (half * half).sum() - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Vector2(away * half.y, -away * half.x)
    let (first, final) = ((half - center).angle, (-half - center).angle)
    var sweep = final - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = (current + end) / 2
    func place(_ unit: Vector2) -> Vector2 {
      let point = radii * (unit + center)
      return middle
        + Vector2(axis.x * point.x - axis.y * point.y, axis.y * point.x + axis.x * point.y)
    }
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let eighth = Vector2(angle: sweep / Double(count) / 4)
    let handle = 4.0 / 3 * eighth.y / eighth.x
    for step in 0..<count {
      let from = Vector2(angle: first + sweep * Double(step) / Double(count))
      let to = Vector2(angle: first + sweep * Double(step + 1) / Double(count))
      outline.addCurve(
        to: step + 1 == count ? end : place(to),
        control1: place(from + handle * Vector2(-from.y, from.x)),
        control2: place(to - handle * Vector2(-to.y, to.x)))
    }
  }
}

// MARK: - Numbers

extension PathDataReader {
  private mutating func skipSpace() {
    while at < text.count, " \t\n\r\u{c}".utf8.contains(text[at]) { at += 1 }
  }

  private mutating func comma() {
    skipSpace()
    if at < text.count, text[at] == UInt8(ascii: ",") { at += 1 }
    skipSpace()
  }

  /// Goes to the next number, if one follows.
  private mutating func skipToNumber() -> Bool {
    let before = at
    comma()
    if at < text.count, "+-.0123456789".utf8.contains(text[at]) { return true }
    at = before
    return false
  }

  private mutating func point(_ origin: Vector2) throws(PathDataError) -> Vector2 {
    comma()
    let x = try number()
    comma()
    return origin + Vector2(x, try number())
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    comma()
    guard at < text.count, [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(text[at]) else {
      throw fail("0 or 1")
    }
    at += 1
    return text[at - 1] == UInt8(ascii: "1")
  }

  private mutating func digits() -> Int {
    let first = at
    while at < text.count, text[at] >= 48, text[at] < 58 { at += 1 }
    return at - first
  }

  private mutating func number() throws(PathDataError) -> Double {
    let first = at
    if at < text.count, "+-".utf8.contains(text[at]) { at += 1 }
    var count = digits()
    if at < text.count, text[at] == UInt8(ascii: ".") {
      at += 1
      count += digits()
    }
    if count > 0, at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      let mantissa = at
      at += 1
      if at < text.count, "+-".utf8.contains(text[at]) { at += 1 }
      if digits() == 0 { at = mantissa }
    }
    let word = String(decoding: text[first..<at], as: UTF8.self)
    guard count > 0, let number = Double(word.hasSuffix(".") ? word + "0" : word),
      number.isFinite
    else {
      at = first
      throw fail("a finite number")
    }
    return number
  }
}
