#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// A modifier that bends what a view shows as a press is bent.
  struct PressBend: ViewModifier {
    /// The press, which is as large as the view.
    let press: JellyPressBody
    /// The time, in seconds on the clock of the press.
    let time: Double

    @Environment(\.jelly.shaders) private var shaders

    func body(content: Content) -> some View {
      if let library = shaders ?? ShaderBundle.library {
        let grid = PressGrid(of: press, at: time)
        content.distortionEffect(
          grid.shader(in: library), maxSampleOffset: grid.reach, isEnabled: grid.reach != .zero)
      } else {
        content.carried(by: press, at: time)
      }
    }
  }

  extension View {
    /// Moves a view as the middle of a press moves, with the deformation there.
    func carried(by press: JellyPressBody, at time: Double) -> some View {
      let (middle, frame) = (press.size / 2, press.localFrame(at: press.size / 2, time: time))
      let start = frame.origin - frame.xAxis * middle.x - frame.yAxis * middle.y
      var transform = ProjectionTransform()
      (transform.m11, transform.m12) = (frame.xAxis.x, frame.xAxis.y)
      (transform.m21, transform.m22) = (frame.yAxis.x, frame.yAxis.y)
      (transform.m31, transform.m32) = (start.x, start.y)
      return projectionEffect(transform)
    }
  }

  /// The points of a surface that are at the places of a grid over it.
  struct PressGrid {
    /// The number of columns, and that of rows.
    ///
    /// The shader's points are less than 0.25 points from the core's with it, for views of 56 by 56
    /// to 343 by 200 points.
    static let count = 11

    /// The first place, in points.
    let origin: Vector2
    /// The distances between two columns and between two rows, in points.
    let spacing: Vector2
    /// The distances from the places to the points that are there, row by row, x before y.
    let offsets: [Float]
    /// The largest distances of a point from its place, in points; zero if nothing is bent.
    let reach: CGSize

    /// Creates the grid of a press at `time`.
    init(of press: JellyPressBody, at time: Double, count: Int = Self.count) {
      let overhang = press.overhang(at: time)
      let (origin, spacing) = (-overhang, (press.size + 2 * overhang) / Double(count - 1))
      let points = [Vector2](unsafeUninitializedCapacity: count * count) { buffer, written in
        guard let start = buffer.baseAddress else { return }
        press.writePoints(
          underGridFrom: origin, spacing: spacing, columns: count, rows: count, at: time, to: start)
        written = count * count
      }
      let bends = points.indices.map { index in
        points[index]
          - (origin + Vector2(Double(index % count), Double(index / count)) * spacing)
      }
      let reach = bends.reduce(Vector2.zero) { pointwiseMax($0, pointwiseMax($1, -$1)) }
      (self.origin, self.spacing) = (origin, spacing)
      offsets = bends.flatMap { [Float($0.x), Float($0.y)] }
      self.reach = CGSize(spacing.min() > 0 ? reach : .zero)
    }

    /// Returns the shader that bends a view, with the grid.
    func shader(in library: ShaderLibrary) -> Shader {
      Shader(
        function: ShaderFunction(library: library, name: "jellyPress"),
        arguments: [
          .float2(origin.x, origin.y), .float2(spacing.x, spacing.y), .float(Double(Self.count)),
          .floatArray(offsets),
        ])
    }
  }
#endif
