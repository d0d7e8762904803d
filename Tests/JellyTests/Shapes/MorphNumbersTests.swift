import Testing

@_spi(Jelly) @testable import Jelly

/// A match as numbers, in memory of its own.
private final class KnownFlow {
  private let memory: UnsafeMutableRawBufferPointer
  var motion: MorphMotion

  /// nil if the numbers are not a match for so many cubics and pieces.
  init?(_ numbers: [Double], cubics: Int? = nil, pieces: Int? = nil) {
    let cubics = cubics ?? Int(numbers.count > 3 ? numbers[3] : 1)
    let pieces = pieces ?? Int(numbers.count > 3 ? numbers[2] : 1)
    memory = .allocate(
      byteCount: MorphMotion.byteCount(cubics: cubics, pieces: pieces), alignment: 16)
    guard var motion = MorphMotion(in: memory, cubics: cubics, pieces: pieces),
      numbers.withUnsafeBufferPointer({ motion.readMatch($0) })
    else {
      memory.deallocate()
      return nil
    }
    self.motion = motion
  }

  deinit { memory.deallocate() }

  func follow(at time: Double, isBack: Bool = false) {
    motion.follow(
      MorphStart(
        spring: DampedSpring(response: 0.42, dampingRatio: 0.68), wave: 0.35,
        place: Vector2(0.8, 0.2), time: time, restTime: time + 2), isBack: isBack)
  }

  func cubics(at time: Double) -> [[Cubic]] {
    let buffer = Cubics.allocate(capacity: MorphMotion.maximumCubics)
    defer { buffer.deallocate() }
    return (0..<motion.pieceCount).map { index in
      motion.write(motion.pieces[index], at: time, to: buffer)
      return buffer[..<motion.pieces[index].count].map(\.shape)
    }
  }
}

private func numbers(of flow: TestFlow) -> [Double] {
  var numbers: [Double] = []
  flow.motion.writeMatch { numbers.append($0) }
  return numbers
}

private func distance(_ one: [[Cubic]], _ other: [[Cubic]]) -> Double {
  guard one.map(\.count) == other.map(\.count) else { return .infinity }
  return zip(one.joined(), other.joined()).map { a, b in
    [
      a.start.distance(to: b.start), a.control1.distance(to: b.control1),
      a.control2.distance(to: b.control2), a.end.distance(to: b.end),
    ].max() ?? 0
  }.max() ?? 0
}

@Suite struct MorphNumbersTests {
  @Test("A match that is read moves as the one that was found", arguments: MorphVectors.all)
  func roundTrip(_ vector: MorphVectors.Case) throws {
    let found = try TestFlow(vector.start)
    found.write(vector.end)
    #expect(found.change(wave: 0.35, from: Vector2(0.8, 0.2)))
    let known = try #require(KnownFlow(numbers(of: found)))
    known.follow(at: 0)
    // A hundredth of a pixel in an icon of 100 pixels; handles that are short turn most.
    for time in [0, 0.05, 0.1, 0.2, 0.3, 0.5] {
      #expect(distance(found.cubics(at: time), known.cubics(at: time)) < 1e-4)
      #expect(abs(found.motion.share(at: time) - known.motion.share(at: time)) < 1e-12)
    }
  }

  @Test("The way back goes on with place and velocity, and a way from rest starts there")
  func back() throws {
    let vector = try #require(MorphVectors.all.first)
    let found = try TestFlow(vector.start)
    found.write(vector.end)
    #expect(found.change())
    let known = try #require(KnownFlow(numbers(of: found)))
    known.follow(at: 0)
    let (before, step) = (0.1, 1e-5)
    let was = known.cubics(at: before)
    let soon = known.cubics(at: before + step)
    known.follow(at: before, isBack: true)
    #expect(distance(known.cubics(at: before), was) < 1e-9)
    #expect(distance(known.cubics(at: before + step), soon) < 1e-6)
    known.follow(at: 5, isBack: true)
    #expect(distance(known.cubics(at: 5), soon) > 1e-3)
  }

  @Test("Numbers that are not a match are refused, wherever they are wrong")
  func bad() throws {
    let vector = try #require(MorphVectors.all.first)
    let found = try TestFlow(vector.start)
    found.write(vector.end)
    #expect(found.change())
    let right = numbers(of: found)
    #expect(KnownFlow(right) != nil)
    #expect(KnownFlow([]) == nil)
    #expect(KnownFlow([2] + right.dropFirst()) == nil, "another version")
    #expect(KnownFlow(right + [0], cubics: 64, pieces: 8) == nil)
    #expect(KnownFlow(right, cubics: 1, pieces: 1) == nil, "more pieces than fit")
    for index in right.indices {
      #expect(KnownFlow(Array(right[..<index]), cubics: 64, pieces: 8) == nil, "cut off")
      for bad in [Double.nan, .infinity, -1e300, 0.5] {
        var numbers = right
        numbers[index] = bad
        #expect(KnownFlow(numbers, cubics: 64, pieces: 8) == nil)
      }
    }
  }
}
