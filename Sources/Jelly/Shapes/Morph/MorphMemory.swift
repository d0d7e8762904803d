/// An allocator in the host's memory, so that the core allocates nothing.
///
/// What is needed for a moment grows from the start and is given back with ``scratch(_:)``. What
/// stays until the next match grows from the end.
///
///     header │ for a moment ─▸ …            … ◂─ what stays
///                          first          last
///
/// The value refers to the memory: a copy allocates in the same.
struct MorphMemory {
  private struct Header {
    var first: Int
    var last: Int
  }

  private let header: UnsafeMutablePointer<Header>

  /// - Parameter memory: At least 64 bytes, aligned to 16.
  init(_ memory: UnsafeMutableRawBufferPointer) {
    self.init(rest: memory)
    header.pointee = Header(first: 2 * Self.alignment, last: memory.count & ~(Self.alignment - 1))
  }

  /// The memory as it has been left, with the values that stay.
  init(rest memory: UnsafeMutableRawBufferPointer) {
    header = memory.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Header.self)
  }

  /// Memory for values that are given back at the end of the present ``scratch(_:)``.
  func allocate<Value: BitwiseCopyable>(
    _ count: Int, of: Value.Type = Value.self
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Value> {
    let start = header.pointee.first
    header.pointee.first += try size(of: Value.self, count)
    return values(at: start, count)
  }

  /// Memory for values that stay.
  func keep<Value: BitwiseCopyable>(
    _ count: Int, of: Value.Type = Value.self
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Value> {
    header.pointee.last -= try size(of: Value.self, count)
    return values(at: header.pointee.last, count)
  }

  /// How much is allocated: set it to a former value to give back what has been since.
  var mark: Int {
    get { header.pointee.first }
    nonmutating set { header.pointee.first = newValue }
  }

  /// How much stays: set it to a former value to give back what has been kept since.
  var keptMark: Int {
    get { header.pointee.last }
    nonmutating set { header.pointee.last = newValue }
  }

  /// Gives back what has been kept between two values of ``keptMark``.
  ///
  /// - Returns: By how many bytes what has been kept since has moved.
  func giveBack(from first: Int, to last: Int) -> Int {
    let (start, distance) = (UnsafeMutableRawPointer(header) + keptMark, first - last)
    (start + distance).copyMemory(from: start, byteCount: last - keptMark)
    keptMark += distance
    return distance
  }

  /// The value of ``keptMark`` after values have been kept.
  func keptMark<Value>(after values: UnsafeMutableBufferPointer<Value>) -> Int {
    values.baseAddress.map { UnsafeMutableRawPointer($0) - UnsafeMutableRawPointer(header) } ?? 0
  }

  /// Runs a function and gives back what it has allocated, but for what it has kept.
  @inline(__always)
  func scratch<Result>(_ body: () throws(MorphError) -> Result) throws(MorphError) -> Result {
    let start = mark
    defer { mark = start }
    return try body()
  }

  /// The results of a function for each of some values.
  func map<Value, Result: BitwiseCopyable>(
    _ values: UnsafeMutableBufferPointer<Value>,
    _ transform: (Value) throws(MorphError) -> Result
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Result> {
    let out: UnsafeMutableBufferPointer<Result> = try allocate(values.count)
    for index in values.indices { out[index] = try transform(values[index]) }
    return out
  }

  private func size<Value>(of: Value.Type, _ count: Int) throws(MorphError) -> Int {
    let size =
      (count * MemoryLayout<Value>.stride + Self.alignment - 1) & ~(Self.alignment - 1)
    guard header.pointee.last - header.pointee.first >= size else { throw .noRoom }
    return size
  }

  private func values<Value: BitwiseCopyable>(
    at offset: Int, _ count: Int
  ) -> UnsafeMutableBufferPointer<Value> {
    let start = UnsafeMutableRawPointer(header) + offset
    return UnsafeMutableBufferPointer(
      start: start.bindMemory(to: Value.self, capacity: count), count: count)
  }

  /// The alignment of a vector of two numbers.
  private static var alignment: Int { 16 }
}

/// The reason why two drawings are not matched.
enum MorphError: Error {
  /// The host's memory is too small for them.
  case noRoom
}

/// A list in a ``MorphMemory``.
struct MorphList<Value: BitwiseCopyable> {
  private(set) var count = 0
  let values: UnsafeMutableBufferPointer<Value>

  init(_ memory: MorphMemory, capacity: Int) throws(MorphError) {
    values = try memory.allocate(capacity)
  }

  subscript(index: Int) -> Value {
    get { values[index] }
    nonmutating set { values[index] = newValue }
  }

  mutating func append(_ value: Value) throws(MorphError) {
    guard count < values.count else { throw .noRoom }
    values[count] = value
    count += 1
  }

  mutating func removeLast(_ number: Int = 1) { count -= number }

  /// The elements in memory that does not contain the free places of the list.
  var elements: UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(rebasing: values[0..<count])
  }

  /// Sorts the list; elements that are equal stay in their order.
  func sort(by isBefore: (Value, Value) -> Bool) {
    var index = 1
    while index < count {
      let value = values[index]
      var place = index
      while place > 0, isBefore(value, values[place - 1]) {
        values[place] = values[place - 1]
        place -= 1
      }
      values[place] = value
      index += 1
    }
  }
}

// The sequences of the standard library rethrow, for which Embedded Swift needs memory.

extension UnsafeMutableBufferPointer {
  /// The elements from the first on, combined.
  func folded<Result>(_ initial: Result, _ next: (Result, Element) -> Result) -> Result {
    var result = initial
    for element in self { result = next(result, element) }
    return result
  }

  func find(_ predicate: (Element) -> Bool) -> Element? {
    for element in self where predicate(element) { return element }
    return nil
  }

  func isAny(_ predicate: (Element) -> Bool) -> Bool { find(predicate) != nil }
  func areAll(_ predicate: (Element) -> Bool) -> Bool { find { !predicate($0) } == nil }
}

extension Range<Int> {
  /// The numbers of the range, combined.
  func folded<Result>(_ initial: Result, _ next: (Result, Int) -> Result) -> Result {
    var result = initial
    for number in self { result = next(result, number) }
    return result
  }

  func isAny(_ predicate: (Int) -> Bool) -> Bool { folded(false) { $0 || predicate($1) } }
  func areAll(_ predicate: (Int) -> Bool) -> Bool { !isAny { !predicate($0) } }
}

typealias Cubics = UnsafeMutableBufferPointer<MorphCubic>
typealias Points = UnsafeMutableBufferPointer<Vector2>
typealias Numbers = UnsafeMutableBufferPointer<Double>

// MARK: - Numbers

extension Vector2 {
  func dot(_ other: Vector2) -> Double { x * other.x + y * other.y }

  /// The direction of the vector; 0 of a vector without a length.
  var direction: Vector2 { self / (magnitude + 1e-12) }

  func square(to other: Vector2) -> Double { (self - other).dot(self - other) }
  func distance(to other: Vector2) -> Double { (self - other).magnitude }

  /// The coordinate along an axis, 0 or 1.
  func along(_ axis: Int) -> Double { axis == 0 ? x : y }
}

extension Double {
  /// The number in steps of a unit, so that what differs in the last bits only is equal.
  ///
  /// Then the first of equal choices counts, on every machine. In a mirrored drawing, whose curves
  /// run the other way, that can be another one.
  func quantized(to steps: Double) -> Double { Elementary.floor(self * steps + 0.5) / steps }
  /// The part of a number above its floor.
  var fraction: Double { self - Elementary.floor(self) }
}

/// Returns the first index with the least value.
func least(_ count: Int, _ value: (Int) throws(MorphError) -> Double) throws(MorphError) -> Int {
  var best = (index: 0, value: Double.infinity)
  for index in 0..<count {
    let value = try value(index)
    if value < best.value { best = (index, value) }
  }
  return best.index
}
