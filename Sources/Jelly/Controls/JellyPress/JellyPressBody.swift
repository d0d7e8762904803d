/// A surface that gives under a finger: a button, a card or a picture that swells where it is
/// pressed and bends where it is pulled.
///
///     var press = JellyPressBody(size: Vector2(300, 50))
///     press.handle(.touchBegan(Vector2(60, 25)), at: 0)
///     press.handle(.touchMoved(Vector2(90, 40)), at: 0.2)
///     press.handle(.touchEnded(Vector2(90, 40)), at: 0.3)
///     press.draw(at: 0.35, into: &path)
///
/// The surface is a sheet of jelly, as a ``JellyShapeBody`` is, and its outline is a rectangle with
/// round corners. While a finger is down, wherever it goes, the surface is lifted: it is larger
/// about the point that the finger came down on. So is it while a key presses it, about its middle.
///
///     resting ──began──▸ held ──all ended, cancelled──▸ free ──(rest time)──▸ resting
///                          ▴                              │
///                          └────────────began─────────────┘
///
/// Content on the surface is bent with it: ``localFrame(at:time:)`` is for a label or an image that
/// moves as a whole, and ``point(under:at:)`` for a picture that is bent point by point.
public struct JellyPressBody: ClockedControl {
  /// An event that can happen to a press.
  ///
  /// Points are in the surface's own coordinates.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the surface.
    ///
    /// Up to four fingers count. The number distinguishes fingers that are down at the same time.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved, and pulls the place that it holds along.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken all fingers away.
    case touchCancelled
    /// A key or an assistive technology presses the surface: it is lifted about its middle.
    case pressBegan
    /// The key is pressed no longer.
    case pressEnded
    /// The surface has another size; what is bent stays so, in proportion.
    case sizeChanged(Vector2)
    /// The surface has another tuning.
    case tuningChanged(Tuning)
    /// The surface has other settings.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// The first finger has come down.
    case grabbed
    /// The last finger has left.
    case released
  }

  /// The outline of a surface.
  public struct Settings: JellySettings {
    /// The radius of the corners, in points; at most half of the shorter side.
    public var cornerRadius: Double

    /// Creates the settings of a surface; a radius that is NaN counts as the default.
    public init(cornerRadius: Double = .infinity) { self.cornerRadius = cornerRadius }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(cornerRadius: .infinity) }
  }

  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// The settings, limited to numbers that a surface can work with.
  public internal(set) var settings: Settings
  /// The tuning, which defines the surface's behavior.
  public internal(set) var tuning: Tuning

  var sheet: SoftSheet
  /// The amount of the bulge.
  var lift = SpringMotion.still(at: 0.0)
  /// The center of the bulge, in shares of the size.
  var center = SpringMotion.still(at: Vector2(0.5, 0.5))
  /// A Boolean value that indicates whether a key presses the surface.
  var isPressed = false
  var fingers = Fingers()
  /// The displacement by the bulge of the point that a finger holds, when it came down.
  var offsets = Four(all: Vector2.zero)
  var clock = EventClock()

  /// Creates a surface at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height, in points. A number that is negative or NaN counts as 0.
  ///   - settings: The outline. A surface without a size does not move.
  ///   - tuning: The tuning, which defines the surface's behavior.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
    let side = max(self.size.x, self.size.y)
    sheet = SoftSheet(
      center: self.size / 2, size: side, model: tuning.model, limits: tuning.limits(ofSize: side))
  }

  /// The time from which on the surface stays as it is until the next event.
  public var restTime: Double {
    // A bulge without an amount is nowhere.
    let bulge = lift.target == 0 ? lift.restTime : max(lift.restTime, center.restTime)
    return max(clock.time, max(sheet.restTime, bulge))
  }

  /// A Boolean value that indicates whether a finger holds the surface.
  public var isHeld: Bool { fingers.isAny }

  /// Returns the position of a point of the surface at `time`, and the images of the axes there:
  /// for a label or an image that moves with the surface.
  ///
  /// - Parameters:
  ///   - point: The point of the surface at rest, in points.
  ///   - time: In seconds.
  public func localFrame(at point: Vector2, time: Double) -> LocalFrame {
    map(at: time)(Limits.position(point))
  }

  /// The point of the surface at rest that is at a place at `time`; beside the surface, the point
  /// that would be there if the surface were larger.
  public func point(under place: Vector2, at time: Double) -> Vector2 {
    map(at: time).restPoint(for: Limits.position(place), isKept: false)
  }

  /// Draws the outline as it is at `time`, in points, y down; nothing without a size.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let size = size
    guard min(size.x, size.y) > 0 else { return }
    let radius = min(settings.cornerRadius, min(size.x, size.y) / 2)
    map(at: time).draw(part: .none, into: &path) { pen in
      Self.draw(size, radius: radius, into: &pen)
    }
  }

  /// Draws a rectangle with round corners, clockwise from the left end of the upper side.
  private static func draw(_ size: Vector2, radius: Double, into pen: inout some PathBuilder) {
    let handle = radius * (1 - Disc.quarterHandle)
    pen.move(to: Vector2(radius, 0))
    var (corner, before) = (Vector2(size.x, 0), Vector2(-1, 0))
    for _ in 0..<4 {
      let after = Vector2(before.y, -before.x)
      // The ends of a capsule do not have a side between them.
      let length = abs((before * size).sum())
      if length > 2 * radius { pen.addLine(to: corner + before * radius) }
      if radius > 0 {
        pen.addCurve(
          to: corner + after * radius, control1: corner + before * handle,
          control2: corner + after * handle)
      }
      corner += after * size
      before = -after
    }
    pen.closeSubpath()
  }

  /// The bulge at `time`, in sizes of the sheet.
  private func bulge(at time: Double) -> PressBulge {
    let amount = lift.value(at: time)
    guard amount != 0, sheet.size > 0 else { return .none }
    return PressBulge(
      center: (center.value(at: time) * size - sheet.center) / sheet.size, amount: amount,
      radius: PressBulge.standardRadius / sheet.size)
  }

  /// The map of the surface at `time`.
  func map(at time: Double) -> SheetMap { sheet.map(at: time, bulge: bulge(at: time)) }
}

@_spi(Jelly) extension JellyPressBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &cornerRadius, "cornerRadius", in: .points, recommended: 0...30, step: 1,
      valid: .upToInfinity)
  }
}
