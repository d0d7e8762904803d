/// A drawing that becomes another one: contours of cubics with a paint, in the host's memory.
///
/// Lengths are in sizes: the drawing's box goes from 0 to 1, y down. Lines become cubics with
/// handles at thirds, and quadratic curves are raised. A command with a number that is not finite
/// makes the drawing invalid, and more than it holds makes it too large; neither is shown.
///
/// Its commands are not inlined: a host that writes a drawing in one loop would have 14 KB of them,
/// and not 0.5 KB.
public struct MorphDrawing: PathBuilder {
  struct Contour: BitwiseCopyable {
    var first, count: Int
    var isClosed: Bool
    var paint: MorphPaint
    /// The node that it comes from, such as one path of an icon.
    var node: Int
    var isHole = false
    /// Of a hole: the contour around it, or −1.
    var parent = -1
  }

  /// The cubics of all contours.
  let cubics: Cubics
  private let list: UnsafeMutableBufferPointer<Contour>
  /// The number of cubics of all contours.
  private(set) var cubicCount = 0
  private(set) var count = 0
  private var paint = MorphPaint()
  private var isEvenOdd = false
  private var node = 0
  private var firstOfNode = 0
  private var start: Vector2?
  private var point = Vector2.zero
  /// A Boolean value that indicates whether the drawing is complete and finite.
  public private(set) var isValid = true

  /// Whether the contours are shown between two drawings.
  private(set) var isIntermediate = false

  /// Whether a contour has shrunk so far that it becomes nothing else, in a drawing that is caught.
  func isNegligible(_ index: Int) -> Bool {
    let cubics = cubics(of: index)
    let start = cubics[0].start
    return isIntermediate
      && cubics.areAll { max($0.extent, $0.start.distance(to: start)) < Self.negligibleSize }
  }

  /// A twentieth of a stroke's width, in sizes: what is larger is seen when it grows again.
  ///
  /// Half and double change 2 each.
  static var negligibleSize: Double { 4e-3 }
  /// A cubic that is smaller is left out, in sizes.
  static var point: Double { 1e-7 }
  /// The largest number of cubics: of 700 random icons one in a hundred has more than 90.
  public static var maximumCubics: Int { 128 }
  /// The largest number of contours.
  public static var maximumContours: Int { 32 }

  /// A drawing in memory that stays, for as many cubics and contours as a host may draw, or more
  /// for one that is shown between.
  init(
    in memory: MorphMemory, cubics: Int = maximumCubics, contours: Int = maximumContours
  ) throws(MorphError) {
    self.cubics = try memory.keep(cubics)
    list = try memory.keep(contours)
  }

  subscript(index: Int) -> Contour { list[index] }

  func cubics(of index: Int) -> Cubics {
    Cubics(rebasing: cubics[list[index].first..<(list[index].first + list[index].count)])
  }

  // MARK: Contours

  /// Removes all contours.
  public mutating func clear() {
    (cubicCount, count, node, firstOfNode, start, isValid) = (0, 0, 0, 0, nil, true)
    isIntermediate = false
  }

  /// Begins a node: what is drawn until the next has this paint, and its contours are filled by one
  /// rule.
  @inline(never)
  public mutating func begin(_ paint: MorphPaint, isEvenOdd: Bool = false) {
    finish()
    (self.paint, self.isEvenOdd) = (paint, isEvenOdd)
    if paint.width * 0 != 0 || paint.fill * 0 != 0 { isValid = false }
  }

  /// Ends the drawing.
  @inline(never)
  public mutating func finish() {
    endContour(isClosed: false)
    if !paint.isStroke { orientFills() }
    node += 1
    firstOfNode = count
  }

  /// Starts a contour at a point.
  @inline(never)
  public mutating func move(to point: Vector2) {
    endContour(isClosed: false)
    let place = Limits.position(point)
    (start, self.point) = (place, place)
    if !point.isFinite { isValid = false }
  }

  /// Adds a straight line, as a cubic.
  @inline(never)
  public mutating func addLine(to point: Vector2) {
    add(MorphCubic(from: self.point, to: point))
  }

  /// Adds a quadratic Bézier curve, as a cubic one.
  @inline(never)
  public mutating func addQuadCurve(to point: Vector2, control: Vector2) {
    addCurve(
      to: point, control1: self.point + (control - self.point) * (2 / 3),
      control2: point + (control - point) * (2 / 3))
  }

  /// Adds a cubic Bézier curve.
  @inline(never)
  public mutating func addCurve(to point: Vector2, control1: Vector2, control2: Vector2) {
    add(MorphCubic(start: self.point, control1: control1, control2: control2, end: point))
  }

  /// Closes the contour, with a line where it is open.
  @inline(never)
  public mutating func closeSubpath() {
    guard let start else { return }
    if point.distance(to: start) > 1e-6 { addLine(to: start) }
    if cubicCount > first { cubics[cubicCount - 1].end = start }
    endContour(isClosed: true)
    (self.start, point) = (start, start)
  }

  private var first: Int { count > 0 ? list[count - 1].first + list[count - 1].count : 0 }

  private mutating func add(_ cubic: MorphCubic) {
    let isFinite =
      cubic.control1.isFinite && cubic.control2.isFinite && cubic.end.isFinite
    guard isFinite, cubicCount < cubics.count else {
      isValid = false
      return
    }
    // No length of a curve overflows, or underflows to 0.
    cubics[cubicCount] = cubic.mapped(Limits.position)
    cubicCount += 1
    point = cubics[cubicCount - 1].end
  }

  private mutating func endContour(isClosed: Bool) {
    let first = first
    guard cubicCount > first else { return }
    guard count < list.count else {
      isValid = false
      cubicCount = first
      return
    }
    var isClosed = isClosed
    if !paint.isStroke {
      // A fill is closed, and one without an area is left out.
      let start = cubics[first].start
      if !isClosed, point.distance(to: start) > 1e-6 { addLine(to: start) }
      isClosed = true
      var kept = first
      for index in first..<cubicCount where cubics[index].extent > Self.point {
        cubics[kept] = cubics[index]
        kept += 1
      }
      cubicCount = kept
      guard kept > first, abs(Cubics(rebasing: cubics[first..<kept]).area) >= 1e-6 else {
        cubicCount = first
        return
      }
      cubics[kept - 1].end = start
      cubics[first].start = start
    }
    list[count] = Contour(
      first: first, count: cubicCount - first, isClosed: isClosed, paint: paint, node: node)
    count += 1
  }

  /// Adds a contour as it is shown, at a catch.
  mutating func add(
    _ cubics: Cubics, isClosed: Bool, isHole: Bool, _ paint: MorphPaint
  ) throws(MorphError) {
    guard count < list.count, cubicCount + cubics.count <= self.cubics.count else {
      throw .noRoom
    }
    isIntermediate = true
    for index in cubics.indices { self.cubics[cubicCount + index] = cubics[index] }
    list[count] = Contour(
      first: cubicCount, count: cubics.count, isClosed: isClosed, paint: paint, node: count,
      isHole: isHole)
    cubicCount += cubics.count
    count += 1
  }

  /// Returns whether two drawings are the same to the bit, but for their hosts' numbers.
  func isSame(as other: Self) -> Bool {
    guard count == other.count, cubicCount == other.cubicCount else { return false }
    for index in 0..<count {
      let (own, its) = (list[index], other.list[index])
      guard own.count == its.count, own.isClosed == its.isClosed, own.isHole == its.isHole,
        own.paint == its.paint
      else { return false }
    }
    return (0..<cubicCount).areAll { cubics[$0].isSame(as: other.cubics[$0]) }
  }

  // MARK: Direction

  /// Gives the contours of a filled node their directions for the non-zero rule: outer ones
  /// positive, clockwise on screen, and holes negative.
  private func orientFills() {
    for index in firstOfNode..<max(count, firstOfNode) {
      let cubics = cubics(of: index)
      let area = cubics.area
      // Just inside of its longest side.
      var (longest, side) = (-1.0, (Vector2.zero, Vector2.zero))
      forEachSide(of: index) { start, end in
        let length = abs(end.x - start.x) + abs(end.y - start.y)
        if length > longest { (longest, side) = (length, (start, end)) }
      }
      let chord = side.1 - side.0
      let out = Vector2(chord.y, -chord.x).direction * (area > 0 ? -1e-4 : 1e-4)
      let point = (side.0 + side.1) / 2 + out
      let winding = (firstOfNode..<count).folded(0) { $0 + self.winding(of: $1, around: point) }
      list[index].isHole = isEvenOdd ? winding & 1 == 0 : winding == 0
    }
    for index in firstOfNode..<max(count, firstOfNode) {
      let cubics = cubics(of: index)
      guard (cubics.area < 0) != list[index].isHole else { continue }
      var (low, high) = (0, cubics.count - 1)
      while low <= high {
        (cubics[low], cubics[high]) = (cubics[high].reversed, cubics[low].reversed)
        (low, high) = (low + 1, high - 1)
      }
    }
    findParents(from: firstOfNode)
  }

  /// Finds the smallest filled contour around each hole.
  func findParents(from first: Int) {
    for index in first..<max(count, first) where list[index].isHole {
      var (sum, number) = (Vector2.zero, 0.0)
      forEachSide(of: index) { start, _ in (sum, number) = (sum + start, number + 1) }
      let (middle, area) = (sum / number, abs(cubics(of: index).area))
      if isIntermediate, let own = (0..<index).last(where: { !list[$0].isHole }),
        !list[own].paint.isStroke, winding(of: own, around: middle) != 0
      {
        // A hole comes after its contour, over which other cells of one contour can lie.
        list[index].parent = own
        continue
      }
      for isAround in 0..<2 {
        var best = (index: -1, area: Double.infinity)
        for other in first..<count where !list[other].isHole && !list[other].paint.isStroke {
          let size = abs(cubics(of: other).area)
          guard size > area, size < best.area else { continue }
          if isAround == 1 || winding(of: other, around: middle) != 0 { best = (other, size) }
        }
        list[index].parent = best.index
        if best.index >= 0 { break }
      }
    }
  }

  private func forEachSide(of index: Int, _ body: (Vector2, Vector2) -> Void) {
    let cubics = cubics(of: index)
    for number in cubics.indices {
      let cubic = cubics[number]
      var last = cubic.start
      for sample in 1...8 {
        let next =
          sample == 8
          ? cubics[(number + 1) % cubics.count].start : cubic.point(at: Double(sample) / 8)
        body(last, next)
        last = next
      }
    }
  }

  private func winding(of index: Int, around point: Vector2) -> Int {
    var winding = 0
    forEachSide(of: index) { last, next in
      guard (last.y <= point.y) != (next.y <= point.y) else { return }
      let side = (next - last).cross(point - last)
      if last.y <= point.y, side > 0 { winding += 1 }
      if last.y > point.y, side < 0 { winding -= 1 }
    }
    return winding
  }
}
