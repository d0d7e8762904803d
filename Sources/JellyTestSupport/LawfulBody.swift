public import Jelly

/// An elastic body that can be held to the laws of elastic bodies.
///
/// Make an elastic body of your own conform to it, in your tests, and ask ``brokenLaw(of:events:seed:)``:
///
///     extension Wobble: LawfulBody {
///       func randomEvent(using generator: inout SeededGenerator) -> Event {
///         generator.chance(0.5) ? .touched(generator.point()) : .released
///       }
///
///       func counts(_ event: Event) -> Bool {
///         switch event {
///         case .touched(let point): point.x.isFinite && point.y.isFinite
///         case .released: true
///         }
///       }
///
///       func staysInPlace(under event: Event, at time: Double) -> Bool { event == .released }
///     }
///
///     for seed: UInt64 in 1...300 {
///       #expect(brokenLaw(of: Wobble(), seed: seed) == nil)   // or XCTAssertNil
///     }
public protocol LawfulBody: ElasticBody {
  /// Anything that can happen to it as it is now, from the plausible to the absurd.
  func randomEvent(using generator: inout SeededGenerator) -> Event

  /// Whether the body must take notice of an event: false if a number in it is not finite, or its
  /// tuning is not sound.
  func counts(_ event: Event) -> Bool

  /// Whether an event at a time must leave the outline where it is: true for all that do not move the
  /// finger.
  func staysInPlace(under event: Event, at time: Double) -> Bool

  /// The numbers that the outline is drawn from, which must not jump either: none if it is not said.
  func place(at time: Double) -> [Double]

  /// Another body that is at rest as this one will be: made anew with the same measures. Nil, which
  /// is the default, where there is none, such as while a finger holds this one.
  var resting: Self? { get }
}

extension LawfulBody {
  /// No numbers.
  public func place(at time: Double) -> [Double] { [] }

  /// None.
  public var resting: Self? { nil }
}
