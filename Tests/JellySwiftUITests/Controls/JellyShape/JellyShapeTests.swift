import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  @MainActor @Suite("A soft shape in SwiftUI")
  struct JellyShapeTests {
    /// A square that fills its rectangle.
    private struct Square: Shape {
      nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
      }
    }

    @Test("has a shadow, is gray when it is disabled, and is filled by the rule it has got")
    func looks() throws {
      let stage = Stage(96, 96) {
        JellyShape(Square(), style: FillStyle(eoFill: true))
          .jellyShadow(radius: 6).disabled(true)
      }
      let shape = try #require(stage.screen.all("shape").first)
      expect(shape["style", as: String.self]?.contains("shadow("), equals: true)
      expect(shape["fillStyle"], equals: FillStyle(eoFill: true))
      expect(stage.value("saturation"), equals: 0.0)
    }

    /// The left or the right part of its rectangle.
    private struct Half: Shape {
      let isRight: Bool

      nonisolated func path(in rect: CGRect) -> Path {
        let (left, right) = isRight ? (54.0, 96.0) : (0, 42)
        var path = Path()
        path.move(to: CGPoint(x: left, y: 0))
        path.addLine(to: CGPoint(x: right, y: 0))
        path.addLine(to: CGPoint(x: right, y: 96))
        path.addLine(to: CGPoint(x: left, y: 96))
        path.closeSubpath()
        return path
      }
    }

    @Test("bends its parts as their trace does, bit for bit")
    func parts() throws {
      let stage = Stage(96, 96) {
        JellyShape(parts: [Half(isRight: false), Half(isRight: true)])
      }
      var finger: Finger?
      try expectFrames(
        of: "jelly-shape", size: [96, 96],
        settings: ["path": ["M0 0L42 0L42 96L0 96Z", "M54 0L96 0L96 96L54 96Z"]], on: stage,
        [
          (
            0,
            [.init("type", "partChanged"), .init("part", 0), .init("bounds", ["right": 0.4375])], {}
          ),
          (
            0, [.init("type", "partChanged"), .init("part", 1), .init("bounds", ["left": 0.5625])],
            {}
          ),
          (
            1.0 / 64, JSONValue.touch("touchBegan", 20, 20),
            { finger = stage.screen.touch(at: CGPoint(x: 20, y: 20), time: 1.0 / 64) }
          ),
          (
            3.0 / 64, JSONValue.touch("touchMoved", 2, 8),
            { finger?.move(to: CGPoint(x: 2, y: 8), time: 3.0 / 64) }
          ),
          (
            19.0 / 64, JSONValue.touch("touchEnded", 2, 8),
            { finger?.lift(at: CGPoint(x: 2, y: 8), time: 19.0 / 64) }
          ),
        ])
    }

    @Test("is pulled in the label of a button, and the button does what it is for")
    func label() throws {
      var count = 0
      let stage = Stage(96, 96) {
        Button {
          count += 1
        } label: {
          JellyShape(Square()).onTapGesture { count += 10 }
        }
      }
      let rest = stage.outline()
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 48, y: 40), time: 0))
      stage.play(until: 0.1)
      expect(stage.outline(), differsFrom: rest)
      finger.lift(at: CGPoint(x: 48, y: 40), time: 0.1)
      stage.screen.all("button").first.map(stage.screen.perform)
      stage.screen.all("onTapGesture").first.map(stage.screen.perform)
      expect(count, equals: 11)
    }

    @Test("is marked under a pointer, and on a television with the focus, as a button and a toggle")
    func marks() {
      let isOn = Binding.constant(true)
      let stage = Stage(96, 96) {
        VStack {
          Button("Send") {}.buttonStyle(.jellyShape(Square()))
          Toggle("Play", isOn: isOn).toggleStyle(.jellyShape(on: Square(), off: Square()))
          JellyShape(Square())
        }
      }
      expect(stage.screen.all("hoverEffect").count, equals: 2)
    }

    @Test("shrinks with the button that it shows, which does what it is for")
    func button() throws {
      var count = 0
      let stage = Stage(96, 96) { Button("Send") { count += 1 }.buttonStyle(.jellyShape(Square())) }
      let named = try #require(stage.screen.all("accessibilityLabel").first)
      expect(named.all("text").first?["text"], equals: "Send")
      // The hidden view is inside of the new element.
      let element = try #require(named.all("accessibilityElement").first)
      expect(element.all("accessibilityHidden").count, equals: 1)
      let rest = stage.outline()
      stage.wait(until: 0)
      stage.screen.pressesButtons = true
      stage.screen.update()
      stage.play()
      expect(stage.outline(), differsFrom: rest)
      expect(stage.screen.runningTimelines, equals: 0)
      stage.screen.pressesButtons = false
      stage.screen.update()
      stage.screen.all("button").first.map(stage.screen.perform)
      expect(count, equals: 1)
      stage.play()
      expect(stage.outline(), equals: rest)
    }
  }
}
