/// Room for the numbers of a soft body, inside of the value.
///
/// A body with N coordinates needs an N × N matrix and ``ModalNumbers/vectorCount`` vectors of N
/// numbers. They are stored in the body itself, so that no event and no frame allocates.
protocol ModalRoom: Sendable {
  /// The largest number of coordinates.
  static var capacity: Int { get }
  /// Room in which every number is 0.
  static var empty: Self { get }
}

/// Room for 16 coordinates: an edge, or a drop with 8 pairs of modes.
struct SixteenModes: ModalRoom {
  static var capacity: Int { 16 }

  private var basis: Four<Four<Four<Four<Double>>>>
  private var vectors: Four<Four<Four<Four<Double>>>>
  private var moreVectors: Four<Four<Four<Double>>>

  static var empty: Self {
    let vectors = Four(all: Four(all: Four(all: 0.0)))
    return Self(basis: Four(all: vectors), vectors: Four(all: vectors), moreVectors: vectors)
  }
}

/// Room for 32 coordinates: a box with 16 pairs of modes.
struct ThirtyTwoModes: ModalRoom {
  static var capacity: Int { 32 }

  private var basis: Four<Four<Four<Four<Four<Double>>>>>
  private var vectors: Four<Four<Four<Four<Double>>>>
  private var moreVectors: Four<Four<Four<Four<Double>>>>
  private var lastVectors: Four<Four<Four<Two<Double>>>>

  static var empty: Self {
    let some = Four(all: Four(all: Four(all: 0.0)))
    let vectors = Four(all: some)
    return Self(
      basis: Four(all: vectors), vectors: vectors, moreVectors: vectors,
      lastVectors: Four(all: Four(all: Four(all: Two(first: 0, second: 0)))))
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
