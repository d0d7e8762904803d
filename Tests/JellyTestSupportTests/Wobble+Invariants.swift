import Jelly
import JellyTestSupport

extension Wobble: InvariantCheckable {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    generator.chance(0.7) ? .pulled(generator.point().y) : .released
  }

  // The body must ignore an event with a number that is not finite.
  func counts(_ event: Event) -> Bool {
    switch event {
    case .pulled(let depth): depth.isFinite
    case .stretched(let length): length.isFinite
    case .released: true
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool { event == .released }

  // Each of these has a default, with which one invariant is not checked.

  func keepsVelocity(under event: Event, at time: Double) -> Bool { !isHeld && event == .released }

  func place(at time: Double) -> [Double] { [depth(at: time)] }

  var repeats: [Event] { [.stretched(length)] }

  func changes(by change: Double) -> [Event] { [.stretched(length + change)] }

  var resting: Self? { isHeld ? nil : Self() }
}
