@testable import Jelly

extension SoftBody {
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
