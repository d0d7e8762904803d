/// A shape that is a sum of waves, each of them a damped spring, and that can be held.
///
/// The edge of a bar and the outline of a box are such shapes. The model defines the waves, their
/// frequencies, and the part of each that a finger measures. It is passed with every event, so that
/// it is stored in one place. Before the first event, the shape is still.
struct SoftShape: Sendable {
  private var body: SoftBody
  /// The contacts of the shape.
  private var contacts = Contacts()

  /// Creates a shape at rest: the amplitudes of all waves are 0.
  init(model: WaveModel) {
    // A closure, because the compiler would allocate the method as a value where it inlines little.
    body = SoftBody(
      count: model.count, damping: model.damping, squares: { model.square(of: $0) })
    model.attachArea(to: &body)
  }

  /// The time from which on the shape does not move until the next event.
  var restTime: Double { body.restTime }

  /// Calls a function with the amplitudes of the waves at `time`.
  @inline(__always)
  func withAmplitudes<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    self.body.withPlaces(at: time, body)
  }

  /// The same for an edge, which has half as many waves as an outline.
  @inline(__always)
  func withAmplitudesOfEdge<Result>(
    at time: Double, _ body: (UnsafePointer<Double>) -> Result
  ) -> Result {
    self.body.withFewPlaces(at: time, body)
  }

  /// The displacement of one position, in points.
  ///
  /// - Parameters:
  ///   - position: The position, in the model's unit.
  ///   - time: In seconds.
  ///   - model: The model.
  func displacement(at position: Double, time: Double, model: WaveModel) -> Double {
    withAmplitudes(at: time) { model.tip(of: $0, at: position) }
  }
}

// MARK: - Events

extension SoftShape {
  /// Adds a contact where the shape is.
  ///
  /// - Parameters:
  ///   - slot: The number of the contact, from 0 to 3; one that exists already starts again.
  ///   - position: The position of the contact, in the model's unit.
  ///   - pull: How far it has pulled, in points. What counts is the change from here on.
  ///   - model: The model.
  ///   - now: The time, in seconds.
  mutating func addContact(
    _ slot: Int, at position: Double, pull: Double, model: WaveModel, now: Double
  ) {
    contacts.add(slot, at: position, pull: pull)
    change(model: model, now: now) { _ in }
  }

  /// Moves the contact in a slot.
  mutating func move(_ slot: Int, to position: Double, pull: Double, model: WaveModel, now: Double)
  {
    contacts.move(slot, to: position, pull: pull)
    change(model: model, now: now) { _ in }
  }

  /// Takes the contact in a slot away; the shape goes on from where it is, as fast as it is.
  mutating func release(_ slot: Int, model: WaveModel, now: Double) {
    contacts.remove(slot)
    change(model: model, now: now) { _ in }
  }

  /// Takes all contacts away.
  mutating func releaseAll(model: WaveModel, now: Double) {
    guard contacts.isAny else { return }
    for slot in 0..<Contacts.maximumCount { contacts.remove(slot) }
    change(model: model, now: now) { _ in }
  }

  /// Pushes the shape: a position gets a velocity, in points per second.
  ///
  /// A push does not act on a spring that must not overshoot.
  mutating func push(at position: Double, speed: Double, model: WaveModel, now: Double) {
    guard model.spring.isUnderdamped else { return }
    withScratch(ModalVector.self) { influence in
      model.writeInfluence(at: position, to: influence)
      let square = model.product(influence, influence)
      guard square > 0 else { return }
      change(model: model, now: now) { $0.push(along: influence, times: speed / square) }
    }
  }

  /// Goes on with another model, from where the shape is, as fast as it is.
  ///
  /// The amplitudes stay, so on another length the shape is the same by shares of the length. The
  /// contacts continue; `position` returns where each contact is now, and how far it has pulled.
  mutating func setModel(
    _ model: WaveModel, from old: WaveModel, now: Double,
    contacts position: (Int) -> (position: Double, pull: Double)
  ) {
    for slot in 0..<Contacts.maximumCount where contacts.isHeld(slot) {
      let (position, pull) = position(slot)
      contacts.move(slot, to: position, pull: pull)
    }
    if model.isModal == old.isModal { contacts.keepTargets() } else { contacts.forgetGroups() }
    change(model: model, now: now) { body in
      body.setModel(model.damping, squares: { model.square(of: $0) })
      if !model.spring.carries(velocityOf: old.spring) { body.stop() }
      model.attachArea(to: &body)
    }
  }

  /// Handles an event: pauses the body, changes it, and solves it again with the contacts as they
  /// are then.
  mutating func change(
    model: WaveModel, now: Double, _ change: (inout SoftBody) -> Void
  ) {
    body.pause(at: now)
    change(&body)
    if model.isModal {
      contacts.attach(to: &body, model: model)
    } else {
      // An outline that does not move yields to no finger.
      contacts.detach(from: &body)
    }
    body.solve()
  }
}

// MARK: - Waves one by one

extension SoftShape {
  /// The amplitude of a wave at `time`, in points; of an outline its height, √(Aₙ² + Bₙ²).
  func wave(_ index: Int, at time: Double, by endCondition: WaveModel.EndCondition) -> Double {
    withAmplitudes(at: time) {
      endCondition == .periodic ? Vector2($0[2 * index], $0[2 * index + 1]).magnitude : $0[index]
    }
  }
}
