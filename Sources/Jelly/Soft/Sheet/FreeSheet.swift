/// The motion of a soft sheet without contacts, in 64 numbers.
///
/// Without contacts each coordinate is a mode of its own. So a sheet that nothing holds needs
/// neither eigenvectors nor attachments, which are most of the numbers of a ``SoftBody``.
struct FreeSheet: Sendable {
  /// The places q and the velocities q' at the start, in sizes.
  private var numbers = Four(all: Four(all: Four(all: 0.0)))
  /// The time at which the motion starts, in seconds.
  private(set) var startTime = -Double.infinity
  /// The time from which on the sheet is at rest.
  private(set) var restTime = -Double.infinity

  /// Creates a sheet at rest.
  init() {}

  /// Creates the motion of a body without attachments from its last event on.
  init(of body: SoftBody) {
    (startTime, restTime) = (body.startTime, body.restTime)
    body.readState { places, velocities in
      changeNumbers {
        $0.update(from: places, count: SheetFields.count)
        ($0 + SheetFields.count).update(from: velocities, count: SheetFields.count)
      }
    }
  }

  /// Calls a function with the places and the velocities at `time`, as the sheet moves by a model.
  func withState<Result>(
    at time: Double, model: SheetModel,
    _ body: (_ places: UnsafePointer<Double>, _ velocities: UnsafePointer<Double>) -> Result
  ) -> Result {
    withScratch(SIMD64<Double>.self) { places in
      let velocities = places + SheetFields.count
      if time < restTime { write(after: time - startTime, model, places, velocities) }
      return body(places, velocities)
    }
  }

  @inline(never)
  private func write(
    after elapsed: Double, _ model: SheetModel, _ places: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>
  ) {
    let damping = model.damping
    withScratch(ModalVector.self) { squares in
      model.writeSquares(to: squares)
      readNumbers { numbers in
        for n in 0..<SheetFields.count {
          let rates = SpringRates(
            square: squares[n], decayRate: damping.rate(ofSquare: squares[n]))
          let response = rates.response(after: elapsed)
          let (offset, velocity) = (numbers[n], numbers[n + SheetFields.count])
          places[n] = response.offset(offset, velocity)
          velocities[n] = response.velocity(offset, velocity)
        }
      }
    }
  }

  private mutating func changeNumbers(_ body: (UnsafeMutablePointer<Double>) -> Void) {
    withUnsafeMutablePointer(to: &numbers) {
      body(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self))
    }
  }

  private func readNumbers(_ body: (UnsafePointer<Double>) -> Void) {
    withUnsafePointer(to: numbers) {
      body(UnsafeRawPointer($0).assumingMemoryBound(to: Double.self))
    }
  }
}
