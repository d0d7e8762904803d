/// The flow of one drawing into another one: every control point has a spring of its own.
///
///     var flow = MorphMotion(in: memory)     // MorphMotion.byteCount bytes, which the host keeps
///     flow.next.begin(MorphPaint())
///     drawPause(&flow.next)
///     flow.next.finish()
///     shape.changeDrawing(&flow, at: now)
///     shape.draw(at: now, into: &path) { pen in
///       flow.draw(piece: 0, at: now, origin: .zero, size: 24, into: &pen)
///     }
///
/// A point is at p(t) = b + c(t)·x₀ + s(t)·v₀, with c and s of the core's spring and b its place in
/// the new drawing. So a flow can be caught at any time: x₀ and v₀ are where it is, and how fast.
/// The sheet of the shape bends what comes out, so fingers pull it on its way.
///
/// The value refers to the host's memory: a copy is the same flow. It allocates nothing.
public struct MorphMotion {
  struct Point: BitwiseCopyable {
    /// A cubic of the former drawing, and that of the new one, to which its springs pull it.
    var start: Cubic
    var cubic: Sprung<Cubic>
    /// Whether the cubic continues smoothly from the one before.
    var isSmooth: Bool
    /// The sine of half the kink there, in the former drawing and on its way.
    var formerKink: Double
    var kink: Sprung<Double>
    /// The places of its start and end among the rates of the wave.
    var rates: (start: Double, end: Double)

    var end: Cubic { cubic.target }

    /// Starts back to the former drawing, from what the responses show.
    mutating func turnBack(
      _ first: DampedSpring.Response, _ last: DampedSpring.Response,
      kink response: DampedSpring.Response
    ) {
      let (place, velocity) = cubic.state(first, last)
      cubic.turnBack(to: &start, from: place, velocity: velocity)
      kink.turnBack(
        to: &formerKink, from: kink.value(response), velocity: kink.velocity(response))
    }
  }

  struct Piece: BitwiseCopyable {
    var first, count: Int
    var isClosed, isHole: Bool
    var hiding: MorphPiece.End?
    var paints: (start: MorphPaint, end: MorphPaint)
  }

  /// The new drawing, which the host writes before
  /// ``JellyShapeBody/changeDrawing(_:from:wave:at:)``.
  public var next: MorphDrawing
  /// The drawing that is shown, or to which it flows; and that from which it does.
  var shown: MorphDrawing
  var former: MorphDrawing
  /// Whether the former drawing has been at rest, so that the way back is the way there.
  var isFromRest = false
  var caught: MorphDrawing

  let points: UnsafeMutableBufferPointer<Point>
  let pieces: UnsafeMutableBufferPointer<Piece>
  let buffer: Cubics
  /// Those of the cubics of ``caught``.
  let velocities: Cubics
  let scratch: UnsafeMutableRawBufferPointer
  /// c, s and their derivatives at the time of the table: of the springs, and of those of what
  /// vanishes.
  private let rates: UnsafeMutableBufferPointer<SpringRates>
  private let table: UnsafeMutableBufferPointer<DampedSpring.Response>
  private let tableTime: Numbers
  private var rateCount = 1

  /// The number of pieces, each one contour; 0 before the first change.
  public private(set) var pieceCount = 0
  /// The number of cubics of all pieces.
  public private(set) var cubicCount = 0
  /// Whether the paints of the start are those of the pieces of the motion before, which has been
  /// caught: their numbers are those of pieces then.
  public private(set) var startsCaught = false
  private var startTime = 0.0
  /// The time from which on the new drawing itself is shown.
  public private(set) var restTime = -Double.infinity
  /// The share of the paint that is missing at the start.
  private var missingShare = 1.0
  /// The turn of the drawing, and that to which the way back leads.
  private(set) var turn = Sprung(at: 0.0)
  private var formerTurn = 0.0

  /// Creates a motion without a drawing, from which the first one grows.
  ///
  /// - Parameter memory: At least ``byteCount`` bytes, aligned to 16, which belong to the motion
  ///   until the host gives it up.
  /// - Returns: nil if the memory is too small.
  public init?(in memory: UnsafeMutableRawBufferPointer) {
    guard memory.count >= Self.byteCount else { return nil }
    self.init(
      in: memory, kept: Self.keptBytes, cubics: Self.maximumCubics,
      pieces: MorphMatch.maximumPieces,
      hasDrawings: true)
  }

  /// - Parameters:
  ///   - kept: The bytes of what stays; the others are for a moment.
  ///   - hasDrawings: Whether there is room for drawings, which a known match does not need.
  init?(
    in memory: UnsafeMutableRawBufferPointer, kept: Int, cubics: Int, pieces: Int,
    hasDrawings: Bool
  ) {
    let room = MorphMemory(UnsafeMutableRawBufferPointer(rebasing: memory[..<kept]))
    scratch = UnsafeMutableRawBufferPointer(rebasing: memory[kept...])
    let share = hasDrawings ? 1 : 0
    let most = (
      cubics: share * MorphDrawing.maximumCubics, contours: share * MorphDrawing.maximumContours
    )
    do throws(MorphError) {
      next = try MorphDrawing(in: room, cubics: most.cubics, contours: most.contours)
      shown = try MorphDrawing(in: room, cubics: most.cubics, contours: most.contours)
      former = try MorphDrawing(in: room, cubics: most.cubics, contours: most.contours)
      caught = try MorphDrawing(in: room, cubics: share * cubics, contours: share * pieces)
      points = try room.keep(cubics)
      self.pieces = try room.keep(pieces)
      buffer = try room.keep(cubics)
      velocities = try room.keep(share * cubics)
      rates = try room.keep(2 * Self.bands + 2)
      table = try room.keep(2 * Self.bands + 2)
      tableTime = try room.keep(1)
    } catch {
      return nil
    }
    tableTime[0] = .nan
  }

  /// More cubics are there only between: those of both drawings.
  static var maximumCubics: Int { 2 * MorphDrawing.maximumCubics }
  /// The wave has this number of rates, and one: between two of them c and s are mixed.
  ///
  /// With rates that are not mixed the edges of bands are teeth.
  static var bands: Int { 8 }
  private static var keptBytes: Int { 229_376 }
  /// The memory of a motion, in bytes: 0.2 MB for its drawings, and 0.7 MB for the matching.
  ///
  /// A pair of icons takes 0.2 MB of that, and the largest of 40 pairs 0.35 MB. With 0.35 MB three
  /// of 200 other pairs of the same drawings found no room.
  public static var byteCount: Int { keptBytes + 720_896 }

  /// The spring of what vanishes: an overshoot would turn it inside out.
  private static func calm(_ spring: DampedSpring) -> DampedSpring {
    DampedSpring(angularFrequency: calmSpeed * spring.angularFrequency, dampingRatio: 1)
  }

  /// How much faster the spring of what vanishes is, as it does not overshoot.
  static var calmSpeed: Double { 1.25 }

  // MARK: Change

  /// Starts the springs at a time, from where their points are.
  mutating func go(
    spring: DampedSpring, wave: Double, from place: Vector2, at time: Double, restTime: Double
  ) {
    startTime = time
    self.restTime = spring.isUnderdamped ? restTime : time
    setRates(spring, wave: wave, from: place)
    limitVelocities(spring)
  }

  /// Takes over a match whose pieces are there.
  mutating func setMatch(pieces: Int, cubics: Int, turn angle: Double, startsCaught: Bool) {
    (pieceCount, cubicCount, self.startsCaught, missingShare) = (pieces, cubics, startsCaught, 1)
    turn = Sprung(target: angle, from: 0, velocity: 0)
    formerTurn = 0
  }

  /// Takes over the cubics of a piece, whose first point is known.
  ///
  /// - Parameters:
  ///   - velocities: Those of the cubics at the start; nil at rest.
  ///   - soon: The cubics a moment later, as a kink moves on, too.
  func fill(_ index: Int, _ piece: MorphPiece, _ velocities: Cubics?, _ soon: Cubics) {
    let first = pieces[index].first
    for cubic in piece.start.indices {
      let (start, end) = (piece.start[cubic].shape, piece.end[cubic].shape)
      let isSmooth = piece.isSmooth[cubic]
      let kinks = (
        isSmooth ? MorphJoints.kink(piece.start, cubic) : 0,
        isSmooth ? MorphJoints.kink(piece.end, cubic) : 0
      )
      points[first + cubic] = Point(
        start: start,
        cubic: Sprung(
          target: end, from: start, velocity: velocities.map { $0[cubic].shape } ?? .zero),
        isSmooth: isSmooth, formerKink: kinks.0,
        kink: Sprung(
          target: kinks.1, from: kinks.0,
          velocity: isSmooth ? (MorphJoints.kink(soon, cubic) - kinks.0) / Self.moment : 0),
        rates: (0, 0))
    }
  }

  /// The time between two pictures of which a velocity is found, in seconds.
  static var moment: Double { 1e-6 }

  /// Stands still where it is going.
  mutating func settle() {
    for index in 0..<cubicCount {
      points[index].cubic = Sprung(at: points[index].end)
      points[index].kink = Sprung(at: points[index].kink.target)
    }
    (turn, missingShare) = (Sprung(at: turn.target), 0)
  }

  /// Starts back to the former drawing: the correspondence stays.
  mutating func turnBack(at time: Double) {
    let share = share(at: time)
    for index in 0..<pieceCount {
      let piece = pieces[index]
      let table = table(of: piece, at: time)
      for number in piece.first..<(piece.first + piece.count) {
        let rates = points[number].rates
        points[number].turnBack(
          response(rates.start, table), response(rates.end, table), kink: table[0])
      }
      var back = piece
      back.paints = (piece.paints.end, piece.paints.start)
      back.hiding = piece.hiding?.other
      pieces[index] = back
    }
    let (angle, velocity) = angle(at: time)
    turn.turnBack(to: &formerTurn, from: angle, velocity: velocity)
    missingShare = share
  }

  private mutating func setRates(_ spring: DampedSpring, wave: Double, from place: Vector2) {
    rateCount = wave == 0 ? 1 : Self.bands + 1
    tableTime[0] = .nan
    for isCalm in 0..<2 {
      let own = isCalm == 1 ? Self.calm(spring) : spring
      for index in 0..<rateCount {
        let rate = wave == 0 ? 1 : 1 + wave * (1 - 2 * Double(index) / Double(Self.bands))
        rates[isCalm * (Self.bands + 1) + index] =
          DampedSpring(
            angularFrequency: rate * own.angularFrequency, dampingRatio: own.dampingRatio
          ).rates
      }
    }
    guard wave != 0 else { return }
    func rate(_ start: Vector2, _ end: Vector2) -> Double {
      let distance = ((start + end) / 2).distance(to: place)
      // Of a place that is not finite, too.
      return (distance < 1 ? distance : 1) * Double(Self.bands)
    }
    for index in 0..<pieceCount {
      let piece = pieces[index]
      for number in 0..<piece.count {
        let point = points[piece.first + number]
        // The start of the next cubic, so that a node and its handles have one rate.
        let isLast = number + 1 == piece.count
        let after = points[piece.first + (isLast ? 0 : number + 1)]
        points[piece.first + number].rates = (
          rate(point.start.start, point.end.start),
          isLast && !piece.isClosed
            ? rate(point.start.end, point.end.end) : rate(after.start.start, after.end.start)
        )
      }
    }
  }

  /// Limits the velocities, so that no sequence of changes throws a point by more than the two
  /// sizes of ``JellyShapeBody``'s rest time; none that a finger makes reaches it.
  private func limitVelocities(_ spring: DampedSpring) {
    let limit = Self.reach * spring.angularFrequency / 2
    func limited(_ velocity: Vector2) -> Vector2 {
      velocity * min(1, limit / max(velocity.magnitude, 1e-9))
    }
    for index in 0..<cubicCount {
      points[index].cubic.velocity = points[index].cubic.velocity.mapped { limited($0) }
    }
  }

  /// Moves the rest of a flow that is drawn in another size from now on.
  mutating func resize(from former: Double, to size: Double) {
    guard restTime > startTime else { return }
    restTime += Self.delay(of: rates[rateCount - 1], from: former, to: size)
  }

  /// How much later a spring has moved a point visibly for the last time, in a larger
  /// size.
  static func delay(of rates: SpringRates, from former: Double, to size: Double) -> Double {
    guard former > 0, size > former else { return 0 }
    let rate = rates.envelope(0, 0).rate
    return rate > 0 ? Elementary.log(size / former) / rate : 0
  }

  /// The farthest that a point is thrown, in sizes.
  static var reach: Double { 2 }

  // MARK: Time

  /// The share of the new paint at a time, from 0 to 1.
  public func share(at time: Double) -> Double {
    guard time < restTime else { return 1 }
    return min(max(1 - missingShare * middleResponse(at: time).positionFromOffset, 0), 1)
  }

  /// The turn about the middle of the box, in radians, and its velocity.
  func angle(at time: Double) -> (angle: Double, velocity: Double) {
    guard turn.target != 0 || turn.offset != 0 else { return (0, 0) }
    let response = middleResponse(at: time)
    return (turn.value(response), turn.velocity(response))
  }

  /// The spring whose rate is neither faster nor slower.
  private func middleResponse(at time: Double) -> DampedSpring.Response {
    fillTable(at: time)
    return table[rateCount / 2]
  }

  private func fillTable(at time: Double) {
    guard tableTime[0] != time else { return }
    tableTime[0] = time
    let hasCalm = (0..<pieceCount).isAny { pieces[$0].hiding == .end }
    for isCalm in 0..<(hasCalm ? 2 : 1) {
      for index in 0..<rateCount {
        let number = isCalm * (Self.bands + 1) + index
        table[number] = rates[number].response(after: time - startTime)
      }
    }
  }

  typealias Table = UnsafeMutablePointer<DampedSpring.Response>

  func table(of piece: Piece, at time: Double) -> Table {
    fillTable(at: time)
    return table.baseAddress.unsafelyUnwrapped + (piece.hiding == .end ? Self.bands + 1 : 0)
  }

  /// c, s and their derivatives at a place among the rates.
  private func response(_ place: Double, _ table: Table) -> DampedSpring.Response {
    guard rateCount > 1 else { return table[0] }
    let index = min(Int(place), Self.bands - 1)
    let (share, a, b) = (place - Double(index), table[index], table[index + 1])
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * share }
    return DampedSpring.Response(
      positionFromOffset: mix(a.positionFromOffset, b.positionFromOffset),
      positionFromVelocity: mix(a.positionFromVelocity, b.positionFromVelocity),
      velocityFromOffset: mix(a.velocityFromOffset, b.velocityFromOffset),
      velocityFromVelocity: mix(a.velocityFromVelocity, b.velocityFromVelocity))
  }

  /// The places of a cubic's control points before the joints are smoothed, and their velocities.
  private func state(of point: Point, _ table: Table) -> (place: Cubic, velocity: Cubic) {
    point.cubic.state(response(point.rates.start, table), response(point.rates.end, table))
  }

  /// Writes the cubics of a piece as they are shown: shifted by its velocity for a time.
  func write(_ piece: Piece, at time: Double, shift: Double = 0, to out: Cubics) {
    let table = table(of: piece, at: time)
    for number in 0..<piece.count {
      let point = points[piece.first + number]
      let (place, velocity) = state(of: point, table)
      out[number] = MorphCubic(shift == 0 ? place : place + velocity * shift)
    }
    smooth(piece, table, shift: shift, out)
    let (angle, velocity) = angle(at: time)
    guard turn.target != 0 || turn.offset != 0 else { return }
    let direction = Vector2(angle: angle + velocity * shift)
    for number in 0..<piece.count { out[number] = out[number].mapped { $0.turned(direction) } }
  }

  private func smooth(_ piece: Piece, _ table: Table, shift: Double, _ cubics: Cubics) {
    for index in 0..<piece.count where points[piece.first + index].isSmooth {
      let kink = points[piece.first + index].kink
      MorphJoints.smooth(
        cubics, index, before: (index == 0 ? piece.count : index) - 1,
        kink: kink.value(table[0]) + shift * kink.velocity(table[0]))
    }
  }

  // MARK: Drawing

  /// The paints of a piece in the former drawing and in the new one, which the host mixes by
  /// ``share(at:)``.
  public func paints(of piece: Int) -> (start: MorphPaint, end: MorphPaint) {
    pieces[piece].paints
  }

  /// Draws a piece as it is at `time`.
  ///
  /// The pieces of one pair of paints are one path, filled by the non-zero rule.
  ///
  /// - Parameters:
  ///   - piece: Its number.
  ///   - time: In seconds.
  ///   - origin: The upper left corner of the drawing's box, in points.
  ///   - size: The size of the box, in points.
  ///   - path: Receives the commands.
  public func draw(
    piece: Int, at time: Double, origin: Vector2, size: Double, into path: inout some PathBuilder
  ) {
    guard placeCubics(of: piece, at: time) else { return }
    let piece = pieces[piece]
    path.move(to: origin + buffer[0].start * size)
    for number in 0..<piece.count {
      let cubic = buffer[number]
      path.addCurve(
        to: origin + cubic.end * size, control1: origin + cubic.control1 * size,
        control2: origin + cubic.control2 * size)
    }
    if piece.isClosed { path.closeSubpath() }
  }

  /// Writes the cubics of a piece as they are at a time into the buffer; false if nothing is there.
  func placeCubics(of piece: Int, at time: Double) -> Bool {
    let piece = pieces[piece]
    if time < restTime {
      write(piece, at: time, to: buffer)
      return true
    }
    guard piece.hiding != .end else { return false }
    for number in 0..<piece.count {
      let (cubic, direction) = (points[piece.first + number].end, Vector2(angle: turn.target))
      buffer[number] = MorphCubic(turn.target == 0 ? cubic : cubic.mapped { $0.turned(direction) })
    }
    return true
  }
}
