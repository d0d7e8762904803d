import HeadlessMetal
import Jelly
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("The shader of a press")
  struct PressGridTests {
    /// A press that a finger pulls.
    struct Pull: CustomTestStringConvertible, Sendable {
      let size: Vector2
      let isLiquid: Bool
      var testDescription: String { "\(size.x) × \(size.y)\(isLiquid ? ", liquid" : "")" }

      /// Presses at a place, in shares of the size, and pulls to the side, or back at once.
      func press(at share: Vector2, towards way: Vector2) -> JellyPressBody {
        var press = JellyPressBody(size: size, tuning: isLiquid ? .liquid : .standard)
        press.handle(.touchBegan(share * size), at: 0)
        press.handle(.touchMoved(share * size + way), at: 0.05)
        return press
      }

      static let all = [false, true].flatMap { isLiquid in
        [Vector2(56, 56), Vector2(300, 50), Vector2(160, 120), Vector2(343, 200)].map {
          Pull(size: $0, isLiquid: isLiquid)
        }
      }
    }

    /// Returns the point that the shader shows at a place.
    private func shown(at place: Vector2, by grid: PressGrid, count: Int) -> Vector2 {
      var point = [Float(place.x), Float(place.y)]
      headless_jelly_press(
        &point, [Float(grid.origin.x), Float(grid.origin.y)],
        [Float(grid.spacing.x), Float(grid.spacing.y)], Float(count), grid.offsets,
        Int32(grid.offsets.count))
      return Vector2(Double(point[0]), Double(point[1]))
    }

    /// Returns the largest distance between the shader's points and the core's, of all places that
    /// show a point of the view.
    private func error(of press: JellyPressBody, at time: Double, count: Int) -> Double {
      let grid = PressGrid(of: press, at: time, count: count)
      let box = grid.spacing * Double(count - 1)
      var worst = 0.0
      for row in 0...30 {
        for column in 0...30 {
          let place = grid.origin + Vector2(Double(column), Double(row)) / 30 * box
          let point = press.point(under: place, at: time)
          let isInside = point.min() >= 0 && (press.size - point).min() >= 0
          guard isInside else { continue }
          let miss = shown(at: place, by: grid, count: count) - point
          worst = max(worst, (miss * miss).sum().squareRoot())
        }
      }
      return worst
    }

    /// Returns the largest error of a grid during a pull by 64 points.
    private func error(of pull: Pull, count: Int) -> Double {
      var worst = 0.0
      for share in [Vector2(0.5, 0.5), Vector2(0.2, 0.5), Vector2(0.85, 0.8)] {
        for way in [Vector2(64, 0), Vector2(-40, 50), Vector2(0, -64)] {
          let press = pull.press(at: share, towards: way)
          for time in [0.05, 0.12, 0.2, 0.3, 1.0] {
            worst = max(worst, error(of: press, at: time, count: count))
          }
        }
      }
      return worst
    }

    @Test("shows the core's points, up to a quarter of a point", arguments: Pull.all)
    func errors(pull: Pull) {
      expect(error(of: pull, count: PressGrid.count), isLessThan: 0.25)
    }

    @Test("needs as many columns as it has")
    func count() {
      let worst = Pull.all.map { error(of: $0, count: PressGrid.count - 1) }.max() ?? 0
      expect(worst, isGreaterThan: 0.25)
    }

    @Test("shows the view as it is at rest, and beside the grid what is at its edge")
    func rest() {
      let still = PressGrid(of: JellyPressBody(size: Vector2(160, 120)), at: 0)
      expect(still.reach, equals: .zero)
      expect(shown(at: Vector2(30, 40), by: still, count: PressGrid.count), equals: Vector2(30, 40))
      let pull = Pull(size: Vector2(160, 120), isLiquid: false)
      let press = pull.press(at: Vector2(0.5, 0.5), towards: Vector2(64, 0))
      let grid = PressGrid(of: press, at: 0.3)
      let edge = shown(at: grid.origin, by: grid, count: PressGrid.count)
      let beyond = shown(at: grid.origin - 500, by: grid, count: PressGrid.count)
      // Numbers of four bytes, of up to 500 points.
      expect((edge - grid.origin - (beyond - grid.origin + 500)).max(), isLessThan: 1e-4)
      expect(PressGrid(of: JellyPressBody(size: .zero), at: 0).reach, equals: .zero)
    }

    @Test("The grid of the core is point(under:at:) for each place")
    func grid() {
      let press = Pull.all[3].press(at: Vector2(0.2, 0.5), towards: Vector2(64, 20))
      let grid = PressGrid(of: press, at: 0.2)
      for index in 0..<(PressGrid.count * PressGrid.count) {
        let node = Vector2(Double(index % PressGrid.count), Double(index / PressGrid.count))
        let place = grid.origin + node * grid.spacing
        let bend = press.point(under: place, at: 0.2) - place
        expect(grid.offsets[2 * index], equals: Float(bend.x))
        expect(grid.offsets[2 * index + 1], equals: Float(bend.y))
        expect(abs(bend.x) <= grid.reach.width && abs(bend.y) <= grid.reach.height)
      }
    }
  }
}
