#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The clock of all elastic views, in seconds.
  ///
  /// It counts from any moment, and it only goes forward: nobody can set it back, as the wall clock
  /// can be. A gesture and a timeline say their times on clocks of their own; ``GestureTimes`` and
  /// ``FrameTimes`` translate them.
  struct ElasticClock: Sendable {
    /// The present time.
    let now: @Sendable () -> Double

    /// The system's monotonic clock.
    static let system: Self = {
      let start = ContinuousClock.now
      return Self { start.duration(to: .now) / .seconds(1) }
    }()
  }

  /// Translates the times of one gesture into those of the elastic clock.
  ///
  /// Apple does not document from which moment a gesture's times count, and on devices it is not
  /// that of `Date`. But the first value comes when it happens, so it shows how far the two clocks
  /// are apart.
  struct GestureTimes {
    private let offset: Double

    /// Compares the clocks at the first value of a gesture.
    init(first: Double, now: Double) { offset = now - first }

    /// Compares the clocks at the first value of a gesture that says dates.
    init(first: Date, now: Double) {
      self.init(first: first.timeIntervalSinceReferenceDate, now: now)
    }

    /// When a value of the gesture happened, in seconds of the elastic clock.
    func time(of timestamp: Double) -> Double { timestamp + offset }

    /// The same for a value that says a date.
    func time(of date: Date) -> Double { time(of: date.timeIntervalSinceReferenceDate) }
  }

  /// Translates the dates of a timeline's frames into times of the elastic clock.
  ///
  /// A frame's date says evenly when it is shown, but on the wall clock, which may be set at any
  /// moment. So a date that leads back behind the frame before it, or ahead of the present, means
  /// that the clocks have to be compared again.
  struct FrameTimes {
    private var offset = Double.nan
    private var last = -Double.infinity

    /// When a frame is shown, in seconds of the elastic clock.
    ///
    /// - Parameters:
    ///   - date: The frame's date.
    ///   - earliest: What must not be shown again is before this time.
    ///   - now: The present.
    mutating func time(of date: Date, after earliest: Double, now: Double) -> Double {
      let seconds = date.timeIntervalSinceReferenceDate
      let isPlausible = seconds + offset >= max(last, earliest) && seconds + offset <= now
      if !isPlausible { offset = now - seconds }
      last = max(seconds + offset, earliest)
      return last
    }
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
