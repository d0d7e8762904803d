#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// An effect of a switch, a slider or segments, without its value.
  enum TrackMoment {
    /// A finger has come down.
    case grabbed
    /// A finger has dragged the drop to another stop.
    case crossed
    /// A person has changed the value.
    case changed
    /// The finger has left, and the value is as it was.
    case released
  }

  /// A modifier that lets a view run a control with a track, and reports what a person changes.
  struct TrackHosting<Control: JellyTrackControl>: ViewModifier {
    /// The model of the control.
    let model: JellyModel<Control>
    /// The settings of the control.
    let settings: Control.Settings
    /// The axis of the track.
    var axis = Axis.horizontal
    /// The closure that returns the haptics for the present value; nil for none.
    let feedback: @MainActor () -> JellyFeedback?
    /// The closure that returns what an effect is.
    let moment: @MainActor (Control.Effect) -> TrackMoment
    /// The closure that is called when a person has changed the value.
    let changed: @MainActor () -> Void
    /// The closure that sends the value to the control, whose settings may have changed it.
    let restore: @MainActor () -> Void

    @State private var log = TrackLog()
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
      content
        .touchShape(.rect)
        // A finger needs a larger area than the highlight of a pointer.
        .contentShape(.interaction, Rectangle().inset(by: -margin))
        .hosts(model, settings: settings, send: send)
        .finger(holds: model, along: axis)
        .onChange(of: model.reported.number) { before, number in
          let effects = model.reported.since(before)
          let first = number - effects.count
          let hasChanged = zip(first..., effects).contains { index, effect in
            moment(effect) == .changed && !log.isOfSettings(index)
          }
          if hasChanged { changed() }
        }
        .playsHaptics(for: model) { log.isFelt(moment($0)) ? feedback() : nil }
        .inScreenCoordinates()
    }

    /// The distance beside the control at which a finger still touches it, in points.
    private var margin: Double {
      let margins = TouchTarget.margins(around: model.control.size)
      return max(margins.x, margins.y)
    }

    /// Sends settings to the control; a value that they change is not one that a person has chosen.
    private func send(_ event: Control.Event) {
      let number = model.reported.number
      if model.send(event) != nil { log.setOfSettings(number) }
      restore()
    }
  }

  /// The effects of a control with a track that its haptics and its value depend on.
  @MainActor
  private final class TrackLog {
    /// The numbers of the latest effects that settings have caused.
    private var ofSettings: [Int] = []
    /// A Boolean value that indicates whether the finger has felt another stop.
    private var hasCrossed = false

    /// Remembers that settings have caused an effect.
    func setOfSettings(_ number: Int) { ofSettings = ofSettings.suffix(7) + [number] }

    /// Returns whether settings have caused an effect.
    func isOfSettings(_ number: Int) -> Bool { ofSettings.contains(number) }

    /// Returns whether a person feels an effect: each stop to which the drop comes, once.
    func isFelt(_ moment: TrackMoment) -> Bool {
      switch moment {
      case .grabbed:
        hasCrossed = false
        return false
      case .crossed:
        hasCrossed = true
        return true
      case .changed:
        defer { hasCrossed = false }
        return !hasCrossed
      case .released: return false
      }
    }
  }

  /// The drop of a switch, a slider or segments.
  struct DropOutline<Control: JellyControl>: View {
    private let control: Control
    private let time: Double
    private let fill: AnyShapeStyle
    private let lift: Double

    @Environment(\.jelly.shadow) private var shadow

    /// Shows the drop of a control as it is at `time`, lifted by 0 to 1.
    init(_ control: Control, at time: Double, _ fill: AnyShapeStyle, lift: Double) {
      self.control = control
      self.time = time
      self.fill = fill
      self.lift = lift
    }

    var body: some View {
      PaintedOutline(JellyOutlineShape(control, at: time), fill)
        .environment(\.jelly.shadow, (shadow ?? .ofDrop).lifted(by: lift))
        // The edge of a white drop on a white page.
        .overlay {
          JellyOutlineShape(control, at: time)
            .stroke(Color(.sRGBLinear, white: 0, opacity: 0.06), style: StrokeStyle(lineWidth: 0.5))
        }
    }
  }

  extension JellyShadow {
    /// The shadow of a drop, by which a white one can be seen on a white track; its opacity is that
    /// in a page.
    fileprivate static var ofDrop: Self {
      Self(color: Color(.sRGBLinear, white: 0, opacity: 0.16), radius: 4, x: 0, y: 2)
    }
  }
#endif
