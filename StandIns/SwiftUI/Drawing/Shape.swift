/// A value that can be added and scaled, so that it can be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it longer.
  mutating func scale(by rhs: Double)
  /// Its length, squared.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Makes it longer.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// Its length, squared.
  public var magnitudeSquared: Double { self * self }
}

/// Nothing that could be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// None.
  public static var zero: Self { Self() }
  /// None.
  public static func + (left: Self, right: Self) -> Self { left }
  /// None.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Makes it longer.
  public mutating func scale(by rhs: Double) {}
  /// Its length, squared.
  public var magnitudeSquared: Double { 0 }
}

/// A value that can be animated.
public protocol Animatable {
  /// The type of the values that change in an animation.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The values that change in an animation.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// No one's actor: what conforms to a protocol of the main actor's and to one of this actor's is
/// inferred to be of neither, as Apple's shapes are.
@globalActor public actor _NoActor {
  /// No one.
  public static let shared = _NoActor()
}

/// Takes away the isolation that another protocol would infer.
@_NoActor @_marker public protocol _RemoveGlobalActorIsolation {}

/// A shape that can be drawn in any rectangle.
@preconcurrency
public protocol Shape:
  Sendable, Animatable, View, _RemoveGlobalActorIsolation
{
  /// Its outline.
  nonisolated func path(in rect: CGRect) -> Path
  /// The behavior of the shape where text runs the other way.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// It is mirrored where text runs from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// The behavior of a shape where text runs the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is mirrored.
  case mirrors(in: LayoutDirection)
  /// It is mirrored where text runs from right to left.
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The shape, filled.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), isStroked: false)
  }
}

extension Shape {
  /// Fills the shape.
  @MainActor public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, isStroked: false, fillStyle: style)
  }
  /// Draws a line along the shape.
  @MainActor public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some View {
    _ShapeView(
      shape: self, style: content, isStroked: true, strokeStyle: StrokeStyle(lineWidth: lineWidth))
  }
  /// Draws a line along the shape.
  @MainActor public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { _ShapeView(shape: self, style: content, isStroked: true, strokeStyle: style) }
  /// Returns a part of the shape's line.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape { _TrimmedShape(shape: self, start: startFraction, end: endFraction) }
}

/// The way in which a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule applies.
  public var isEOFilled: Bool
  /// By the non-zero rule, or the other.
  public init(eoFill: Bool = false, antialiased: Bool = true) { isEOFilled = eoFill }
}

/// The way in which a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width.
  public var lineWidth: CGFloat
  /// The form of its ends.
  public var lineCap: CGLineCap
  /// The form of its corners.
  public var lineJoin: CGLineJoin
  /// The length of a corner's point from which on it is cut, in widths.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and of the gaps.
  public var dash: [CGFloat]
  /// The length at which the dashes begin.
  public var dashPhase: CGFloat
  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// A point.
  case miter
  /// An arc.
  case round
}

/// The form of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// At once.
  case butt
  /// In a half circle.
  case round
}

/// A shape, painted.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, Primitive {
  let shape: Content
  let style: Style
  let isStroked: Bool
  var fillStyle = FillStyle()
  var strokeStyle: StrokeStyle?

  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] {
    let isMirrored =
      shape.layoutDirectionBehavior == .mirrors(in: context.environment.layoutDirection)
    let outline = shape.path(in: CGRect(origin: .zero, size: context.size))
    let path = isMirrored ? outline.mirrored(within: context.size.width) : outline
    let values: [String: Any] = [
      "path": path, "style": "\(style)", "isStroked": isStroked, "shape": shape,
      "fillStyle": fillStyle, "strokeStyle": strokeStyle as Any,
    ]
    return [Node("shape", values, [], in: context)]
  }
}

/// A part of a shape's line.
struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// A circle in the middle.
public struct Circle: Shape {
  /// Creates a circle.
  public nonisolated init() {}
  /// Its outline, only begun.
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}

/// A shape that can be made smaller on all sides, or larger.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller by a distance on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Circle: InsettableShape {
  /// Returns the circle, with a smaller radius.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetCircle(amount: amount)
  }
}

/// A circle with a smaller radius, or a larger one.
struct _InsetCircle: InsettableShape {
  let amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    Circle().path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated func inset(by amount: CGFloat) -> _InsetCircle {
    _InsetCircle(amount: self.amount + amount)
  }
}

/// The form of a rectangle's rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// By quarters of a circle.
  case circular
  /// By a curve that bends more and more.
  case continuous
}

/// All of the rectangle but its corners.
public struct RoundedRectangle: Shape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// Its outline, only begun.
  public nonisolated func path(in rect: CGRect) -> Path {
    Rectangle().path(in: rect.offsetBy(dx: cornerSize.width, dy: 0))
  }
}

/// All of the rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public nonisolated init() {}
  /// Its outline, only begun.
  public nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    return path
  }
}

extension Rectangle: InsettableShape {
  /// Returns the rectangle, smaller by a distance on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRectangle(amount: amount)
  }
}

/// A rectangle that is smaller on all sides, or larger.
struct _InsetRectangle: InsettableShape {
  let amount: CGFloat
  nonisolated func path(in rect: CGRect) -> Path {
    Rectangle().path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated func inset(by amount: CGFloat) -> _InsetRectangle {
    _InsetRectangle(amount: self.amount + amount)
  }
}

extension Shape where Self == Rectangle {
  /// All of the rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns all of the rectangle but its corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle.
  public static var circle: Circle { Circle() }
}
