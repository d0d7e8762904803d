extension JellyFieldBody {
  /// A Boolean value that indicates whether the outline is soft now, with waves that can be asked
  /// for.
  package var hasWaves: Bool { isSoft }

  /// The height of a wave that runs round a soft outline, in points; 0 for an outline that is not
  /// soft.
  ///
  /// The wave with the index n fits n + 1 times, up to ``WaveTuning/count``.
  @_spi(Jelly) public func wave(_ index: Int, at time: Double) -> Double {
    waves.wave(index, at: time)
  }
}
