import Jelly

/// A finger of a film, from when it comes to when it has gone: a dot that follows the events.
struct FingerTrail: Sendable {
  /// A place and its time, in seconds.
  private struct Stop: Sendable {
    let time: Double
    let point: Vector2
  }

  private var stops: [Stop]
  private var end: Double?
  /// The longest time over which a movement between two events is spread, in seconds; 0 for none.
  private let spread: Double

  /// The radius of the dot, in points.
  static let radius = 13.0
  /// The transition of the dot: the time, in seconds, and the radius far away, in radii.
  ///
  /// A finger is seen to come before it presses.
  private static let coming = (time: 0.16, scale: 1.5)
  private static let going = (time: 0.22, scale: 1.6)
  /// The duration of a tap, in seconds: about that of a person's.
  private static let tap = 0.12
  /// The distance of a finger that pulls a list from the free edge, in points.
  ///
  /// At half of it the dot hides the edge, and at twice it seems to pull something else.
  private static let pullDistance = 34.0

  private init(at point: Vector2, time: Double, spread: Double) {
    self.stops = [Stop(time: time, point: point)]
    self.spread = spread
  }

  /// All fingers of a trace's events, in the order in which they come.
  ///
  /// An event with a place that does not belong to a touch is a tap there. A list's pull is shown
  /// as a finger below the edge.
  static func all(
    of events: [TraceEvent], stand: ControlStand, spread: Double
  ) -> [FingerTrail] {
    var trails: [FingerTrail] = []
    var open: [Int: Int] = [:]
    func touch(_ finger: Int, at point: Vector2, _ event: TraceEvent) {
      if let index = open[finger] {
        trails[index].stops.append(Stop(time: event.time, point: point))
      } else {
        open[finger] = trails.count
        trails.append(FingerTrail(at: point, time: event.time, spread: spread))
      }
    }
    func lift(_ finger: Int, at time: Double) {
      guard let index = open.removeValue(forKey: finger) else { return }
      trails[index].end = max(time, trails[index].stops[0].time + tap)
    }
    /// A pull is not a touch of the control, and does not have a number.
    let puller = -1
    for event in events {
      switch event.name {
      case "touchBegan":
        lift(event.finger, at: event.time)
        if let point = event.point { touch(event.finger, at: point, event) }
      case "touchMoved":
        if open[event.finger] != nil, let point = event.point {
          touch(event.finger, at: point, event)
        }
      case "touchEnded":
        if open[event.finger] != nil, let point = event.point {
          touch(event.finger, at: point, event)
        }
        lift(event.finger, at: event.time)
      case "touchCancelled":
        // The system takes all fingers away at once.
        for finger in open.keys.sorted() where finger != puller { lift(finger, at: event.time) }
      case "pullEnded", "pullCancelled":
        lift(puller, at: event.time)
      case "drawingChanged" where event.wave == 0:
        // The drawing has not changed from a tap on.
        break
      case "bodyPlaced":
        // The layout of an app places a body, and not a finger.
        break
      default:
        if let point = event.point {
          var trail = FingerTrail(at: point, time: event.time - tap, spread: spread)
          trail.end = event.time
          trails.append(trail)
        } else if let distance = event.distance, let x = event.position {
          touch(puller, at: stand.place(x: x, distance: distance + pullDistance), event)
        }
      }
    }
    return trails
  }

  /// The dot at a time.
  func layer(at time: Double) -> FilmPose.Layer {
    let point = point(at: time)
    let began = stops[0].time
    var presence = 1.0
    var scale = 1.0
    if time < began {
      presence = max(1 - (began - time) / Self.coming.time, 0)
      scale = 1 + (1 - presence) * (Self.coming.scale - 1)
    } else if let end, time > end {
      presence = max(1 - (time - end) / Self.going.time, 0)
      scale = 1 + (1 - presence) * (Self.going.scale - 1)
    }
    let shape = FilmShape(letters: [.dot], numbers: [point.x, point.y, Self.radius * scale])
    return FilmPose.Layer(role: .finger, shape: shape, opacity: presence)
  }

  private func point(at time: Double) -> Vector2 {
    guard let next = stops.firstIndex(where: { $0.time > time }) else {
      return stops[stops.count - 1].point
    }
    guard next > 0 else { return stops[0].point }
    let (from, to) = (stops[next - 1], stops[next])
    let start = max(from.time, to.time - spread)
    guard time > start else { return from.point }
    return from.point + (to.point - from.point) * ((time - start) / (to.time - start))
  }
}
