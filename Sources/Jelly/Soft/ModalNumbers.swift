/// The numbers of a soft body in memory, on which its formulas work.
///
/// The body's coordinates q move by
///
///     q'' + (a + b·K)·q' + K·q = Σ kᵢFᵢcᵢ        K = diag(ω²) + Σ kᵢcᵢcᵢᵀ
///
/// with one attachment (c, k, F) for each finger. V holds the eigenvectors of K, and Ω² its
/// eigenvalues. In the modes y = Vᵀq every mode is a damped spring of its own.
struct ModalNumbers {
  /// The number of coordinates, a multiple of four.
  let count: Int
  /// V, one eigenvector after the other.
  let basis: UnsafeMutablePointer<Double>
  private let vectors: UnsafeMutablePointer<Double>

  /// The number of vectors beside the basis.
  static var vectorCount: Int { 11 + attachmentCount }
  /// The largest number of coordinates.
  static var maximumCount: Int { 32 }
  /// The largest number of attachments.
  static var attachmentCount: Int { 8 }

  /// The numbers in storage that begins at `start`.
  init(at start: UnsafeRawPointer, count: Int) {
    self.count = count
    vectors = UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: Double.self)
    basis = vectors + 8 * count
  }

  /// The vector with an index: eight are before the basis, and the others after it, so that all
  /// numbers of a frame are at the start.
  func vector(_ index: Int) -> UnsafeMutablePointer<Double> {
    vectors + (index < 8 ? index : index + count) * count
  }

  // The vectors that a frame needs come first.

  /// Ω², of the body with its attachments.
  var squares: UnsafeMutablePointer<Double> { vector(0) }
  /// The rest position of each mode; then its offset from there at the last event, and its
  /// velocity.
  var targets: UnsafeMutablePointer<Double> { vector(1) }
  var modeOffsets: UnsafeMutablePointer<Double> { vector(2) }
  var modeVelocities: UnsafeMutablePointer<Double> { vector(3) }
  /// The coefficients of each mode's formulas; see ``SpringRates``.
  var decays: UnsafeMutablePointer<Double> { vector(4) }
  var frequencies: UnsafeMutablePointer<Double> { vector(5) }
  var inverseFrequencies: UnsafeMutablePointer<Double> { vector(6) }
  /// ω², of the body alone.
  var ownSquares: UnsafeMutablePointer<Double> { vector(7) }
  /// q and q' at the last event.
  var places: UnsafeMutablePointer<Double> { vector(8) }
  var velocities: UnsafeMutablePointer<Double> { vector(9) }
  /// The shape of rest: where the body's own stiffness pulls its coordinates.
  var restShape: UnsafeMutablePointer<Double> { vector(10) }
  /// c of an attachment.
  func shape(_ attachment: Int) -> UnsafeMutablePointer<Double> { vector(11 + attachment) }

  /// An eigenvector.
  func eigenvector(_ mode: Int) -> UnsafeMutablePointer<Double> { basis + mode * count }
}

// MARK: - Sums

extension ModalNumbers {
  /// Four coordinates or modes side by side.
  typealias Lanes = SIMD4<Double>

  @inline(__always)
  static func load(_ vector: UnsafePointer<Double>, _ first: Int) -> Lanes {
    UnsafeRawPointer(vector + first).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  static func store(_ lanes: Lanes, _ vector: UnsafeMutablePointer<Double>, _ first: Int) {
    UnsafeMutableRawPointer(vector + first).storeBytes(of: lanes, as: Lanes.self)
  }

  /// The first index of each group of four.
  var groups: StrideTo<Int> { Swift.stride(from: 0, to: count, by: Lanes.scalarCount) }

  /// The sum of the products of two vectors.
  @inline(never)
  func dot(_ left: UnsafePointer<Double>, _ right: UnsafePointer<Double>) -> Double {
    var sum = Lanes.zero
    for i in groups { sum += Self.load(left, i) * Self.load(right, i) }
    return sum.total
  }

  /// Makes all numbers of a vector 0.
  func clear(_ vector: UnsafeMutablePointer<Double>) {
    for i in 0..<count { vector[i] = 0 }
  }

  /// Adds a multiple of a vector to another.
  func add(
    _ vector: UnsafePointer<Double>, times factor: Double, to sum: UnsafeMutablePointer<Double>
  ) {
    for i in groups {
      Self.store(Self.load(sum, i) + factor * Self.load(vector, i), sum, i)
    }
  }
}

extension ModalNumbers {
  /// Finds V and Ω² for the attachments with these stiffnesses; 0 where there is none.
  func findModes(_ stiffness: SIMD8<Double>) {
    for row in 0..<count {
      clear(eigenvector(row))
      eigenvector(row)[row] = ownSquares[row]
      for slot in 0..<Self.attachmentCount where stiffness[slot] > 0 {
        add(shape(slot), times: stiffness[slot] * shape(slot)[row], to: eigenvector(row))
      }
    }
    SymmetricMatrix(count: count, rows: basis, values: squares).findEigenvectors()
  }
}

extension SIMD4<Double> {
  /// The sum of the four numbers, in an order that is the same everywhere.
  @inline(__always)
  var total: Double { (x + y) + (z + w) }
}
