/// A round button from which a fan of items opens.
///
///     var menu = JellyMenuBody(size: Vector2(56, 56), settings: .init(itemCount: 5))
///     menu.handle(.tapped(Vector2(28, 28)), at: 0)  // .opened
///     let item = menu.item(2, at: 1)
///     menu.handle(.tapped(item.center), at: 1)  // .selected(2)
///     menu.draw(at: 1.1, into: &path)
///
///     closed ──tapped, opened──▸ opening ──(rest time)──▸ open
///       ▴                         │   ▴                    │
///       │                  closed │   │ opened             │ closed,
///       │                  tapped ▾   │ tapped             │ tapped
///       └─────(rest time)────── closing ◂─────────────────┘
///
/// A tap is never ignored because something moves. Every item moves independently and can be sent
/// out or back at any moment. It keeps its velocity, and departs one stagger after its neighbor.
///
/// In a tuning whose items bud, the button is a drop. A tap presses it flat, so that it gets wider.
/// An item that hangs on it stretches it, and an item that returns to rest flattens it. Each time
/// the button oscillates. Its content, such as the cross, stays as it is.
///
/// The outline is the button, then each item that has come out of it. They overlap and have the
/// same direction, so fill the outline by the non-zero rule. Items lie beyond the bounds of the
/// button.
public struct JellyMenuBody: ClockedControl {
  /// An event that can happen to a menu.
  ///
  /// Points are in the button's own coordinates.
  public enum Event: Equatable, Sendable {
    /// Code opens the menu.
    case opened
    /// Code closes the menu.
    case closed
    /// A finger has tapped a point, or flicked with a velocity, in points per second. The tapped
    /// item starts with the component of that velocity along its path.
    case tapped(Vector2, velocity: Vector2 = .zero)
    /// The item with this index, from 0, has been chosen without a finger: by a key, by code or by
    /// an assistive technology.
    case selected(Int)
    /// The menu has other settings: other items, or another fan.
    case settingsChanged(Settings)
    /// The button has another size.
    case sizeChanged(Vector2)
    /// The menu has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// The menu opens.
    case opened
    /// The menu closes, and no item has been selected.
    case closed
    /// The item with this index, from 0, has been selected, and the menu closes.
    case selected(Int)
  }

  /// Width and height of the button, in points; the button is the largest circle that fits in them.
  public internal(set) var size: Vector2
  /// The menu's settings.
  public internal(set) var settings: Settings
  /// The menu's tuning, which defines its behavior.
  public internal(set) var tuning: Tuning

  /// The settings with the fan that fits into their space.
  var arrangement: Settings
  var state: State
  /// The motions while the menu is opening or closing.
  ///
  /// It has storage for a dozen motions, so it is stored beside the state and not in it, where each
  /// use would copy it.
  var flight: Flight
  var clock = EventClock()

  enum State: Equatable, Sendable {
    /// Only the button is visible, and nothing moves.
    case closed
    /// The items come out.
    case opening
    /// All items are at their places, and nothing moves.
    case open
    /// The items go back.
    case closing
  }

  /// Creates a closed menu.
  ///
  /// - Parameters:
  ///   - size: Width and height of the button, in points. A number that is negative or NaN counts
  ///     as 0.
  ///   - settings: The items, and the fan in which they lie.
  ///   - tuning: The tuning, which defines the menu's behavior.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    arrangement = self.settings.fitted(in: settings.availableSpace, around: self.size)
    self.tuning = tuning.validated
    self.state = .closed
    self.flight = Flight(isOpen: false)
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double {
    switch state {
    case .closed, .open: clock.time
    case .opening, .closing: flight.restTime
    }
  }

  /// A Boolean value that indicates whether the menu is open, or opening.
  public var isOpen: Bool {
    switch state {
    case .open, .opening: true
    case .closed, .closing: false
    }
  }
}

// MARK: - Items and drawing

extension JellyMenuBody {
  /// An item as it looks at some time.
  public struct Item: Equatable, Sendable {
    /// The item's outline, without the button's pull on it.
    package let disc: Disc
    /// The item's size, as a share of its size at its place.
    public let scale: Double
    /// The opacity of the item's content: 0 in the button, 1 at its place.
    public let opacity: Double

    /// The center of the item.
    public var center: Vector2 { disc.center }
    /// The radius of the item, in points.
    public var radius: Double { disc.radius }
  }

  /// The item with an index, counted from 0, as it looks at `time`.
  public func item(_ index: Int, at time: Double) -> Item {
    item(index, at: place(of: index, at: time), in: fan)
  }

  /// The angle by which the cross on the button is rotated at `time`, in radians, clockwise: π/4
  /// when the menu is open.
  public func iconRotation(at time: Double) -> Double {
    (isMoving(at: time) ? flight[track: Flight.cross].state(at: time, by: tuning).x : restPlace)
      * .pi / 4
  }

  /// The opacity of the items' outline at `time`: 1 unless the items fade.
  public func itemsOpacity(at time: Double) -> Double {
    itemsOpacity(ofFirst: place(of: 0, at: time))
  }

  /// The opacity of the items' outline when the first item is at a place.
  package func itemsOpacity(ofFirst place: Double) -> Double {
    guard tuning.transition == .fade, arrangement.itemCount > 0 else { return 1 }
    return item(0, atPlace: place).opacity
  }

  /// Draws the outline as it is at `time`, in points, y down: the button, then the items.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let drop = drop(at: time)
    drawButton(as: drop, at: time, into: &path)
    drawItems(on: drop, at: time, into: &path)
  }

  /// Draws the button without the items.
  public func drawButton(at time: Double, into path: inout some PathBuilder) {
    drawButton(as: drop(at: time), at: time, into: &path)
  }

  private func drawButton(as drop: Drop, at time: Double, into path: inout some PathBuilder) {
    drop.disc.draw(into: &path, deformation: drop.deformation(about: drop.disc.center))
    guard tuning.transition == .bump, isMoving(at: time) else { return }
    let bulges = flight.bump.bulges(at: time) * button.radius
    guard bulges != .zero else { return }
    JellyBump(disc: button, right: bulges.x, left: bulges.y).draw(into: &path)
  }

  /// Draws the items that have come out, with their bridges, without the button.
  ///
  /// Use it to paint them with another opacity than the button.
  public func drawItems(at time: Double, into path: inout some PathBuilder) {
    drawItems(on: drop(at: time), at: time, into: &path)
  }

  private func drawItems(on drop: Drop, at time: Double, into path: inout some PathBuilder) {
    let fan = fan
    let isMoving = isMoving(at: time)
    let home = drop.disc.center
    let parting = tuning.bud.partingGap(from: button, in: fan)
    for index in 0..<arrangement.itemCount {
      let place = drop.places[index]
      let item = item(index, at: place, in: fan).disc
      // From here on round the button's middle: so an item that is hardly out still has a
      // direction. The button's stretch takes the second disc to where the item is.
      let button = Disc(center: .zero, radius: drop.disc.radius)
      let round = Disc(center: offset(of: index, at: place, in: fan), radius: item.radius)
      let disc = Disc(center: drop.source(of: round.center), radius: item.radius)
      // An item within the button is not visible, and neither is a larger one that has gone in.
      let isGone = (tuning.transition == .fade ? place : abs(place)) < Self.minimumPosition
      guard !isGone, disc.radius > 0, disc.center.magnitude + disc.radius > button.radius else {
        continue
      }
      // For a tiny drop, a rounding of its place would be the whole of its bridge.
      let isDrop = min(button.radius, disc.radius) > Limits.minimumLength
      guard tuning.transition == .bud, isMoving, isDrop else {
        item.draw(into: &path)
        continue
      }
      let growth = drop.growths[index]
      let gap = (item.center - self.button.center).magnitude - item.radius - self.button.radius
      let near = disc.center.magnitude - disc.radius - button.radius
      let share = tuning.bud.stretchShare(gap: near, growth, in: fan)
      // A tail that has drawn back too far makes the item flat, by as much as it is too short; its
      // area is the same.
      let dent = min(max(near, 0), parting) / 2 * max(-growth, 0)
      let length = disc.radius / (disc.radius + max(dent, 0))
      let stretched = drop.deformation(about: disc.center, share: share)
        .stretched(
          by: Deformation.stretch(along: fan.direction(of: index)) * ((length - 1 / length) / 2)
        )
        .taking(toPlace: item.center)
      disc.draw(into: &path, deformation: stretched)
      guard growth > 0, parting > Limits.minimumLength else { continue }
      let whole = drop.deformation(about: button.center).taking(toPlace: home)
      if growth > 1, gap < parting {
        LiquidNeck.draw(
          between: button, disc, share: LiquidBond.amount(growth, gap / parting), into: &path,
          deformation: whole)
      } else {
        // Tails are as long as where the neck parts, however the button is stretched.
        let reach = near - max(gap - parting, 0)
        LiquidTail(of: button, towards: disc, growth: growth, partingGap: reach)?
          .draw(into: &path, deformation: whole)
        LiquidTail(of: disc, towards: button, growth: growth, partingGap: reach)?
          .draw(into: &path, deformation: stretched)
      }
    }
  }
}

// MARK: - Geometry

extension JellyMenuBody {
  /// The round button.
  var button: Disc { Disc(center: size / 2, radius: min(size.x, size.y) / 2) }

  /// The places of the items.
  var fan: JellyFan {
    @inline(never) get {
      JellyFan(
        arrangement, buttonRadius: button.radius, hasWholeDegrees: tuning.roundsToDegrees)
    }
  }

  /// The share of its distance below which an item counts as inside the button: of 1,000 pt it is
  /// ``Limits/minimumLength``.
  private static var minimumPosition: Double { 1e-9 }

  /// The place of every item when nothing moves: 0 in the button, 1 at its own place.
  var restPlace: Double { isOpen ? 1 : 0 }

  /// Returns whether anything moves at `time`.
  func isMoving(at time: Double) -> Bool {
    switch state {
    case .opening, .closing: time < flight.restTime
    case .closed, .open: false
    }
  }

  /// The place of an item at `time`: 0 in the button, 1 at its own place.
  @inline(never)
  func place(of index: Int, at time: Double) -> Double {
    isMoving(at: time) ? flight[track: index].state(at: time, by: tuning).x : restPlace
  }

  /// The places of all items at `time`, each by one evaluation of its motion: 0 in the button, 1 at
  /// its own place.
  @inline(never)
  package func itemPlaces(at time: Double) -> SIMD16<Double> {
    var places = Flight.Lanes(repeating: restPlace)
    guard isMoving(at: time) else { return places }
    for index in 0..<arrangement.itemCount {
      places[index] = flight[track: index].state(at: time, by: tuning).x
    }
    return places
  }

  /// The item with an index at a place from 0, in the button, to 1, at its own place.
  package func item(_ index: Int, atPlace place: Double) -> Item { item(index, at: place, in: fan) }

  /// The same in a fan that is computed once for all items.
  func item(_ index: Int, at place: Double, in fan: JellyFan) -> Item {
    let scale =
      tuning.transition == .bud
      ? max(tuning.bud.initialScale + (1 - tuning.bud.initialScale) * place, 0) : 1
    let center = button.center + offset(of: index, at: place, in: fan)
    return Item(
      disc: Disc(center: center, radius: arrangement.itemDiameter / 2 * scale),
      scale: scale, opacity: min(max(place, 0), 1))
  }

  /// The vector from the button's middle to that of an item, in points.
  private func offset(of index: Int, at place: Double, in fan: JellyFan) -> Vector2 {
    fan.direction(of: index) * (fan.distance * (tuning.transition == .fade ? 1 : place))
  }
}
