extension JellyRefreshBody {
  /// The displacement of the edge by a wave of a soft edge where the wave is highest, in points;
  /// see ``JellyBarBody/wave(_:at:)``.
  @_spi(Jelly) public func wave(_ index: Int, at time: Double) -> Double {
    freeEdge.waving.waves.wave(index, at: time, by: .pinned)
  }
}
