#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// Any content in an outline that gives way under a finger.
  ///
  ///     JellyBox(cornerRadius: 12, fill: .background) { Text("Touch me").padding() }
  public struct JellyBox<Content: View>: View {
    private let look: JellyBoxLook
    private let bulge: JellyBulge
    private let content: Content

    @State private var model: JellyModel<JellyFieldBody>
    @Environment(\.jelly.rejection) private var rejection
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - tuning: The tuning; a change counts from the next touch on.
    ///   - overshoot: The depth to which a press dents a soft outline, in points; nil for the
    ///     core's default. See ``/Jelly/JellyFieldBody/Settings/overshoot``.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - headroom: The room between the outline and what the content shows, in points, such as
    ///     the content's padding: no dent goes deeper. Nil for as deep as the corners allow.
    ///   - fill: The fill of the box.
    ///   - content: The content of the box, which has its size.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: JellyFieldBody.Tuning = .standard, overshoot: Double? = nil,
      cornerRadius: Double = 0, headroom: Double? = nil,
      fill: some ShapeStyle = .quaternary, @ViewBuilder content: () -> Content
    ) {
      self.init(
        JellyBoxLook(tuning, overshoot, cornerRadius, headroom, AnyShapeStyle(fill)),
        bulge: .whenTapped, content: content)
    }

    /// Creates a box whose outline moves for a given reason.
    init(_ look: JellyBoxLook, bulge: JellyBulge, @ViewBuilder content: () -> Content) {
      self.look = look
      self.bulge = bulge
      self.content = content()
      _model = State(
        initialValue: JellyModel(
          JellyFieldBody(size: .zero, settings: look.settings, tuning: look.tuning)))
    }

    /// The content in its box.
    public var body: some View {
      let content = content.reading(layoutDirection)
      JellyTimeline(model) { jelly, time in
        content
          .offset(x: jelly.shift(at: time))
          .background {
            PaintedOutline(fitted: jelly, at: time, look.fill).accessibilityHidden(true)
          }
      }
      .hosts(model, settings: look.settings, tuning: look.tuning)
      .contentShape(.rect)
      .modifier(
        BoxTaps(isActive: bulge.isByTap) {
          model.send(.touchBegan(Vector2($0)))
          model.send(.touchEnded(Vector2($0)))
        }
      )
      .onChange(of: bulge) {
        switch bulge {
        case .whenTapped, .never: break
        case .whenTappedAndNow: model.send(.focused())
        case .now: model.send(.bulged)
        }
      }
      .onChange(of: rejection) { model.send(.rejected) }
      .playsHaptics(for: model) { $0 == .shaken ? .error : nil }
      .inScreenCoordinates()
    }
  }

  /// The reason for which the outline of a box moves.
  enum JellyBulge: Equatable {
    /// A finger taps it.
    case whenTapped
    /// A finger taps it; and just now it has got the keyboard's focus.
    case whenTappedAndNow
    /// Nothing, for now.
    case never
    /// A press that begins just now, wherever it is.
    case now

    var isByTap: Bool { self == .whenTapped || self == .whenTappedAndNow }
  }

  /// Sees taps, unless what is in the box takes them.
  private struct BoxTaps: ViewModifier {
    let isActive: Bool
    let action: @MainActor (CGPoint) -> Void

    func body(content: Content) -> some View {
      if isActive { content.taps(perform: action) } else { content }
    }
  }

  /// The look of a box.
  struct JellyBoxLook {
    let tuning: JellyFieldBody.Tuning
    let overshoot: Double?
    let cornerRadius: Double
    let headroom: Double?
    let fill: AnyShapeStyle

    /// The padding of a style's content, in points; it keeps the outline clear of the content.
    static var padding: Double { 16 }

    init(
      _ tuning: JellyFieldBody.Tuning, _ overshoot: Double?, _ cornerRadius: Double,
      _ headroom: Double?, _ fill: AnyShapeStyle
    ) {
      self.tuning = tuning
      self.overshoot = overshoot
      self.cornerRadius = cornerRadius
      self.headroom = headroom
      self.fill = fill
    }

    /// The settings of a body of this look.
    var settings: JellyFieldBody.Settings {
      var settings = JellyFieldBody.Settings(cornerRadius: cornerRadius)
      settings.overshoot = overshoot ?? settings.overshoot
      settings.headroom = headroom ?? settings.headroom
      return settings
    }
  }

  extension View {
    /// Puts this view into an outline that gives way under a finger: ``JellyBox``.
    public func jellyBox(
      tuning: JellyFieldBody.Tuning = .standard, overshoot: Double? = nil,
      cornerRadius: Double = 0, headroom: Double? = nil,
      fill: some ShapeStyle = .quaternary
    ) -> some View {
      JellyBox(
        tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius, headroom: headroom,
        fill: fill
      ) { self }
    }

    /// Lets elastic fields and boxes inside shake whenever a value changes.
    ///
    ///     TextField("Code", text: $code)
    ///       .textFieldStyle(.jelly)
    ///       .jellyRejection(trigger: failureCount)
    ///
    /// - Parameter trigger: A value that changes whenever something that was entered is rejected.
    public func jellyRejection(trigger: some Hashable) -> some View {
      environment(\.jelly.rejection, AnyHashable(trigger))
    }
  }
#endif
