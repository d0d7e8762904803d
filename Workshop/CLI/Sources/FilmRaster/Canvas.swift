package import Jelly
@_spi(Jelly) package import JellyFilm

/// A picture of pixels, painted with patches of color.
///
/// The coverage of a pixel is the exact area of the polygon in it: each line adds, for the pixels
/// that it crosses, the area to its right, and a sum along the row gives the coverage. Subpaths are
/// painted each by itself and joined by the larger coverage.
package struct Canvas {
  /// Width and height in pixels.
  package let width, height: Int
  /// Pixels for a point.
  private let scale: Double
  /// Red, green, blue (each times opacity) and opacity of each pixel, 0 to 1.
  private var pixels: [SIMD4<Float>]
  private var areas: [Float]
  private var coverage: [Float]

  /// Creates a transparent canvas.
  package init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = Array(repeating: .zero, count: width * height)
    // A line at the right edge adds to one pixel beyond.
    self.areas = Array(repeating: 0, count: (width + 2) * height)
    self.coverage = Array(repeating: 0, count: width * height)
  }

  /// Makes all pixels transparent again.
  package mutating func clear() {
    for index in pixels.indices { pixels[index] = .zero }
  }

  /// Fills everything with a color.
  package mutating func fill(_ color: FilmColor) {
    let pixel = SIMD4(Self.shares(of: color), 1)
    for index in pixels.indices { pixels[index] = pixel }
  }

  /// Paints a patch over what is there.
  package mutating func paint(_ patch: FilmPicture.Patch) {
    guard let box = cover(patch.polygons) else { return }
    let color = SIMD4(Self.shares(of: patch.color), 1) * Float(patch.opacity)
    for row in box.rows {
      for index in row * width + box.columns.lowerBound..<row * width + box.columns.upperBound {
        let source = color * coverage[index]
        pixels[index] = source + pixels[index] * (1 - source.w)
        coverage[index] = 0
      }
    }
  }

  /// Keeps only what is within polygons.
  package mutating func cut(to polygons: [[Vector2]]) {
    guard cover(polygons) != nil else { return }
    for index in pixels.indices {
      pixels[index] *= coverage[index]
      coverage[index] = 0
    }
  }

  /// Red, green, blue and opacity of all pixels, a byte each; colors are not multiplied by
  /// opacity.
  package func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixels.count)
    for pixel in pixels {
      let opacity = min(max(pixel.w, 0), 1)
      // The rounding residue of a clipped pixel is transparent.
      let color = opacity * 255 >= 0.5 ? pixel / pixel.w : .zero
      for channel in 0..<3 {
        bytes.append(UInt8((min(max(color[channel], 0), 1) * 255).rounded()))
      }
      bytes.append(UInt8((opacity * 255).rounded()))
    }
    return bytes
  }

  private static func shares(of color: FilmColor) -> SIMD3<Float> {
    SIMD3(Float(color.red), Float(color.green), Float(color.blue)) / 255
  }

  /// The pixels that polygons touch.
  private struct Box {
    var columns: Range<Int>
    var rows: Range<Int>

    func joined(with other: Box) -> Box {
      func joined(_ one: Range<Int>, _ two: Range<Int>) -> Range<Int> {
        min(one.lowerBound, two.lowerBound)..<max(one.upperBound, two.upperBound)
      }
      return Box(columns: joined(columns, other.columns), rows: joined(rows, other.rows))
    }
  }

  /// Writes the coverage of polygons, and returns the pixels that they touch; nil for none.
  private mutating func cover(_ polygons: [[Vector2]]) -> Box? {
    var whole: Box?
    for polygon in polygons {
      guard let box = box(of: polygon) else { continue }
      addAreas(of: polygon)
      for row in box.rows {
        var sum: Float = 0
        for column in box.columns {
          sum += areas[row * (width + 2) + column]
          coverage[row * width + column] = max(coverage[row * width + column], min(abs(sum), 1))
        }
        for column in box.columns.lowerBound..<box.columns.upperBound + 2 {
          areas[row * (width + 2) + column] = 0
        }
      }
      whole = whole.map { $0.joined(with: box) } ?? box
    }
    return whole
  }

  private func box(of polygon: [Vector2]) -> Box? {
    guard polygon.count > 2 else { return nil }
    var low = polygon[0]
    var high = low
    for point in polygon {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    func clamp(_ number: Double, _ limit: Int) -> Int {
      Int(min(max(number, 0), Double(limit)))
    }
    let columns =
      clamp((low.x * scale).rounded(.down), width)..<clamp((high.x * scale).rounded(.up), width)
    let rows =
      clamp((low.y * scale).rounded(.down), height)..<clamp((high.y * scale).rounded(.up), height)
    return columns.isEmpty || rows.isEmpty ? nil : Box(columns: columns, rows: rows)
  }

  private mutating func addAreas(of polygon: [Vector2]) {
    var last = polygon[polygon.count - 1] * scale
    for point in polygon {
      let next = point * scale
      if last.y != next.y { addArea(from: last, to: next) }
      last = next
    }
  }

  /// Adds the area to the right of a line, row by row.
  private mutating func addArea(from start: Vector2, to end: Vector2) {
    let isDown = start.y < end.y
    let (top, bottom) = isDown ? (start, end) : (end, start)
    let sign: Double = isDown ? 1 : -1
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let first = max(Int(top.y.rounded(.down)), 0)
    let last = min(Int(bottom.y.rounded(.up)), height)
    guard first < last else { return }
    for row in first..<last {
      let (y0, y1) = (max(top.y, Double(row)), min(bottom.y, Double(row + 1)))
      guard y1 > y0 else { continue }
      let (x0, x1) = (top.x + (y0 - top.y) * slope, top.x + (y1 - top.y) * slope)
      addArea(row: row, from: min(x0, x1), to: max(x0, x1), height: (y1 - y0) * sign)
    }
  }

  /// Adds a line within one row, from its left end to its right end.
  private mutating func addArea(row: Int, from left: Double, to right: Double, height: Double) {
    let place = row * (width + 2)
    // A part left of the picture covers the whole row; a part right of it covers nothing.
    guard right > 0 else {
      areas[place] += Float(height)
      return
    }
    guard left < Double(width) else { return }
    let (low, high) = (max(left, 0), min(right, Double(width)))
    let span = right - left
    func share(_ from: Double, _ to: Double) -> Double { span > 0 ? (to - from) / span : 1 }
    if left < 0 { areas[place] += Float(height * share(left, 0)) }
    var x = low
    repeat {
      let column = min(Int(x), width - 1)
      let next = min(Double(column + 1), high)
      let part = height * (span > 0 ? share(x, next) : 1)
      let covered = 1 - ((x + next) / 2 - Double(column))
      areas[place + column] += Float(part * covered)
      areas[place + column + 1] += Float(part * (1 - covered))
      x = next
    } while x < high
  }
}
