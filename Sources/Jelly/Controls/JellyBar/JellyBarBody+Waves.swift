extension JellyBarBody {
  /// The displacement of the edge by a wave of a soft edge where the wave is highest, in points; 0
  /// for any other edge.
  ///
  /// The wave with the index n has n + 1 halves, up to ``WaveTuning/count``. Below 0 its first half
  /// is a dent.
  @_spi(Jelly) public func wave(_ index: Int, at time: Double) -> Double {
    freeEdge.waving.waves.wave(index, at: time, by: .pinned)
  }

  /// Draws the bar with a soft edge that is the sum of these waves, from the longest one on; see
  /// ``wave(_:at:)``.
  ///
  /// Leave some of them out, and see what they are for.
  @_spi(Jelly) public func draw(waves: SIMD16<Double>, into path: inout some PathBuilder) {
    withUnsafePointer(to: waves) {
      let amplitudes = UnsafeRawPointer($0).assumingMemoryBound(to: Double.self)
      freeEdge.waving.draw(amplitudes, on: size, hangingEdge, model: model, into: &path)
    }
  }
}
