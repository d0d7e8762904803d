#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  import SwiftUI

  /// The clock of all jelly views, in seconds.
  ///
  /// It counts from an arbitrary moment and only goes forward. The wall clock does not: people can
  /// set it back. Gestures and timelines use other clocks; ``GestureTimes`` and ``FrameTimes``
  /// convert their times.
  struct JellyClock: Sendable {
    /// The present time.
    let now: @Sendable () -> Double

    /// The system's monotonic clock.
    static let system: Self = {
      let start = ContinuousClock.now
      return Self { start.duration(to: .now) / .seconds(1) }
    }()
  }

  /// Converts the times of one gesture into times of the clock of jelly views.
  ///
  /// Apple does not document from which moment a gesture's times count, and on devices it is not
  /// that of `Date`. But the first value comes when it happens, so it shows how far the two clocks
  /// are apart.
  struct GestureTimes {
    private let offset: Double

    /// Compares the clocks at the first value of a gesture.
    init(first: Double, now: Double) { offset = now - first }

    /// Returns the time of a gesture's value, in seconds of the clock of jelly views.
    func time(of timestamp: Double) -> Double { timestamp + offset }
  }

  /// Converts the dates of a timeline's frames into times of the clock of jelly views.
  ///
  /// The dates of frames are evenly spaced, but they are dates of the wall clock, which people can
  /// set at any moment. If a date leads to a time before the last frame, or after the present, the
  /// clocks are compared again.
  struct FrameTimes {
    private var offset = Double.nan
    private var last = -Double.infinity

    /// Returns the time that a frame shows, in seconds of the clock of jelly views.
    ///
    /// - Parameters:
    ///   - date: The frame's date.
    ///   - earliest: The earliest time that the frame may show.
    ///   - now: The present time.
    mutating func time(of date: Date, after earliest: Double, now: Double) -> Double {
      let seconds = date.timeIntervalSinceReferenceDate
      let isPlausible = seconds + offset >= max(last, earliest) && seconds + offset <= now
      if !isPlausible { offset = now - seconds }
      last = max(seconds + offset, earliest)
      return last
    }
  }
#endif
