#if canImport(SwiftUI)
  public import Jelly
  public import SwiftUI

  /// How a field or box feels, for example `.standard` or `.classic`.
  public typealias ElasticFieldTuning = ElasticField.Tuning

  /// Any content in an outline that bulges under a finger.
  ///
  ///     ElasticBox(cornerRadius: 12, fill: .background) { Text("Touch me").padding() }
  public struct ElasticBox<Content: View>: View {
    private let look: ElasticBoxLook
    private let isFocused: Bool
    private let content: Content

    @State private var model: ElasticModel<ElasticField>
    @Environment(\.elasticRejection) private var rejection
    @Environment(\.layoutDirection) private var layoutDirection

    /// Puts a content into a box.
    ///
    /// - Parameters:
    ///   - tuning: How the box feels; a change counts from the next touch on.
    ///   - overshoot: How far a side's control point moves outwards, in points; the core's if nil.
    ///     Negative dents.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - fill: What the box is filled with.
    ///   - content: What is in it; it is as large.
    /// - Precondition: The tuning is sound.
    public init(
      tuning: ElasticFieldTuning = .standard, overshoot: Double? = nil, cornerRadius: Double = 0,
      fill: some ShapeStyle = .quaternary, @ViewBuilder content: () -> Content
    ) {
      self.init(
        ElasticBoxLook(
          tuning: tuning, overshoot: overshoot, cornerRadius: cornerRadius,
          fill: AnyShapeStyle(fill)),
        isFocused: false, content: content)
    }

    /// Puts a content into a box that knows whether the keyboard's focus is there.
    init(_ look: ElasticBoxLook, isFocused: Bool, @ViewBuilder content: () -> Content) {
      self.look = look
      self.isFocused = isFocused
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
            ElasticShape(elastic, at: time).fill(look.fill).accessibilityHidden(true)
          }
      }
      .hosts(model, tuning: look.tuning)
      .contentShape(.rect)
      .taps { model.send(.touchBegan(Vector2($0))) }
      .onChange(of: look.shape) {
        let body = look.body
        model.send(.shaped(overshoot: body.overshoot, cornerRadius: body.cornerRadius))
      }
      .onChange(of: isFocused) {
        if isFocused { model.send(.focused) }
      }
      .onChange(of: rejection) { model.send(.rejected) }
      .feels(model) { $0 == .shaken ? .error : nil }
      .inScreenCoordinates()
    }
  }

  /// What a box is like.
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

    /// What of it is the body's shape.
    var shape: Vector2 { Vector2(overshoot ?? .infinity, cornerRadius) }
  }

  extension View {
    /// Puts this view into an outline that bulges under a finger: ``ElasticBox``.
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
    /// - Parameter trigger: What changes when what is in them is not what it should be.
    public func elasticRejection(trigger: some Hashable) -> some View {
      environment(\.elasticRejection, AnyHashable(trigger))
    }
  }

  extension EnvironmentValues {
    /// What makes fields shake when it changes.
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
