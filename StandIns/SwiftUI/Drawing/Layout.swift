/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// The edge at which text begins.
  case leading
  /// Below.
  case bottom
  /// The edge at which text ends.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    /// A bit a side.
    public let rawValue: Int8
    /// Of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static let top = Set(rawValue: 1)
    /// The edge at which text begins.
    public static let leading = Set(rawValue: 2)
    /// Below.
    public static let bottom = Set(rawValue: 4)
    /// The edge at which text ends.
    public static let trailing = Set(rawValue: 8)
    /// Beside.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A side of a line.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Where it begins.
  case leading
  /// Where it ends.
  case trailing
}

/// Above or below.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
}

/// How a view with a shape fills its space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is inside.
  case fit
  /// It covers all.
  case fill
}

/// Across or upright.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal
  /// Upright.
  case vertical
}

/// Lengths on all sides.
public struct EdgeInsets: Equatable, Sendable {
  /// Above.
  public var top: CGFloat
  /// The inset of the edge at which text begins.
  public var leading: CGFloat
  /// Below.
  public var bottom: CGFloat
  /// The inset of the edge at which text ends.
  public var trailing: CGFloat
  /// Of lengths.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// The position of a view in a larger one.
public struct Alignment: Hashable, Sendable {
  let name: String
  /// In the middle.
  public static let center = Alignment(name: "center")
  /// In the middle above.
  public static let top = Alignment(name: "top")
  /// In the middle below.
  public static let bottom = Alignment(name: "bottom")
  /// The edge at which text begins.
  public static let leading = Alignment(name: "leading")
  /// The top corner at which text begins.
  public static let topLeading = Alignment(name: "topLeading")
  /// The top corner at which text ends.
  public static let topTrailing = Alignment(name: "topTrailing")
  /// The bottom corner at which text ends.
  public static let bottomTrailing = Alignment(name: "bottomTrailing")
}

/// Views over each other.
public struct ZStack<Content: View>: View {
  private let content: Content
  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The views.
  public var body: some View { content.attach("zStack") { $0.phase = .identity } }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  private let content: Content
  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
  /// The views.
  public var body: some View { content.attach("vStack") { $0.phase = .identity } }
}

/// Views side by side.
public struct HStack<Content: View>: View {
  private let content: Content
  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  /// The views.
  public var body: some View { content.attach("hStack") { $0.phase = .identity } }
}

/// A view that takes all the remaining space.
public struct Spacer: View, Primitive {
  /// A primitive has none.
  public typealias Body = Never
  /// Creates one.
  public init(minLength: CGFloat? = nil) {}

  func build(in context: Context) -> [Node] { [Node("spacer", [:], [], in: context)] }
}

/// The information that a view can read about its geometry.
public struct GeometryProxy: Sendable {
  /// Its size.
  public let size: CGSize
  /// The parts of it that are covered.
  public let safeAreaInsets: EdgeInsets
  /// Its middle in the view with a name around it; `position(x:y:)` and `offset(x:y:)` move it.
  let middle: CGPoint?

  /// Returns its rectangle in the coordinates of a view around it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let middle = middle ?? CGPoint(x: size.width / 2, y: size.height / 2)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension View {
  /// Gives the view a size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    attach("frame") {
      $0.size = CGSize(width: width ?? $0.size.width, height: height ?? $0.size.height)
    }
  }
  /// Gives the view a size between others.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    attach("frame") {
      $0.size.width = min(max($0.size.width, minWidth ?? 0), maxWidth ?? .infinity)
      $0.size.height = min(max($0.size.height, minHeight ?? 0), maxHeight ?? .infinity)
    }
  }
  /// Gives the view the largest size, or the smallest, of a shape.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    attach("aspectRatio") {
      let (width, height) = ($0.size.width, $0.size.height)
      guard let ratio = aspectRatio else { return }
      let fit = (contentMode == .fit ? min : max)(width, height * ratio)
      $0.size = CGSize(width: fit, height: fit / ratio)
    }
  }
  /// Fixes the view at its ideal size, which here is set only by a frame inside.
  public func fixedSize() -> some View { attach("fixedSize") { $0.size = .zero } }
  /// Fixes the view at its ideal size one way, or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    attach("fixedSize") {
      if horizontal { $0.size.width = 0 }
      if vertical { $0.size.height = 0 }
    }
  }
  /// Adds space around the view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    attach("padding", ["edges": edges, "length": length as Any])
  }
  /// Adds space around the view.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// Makes the safe area smaller.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    attach("safeAreaPadding", ["edges": edges, "length": length as Any])
  }
  /// Lays views behind.
  public func background<Behind: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Behind
  ) -> some View {
    let behind = content()
    return attach("background", beside: { $0.build(behind, at: "0") })
  }
  /// Lays views over the view.
  public func overlay<Above: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Above
  ) -> some View {
    let above = content()
    return attach("overlay", ["alignment": alignment], beside: { $0.build(above, at: "0") })
  }
  /// Puts the middle of the view there.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attach("position", ["x": x, "y": y]) {
      let isMirrored = $0.environment.layoutDirection == .rightToLeft
      $0.middle = CGPoint(x: isMirrored ? $0.size.width - x : x, y: y)
    }
  }
  /// Names its coordinates for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    attach("coordinateSpace", ["name": name.name]) { $0.middle = nil }
  }
  /// Shows the view elsewhere.
  ///
  /// It is the origin of the view's own coordinates that moves, as in OpenSwiftUI (_OffsetEffect in
  /// OpenSwiftUICore/Layout/Modifier/OffsetEffect.swift).
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attach("offset", ["x": x, "y": y]) {
      let middle = $0.middle ?? CGPoint(x: $0.size.width / 2, y: $0.size.height / 2)
      $0.middle = CGPoint(x: middle.x + x, y: middle.y + y)
    }
  }
  /// Shows the view turned.
  public func rotationEffect(_ angle: Angle) -> some View {
    attach("rotation", ["radians": angle.radians])
  }
  /// Shows the view larger.
  public func scaleEffect(_ scale: CGFloat) -> some View { attach("scale", ["value": scale]) }
  /// Shows the view through.
  public func opacity(_ opacity: Double) -> some View { attach("opacity", ["value": opacity]) }
  /// Paints the view.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    attach("foregroundStyle", ["style": "\(style)"])
  }
  /// Lays the view over or under others.
  public func zIndex(_ value: Double) -> some View { attach("zIndex", ["value": value]) }
  /// Cuts the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    attach("clipShape", ["shape": shape])
  }
  /// Clips the view.
  public func clipped() -> some View { attach("clipped") }
  /// Draws several as one.
  public func compositingGroup() -> some View { attach("compositingGroup") }
  /// Sets the type.
  public func font(_ font: Font?) -> some View {
    attach("font", ["font": font as Any]) { $0.environment.font = font }
  }
  /// Says how many lines.
  public func lineLimit(_ number: Int?) -> some View { attach("lineLimit") }
  /// Another identity is another view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    attach("id", ["id": id]) { $0 = $0.at("id\(id)") }
  }
  /// Tells of the view's place.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    attach(
      "onGeometryChange",
      then: { context in
        let last = context.kept("geometry") { Kept<Value?>(nil) }
        let value = transform(
          GeometryProxy(
            size: context.size, safeAreaInsets: context.screen.headlessInsets,
            middle: context.middle))
        guard last.value != value else { return }
        last.value = value
        context.screen.later { action(value) }
      })
  }
}

/// A type.
public struct Font: Hashable, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  /// A small one.
  public static let caption = Font("caption")
  /// Of a footnote.
  public static let footnote = Font("footnote")
  /// A medium one.
  public static let body = Font("body")
  /// A large one.
  public static let title2 = Font("title2")
  /// Returns a bolder one.
  public func weight(_ weight: Weight) -> Font { Font("\(name) \(weight)") }
  /// The weight of a font.
  public enum Weight: Sendable {
    /// Half.
    case semibold
  }
}

/// The horizontal position of a view.
public struct HorizontalAlignment: Equatable, Sendable {
  let share: CGFloat
  /// The edge at which text begins.
  public static let leading = Self(share: 0)
  /// In the middle.
  public static let center = Self(share: 0.5)
  /// The edge at which text ends.
  public static let trailing = Self(share: 1)
}

/// The vertical position of a view.
public struct VerticalAlignment: Equatable, Sendable {
  let share: CGFloat
  /// Above.
  public static let top = Self(share: 0)
  /// In the middle.
  public static let center = Self(share: 0.5)
  /// Below.
  public static let bottom = Self(share: 1)
}

/// The size of a view, and the positions of its guides.
public struct ViewDimensions: Equatable, Sendable {
  /// Its width.
  public let width: CGFloat
  /// Its height.
  public let height: CGFloat
  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * guide.share }
  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { height * guide.share }
}

extension View {
  /// Says where a line of the view is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { attach("alignmentGuide") }
  /// Says where a line of the view is.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { attach("alignmentGuide") }
}
