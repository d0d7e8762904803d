/// Storage for the coordinates of a soft body of any size.
typealias ModalVector = SIMD32<Double>

/// Calls a function with storage on the stack for some numbers, all of them 0.
///
/// - Parameters:
///   - size: A vector type with as many numbers.
///   - body: Gets a pointer to the first of them.
@inline(__always)
func withScratch<Lanes: SIMD, Result>(
  _ size: Lanes.Type, _ body: (UnsafeMutablePointer<Double>) -> Result
) -> Result where Lanes.Scalar == Double {
  var numbers = Lanes()
  return withUnsafeMutablePointer(to: &numbers) {
    body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self))
  }
}
