/// The measures of a track along its axis, and the values of its stops.
///
/// Positions are in points from the end of the smallest value. The axis runs to the right, or down;
/// a mirrored one runs the other way.
struct TrackLayout: Equatable, Sendable {
  /// The values that a track can have.
  enum Values: Equatable, Sendable {
    /// 0 and 1, at both ends.
    case toggle
    /// All values of a range.
    case range(TrackRange)
    /// The indices of segments from 0.
    case segments(TrackSegments)
  }

  /// The values that the track can have.
  var values: Values
  /// The length and the thickness of the whole control, in points.
  var length, thickness: Double
  /// The distance of the drop from the edges of the control, in points.
  var inset: Double
  /// The width of the drop, in points; segments have widths of their own.
  var thumbWidth = 0.0
  /// The radius of the drop's corners, in points; infinity for round ends.
  var cornerRadius = Double.infinity
  /// The amounts by which a lifted drop is longer (x) and thicker (y), in points.
  var growth: Vector2
  /// A Boolean value that indicates whether the axis runs from top to bottom.
  var isVertical = false
  /// A Boolean value that indicates whether the smallest value is at the right or at the bottom.
  var isMirrored: Bool
  /// A Boolean value that indicates whether a finger beside the drop moves it.
  var allowsTrackTouch = true
  /// A Boolean value that indicates whether a finger moves the drop.
  var isEnabled: Bool

  /// The length in which the drop lies at rest, in points.
  private var innerLength: Double { max(length - 2 * inset, 0) }

  /// The ends that the drop does not pass at rest.
  private var innerEnds: DropEnds { DropEnds(left: inset, right: inset + innerLength) }

  /// The measures of the drop.
  var dropSize: DropSize {
    let height = max(thickness - 2 * inset, 0)
    return DropSize(
      height: height, radius: min(cornerRadius, height / 2), growth: growth,
      stops: isContinuous ? nil : innerEnds)
  }

  /// A Boolean value that indicates whether the values do not have stops.
  var isContinuous: Bool { if case .range = values { true } else { false } }

  /// A Boolean value that indicates whether the drop is missing: no size, or no segment.
  var isEmpty: Bool {
    if case .segments(let segments) = values, segments.count == 0 { return true }
    return dropSize.height == 0 || innerLength == 0 || ends(at: 0).width == 0
  }

  /// The ends of the drop at rest at a value.
  func ends(at value: Double) -> DropEnds {
    switch values {
    case .toggle, .range:
      let width = min(thumbWidth, innerLength)
      let left = inset + (innerLength - width) * share(of: value)
      return DropEnds(left: left, right: left + width)
    case .segments(let segments):
      let index = Int(segments.nearest(to: value))
      return DropEnds(
        left: inset + innerLength * segments.start(of: index),
        right: inset + innerLength * segments.start(of: index + 1))
    }
  }

  /// A drop at rest at a value.
  func drop(at value: Double, springs: SlidingDrop.Springs) -> SlidingDrop {
    let ends = ends(at: value)
    var drop = SlidingDrop(at: ends, springs: springs, tolerance: 0)
    setTolerance(of: &drop, width: ends.width)
    return drop
  }

  /// Sets when a drop of a width counts as at rest.
  func setTolerance(of drop: inout SlidingDrop, width: Double) {
    let size = dropSize
    drop.tolerance = size.tolerance(forWidth: width)
    // A corner moves by half of the growth in both directions. A host can also fade something in.
    let lifted = (size.growth.x + size.growth.y) / 2
    drop.liftTolerance =
      lifted > 0 ? min(Limits.restTolerance / 3 / lifted, Limits.faint) : Limits.faint
  }

  /// The ends at which a finger holds a drop of a width whose middle it draws to a position.
  ///
  /// The middle stays where the drop lies within the track, and the end that is drawn past the
  /// track resists.
  ///
  /// - Parameters:
  ///   - width: The width of the drop, in points.
  ///   - position: The position of its middle without ends, in points.
  ///   - value: The only value that it can have; nil for all.
  ///   - pullLimit: The limit of the distance by which an end is drawn past the track, in points.
  func ends(
    of width: Double, around position: Double, at value: Double? = nil, pullLimit: Double
  ) -> DropEnds {
    let inner = innerEnds
    let stop = value.map { ends(at: $0).middle }
    let first = stop ?? inner.left + width / 2
    let last = stop ?? max(inner.right - width / 2, first)
    let middle = min(max(position, first), last)
    let band = RubberBand(dimension: pullLimit)
    return DropEnds(
      left: middle - width / 2 - band.displacement(for: first - position),
      right: middle + width / 2 + band.displacement(for: position - last))
  }

  /// The nearest value to another one.
  func nearest(to value: Double) -> Double {
    switch values {
    case .toggle: value < 0.5 ? 0 : 1
    case .range(let range): range.nearest(to: value)
    case .segments(let segments): segments.nearest(to: value)
    }
  }

  /// The value of a drop whose middle is at a position; `old` if it can be nowhere else.
  func value(at position: Double, insteadOf old: Double) -> Double {
    switch values {
    case .toggle: return share(at: position).map { $0 < 0.5 ? 0 : 1 } ?? old
    case .range(let range): return share(at: position).map { range.value(at: $0) } ?? old
    case .segments(let segments):
      guard segments.count > 0, innerLength > 0 else { return old }
      let index = segments.index(at: (position - inset) / innerLength)
      // The segment whose middle is nearest is the one at that position, or one beside it.
      var nearest = index
      for other in max(index - 1, 0)...min(index + 1, segments.count - 1) {
        let (distance, least) = (
          abs(ends(at: Double(other)).middle - position),
          abs(ends(at: Double(nearest)).middle - position)
        )
        if distance < least { nearest = other }
      }
      return Double(nearest)
    }
  }

  /// The value that a tap at a position selects.
  func value(ofTapAt position: Double, insteadOf old: Double) -> Double {
    switch values {
    case .toggle: return 1 - old
    case .range: return value(at: position, insteadOf: old)
    case .segments(let segments):
      guard segments.count > 0, innerLength > 0 else { return old }
      return Double(segments.index(at: (position - inset) / innerLength))
    }
  }

  /// The value after a number of steps, as by the arrow keys.
  func value(_ old: Double, steppedBy steps: Double) -> Double {
    switch values {
    case .toggle: 1 - old
    case .range(let range): range.value(old, steppedBy: steps)
    case .segments(let segments): segments.index(Int(old), steppedBy: steps)
    }
  }

  /// The share of the way from the first stop to the last at a position of the drop's middle,
  /// from 0 to 1; 0 for a way of length 0.
  func progress(at position: Double) -> Double {
    let (first, last) = (ends(at: -.infinity).middle, ends(at: .infinity).middle)
    return last > first ? min(max((position - first) / (last - first), 0), 1) : 0
  }

  /// A Boolean value that indicates whether a position of the drop's middle is beyond its way.
  func isPastEnd(_ position: Double) -> Bool {
    position < ends(at: -.infinity).middle || position > ends(at: .infinity).middle
  }

  /// The share of the way at a position; nil for a way of length 0.
  private func share(at position: Double) -> Double? {
    ends(at: .infinity).middle > ends(at: -.infinity).middle ? progress(at: position) : nil
  }

  /// The share of the way at a value.
  func share(of value: Double) -> Double {
    if case .range(let range) = values { range.share(of: value) } else { min(max(value, 0), 1) }
  }

  /// The position of a point of the control along the axis.
  func position(of point: Vector2) -> Double {
    let position = isVertical ? point.y : point.x
    return isMirrored ? length - position : position
  }
}

/// The amounts by which a drop is larger while a finger holds it.
public struct DropGrowth: Equatable, Sendable {
  /// The amount by which the drop is longer along its track, in points.
  public var width: Double
  /// The amount by which the drop is thicker, in points.
  public var height: Double

  /// Creates amounts.
  ///
  /// A control counts a negative amount as 0, and one that is NaN as its default.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The amounts along the track and across it.
  var vector: Vector2 { Vector2(width, height) }
}

extension FieldVisitor {
  /// Visits the amounts by which a lifted drop is larger, as a group.
  mutating func growth(_ value: inout DropGrowth) {
    beginGroup("growth")
    number(&value.width, "width", in: .points, recommended: 0...32, step: 1, valid: .notNegative)
    number(&value.height, "height", in: .points, recommended: 0...32, step: 1, valid: .notNegative)
    endGroup()
  }
}
