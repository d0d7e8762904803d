extension JellyDrawerBody {
  /// The place and the measures of a drawer.
  public struct Settings: JellySettings {
    /// The edge of the container that the drawer comes from.
    public var edge: RectEdge
    /// The lengths at which the drawer rests, in any order; without any it is ``JellyDetent/large``
    /// alone.
    ///
    /// Their lengths are limited to 44 pt, which a finger needs, … ``maximumLength``. Of detents
    /// that are nearer to each other than 1 pt a finger selects only one.
    public var detents: JellyDetents
    /// The greatest length at which the drawer rests, in points; that of the container, if this is
    /// longer.
    public var maximumLength: Double
    /// The length of the content, in points, for ``JellyDetent/content``; 0 for a content that can
    /// have any length, which gets half of ``maximumLength``.
    public var contentLength: Double
    /// The length of a keyboard at the lower edge, in points, by which each detent is longer, as
    /// far as ``maximumLength`` allows; only for a drawer from the bottom.
    public var keyboardLength: Double
    /// The radius of the two free corners, in points; at most a quarter of the free edge.
    public var cornerRadius: Double
    /// The greatest depth of a dent in the edge, in points: the distance between the edge at rest
    /// and the content.
    public var headroom: Double
    /// A Boolean value that indicates whether a finger can dismiss the drawer.
    public var isDismissible: Bool
    /// The index of the largest detent at which the backdrop does not dim; nil for none.
    ///
    /// An index that is not that of a detent counts as nil.
    public var largestUndimmedDetent: Int?
    /// A Boolean value that indicates whether a finger that scrolls outwards over a scroller in the
    /// drawer lengthens the drawer first.
    public var expandsByScrolling: Bool

    /// Creates the settings of a drawer.
    ///
    /// A negative length counts as 0. A length that is NaN counts as the default.
    public init(
      edge: RectEdge = .bottom, detents: JellyDetents = .large, maximumLength: Double = .infinity,
      contentLength: Double = 0, keyboardLength: Double = 0, cornerRadius: Double = 20,
      headroom: Double = 18, isDismissible: Bool = true, largestUndimmedDetent: Int? = nil,
      expandsByScrolling: Bool = true
    ) {
      self.edge = edge
      self.detents = detents
      self.maximumLength = maximumLength
      self.contentLength = contentLength
      self.keyboardLength = keyboardLength
      self.cornerRadius = cornerRadius
      self.headroom = headroom
      self.isDismissible = isDismissible
      self.largestUndimmedDetent = largestUndimmedDetent
      self.expandsByScrolling = expandsByScrolling
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(edge: .bottom) }
  }
}

@_spi(Jelly) extension JellyDrawerBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it; an index of −1 stands for nil.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.choice(&edge, "edge")
    visitor.beginGroup("detents")
    detents.accept(&visitor)
    visitor.endGroup()
    visitor.number(
      &maximumLength, "maximumLength", in: .points, recommended: 300...900, step: 10,
      valid: .upToInfinity)
    visitor.number(
      &contentLength, "contentLength", in: .points, recommended: 0...800, step: 10,
      valid: .notNegative)
    visitor.number(
      &keyboardLength, "keyboardLength", in: .points, recommended: 0...400, step: 10,
      valid: .notNegative)
    visitor.number(
      &cornerRadius, "cornerRadius", in: .points, recommended: 0...40, step: 1,
      valid: .upToInfinity)
    visitor.number(
      &headroom, "headroom", in: .points, recommended: 0...60, step: 1, valid: .upToInfinity)
    visitor.flag(&isDismissible, "isDismissible")
    var undimmed = Double(largestUndimmedDetent ?? -1)
    let old = undimmed
    visitor.number(
      &undimmed, "largestUndimmedDetent", in: .ratio, recommended: -1...7, step: 1, valid: .signed)
    if undimmed != old { largestUndimmedDetent = undimmed >= 0 ? Int(min(undimmed, 1e6)) : nil }
    visitor.flag(&expandsByScrolling, "expandsByScrolling")
  }

  /// Without a detent the drawer has the default one.
  public mutating func limitFields() {
    if detents.count == 0 { detents = .large }
  }
}
