// The waves of a soft shape one by one, for pictures of what it is made of.

extension SoftWaves {
  /// The number of waves that every soft edge and every soft outline is a sum of.
  public static var count: Int { SixteenModes.capacity }
}

extension JellyBar {
  /// How far a wave of a soft edge displaces the edge where it is highest, in points; 0 for any
  /// other edge.
  ///
  /// The wave with the index n has n + 1 halves, up to ``SoftWaves/count``. Below 0 its first half
  /// is a dent.
  public func wave(_ index: Int, at time: Double) -> Double {
    law.isSoft ? edge.soft.wave(index, at: time) : 0
  }

  /// Draws the bar with a soft edge that is the sum of these waves, from the longest one on; see
  /// ``wave(_:at:)``.
  ///
  /// Leave some of them out, and see what they are for.
  public func draw(waves: SIMD16<Double>, into path: inout some PathBuilder) {
    let law = law
    withUnsafePointer(to: waves) { waves in
      let amplitudes = UnsafeRawPointer(waves).assumingMemoryBound(to: Double.self)
      SoftEdgeNodes.with(amplitudes, edge.ends) { nodes in
        nodes.limitDents(to: law.drawnRoom)
        nodes.draw(on: size, side, base: 0, into: &path)
      }
    }
  }
}

extension ElasticRefresh {
  /// How far a wave of a soft edge displaces the edge where it is highest, in points; see
  /// ``JellyBar/wave(_:at:)``.
  public func wave(_ index: Int, at time: Double) -> Double {
    law.isSoft ? edge.soft.wave(index, at: time) : 0
  }
}

extension ElasticField {
  /// The height of a wave that runs round a soft outline, in points; 0 for an outline that is not
  /// soft.
  ///
  /// The wave with the index n fits n + 1 times, up to ``SoftWaves/count``.
  public func wave(_ index: Int, at time: Double) -> Double {
    isSoft ? soft.wave(index, at: time) : 0
  }
}

extension SoftOutline {
  /// The height of a wave that runs round the outline, in points: across the outline and along it
  /// together.
  ///
  /// The wave with the index n fits n + 1 times, up to ``SoftWaves/count``.
  public func wave(_ index: Int, at time: Double) -> Double {
    Vector2(across.wave(index, at: time), along.wave(index, at: time)).magnitude
  }
}

extension SoftShape where Law.Room == SixteenModes {
  /// The amplitude of a wave at `time`, in points.
  fileprivate func wave(_ index: Int, at time: Double) -> Double {
    withAmplitudes(at: time) { $0[index] }
  }
}

extension SoftShape where Law.Room == ThirtyTwoModes {
  /// The height of a wave at `time`, in points: √(Aₙ² + Bₙ²).
  fileprivate func wave(_ index: Int, at time: Double) -> Double {
    withAmplitudes(at: time) { Vector2($0[2 * index], $0[2 * index + 1]).magnitude }
  }
}
