extension JellyShapeBody {
  /// The place of the drawing.
  public struct Settings: JellySettings {
    /// The bounding box of the drawing, in shares of the size.
    ///
    /// A shape that moves adopts another box when it rests.
    public var bounds: Bounds

    /// Creates the settings of a drawing with a bounding box, by default the whole size.
    public init(bounds: Bounds = Bounds()) { self.bounds = bounds }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(bounds: Bounds()) }
  }

  /// The bounding box of a drawing or of a part of it, in shares of the size of the shape.
  public struct Bounds: Equatable, Sendable {
    /// The left end, as a share of the width.
    public var left: Double
    /// The upper end, as a share of the height.
    public var top: Double
    /// The right end, as a share of the width.
    public var right: Double
    /// The lower end, as a share of the height.
    public var bottom: Double

    /// Creates a box, by default the whole size.
    public init(left: Double = 0, top: Double = 0, right: Double = 1, bottom: Double = 1) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// Creates a box that begins at a point and has a size of its own, both in points.
    ///
    /// - Parameters:
    ///   - origin: The upper left corner of the box.
    ///   - extent: Its width and height.
    ///   - size: The size of the shape.
    /// - Returns: The box; nil if it is not finite.
    package init?(_ origin: Vector2, _ extent: Vector2, in size: Vector2) {
      let (start, end) = (origin / size, (origin + extent) / size)
      guard start.isFinite, end.isFinite else { return nil }
      self.init(left: start.x, top: start.y, right: end.x, bottom: end.y)
    }

    /// The box of a part that the drawing does not have.
    static var none: Self { Self(right: 0, bottom: 0) }

    /// The same box, with ends that are near the size, and in order.
    var clamped: Self {
      func share(_ value: Double, or standard: Double) -> Double {
        value == value ? min(max(value, -Self.maximumDistance), Self.maximumDistance) : standard
      }
      let (left, top) = (share(left, or: 0), share(top, or: 0))
      return Self(
        left: left, top: top, right: max(share(right, or: 1), left),
        bottom: max(share(bottom, or: 1), top))
    }

    /// The upper left and the lower right corner of the box, in points.
    func corners(in size: Vector2) -> (start: Vector2, end: Vector2) {
      (size * Vector2(left, top), size * Vector2(right, bottom))
    }

    /// The middle of the box, and its longer side, in points.
    func square(in size: Vector2) -> (center: Vector2, size: Double) {
      let (start, end) = corners(in: size)
      let extent = end - start
      return ((start + end) / 2, Limits.length(max(extent.x, extent.y)))
    }

    /// The farthest that a box reaches, in sizes.
    private static var maximumDistance: Double { 100 }
  }
}

@_spi(Jelly) extension JellyShapeBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.beginGroup("bounds")
    bounds.accept(&visitor)
    visitor.endGroup()
  }

  /// Limits the ends of the box to be in order.
  public mutating func limitFields() { bounds = bounds.clamped }
}

// Embedded Swift allows only SPI to use a conformance that is SPI.
@_spi(Jelly) extension JellyShapeBody.Bounds {
  /// Accepts a visitor of every field, which may change it.
  mutating func accept(_ visitor: inout some FieldVisitor) {
    func end(_ value: inout Double, _ name: StaticString) {
      visitor.number(
        &value, name, in: .ratio, recommended: .share, step: 0.01,
        valid: -Self.maximumDistance...Self.maximumDistance)
    }
    end(&left, "left")
    end(&top, "top")
    end(&right, "right")
    end(&bottom, "bottom")
  }
}
