import Foundation

/// A high or a low water.
struct Tide: Identifiable {
  let time: Date
  /// In meters.
  let height: Double
  let isHigh: Bool

  var id: Date { time }
}

/// The tides of a day.
struct TideDay: Identifiable {
  let date: Date
  let tides: [Tide]

  var id: Date { date }
}

/// The water of an invented harbour: the sum of the tides of moon and sun.
enum Harbour {
  /// Amplitudes in meters, periods in hours, phases in radians.
  private static let tides = [
    (amplitude: 1.52, period: 12.4206012, phase: 2.1),  // M2, the moon's
    (amplitude: 0.55, period: 12, phase: 0.4),  // S2, the sun's
    (amplitude: 0.3, period: 12.6583475, phase: 1.2),  // N2, the moon is nearer at times
    (amplitude: 0.12, period: 23.9344721, phase: 5),  // K1
    (amplitude: 0.1, period: 25.8193387, phase: 3.3),  // O1
  ]

  /// Returns the height of the water, in meters.
  static func height(at time: Date) -> Double {
    let hours = time.timeIntervalSince1970 / 3600
    return tides.reduce(2.8) { sum, tide in
      sum + tide.amplitude * cos(2 * .pi * hours / tide.period - tide.phase)
    }
  }

  /// The tides of some days, to five minutes.
  static func days(from start: Date, count: Int) -> [TideDay] {
    let calendar = Calendar.current
    return (0..<count).compactMap { number in
      calendar.date(byAdding: .day, value: number, to: calendar.startOfDay(for: start))
    }
    .map { date in
      let times = (0..<288).map { date.addingTimeInterval(300 * Double($0)) }
      return TideDay(date: date, tides: times.compactMap(turn))
    }
  }

  /// The tide that turns at a time, if one does.
  private static func turn(at time: Date) -> Tide? {
    let here = height(at: time)
    let isAboveBefore = here > height(at: time.addingTimeInterval(-300))
    let isAboveAfter = here >= height(at: time.addingTimeInterval(300))
    guard isAboveBefore == isAboveAfter else { return nil }
    return Tide(time: time, height: here, isHigh: isAboveBefore)
  }
}
