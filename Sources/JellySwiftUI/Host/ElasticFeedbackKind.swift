#if canImport(SwiftUI)
  /// What a hand may feel.
  enum ElasticFeedback {
    /// Something has hit something.
    case impact
    /// Something else is selected.
    case selection
    /// It is done.
    case success
    /// It has failed.
    case error
  }
#endif
