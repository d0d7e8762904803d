#if canImport(SwiftUI)
  // Who imports this module has the core as well, whose tunings and settings its views take.
  @_exported public import Jelly
#endif
