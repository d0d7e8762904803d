@testable import Jelly

extension SoftBody {
  /// Calls a function with the velocities q' at `time`, per second; 0 at rest.
  func withVelocities<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    withScratch(SIMD64<Double>.self) { places in
      let velocities = places + ModalNumbers.maximumCount
      if time < restTime {
        readNumbers { $0.write(after: time - startTime, places: places, velocities: velocities) }
      }
      return body(velocities)
    }
  }

  /// Energy at `time`, per unit of mass: of the motion, of the shape, and of the attachments.
  func energy(at time: Double) -> Double {
    withPlaces(at: time) { places in
      withVelocities(at: time) { velocities in
        readNumbers { numbers in
          var energy = numbers.dot(velocities, velocities)
          for i in 0..<count {
            let offset = places[i] - numbers.restShape[i]
            energy += numbers.ownSquares[i] * offset * offset
          }
          for slot in 0..<ModalNumbers.attachmentCount where stiffness[slot] > 0 {
            let miss = numbers.dot(numbers.shape(slot), places) - attachmentTargets[slot]
            energy += stiffness[slot] * miss * miss
          }
          return energy / 2
        }
      }
    }
  }

  /// Ω² of a mode, per second squared; in no order.
  func square(ofMode mode: Int) -> Double { readNumbers { $0.squares[mode] } }
}
