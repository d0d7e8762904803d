#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// The tuning of a field or box, for example `.standard` or `.classic`.
  public typealias ElasticFieldTuning = ElasticField.Tuning

  /// Any content in an outline that gives way under a finger.
  ///
  ///     ElasticBox(cornerRadius: 12, fill: .background) { Text("Touch me").padding() }
  public struct ElasticBox<Content: View>: View {
    private let look: ElasticBoxLook
    private let bulge: ElasticBulge
    private let content: Content

    @State private var model: ElasticModel<ElasticField>
    @Environment(\.elasticRejection) private var rejection
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - tuning: The tuning; a change counts from the next touch on.
    ///   - overshoot: The depth to which a press dents a soft outline, in points; nil for the
    ///     core's default. See ``/Jelly/ElasticField/overshoot``.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - fill: The fill of the box.
    ///   - content: The content of the box, which has its size.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary, @ViewBuilder content: () -> Content
    ) {
      self.init(
        ElasticBoxLook(
          tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius,
          fill: AnyShapeStyle(fill)),
        bulge: .whenTapped, content: content)
    }

    /// Creates a box whose outline moves for a given reason.
    init(_ look: ElasticBoxLook, bulge: ElasticBulge, @ViewBuilder content: () -> Content) {
      self.look = look
      self.bulge = bulge
      self.content = content()
      _model = State(initialValue: ElasticModel(look.body))
    }

    /// The content in its box.
    public var body: some View {
      let content = content.reading(layoutDirection)
      ElasticTimeline(model) { elastic, time in
        content
          .offset(x: elastic.shift(at: time))
          .background {
            PaintedOutline(ElasticShape(elastic, at: time), look.fill).accessibilityHidden(true)
          }
      }
      .hosts(model, tuning: look.tuning)
      .contentShape(.rect)
      .modifier(
        BoxTaps(isActive: bulge.isByTap) {
          model.send(.touchBegan(Vector2($0)))
          model.send(.touchEnded(Vector2($0)))
        }
      )
      .onChange(of: look.shape) {
        let body = look.body
        model.send(.shaped(overshoot: body.overshoot, cornerRadius: body.cornerRadius))
      }
      .onChange(of: bulge) {
        switch bulge {
        case .whenTapped, .never: break
        case .whenTappedAndNow: model.send(.focused())
        case .now: model.send(.bulged)
        }
      }
      .onChange(of: rejection) { model.send(.rejected) }
      .feels(model) { $0 == .shaken ? .error : nil }
      .inScreenCoordinates()
    }
  }

  /// The reason for which the outline of a box moves.
  enum ElasticBulge: Equatable {
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
  struct ElasticBoxLook {
    let tuning: ElasticFieldTuning
    let overshoot: Double?
    let cornerRadius: Double
    let fill: AnyShapeStyle

    /// A body of this look.
    var body: ElasticField {
      ElasticField(
        size: .zero, overshoot: overshoot ?? ElasticField(size: .zero).overshoot,
        cornerRadius: cornerRadius, tuning: tuning)
    }

    /// The numbers of it that make the body's shape.
    var shape: Vector2 { Vector2(overshoot ?? .infinity, cornerRadius) }
  }

  extension View {
    /// Puts this view into an outline that gives way under a finger: ``ElasticBox``.
    public func elasticBox(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary
    ) -> some View {
      ElasticBox(
        tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius, fill: fill
      ) { self }
    }

    /// Lets elastic fields and boxes inside shake whenever a value changes.
    ///
    ///     TextField("Code", text: $code)
    ///       .textFieldStyle(.elastic)
    ///       .elasticRejection(trigger: failureCount)
    ///
    /// - Parameter trigger: A value that changes whenever something that was entered is rejected.
    public func elasticRejection(trigger: some Hashable) -> some View {
      environment(\.elasticRejection, AnyHashable(trigger))
    }
  }

  extension EnvironmentValues {
    /// The value that makes fields shake when it changes.
    var elasticRejection: AnyHashable? {
      get { self[ElasticRejectionKey.self] }
      set { self[ElasticRejectionKey.self] = newValue }
    }
  }

  private struct ElasticRejectionKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
  }

  // A provider and not the macro, which only Apple's toolchain has.
  struct ElasticField_Previews: PreviewProvider {
    private struct Preview: View {
      @State private var name = ""
      @State private var failureCount = 0

      var body: some View {
        VStack(spacing: 24) {
          TextField("Name", text: $name)
            .textFieldStyle(ElasticTextFieldStyle(cornerRadius: 12))
            .elasticRejection(trigger: failureCount)
          Button("Reject") { failureCount += 1 }.elasticBox(cornerRadius: 12)
        }
        .padding()
      }
    }

    static var previews: some View { Preview() }
  }
#endif
