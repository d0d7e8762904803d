#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import JellyHosts
  import Observation
  import SwiftUI

  /// How a drawing is painted with the foreground style.
  struct ShapePaint: Equatable, FlowingPaint {
    /// The opacity of the fill.
    var fill: Double
    /// The width of the stroke, in points; 0 without one.
    var lineWidth: Double

    /// Returns the paint between this one and another one, which is there at a share of 1.
    func mixed(with end: Self, share: Double) -> Self {
      func mix(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
      return Self(
        fill: min(max(mix(fill, end.fill), 0), 1),
        lineWidth: max(mix(lineWidth, end.lineWidth), 0))
    }
  }

  /// The outlines that a soft shape shows, which flow to others when they change.
  ///
  /// SwiftUI evaluates a view with its new outlines before it calls what observes them. Until then
  /// the old ones are shown.
  @MainActor @Observable final class ShapeDrawing {
    /// The outlines of the parts of a shape at rest, in a size.
    struct Outlines: Equatable {
      let size: CGSize
      let paths: [Path]
      /// The width of their stroke, in points; nil if they are filled.
      var lineWidth: Double?

      /// The boxes of the parts, in points.
      var boxes: [CGRect] { paths.map(\.boundingRect) }

      /// How they are painted; a stroke grows from nothing, and shrinks to it.
      var paint: ShapePaint {
        guard let lineWidth else { return ShapePaint(fill: 1, lineWidth: 0) }
        return ShapePaint(fill: 0, lineWidth: paths.allSatisfy(\.isEmpty) ? 0 : lineWidth)
      }

      /// The part of the paint that decides about a flow.
      var morphPaint: MorphPaint { lineWidth.map { MorphPaint(width: $0) } ?? MorphPaint() }

      /// Reports the outlines to an observer.
      func report(to observer: any DrawingObserver) {
        observer.shape(shows: paths, in: Vector2(size), strokeWidth: lineWidth)
      }
    }

    /// The outlines at rest, or to which the drawing flows; nil before the first.
    private(set) var shown: Outlines?
    /// The drawing on its way to ``shown``.
    @ObservationIgnored private var flow = ShapeFlow<ShapePaint>()
    var flows: DrawingFlows? { flow.flows }
    /// A Boolean value that indicates whether the present change must not be animated.
    @ObservationIgnored var disablesAnimations = false

    /// Returns the outlines of parts in a size, or those that are shown if a number is not finite.
    ///
    /// NaN is not equal to itself, so views would report a change in every update.
    func outlines(of parts: [some Shape], lineWidth: Double?, in size: CGSize) -> Outlines {
      let paths = parts.map { $0.path(in: CGRect(origin: .zero, size: size)) }
      if paths.allSatisfy(\.isFinite) {
        return Outlines(size: size, paths: paths, lineWidth: lineWidth)
      }
      return shown ?? Outlines(size: size, paths: [])
    }

    /// Returns what is shown at a time: each path with its part, or nil for the whole drawing.
    ///
    /// - Parameters:
    ///   - time: In seconds.
    ///   - outlines: The present outlines.
    func parts(at time: Double, of outlines: Outlines) -> [(part: Int?, path: Path)] {
      if let flows, isFlowing(at: time) {
        return flows.parts.map { part, flow in
          var pen = PathPen()
          flow.draw(at: time, into: &pen)
          return (part, pen.path)
        }
      }
      return still(outlines).paths.enumerated().map { (part: $0, path: $1) }
    }

    /// Returns how all of it is painted at a time.
    func paint(at time: Double, of outlines: Outlines) -> ShapePaint {
      flow.paint(at: time, own: still(outlines).paint)
    }

    /// Returns the outlines at rest: those that are shown, unless the size is another one.
    private func still(_ outlines: Outlines) -> Outlines {
      shown.flatMap { $0.size == outlines.size ? $0 : nil } ?? outlines
    }

    /// Returns whether the drawing is on its way at a time; then it is filled by the non-zero rule.
    func isFlowing(at time: Double) -> Bool { flow.isFlowing(at: time) }

    /// Changes the outlines: they flow if they are others in the same size.
    ///
    /// A stroke of another width comes along with a flow; without one it is there at once.
    func change(
      to outlines: Outlines, isEvenOdd: Bool, from place: Vector2?,
      of model: JellyModel<JellyShapeBody>
    ) {
      let isAnimated = !disablesAnimations
      disablesAnimations = false
      guard outlines != shown else { return }
      let (before, time) = (shown, model.moment(of: model.clock.now()))
      let paint = paint(at: time, of: outlines)
      model.onObserve = { [weak self] in self?.shown?.report(to: $0) }
      model.reportDrawing()
      shown = outlines
      guard let before else { return }
      guard before.size == outlines.size else {
        return flow.resize(to: Vector2(outlines.size))
      }
      guard before.paths != outlines.paths || flows != nil else { return }
      guard isAnimated,
        let event = flow.change(
          model.control, from: (before.paths, before.morphPaint),
          to: (outlines.paths, outlines.morphPaint), isEvenOdd: isEvenOdd, shown: paint,
          from: place, at: time)
      else {
        flow.end()
        return model.reportRest()
      }
      model.send(event, at: time)
    }

    /// Frees the memory of a flow, at rest.
    func end() { flow.end() }
  }
#endif
