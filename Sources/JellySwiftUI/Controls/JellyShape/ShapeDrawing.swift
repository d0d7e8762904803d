#if canImport(SwiftUI)
  import Jelly
  import Observation
  import SwiftUI

  /// The outlines that a soft shape shows, which flow to others when they change.
  ///
  /// SwiftUI evaluates a view with its new outlines before it calls what observes them. Until then
  /// the old ones are shown.
  @MainActor @Observable final class ShapeDrawing {
    /// The outlines of the parts of a shape at rest, in a size.
    struct Outlines: Equatable {
      let size: CGSize
      let paths: [Path]

      /// The boxes of the parts, in points.
      var boxes: [CGRect] { paths.map(\.boundingRect) }
    }

    /// The outlines at rest, or to which the drawing flows; nil before the first.
    private(set) var shown: Outlines?
    /// The drawing on its way to ``shown``; nil at rest.
    @ObservationIgnored private(set) var flows: PathFlows?
    /// A Boolean value that indicates whether the present change must not be animated.
    @ObservationIgnored var disablesAnimations = false

    /// Returns the outlines of parts in a size, or those that are shown if a number is not finite.
    ///
    /// NaN is not equal to itself, so views would report a change in every update.
    func outlines(of parts: [some Shape], in size: CGSize) -> Outlines {
      let paths = parts.map { $0.path(in: CGRect(origin: .zero, size: size)) }
      if paths.allSatisfy(\.isFinite) { return Outlines(size: size, paths: paths) }
      return shown ?? Outlines(size: size, paths: [])
    }

    /// Returns what is shown at a time: each path with its part, or nil for the whole drawing.
    ///
    /// - Parameters:
    ///   - time: In seconds.
    ///   - outlines: The present outlines.
    func parts(at time: Double, of outlines: Outlines) -> [(part: Int?, path: Path)] {
      let still = shown.flatMap { $0.size == outlines.size ? $0 : nil } ?? outlines
      if let flows, isFlowing(at: time) { return flows.parts(at: time) }
      return still.paths.enumerated().map { (part: $0, path: $1) }
    }

    /// Returns whether the drawing is on its way at a time; then it is filled by the non-zero rule.
    func isFlowing(at time: Double) -> Bool { flows.map { time < $0.restTime } ?? false }

    /// Changes the outlines: they flow if they are others in the same size.
    func change(
      to outlines: Outlines, isEvenOdd: Bool, from place: Vector2?,
      of model: JellyModel<JellyShapeBody>
    ) {
      let isAnimated = !disablesAnimations
      disablesAnimations = false
      guard outlines != shown else { return }
      let before = shown
      shown = outlines
      guard let before else { return }
      guard before.size == outlines.size else {
        flows?.size = Vector2(outlines.size)
        return
      }
      let time = model.moment(of: model.clock.now())
      var flows =
        flows
        ?? PathFlows(
          before.paths, to: outlines.paths.count, isEvenOdd: isEvenOdd, in: model.control.size)
      self.flows = nil
      guard isAnimated,
        let event = flows?.change(
          model.control, to: outlines.paths, isEvenOdd: isEvenOdd, from: place, at: time),
        let flows, flows.restTime > time
      else { return }
      self.flows = flows
      model.send(event, at: time)
    }

    /// Frees the memory of a flow, at rest.
    func end() { flows = nil }
  }
#endif
