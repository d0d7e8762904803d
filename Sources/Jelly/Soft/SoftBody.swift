/// Damping that gives each mode one decay rate, whatever is attached to the body.
///
/// A body with stiffness K is damped by a + b·K (Rayleigh, The Theory of Sound, §§102–103). Then
/// the eigenvectors of K also separate the damping, whatever is attached (Caughey, J. Appl. Mech.
/// 27 (1960) 269).
struct RayleighDamping: Sendable {
  /// a, the damping of all modes alike, per second; not negative.
  let massCoefficient: Double
  /// b, the damping that grows with the stiffness, in seconds; not negative.
  let stiffnessCoefficient: Double

  /// The damping in which a mode with a frequency has a damping ratio.
  ///
  /// - Parameters:
  ///   - frequency: The mode's frequency without damping, in radians per second; positive.
  ///   - ratio: The damping ratio of that mode.
  ///   - stiffnessCoefficient: b, in seconds. More than 2ζ/ω would need a < 0, so it counts as
  ///     that.
  init(frequency: Double, ratio: Double, stiffnessCoefficient: Double) {
    self.stiffnessCoefficient = min(stiffnessCoefficient, 2 * ratio / frequency)
    massCoefficient = max(
      2 * ratio * frequency - self.stiffnessCoefficient * frequency * frequency, 0)
  }

  /// The decay rate of a mode, per second.
  func rate(ofSquare square: Double) -> Double {
    (massCoefficient + stiffnessCoefficient * square) / 2
  }
}

/// A body whose shape is a sum of modes, each of them a damped spring.
///
///     body.pause(at: now)                           // where it is, and how fast
///     body.attach(0, stiffness: k) { c in … }       // a finger makes contact
///     body.setTarget(0, 80)                         // and pulls
///     body.solve()
///     body.withPlaces(at: now + 0.1) { q in … }
///
/// A finger does not set the shape. It is a stiff, damped finger tip that is *attached* to it. An
/// event changes attachments, and never the places or the velocities; only a push changes the
/// velocities. So nothing jumps, in place or in velocity, whatever comes in whatever order, and
/// energy comes from fingers that move or push, alone.
///
/// An attachment is one spring: its stiffness k, its target F and its shape c. ``Contacts`` and
/// ``SheetContacts`` decide which attachments the fingers make.
struct SoftBody: Sendable {
  /// The number of coordinates.
  private(set) var count: Int
  /// The time of the last event, in seconds.
  private(set) var startTime = -Double.infinity
  /// The time from which on the body does not move until the next event.
  private(set) var restTime = -Double.infinity
  private var damping: RayleighDamping
  private var storage = ModalStorage()
  /// k of each attachment, per second squared; 0 where there is none.
  private(set) var stiffness = SIMD8<Double>()
  /// The target F of each attachment: the displacement that its spring pulls its point towards.
  private(set) var attachmentTargets = SIMD8<Double>()
  /// A Boolean value that indicates whether K has changed since the modes were found.
  private var isChanged = true

  /// The smallest stiffness of a coordinate, per second squared: that of a period of ten minutes.
  ///
  /// A mode that is hardly stiff at all would not have a rest position that can be computed.
  static var minimumStiffness: Double { 1e-4 }

  /// The angular frequency at which a body moves by a spring, in radians per second: the spring's,
  /// or that of ``minimumStiffness`` for a slower one.
  static func frequency(of spring: DampedSpring) -> Double {
    max(spring.angularFrequency, minimumStiffness.squareRoot())
  }

  /// Creates a body at rest, without attachments.
  ///
  /// It is at 0, so its modes are found at the first event.
  ///
  /// - Parameters:
  ///   - count: The number of coordinates, a multiple of four up to 32.
  ///   - damping: The damping.
  ///   - squares: ω² of a coordinate, by its index.
  init(count: Int, damping: RayleighDamping, squares: (Int) -> Double) {
    self.count = count
    self.damping = damping
    setModel(damping, squares: squares)
  }
}

// MARK: - Now

extension SoftBody {
  /// Calls a function with the coordinates q at `time`.
  ///
  /// Before the last event they are as at the event, and from the rest time on at rest.
  @inline(__always)
  func withPlaces<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    withPlaces(at: time, from: storage.frame, body)
  }

  /// The same for a body with at most 16 coordinates, of which a frame copies less.
  @inline(__always)
  func withFewPlaces<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    withPlaces(at: time, from: storage.frame.small, body)
  }

  @inline(__always)
  private func withPlaces<Frame, Result>(
    at time: Double, from frame: Frame, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    withScratch(ModalVector.self) { places in
      withUnsafePointer(to: frame) {
        let numbers = ModalNumbers(at: $0, count: count)
        if time < restTime {
          numbers.write(after: time - startTime, places: places)
        } else {
          numbers.writeTargets(to: places)
        }
      }
      return body(places)
    }
  }

  /// The target F of an attachment.
  func target(of slot: Int) -> Double { attachmentTargets[slot] }
}

// MARK: - Events

// An event calls `pause(at:)`, then what changes, then `solve()`.

extension SoftBody {
  /// Takes the places and the velocities as they are now.
  mutating func pause(at now: Double) {
    let elapsed = now - startTime
    let isMoving = now < restTime
    startTime = now
    changeNumbers { numbers in
      guard isMoving else {
        numbers.writeTargets(to: numbers.places)
        numbers.clear(numbers.velocities)
        return
      }
      numbers.write(after: elapsed, places: numbers.places, velocities: numbers.velocities)
    }
  }

  /// Takes other places and velocities.
  mutating func setState(
    places: UnsafePointer<Double>, velocities: UnsafePointer<Double>, at now: Double
  ) {
    startTime = now
    changeNumbers {
      $0.places.update(from: places, count: $0.count)
      $0.velocities.update(from: velocities, count: $0.count)
    }
  }

  /// Calls a function with the places and the velocities at the last event.
  func readState(
    _ body: (_ places: UnsafePointer<Double>, _ velocities: UnsafePointer<Double>) -> Void
  ) {
    readNumbers { body($0.places, $0.velocities) }
  }

  /// Changes the body's own numbers, while its places and velocities stay.
  mutating func setModel(_ damping: RayleighDamping, squares: (Int) -> Double) {
    self.damping = damping
    isChanged = true
    changeNumbers { numbers in
      for i in 0..<numbers.count { numbers.ownSquares[i] = squares(i) }
    }
  }

  /// Attaches something to the shape, or gives an attachment another place.
  ///
  /// A new attachment's target is the present displacement, so it starts without a force. An
  /// attachment that is there keeps its target.
  ///
  /// - Parameters:
  ///   - slot: The attachment's index, from 0 to 7.
  ///   - stiffness: k, per second squared; with 0 it measures the shape without holding it.
  ///   - write: Writes c, the part of each coordinate in the displacement that it measures.
  mutating func attach(
    _ slot: Int, stiffness: Double, write: (UnsafeMutablePointer<Double>) -> Void
  ) {
    let isNew = self.stiffness[slot] == 0
    changeNumbers { write($0.shape(slot)) }
    isChanged = true
    self.stiffness[slot] = stiffness
    if isNew { attachmentTargets[slot] = displacement(of: slot) }
  }

  /// Takes an attachment away.
  mutating func detach(_ slot: Int) {
    guard stiffness[slot] > 0 else { return }
    stiffness[slot] = 0
    isChanged = true
  }

  /// Gives an attachment another target.
  mutating func setTarget(_ slot: Int, _ target: Double) { attachmentTargets[slot] = target }

  /// c·q of an attachment, at the last event.
  func displacement(of slot: Int) -> Double {
    readNumbers { $0.dot($0.shape(slot), $0.places) }
  }

  /// Adds a multiple of a shape to the velocities.
  mutating func push(along shape: UnsafePointer<Double>, times factor: Double) {
    changeNumbers { $0.add(shape, times: factor, to: $0.velocities) }
  }

  /// Slows the body down, so that its energy without attachments is at most `maximum`, as far as
  /// the energy of its shape permits.
  mutating func limitEnergy(to maximum: Double) {
    changeNumbers { numbers in
      let motion = numbers.dot(numbers.velocities, numbers.velocities) / 2
      var shape = 0.0
      for i in 0..<numbers.count {
        let offset = numbers.places[i] - numbers.restShape[i]
        shape += numbers.ownSquares[i] * offset * offset / 2
      }
      guard motion > 0, motion + shape > maximum else { return }
      let share = (max(maximum - shape, 0) / motion).squareRoot()
      for i in 0..<numbers.count { numbers.velocities[i] *= share }
    }
  }

  /// Takes all velocities away.
  mutating func stop() { changeNumbers { $0.clear($0.velocities) } }

  /// Gives the body another shape of rest, to which its own stiffness pulls it.
  mutating func setRestShape(_ shape: UnsafePointer<Double>) {
    changeNumbers { $0.restShape.update(from: shape, count: $0.count) }
  }

  /// Calls a function with c of an attachment.
  func withShape<Result>(of slot: Int, _ body: (UnsafePointer<Double>) -> Result) -> Result {
    readNumbers { body($0.shape(slot)) }
  }

  /// Adds a multiple of c of an attachment to the places.
  mutating func move(along slot: Int, times factor: Double) {
    changeNumbers { $0.add($0.shape(slot), times: factor, to: $0.places) }
  }

  /// Adds a multiple of a shape to the places.
  mutating func move(along shape: UnsafePointer<Double>, times factor: Double) {
    changeNumbers { $0.add(shape, times: factor, to: $0.places) }
  }

  /// Finds the modes of the body with its attachments, if it does not have them.
  mutating func findModes() {
    guard isChanged else { return }
    let stiffness = stiffness
    changeNumbers { $0.findModes(stiffness) }
    isChanged = false
  }

  /// Calls a function with the coordinates at which the body would rest with the attachments'
  /// targets as they are, by the modes that were found last.
  func withRest<Result>(_ body: (UnsafePointer<Double>) -> Result) -> Result {
    withScratch(SIMD64<Double>.self) { places in
      let forces = places + ModalNumbers.maximumCount
      readNumbers { numbers in
        numbers.writeForces(stiffness, attachmentTargets, to: forces)
        numbers.writeRest(pulledBy: forces, to: places)
      }
      return body(places)
    }
  }

  /// Starts the motion until the next event.
  ///
  /// - Parameters:
  ///   - tolerance: How near to its rest the body counts as at rest, in the unit of its shape.
  ///   - reach: How far one unit of a coordinate displaces any point at most, by its index.
  mutating func solve(
    tolerance: Double = 2 * Limits.restTolerance, reach: (Int) -> Double = { _ in 1 }
  ) {
    findModes()
    let (stiffness, targets, damping) = (stiffness, attachmentTargets, damping)
    let time = changeNumbers { numbers in
      withScratch(ModalVector.self) { forces in
        numbers.writeForces(stiffness, targets, to: forces)
        numbers.start(pulledBy: forces, damping)
      }
      return numbers.timeToRest(tolerance: tolerance, reach: reach)
    }
    // A motion shorter than the clock's resolution ends at the clock's next tick.
    restTime = time > 0 ? max(startTime + time, startTime.nextUp) : startTime
  }
}

// MARK: - Memory

extension SoftBody {
  /// The slot of the attachment that keeps the area of an edge.
  static var areaSlot: Int { 5 }

  @inline(__always)
  private mutating func changeNumbers<Result>(_ body: (ModalNumbers) -> Result) -> Result {
    let count = count
    return withUnsafeMutablePointer(to: &storage) {
      body(ModalNumbers(at: $0, count: count))
    }
  }

  @inline(__always)
  func readNumbers<Result>(_ body: (ModalNumbers) -> Result) -> Result {
    withUnsafePointer(to: storage) { body(ModalNumbers(at: $0, count: count)) }
  }
}
