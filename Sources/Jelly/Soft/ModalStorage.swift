/// Storage for the numbers of a soft body with up to 32 coordinates, inside of the value.
///
/// A body with N coordinates needs an N × N matrix and ``ModalNumbers/vectorCount`` vectors of N
/// numbers. They are stored in the body itself, so that no event and no frame allocates.
struct ModalStorage: Sendable {
  /// Storage for what a frame needs: eight vectors and the matrix.
  ///
  /// Swift copies what `withUnsafePointer` gets, and this is less than the whole. A body with up to
  /// 16 coordinates needs still less: ``SoftBody/withFewPlaces(at:_:)``.
  struct Frame {
    private(set) var small = Small()
    private var more = Four(all: Part())
    private var evenMore = Small()
  }
  struct Small { private var a = Part(), b = Part(), c = Part() }
  struct Part {
    private var a = Four(all: Four(all: Four(all: 0.0))), b = Four(all: Four(all: Four(all: 0.0)))
  }

  private(set) var frame = Frame()
  private var vectors = Two(first: Part(), second: Part())
  private var moreVectors = Four(all: Four(all: Four(all: 0.0)))
  private var lastVector = Two(first: Four(all: Four(all: 0.0)), second: Four(all: Four(all: 0.0)))
}

/// Two parts, one after the other in memory.
struct Two<Part: Sendable>: Sendable {
  var first: Part
  var second: Part

  /// Calls a function with the part with an index from 0 to 1.
  ///
  /// An accessor that changes the part in its place would be a coroutine, which allocates.
  mutating func change<Result>(_ index: Int, _ body: (inout Part) -> Result) -> Result {
    index == 0 ? body(&first) : body(&second)
  }
}

/// Four parts, one after the other in memory.
struct Four<Part: Sendable>: Sendable {
  var first: Part
  var second: Part
  var third: Part
  var fourth: Part

  init(all part: Part) { (first, second, third, fourth) = (part, part, part, part) }

  /// The part with an index from 0 to 3.
  subscript(index: Int) -> Part {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }

  /// Calls a function with the part with an index from 0 to 3, without a copy of the part if the
  /// function is not inlined.
  @inline(__always)
  func read<Result>(_ index: Int, _ body: (Part) -> Result) -> Result {
    switch index {
    case 0: body(first)
    case 1: body(second)
    case 2: body(third)
    default: body(fourth)
    }
  }
}

/// Sixteen parts, one after the other in memory.
///
/// In line, copies of all sixteen would make a core with all controls 15 kB larger, 6 kB with gzip.
struct Sixteen<Part: Sendable>: Sendable {
  private var parts: Four<Four<Part>>

  @inline(never)
  init(all part: Part) { parts = Four(all: Four(all: part)) }

  /// The part with an index from 0 to 15.
  subscript(index: Int) -> Part {
    // Each case reads one part. Two subscripts in turn would copy four of them first.
    @inline(never) get {
      switch index / 4 {
      case 0: parts.first[index % 4]
      case 1: parts.second[index % 4]
      case 2: parts.third[index % 4]
      default: parts.fourth[index % 4]
      }
    }
    @inline(never) set {
      switch index / 4 {
      case 0: parts.first[index % 4] = newValue
      case 1: parts.second[index % 4] = newValue
      case 2: parts.third[index % 4] = newValue
      default: parts.fourth[index % 4] = newValue
      }
    }
  }

  /// Calls a function with the part with an index from 0 to 15, without a copy of the part if the
  /// function is not inlined.
  @inline(__always)
  func read<Result>(_ index: Int, _ body: (Part) -> Result) -> Result {
    switch index / 4 {
    case 0: parts.first.read(index % 4, body)
    case 1: parts.second.read(index % 4, body)
    case 2: parts.third.read(index % 4, body)
    default: parts.fourth.read(index % 4, body)
    }
  }

  /// Calls a function with a pointer to the first part of a variable.
  @inline(__always)
  mutating func withPointer<Result>(_ body: (UnsafeMutablePointer<Part>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &self) {
      body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Part.self))
    }
  }
}

extension Sixteen: Equatable where Part: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    for index in 0..<16 where left[index] != right[index] { return false }
    return true
  }
}
