import Jelly
import JellyRecording
@_spi(Jelly) import JellyTestSupport
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// The changes that happen to a bar in mid-motion.
  @MainActor
  struct JellyBarChangeTests {
    @Test(
      "A rebound stays clear of what is in the bar; a container that shows nothing is none of it")
    func headroom() throws {
      let stage = Stage()
      let container = UIView(frame: stage.bar.contentView.bounds)
      let title = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 66))
      let note = UIView(frame: CGRect(x: 20, y: 90, width: 80, height: 40))
      let hidden = UIView(frame: CGRect(x: 20, y: 90, width: 80, height: 9))
      hidden.isHidden = true
      container.addSubview(title)
      container.addSubview(note)
      container.addSubview(hidden)
      stage.bar.contentView.addSubview(container)
      stage.pluck()
      var highest = CGFloat.infinity
      for _ in 0..<200 {
        stage.screen.run(for: 0.01)
        let ends = stage.outline.commands.compactMap(\.points.last).map(\.y)
        highest = ends.filter { $0 > 30 }.reduce(highest) { min($0, $1) }
      }
      expect(highest, isAtLeast: 86 - 1e-9)
      expect(highest, isLessThan: 96)
    }

    @Test("A material in the place of the color is cut out along the outline, in each frame")
    func material() throws {
      let stage = Stage()
      let fill = stage.bar.shape.fillColor
      stage.bar.fillEffect = UIBlurEffect()
      let canvas = try #require(stage.bar.subviews.first)
      let pane = try #require(canvas.subviews.first as? UIVisualEffectView)
      expect(stage.bar.shape.fillColor, equals: UIColor.clear.cgColor)
      stage.pluck()
      for _ in 0..<20 {
        stage.screen.run(for: 0.02)
        expect(pane.headlessWorks)
        expect(Outline(of: pane.headlessShown), equals: stage.outline)
        // No part of the outline is outside of the pane, whose mask lies over the bar.
        expect(stage.bar.shape.path.map { pane.frame.contains($0.boundingBox) }, equals: true)
        expect(
          pane.headlessShownPosition, equals: CGPoint(x: -pane.frame.minX, y: -pane.frame.minY))
      }
      stage.bar.fillEffect = nil
      expect(stage.bar.shape.fillColor, equals: fill)
      expect(canvas.subviews.isEmpty)
    }

    @Test("A gradient stays where it is while the outline moves over it, and is cut out along that")
    func gradient() throws {
      let stage = Stage()
      stage.bar.fillGradient = JellyGradient(colors: [.systemRed, .systemBlue])
      let layers = try #require(stage.bar.subviews.first?.layer.sublayers)
      let gradient = try #require(layers.compactMap { $0 as? CAGradientLayer }.first)
      let cut = try #require(gradient.mask as? CAShapeLayer)
      expect(stage.bar.shape.fillColor, equals: UIColor.clear.cgColor)
      stage.pluck()
      for _ in 0..<20 {
        stage.screen.run(for: 0.02)
        expect(Outline(of: cut.path), equals: stage.outline)
        expect(stage.bar.shape.path.map { gradient.frame.contains($0.boundingBox) }, equals: true)
        let (start, end) = (gradient.startPoint.y, gradient.endPoint.y)
        expect(abs(gradient.frame.minY + start * gradient.frame.height), isLessThan: 1e-9)
        expect(abs(gradient.frame.minY + end * gradient.frame.height - 100), isLessThan: 1e-9)
      }
      expect(gradient.headlessImplicitKeys.isEmpty)
      // Dynamic colors are resolved anew.
      let light = gradient.colors as? [CGColor]
      stage.screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      expect(gradient.colors as? [CGColor], differsFrom: light)
      stage.bar.fillGradient = nil
      expect(gradient.superlayer == nil)
      expect(stage.bar.shape.fillColor, differsFrom: UIColor.clear.cgColor)
    }

    @Test("A shadow has the outline's shape in each frame, and under a material a hole of it")
    func shadow() throws {
      let stage = Stage()
      let given = NSShadow()
      given.shadowColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.3)
      given.shadowBlurRadius = 6
      given.shadowOffset = CGSize(width: 0, height: 2)
      stage.bar.shadow = given
      // The view has a copy.
      given.shadowBlurRadius = 60
      let container = try #require(stage.bar.subviews.first?.layer.sublayers?.first)
      let shadow = try #require(container.sublayers?.first)
      expect(shadow.shadowColor?.components, equals: [0, 0, 0, 0.3])
      expect(shadow.shadowOpacity, equals: 1)
      expect(shadow.shadowRadius, equals: 6)
      expect(shadow.shadowOffset, equals: CGSize(width: 0, height: 2))
      expect(stage.bar.shadow?.shadowBlurRadius, equals: 6)
      expect(stage.bar.shadow?.shadowOffset, equals: CGSize(width: 0, height: 2))
      expect(container.mask == nil)
      stage.pluck()
      for _ in 0..<20 {
        stage.screen.run(for: 0.02)
        expect(Outline(of: shadow.shadowPath), equals: stage.outline)
      }
      stage.bar.fillEffect = UIBlurEffect()
      let hole = try #require(container.mask as? CAShapeLayer)
      expect(hole.fillRule, equals: .evenOdd)
      stage.screen.run(for: 0.02)
      let path = try #require(hole.path)
      // A rectangle, and then the outline.
      let outline = CGPath.headless(Array(path.headlessElements.dropFirst(5)))
      expect(Outline(of: outline), equals: stage.outline)
      expect(path.boundingBox.insetBy(dx: 6, dy: 6).contains(outline.boundingBox))
      expect(shadow.headlessImplicitKeys.isEmpty)
      stage.bar.shadow = nil
      expect(container.superlayer == nil)
    }

    @Test("The render server draws a gradient and a shadow with the rebound; a material it cannot")
    func handedOver() throws {
      let stage = Stage()
      stage.bar.animatesOnRenderServer = true
      stage.bar.fillGradient = JellyGradient(colors: [.systemRed, .systemBlue])
      stage.bar.shadow = NSShadow()
      let layers = try #require(stage.bar.subviews.first?.layer.sublayers)
      let gradient = try #require(layers.compactMap { $0 as? CAGradientLayer }.first)
      let cut = try #require(gradient.mask as? CAShapeLayer)
      let shadow = try #require(layers.first?.sublayers?.first)
      stage.pluck()
      expect(stage.screen.runningLinks.isEmpty)
      stage.screen.run(for: 0.1)
      expect(Outline(of: cut.headlessShownPath(at: stage.screen.now)), equals: stage.shown)
      expect(Outline(of: shadow.headlessShownShadow(at: stage.screen.now)), equals: stage.shown)
      // In mid-rebound the bar gets a material: the link draws from here on, without a jump.
      let before = stage.shown
      stage.bar.fillEffect = UIBlurEffect()
      expect(!stage.screen.runningLinks.isEmpty)
      expect(stage.outline.distance(to: before), isLessThan: 1)
      expect(shadow.animationKeys(), equals: nil)
    }

    @Test("A bar that is disabled has no other fill than gray")
    func disabled() throws {
      let screen = HeadlessScreen()
      let field = JellyTextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
      field.fillEffect = UIBlurEffect()
      screen.window.addSubview(field)
      screen.layout()
      let pane = try #require(field.subviews.first?.subviews.first as? UIVisualEffectView)
      expect(!pane.isHidden)
      field.isEnabled = false
      expect(pane.isHidden)
      expect(field.shape.fillColor, equals: UIColor.systemGray4.cgColor)
    }

    @Test(
      "A touch in mid-rebound catches the edge where it is, and it comes to rest under the finger",
      arguments: [0.03, 0.11, 0.2, 0.35], [JellyBarBody.EdgeCurve.quadratic, .wave, .soft])
    func catching(delay: Double, edge: JellyBarBody.EdgeCurve) {
      let stage = Stage(curve: edge)
      stage.pluck()
      stage.screen.run(for: delay)
      let before = stage.outline
      stage.finger.press(stage.spot(150, 50))
      expect(stage.outline.distance(to: before), isLessThan: 20)
      let caught = stage.outline
      stage.screen.run(for: 3)
      // The rest of a soft edge goes on ringing against the finger.
      expect(edge == .soft || stage.outline == caught)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A touch that reaches the app late catches what has been seen, without a jump")
    func lateTouch() {
      let stage = Stage()
      stage.pluck()
      stage.screen.run(until: 20.0 / 120)
      let seen = stage.outline
      stage.finger.press(stage.spot(150, 50), at: stage.screen.now - 0.02)
      // A catch may move the outline only by rounding.
      expect(stage.outline.distance(to: seen), isLessThan: 1e-9)
    }

    @Test(
      "Rotation in mid-motion: the edge keeps its place as a share of the width, and returns")
    func rotation() {
      let stage = Stage()
      stage.pluck()
      var body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      let time = stage.screen.now
      stage.bar.frame = CGRect(x: 0, y: 40, width: 844, height: 80)
      stage.screen.layout()
      _ = body.handle(.sizeChanged([844, 80]), at: time)
      expect(stage.outline, equals: Outline(of: body, at: time))
      expect(stage.bar.contentView.frame, equals: CGRect(x: 0, y: 0, width: 844, height: 80))
      stage.screen.run(until: 0.5)
      expect(stage.outline, equals: Outline(of: body, at: 0.5))
      stage.screen.run(for: 3)
      expect(stage.outline, equals: Outline(of: JellyBarBody(size: [844, 80]), at: 0))
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("A layout that changes no size disturbs nothing")
    func idleLayout() {
      let stage = Stage()
      stage.pluck()
      let body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      stage.bar.setNeedsLayout()
      stage.screen.run(until: 0.5)
      expect(stage.outline, equals: Outline(of: body, at: 0.5))
    }

    @Test("Reduce Motion in mid-motion reduces the motion of the bar at once, without a jump")
    func reduceMotion() {
      let stage = Stage()
      stage.pluck()
      var body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      let time = stage.screen.now
      UIAccessibility.headlessReducesMotion = true
      _ = body.handle(.tuningChanged(.reduced), at: time)
      expect(stage.outline, equals: Outline(of: body, at: time))
      stage.screen.run(for: 0.1)
      expect(stage.outline, equals: Outline(of: body, at: stage.screen.now - stage.sinceFrame))
      stage.screen.run(for: 0.16)
      expect(stage.screen.runningLinks.isEmpty)
      expect(stage.bar.tuning, equals: .standard)
      UIAccessibility.headlessReducesMotion = false
      stage.pluck()
      stage.screen.run(for: 0.26)
      expect(stage.screen.runningLinks.count, equals: 1)
    }

    @Test("An app may overrule Reduce Motion, both ways")
    func motionPreference() {
      let stage = Stage()
      UIAccessibility.headlessReducesMotion = true
      stage.bar.motion = .full
      stage.pluck()
      stage.screen.run(for: 0.3)
      expect(stage.screen.runningLinks.count, equals: 1)
      UIAccessibility.headlessReducesMotion = false
      stage.bar.motion = .reduced
      stage.screen.run(for: 0.26)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Another tuning in mid-motion is the core's")
    func retuned() {
      let stage = Stage()
      stage.pluck()
      var body = Stage.pluckedBody()
      stage.screen.run(for: 0.1)
      stage.bar.tuning = .classic
      _ = body.handle(.tuningChanged(.classic), at: stage.screen.now)
      stage.screen.run(until: 0.5)
      expect(stage.outline, equals: Outline(of: body, at: 0.5))
    }

    @Test("A leading bar hangs from the right where text runs from there, also when that changes")
    func rightToLeft() {
      let stage = Stage()
      stage.bar.frame = CGRect(x: 100, y: 100, width: 100, height: 300)
      stage.bar.edge = .leading
      stage.screen.layout()
      expect(pulled(stage, to: 60), equals: drawn(.left, to: 60))
      stage.screen.run(for: 3)
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      stage.screen.layout()
      expect(pulled(stage, to: -60), equals: drawn(.right, to: -60))
      stage.screen.run(for: 3)
      stage.bar.semanticContentAttribute = .forceLeftToRight
      stage.screen.layout()
      expect(pulled(stage, to: 60), equals: drawn(.left, to: 60))
      stage.screen.run(for: 3)
      stage.bar.edge = .trailing
      expect(pulled(stage, to: -60), equals: drawn(.right, to: -60))
    }

    /// Returns the outline of the bar while a finger pulls it to the side.
    private func pulled(_ stage: Stage, to displacement: Double) -> Outline {
      stage.finger.press(CGPoint(x: 150, y: 250))
      stage.finger.move(CGPoint(x: 150 + displacement, y: 250))
      defer { stage.finger.lift() }
      return stage.outline
    }

    /// Returns the same of the core.
    private func drawn(_ side: RectEdge, to displacement: Double) -> Outline {
      var body = JellyBarBody(size: [100, 300], settings: .init(edge: side))
      _ = body.handle(.touchBegan([50, 150]), at: 0)
      _ = body.handle(.touchMoved([50 + displacement, 150]), at: 0)
      return Outline(of: body, at: 0)
    }
  }
}

extension Stage {
  /// The time since the last frame, in seconds.
  var sinceFrame: Double {
    screen.now - (screen.now * screen.rate + 1e-9).rounded(.down) / screen.rate
  }
}
