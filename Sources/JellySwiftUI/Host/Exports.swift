#if canImport(SwiftUI)
  // These are the names of the core that the names of this module need. The other names are not
  // exported, because the core also has a `JellyBar` and a `GooeyMenu`, which are not views. By
  // these imports the members of all tunings are visible, too.
  @_exported public import struct Jelly.DampedSpring
  @_exported public import protocol Jelly.ElasticBody
#endif
