#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// What time it is: seconds of the reference date, as gestures and timelines say them.
  struct ElasticClock: Sendable {
    /// The present time.
    let now: @Sendable () -> Double

    /// The system's.
    static let system = Self { Date.now.timeIntervalSinceReferenceDate }
  }

  extension EnvironmentValues {
    /// The clock of all elastic views; a test sets its own.
    var elasticClock: ElasticClock {
      get { self[ElasticClockKey.self] }
      set { self[ElasticClockKey.self] = newValue }
    }
  }

  private struct ElasticClockKey: EnvironmentKey {
    static var defaultValue: ElasticClock { .system }
  }
#endif
