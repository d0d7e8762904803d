/// A field whose outline gives way when it is touched, and which shakes when its content is
/// rejected.
///
///     var field = JellyFieldBody(size: Vector2(300, 44), settings: .init(cornerRadius: 8))
///     field.handle(.touchBegan(Vector2(20, 30)), at: 0)  // gives way to the finger
///     field.handle(.touchEnded(Vector2(20, 30)), at: 0.1)
///     field.handle(.rejected, at: 1)  // shakes
///     field.draw(at: 1.05, into: &path)
///
///     resting ──touched, focused, rejected──▸ moving ──(rest time)──▸ resting
///                                            ▴     │
///                                            └─────┘ touched, focused, rejected
///
/// A soft outline dents under each finger and bulges elsewhere, and waves run round it. The sides
/// of any other outline go out together and then back; a second touch in mid-motion starts from
/// where they are.
public struct JellyFieldBody: ClockedControl {
  /// The properties of a field other than its size.
  public struct Settings: JellySettings {
    /// The depth to which a finger presses a soft outline, in points; negative makes a bulge.
    ///
    /// A change counts from the next touch on. Of any other outline it is the distance by which a
    /// side's control point moves outwards: 10 in T4, where 20, 40 and −40 are shown as well;
    /// negative makes a dent. A side between square corners bulges by half of it.
    public var pressDepth: Double
    /// The radius of the corners, in points; at most half of the shorter side.
    public var cornerRadius: Double
    /// The distance between the outline at rest and the field's content, in points: a dent of a
    /// soft outline is not deeper; infinite, if it is not known, for as deep as the corners allow.
    ///
    /// A field that moves adopts it when it rests.
    public var headroom: Double

    /// Creates the settings of a field; NaN counts as the default.
    public init(pressDepth: Double = 10, cornerRadius: Double = 0, headroom: Double = .infinity) {
      self.pressDepth = pressDepth
      self.cornerRadius = cornerRadius
      self.headroom = headroom
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(pressDepth: 10) }
  }

  /// An event that can happen to a field.
  public enum Event: Equatable, Sendable {
    /// A finger has come down, at a point in the field's own coordinates.
    ///
    /// Up to four fingers press a soft outline; more are ignored. The number distinguishes fingers
    /// that are down at the same time.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved; the dent of a soft outline goes along.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left, at this point. Focus that comes soon after it belongs to the press.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken all fingers away.
    case touchCancelled
    /// The field has got the keyboard's focus, from something that lies at a side of it.
    ///
    /// A soft outline is pushed in from that side.
    ///
    /// Within `JellyFieldBody/pressDuration` after a finger has come down or left the event is
    /// ignored: the press has brought that focus, and has moved the outline already.
    case focused(from: RectEdge = .top)
    /// Code sets the outline in motion, whatever was pressed before.
    ///
    /// A soft outline is pushed in from the top; any other bulges on all sides.
    case nudged
    /// The field's content has been rejected, such as a wrong password.
    case rejected
    /// The field has another size at rest.
    case sizeChanged(Vector2)
    /// The field has another tuning, from the next touch on.
    case tuningChanged(Tuning)
    /// The field has other settings.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// The outline has been set in motion.
    case nudged
    /// The field has been made to shake.
    case shaken
  }

  /// Width and height at rest, in points.
  public var size: Vector2 { model.size }
  /// The field's settings.
  public var settings: Settings { model.settings }
  /// The field's tuning, which defines its behavior.
  public var tuning: Tuning { model.tuning }

  /// The time after a finger has come down or left within which focus belongs to the press, in
  /// seconds.
  ///
  /// Systems give the focus at the press, or later by up to the pause of a double tap; found by
  /// experiment.
  package static var pressDuration: Double { 0.4 }

  /// The time at which a finger last came down or left, in seconds.
  var pressTime = -Double.infinity
  /// The size, the settings and the tuning that hold now.
  var model: FieldModel
  /// A Boolean value that indicates whether waves move the outline, and not the four sides; a
  /// change is adopted at rest.
  var isSoft: Bool
  /// The sides of an outline that is not soft.
  var sides = FieldSides()
  /// The waves of a soft outline.
  var waves: FieldWaves
  /// The fingers that press a soft outline.
  var fingers = Fingers()
  /// The displacement of the whole field.
  var shake = SpringMotion<Double>.still(at: 0)
  var clock = EventClock()

  /// Creates a field at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height at rest, in points. A number that is negative or NaN counts as 0.
  ///   - settings: How far the outline gives way, and how round its corners are.
  ///   - tuning: The tuning, which defines the field's behavior.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    let settings = settings.clamped
    model = FieldModel(
      size: Limits.size(size), settings: settings, headroom: settings.headroom,
      tuning: tuning.validated)
    isSoft = tuning.touchResponse == .soft
    waves = FieldWaves(model: model)
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double {
    max(max(clock.time, shake.restTime), max(sides.restTime, waves.restTime))
  }

  /// The bulge of each side at `time`, in points outwards: top, right, bottom, left; of a soft
  /// outline in the middle of the side.
  public func sideDisplacements(at time: Double) -> SIMD4<Double> {
    isSoft ? waves.bulges(at: time, model: model) : SIMD4(repeating: sides.bulge(at: time))
  }

  /// The displacement of the whole field to the right at `time`, in points.
  ///
  /// A host moves the field's content by it.
  public func shakeOffset(at time: Double) -> Double { shake.value(at: time) }

  /// Draws the outline as it is at `time`, in points, y down.
  @inline(__always)
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let shift = shakeOffset(at: time)
    if isSoft {
      waves.draw(at: time, shift: shift, model: model, into: &path)
    } else {
      sides.draw(at: time, shift: shift, model: model, into: &path)
    }
  }
}

@_spi(Jelly) extension JellyFieldBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &pressDepth, "pressDepth", in: .points, recommended: -20...40, step: 1, valid: .signed)
    visitor.number(
      &cornerRadius, "cornerRadius", in: .points, recommended: 0...30, step: 1,
      valid: .notNegative)
    visitor.number(
      &headroom, "headroom", in: .points, recommended: 0...100, step: 1, valid: .upToInfinity)
  }
}
