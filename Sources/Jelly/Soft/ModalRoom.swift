/// Room for the numbers of a soft body, inside of the value.
///
/// A body with N coordinates needs an N × N matrix and ``ModalNumbers/vectorCount`` vectors of N
/// numbers. They are stored in the body itself, so that no event and no frame allocates.
protocol ModalRoom: Sendable {
  /// Room for what a frame needs: the matrix and the first eight vectors of ``ModalNumbers``.
  associatedtype Frame: Sendable
  /// The largest number of coordinates.
  static var capacity: Int { get }
  /// Room in which every number is 0.
  static var empty: Self { get }
  /// The first part of the room.
  ///
  /// Swift copies what it lends a pointer to, and this is less than the whole.
  var frame: Frame { get }
}

/// Room for 16 coordinates: an edge.
struct SixteenModes: ModalRoom {
  struct Frame {
    fileprivate var basis: Four<Four<Four<Four<Double>>>>
    fileprivate var vectors: Two<Four<Four<Four<Double>>>>
  }

  static var capacity: Int { 16 }

  private(set) var frame: Frame
  private var vectors: Two<Four<Four<Four<Double>>>>
  private var moreVectors: Two<Four<Four<Double>>>
  private var lastVector: Four<Four<Double>>

  static var empty: Self {
    let some = Four(all: Four(all: Four(all: 0.0)))
    let vectors = Two(first: some, second: some)
    return Self(
      frame: Frame(basis: Four(all: some), vectors: vectors), vectors: vectors,
      moreVectors: Two(first: Four(all: Four(all: 0)), second: Four(all: Four(all: 0))),
      lastVector: Four(all: Four(all: 0)))
  }
}

/// Room for 32 coordinates: a box with 16 pairs of modes, or a sheet.
struct ThirtyTwoModes: ModalRoom {
  struct Frame {
    fileprivate var basis: Four<Four<Four<Four<Four<Double>>>>>
    fileprivate var vectors: Four<Four<Four<Four<Double>>>>
  }

  static var capacity: Int { 32 }

  private(set) var frame: Frame
  private var vectors: Four<Four<Four<Four<Double>>>>
  private var moreVectors: Two<Two<Four<Four<Double>>>>
  private var lastVector: Two<Four<Four<Double>>>

  static var empty: Self {
    let vectors = Four(all: Four(all: Four(all: Four(all: 0.0))))
    let vector = Two(first: Four(all: Four(all: 0.0)), second: Four(all: Four(all: 0)))
    return Self(
      frame: Frame(basis: Four(all: vectors), vectors: vectors), vectors: vectors,
      moreVectors: Two(first: vector, second: vector), lastVector: vector)
  }
}

/// Two parts, one after the other in memory.
struct Two<Part: Sendable>: Sendable {
  var first: Part
  var second: Part
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
}
