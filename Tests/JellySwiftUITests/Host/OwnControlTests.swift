import Jelly
import JellyRecording
import JellySwiftUI
import SwiftUI
import Testing

/// A string whose middle a finger pulls, written with what the library declares as public.
private struct StringBody: JellyControl {
  struct Settings: JellySettings {
    /// The part of a pull by which the string follows.
    var follow = 1.0
    var clamped: Self { self }
    mutating func accept(_ visitor: inout some FieldVisitor) {
      visitor.number(&follow, "follow", in: .ratio, recommended: 0...1, step: 0.1, valid: 0...1)
    }
  }

  struct Tuning: JellyTuning {
    var spring: DampedSpring
    static let standard = Self(spring: DampedSpring(response: 0.4, dampingRatio: 0.3))
    static let liquid = Self(spring: DampedSpring(response: 0.6, dampingRatio: 0.2))
    static let classic = Self(spring: DampedSpring(response: 0.4, dampingRatio: 0.5))
    static let reduced = Self(spring: DampedSpring(response: 0.2, dampingRatio: 1))
    mutating func accept(_ visitor: inout some FieldVisitor) {
      visitor.spring(&spring, "spring")
    }
  }

  enum Event: TouchEvent {
    case sizeChanged(Vector2)
    case tuningChanged(Tuning)
    case settingsChanged(Settings)
    case touchBegan(Vector2, id: Int)
    case touchMoved(Vector2, id: Int)
    case touchEnded(Vector2, id: Int)
    case touchCancelled
    case plucked

    func accept(_ visitor: inout some FieldVisitor) -> StaticString { "event" }
  }

  enum Effect: Equatable, Sendable { case released }

  private(set) var size: Vector2
  private(set) var settings: Settings
  private(set) var tuning: Tuning
  private var isHeld = false
  private var motion: SpringMotion<Double>
  private var now = -Double.infinity

  init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    (self.size, self.settings, self.tuning) = (size, settings, tuning)
    motion = SpringMotion(
      from: 0, velocity: 0, to: 0, spring: tuning.spring, startTime: -1e9, tolerance: 0.005)
  }

  mutating func handle(_ event: Event, at time: Double) -> Effect? {
    now = max(now, time)
    switch event {
    case .sizeChanged(let size): self.size = size
    case .tuningChanged(let tuning): self.tuning = tuning
    case .settingsChanged(let settings): self.settings = settings
    case .touchBegan(let point, _), .touchMoved(let point, _):
      isHeld = true
      move(from: settings.follow * point.y)
    case .touchEnded, .touchCancelled:
      isHeld = false
      move(from: depth(at: now))
      return .released
    case .plucked: move(from: 20)
    }
    return nil
  }

  private mutating func move(from depth: Double) {
    motion = SpringMotion(
      from: depth, velocity: 0, to: 0, spring: tuning.spring, startTime: now, tolerance: 0.005)
  }

  func draw(at time: Double, into path: inout some PathBuilder) {
    path.move(to: .zero)
    path.addQuadCurve(to: [size.x, 0], control: [size.x / 2, 2 * depth(at: time)])
  }

  var restTime: Double { isHeld ? now : motion.restTime }

  private func depth(at time: Double) -> Double {
    motion.value(at: isHeld ? motion.startTime : time)
  }
}

/// A view of an app's own, with two lines for the host.
private struct StringView: View {
  @State private var model = JellyModel(StringBody(size: .zero))

  var body: some View {
    JellyTimeline(model) { control, time in
      JellyOutlineShape(control, at: time).fill(.red)
      Text("\(control.size.x)")
    }
    .jellyControl(model)
    Button("Pluck") { model.send(.plucked) }
  }
}

extension HostTests {
  @MainActor @Suite("A control of an app's own in SwiftUI")
  struct OwnControlTests {
    private func control(on stage: Stage) -> StringBody? {
      var found: StringBody?
      stage.screen.visit { if let model = $0 as? JellyModel<StringBody> { found = model.control } }
      return found
    }

    @Test("gets its size, its tuning and its settings, also when they change")
    func surroundings() {
      let stage = Stage(300, 60) {
        StringView()
          .jellyTuning(.liquid)
          .jellySettings(of: StringBody.self) { $0.follow = 0.5 }
      }
      #expect(control(on: stage)?.size == [300, 60])
      #expect(control(on: stage)?.tuning == .liquid)
      #expect(control(on: stage)?.settings.follow == 0.5)
      stage.screen.environment.accessibilityReduceMotion = true
      stage.screen.size.width = 200
      stage.screen.update()
      #expect(control(on: stage)?.size == [200, 60])
      #expect(control(on: stage)?.tuning == .reduced)
    }

    @Test("moves until it rests, and then asks for no frame")
    func motion() throws {
      var effects: [StringBody.Effect] = []
      let stage = Stage(300, 60) {
        StringView().onJellyEffect(of: StringBody.self) { effects.append($0) }
      }
      #expect(stage.screen.runningTimelines == 0)
      let rest = stage.outline()
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 150, y: 10), time: 0))
      finger.move(to: CGPoint(x: 150, y: 40), time: 0.125)
      #expect(stage.screen.runningTimelines == 0)
      #expect(stage.outline()?.pathData == "M0 0Q150 80 300 0")
      finger.lift(at: CGPoint(x: 150, y: 40), time: 0.25)
      #expect(effects == [.released])
      #expect(stage.screen.runningTimelines == 1)
      stage.play()
      #expect(stage.screen.runningTimelines == 0)
      #expect(stage.outline() == rest)
    }

    @Test("takes events from the app's code")
    func events() throws {
      let stage = Stage(300, 60) { StringView() }
      stage.wait(until: 0)
      stage.screen.perform(try #require(stage.screen.all("button").first))
      #expect(stage.screen.runningTimelines == 1)
      #expect(stage.outline()?.pathData == "M0 0Q150 40 300 0")
      stage.play()
      #expect(stage.screen.runningTimelines == 0)
    }
  }
}
