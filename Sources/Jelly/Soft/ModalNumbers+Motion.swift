extension ModalNumbers {
  /// Writes Σ kᵢFᵢcᵢ + K·(the shape of rest), the forces on a body at 0.
  func writeForces(
    _ stiffness: SIMD8<Double>, _ targets: SIMD8<Double>, to forces: UnsafeMutablePointer<Double>
  ) {
    for i in 0..<count { forces[i] = ownSquares[i] * restShape[i] }
    for slot in 0..<Self.attachmentCount where stiffness[slot] > 0 {
      add(shape(slot), times: stiffness[slot] * targets[slot], to: forces)
    }
  }

  /// The rest position of a mode under forces on a body at 0.
  private func target(of mode: Int, pulledBy forces: UnsafePointer<Double>) -> Double {
    let square = squares[mode]
    return square > Self.minimumSquare ? dot(eigenvector(mode), forces) / square : 0
  }

  /// Writes the coordinates at which a body under forces rests.
  func writeRest(pulledBy forces: UnsafePointer<Double>, to places: UnsafeMutablePointer<Double>) {
    withScratch(ModalVector.self) { modes in
      for mode in 0..<count { modes[mode] = target(of: mode, pulledBy: forces) }
      mix(modes, to: places)
    }
  }

  /// Starts every mode from the body's places and velocities.
  ///
  /// - Parameters:
  ///   - forces: The forces on a body at 0.
  ///   - damping: The damping.
  func start(pulledBy forces: UnsafePointer<Double>, _ damping: RayleighDamping) {
    for mode in 0..<count {
      let vector = eigenvector(mode)
      // Rounding may leave less than nothing of an eigenvalue of 0.
      let square = squares[mode] > Self.minimumSquare ? squares[mode] : 0
      let target = target(of: mode, pulledBy: forces)
      targets[mode] = target
      modeOffsets[mode] = dot(vector, places) - target
      modeVelocities[mode] = dot(vector, velocities)
      let rates = SpringRates(square: square, decayRate: damping.rate(ofSquare: square))
      decays[mode] = rates.decay
      frequencies[mode] = rates.frequency
      inverseFrequencies[mode] = rates.inverseFrequency
      squares[mode] = square
    }
  }

  /// Writes the coordinates and their velocities, some seconds after the last event: q = V·y and
  /// q' = V·y'.
  ///
  /// - Parameters:
  ///   - elapsed: The seconds.
  ///   - places: Receives q.
  ///   - velocities: Receives q', per second, if anyone asks for it.
  @inline(never)  // −8,928 B
  func write(
    after elapsed: Double, places: UnsafeMutablePointer<Double>,
    velocities: UnsafeMutablePointer<Double>? = nil
  ) {
    assert(SpringCount.add())
    withScratch(SIMD64<Double>.self) { modes in
      let rates = modes + Self.maximumCount
      let t = max(elapsed, 0)
      // Separate loops, because the compiler vectorizes the first two. Measured: generic lanes
      // of four are as fast natively, and their code is larger; fixed inner loops of four gain 27%
      // of a frame in WebAssembly for a larger module.
      for mode in 0..<count { modes[mode] = Elementary.exp(decays[mode] * t) }
      withScratch(SIMD64<Double>.self) { sines in
        let cosines = sines + Self.maximumCount
        for mode in 0..<count {
          (sines[mode], cosines[mode]) = Elementary.sincos(frequencies[mode] * t)
        }
        for mode in 0..<count {
          var (g, a, b) = (sines[mode], cosines[mode], cosines[mode])
          if frequencies[mode] < 0 {
            g = Elementary.expm1(frequencies[mode] * t)
            (a, b) = (1, 1 + g)
          }
          let response = SpringRates(
            decay: decays[mode], frequency: frequencies[mode],
            inverseFrequency: inverseFrequencies[mode], pull: -squares[mode]
          ).response(left: modes[mode], g, a, b)
          let (offset, velocity) = (modeOffsets[mode], modeVelocities[mode])
          modes[mode] = targets[mode] + response.offset(offset, velocity)
          rates[mode] = response.velocity(offset, velocity)
        }
      }
      mix(modes, to: places)
      if let velocities { mix(rates, to: velocities) }
    }
  }

  /// Writes the places at which the coordinates come to rest.
  func writeTargets(to places: UnsafeMutablePointer<Double>) { mix(targets, to: places) }

  /// Adds up the eigenvectors, each multiplied by the value of its mode.
  ///
  /// Two groups at a time are half as many steps. A vector has storage for an even number of
  /// groups.
  private func mix(_ modes: UnsafePointer<Double>, to sum: UnsafeMutablePointer<Double>) {
    for first in stride(from: 0, to: count, by: 2 * Lanes.scalarCount) {
      var (here, there) = (Lanes.zero, Lanes.zero)
      for mode in 0..<count {
        let vector = eigenvector(mode)
        here += modes[mode] * Self.load(vector, first)
        there += modes[mode] * Self.load(vector, first + Lanes.scalarCount)
      }
      Self.store(here, sum, first)
      Self.store(there, sum, first + Lanes.scalarCount)
    }
  }

  /// The smallest eigenvalue that is not 0, per second squared: that of a period of 55 hours.
  ///
  /// It is far below ``SoftBody/minimumStiffness``, and above what roundings leave of 0.
  private static var minimumSquare: Double { 1e-9 }
}

// MARK: - Rest

extension ModalNumbers {
  /// The time after the last event, in seconds, from which on no point of the outline is farther
  /// than `tolerance` from its rest; infinity for a body without damping.
  ///
  /// - Parameters:
  ///   - tolerance: The distance, in the unit of the outline.
  ///   - reach: How far one unit of a coordinate displaces the outline at most, by its index.
  @inline(never)
  func timeToRest(tolerance: Double, reach: (Int) -> Double) -> Double {
    withScratch(SIMD64<Double>.self) { amplitudes in
      let rates = amplitudes + Self.maximumCount
      for mode in 0..<count {
        let bound = SpringRates(
          decay: decays[mode], frequency: frequencies[mode],
          inverseFrequency: inverseFrequencies[mode], pull: -squares[mode]
        ).envelope(modeOffsets[mode], modeVelocities[mode])
        var maximum = 0.0
        let vector = eigenvector(mode)
        for i in 0..<count { maximum += reach(i) * abs(vector[i]) }
        amplitudes[mode] = bound.amplitude * maximum
        rates[mode] = bound.rate
      }
      return SpringRates.timeToRest(amplitudes, rates, count: count, tolerance: tolerance)
    }
  }
}
