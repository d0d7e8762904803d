public import Jelly

/// An elastic body that can be checked against the invariants of elastic bodies.
///
/// Conform your elastic body to it in your tests, and call ``invariantViolation(of:events:seed:)``:
///
///     extension Wobble: InvariantCheckable {
///       func randomEvent(using generator: inout SeededGenerator) -> Event {
///         generator.chance(0.5) ? .pulled(generator.point().y) : .released
///       }
///
///       func counts(_ event: Event) -> Bool {
///         switch event {
///         case .pulled(let depth): depth.isFinite
///         case .released: true
///         }
///       }
///
///       func staysInPlace(under event: Event, at time: Double) -> Bool { event == .released }
///     }
///
///     for seed: UInt64 in 1...300 {
///       #expect(invariantViolation(of: Wobble(), seed: seed) == nil)   // or XCTAssertNil
///     }
///
/// The other requirements have defaults. Without ``resting``, ``repeats``, ``changes(by:)``,
/// ``place(at:)`` and ``keepsVelocity(under:at:)`` some invariants are not checked: see
/// ``Invariant``.
public protocol InvariantCheckable: JellyBody {
  /// A random event that can happen to the body in its present state, plausible or absurd.
  func randomEvent(using generator: inout SeededGenerator) -> Event

  /// Returns whether the body must handle an event: false if a number in it is not finite, or its
  /// tuning is not valid.
  func counts(_ event: Event) -> Bool

  /// Returns whether an event ends a touch, so that the body must handle it whatever its numbers
  /// are; false by default.
  func endsTouch(_ event: Event) -> Bool

  /// Returns whether an event at a time must leave the outline where it is: true for all events
  /// that do not move the finger.
  func staysInPlace(under event: Event, at time: Double) -> Bool

  /// A Boolean value that indicates whether every number that the body was made with looks right;
  /// true by default.
  ///
  /// The effect of a million points or of a spring of an hour on the last digit can be seen.
  var isRecommended: Bool { get }

  /// Returns whether the body's documentation names a jump of its outline between two times without
  /// an event, such as a fade that ends at opacity 0; false by default.
  func jumps(between start: Double, and end: Double) -> Bool

  /// Returns whether the body's documentation names a jump of the velocity of a number of its place
  /// between two times without an event, such as a keyframe; false by default.
  func bends(_ index: Int, between start: Double, and end: Double) -> Bool

  /// Returns whether an event at a time must leave the velocity of each number of the place: true
  /// for all events that neither catch nor throw anything; false by default.
  func keepsVelocity(under event: Event, at time: Double) -> Bool

  /// The numbers that the outline is drawn from, which must not jump either; none by default.
  func place(at time: Double) -> [Double]

  /// The number of rounding errors of its largest number that an event may leave in the outline; 16
  /// by default.
  ///
  /// A body whose event multiplies matrices has more of them.
  var roundings: Double { get }

  /// Events that set what the body has already, all of which it must ignore.
  ///
  /// By default a control gets its size, settings and tuning, and another body nothing.
  var repeats: [Event] { get }

  /// Events of which each changes one length that can be set, by a number of points, and keeps all
  /// else that it sets.
  ///
  /// The number is far smaller than anything that can be seen. By default it is the width, the
  /// height or a length of the settings of a control, and nothing of another body.
  func changes(by change: Double) -> [Event]

  /// A new body that looks at rest as this one will: with the same measures, and without any
  /// events.
  ///
  /// Nil, which is the default, if there is none, such as while a finger holds this body.
  var resting: Self? { get }
}

extension InvariantCheckable {
  /// No event ends a touch.
  public func endsTouch(_ event: Event) -> Bool { false }

  /// They do.
  public var isRecommended: Bool { true }

  /// Nothing jumps.
  public func jumps(between start: Double, and end: Double) -> Bool { false }

  /// No velocity jumps.
  public func bends(_ index: Int, between start: Double, and end: Double) -> Bool { false }

  /// None does.
  public func keepsVelocity(under event: Event, at time: Double) -> Bool { false }

  /// No numbers.
  public func place(at time: Double) -> [Double] { [] }

  /// A few.
  public var roundings: Double { 16 }

  /// None.
  public var repeats: [Event] { [] }

  /// None.
  public func changes(by change: Double) -> [Event] { [] }

  /// None.
  public var resting: Self? { nil }
}
