#if canImport(SwiftUI)
  // The words of the core that the host's own words are made of. Not all of them: the core, too,
  // has a `JellyBar` and a `GooeyMenu`, and whoever imports SwiftUI and this module alone means the
  // views and SwiftUI's. Being imported through here, all tunings' members are visible.
  @_exported public import struct Jelly.DampedSpring
  @_exported public import protocol Jelly.ElasticBody
#endif
