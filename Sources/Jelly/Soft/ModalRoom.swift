/// Room for the numbers of a soft body, inside of the value.
///
/// A body with N coordinates needs an N × N matrix and ``ModalNumbers/vectorCount`` vectors of N
/// numbers. They are stored in the body itself, so that no event and no frame allocates.
protocol ModalRoom: Sendable {
  /// Room for what a frame needs: the matrix and ``ModalNumbers/frameVectorCount`` vectors.
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

/// Room for 16 coordinates: an edge, or a drop with 8 pairs of modes.
struct SixteenModes: ModalRoom {
  struct Frame {
    fileprivate var basis: Four<Four<Four<Four<Double>>>>
    fileprivate var vectors: Two<Four<Four<Four<Double>>>>
  }

  static var capacity: Int { 16 }

  private(set) var frame: Frame
  private var vectors: Two<Four<Four<Four<Double>>>>
  private var moreVectors: Four<Four<Four<Double>>>

  static var empty: Self {
    let some = Four(all: Four(all: Four(all: 0.0)))
    let vectors = Two(first: some, second: some)
    return Self(
      frame: Frame(basis: Four(all: some), vectors: vectors), vectors: vectors, moreVectors: some)
  }
}

/// Room for 32 coordinates: a box with 16 pairs of modes.
struct ThirtyTwoModes: ModalRoom {
  struct Frame {
    fileprivate var basis: Four<Four<Four<Four<Four<Double>>>>>
    fileprivate var vectors: Four<Four<Four<Four<Double>>>>
  }

  static var capacity: Int { 32 }

  private(set) var frame: Frame
  private var vectors: Four<Four<Four<Four<Double>>>>
  private var moreVectors: Four<Four<Four<Two<Double>>>>

  static var empty: Self {
    let vectors = Four(all: Four(all: Four(all: Four(all: 0.0))))
    return Self(
      frame: Frame(basis: Four(all: vectors), vectors: vectors), vectors: vectors,
      moreVectors: Four(all: Four(all: Four(all: Two(first: 0, second: 0)))))
  }
}

/// Two parts, one after the other in memory.
private struct Two<Part: Sendable>: Sendable {
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
}
