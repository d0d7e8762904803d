import Jelly
import JellyRecording
@_spi(Jelly) import JellyTestSupport
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Fields and views that bulge.
  @MainActor
  struct JellyFieldTests {
    @Test("A touch that gives the field the keyboard bulges it once; the keyboard alone does, too")
    func focus() {
      let screen = HeadlessScreen()
      let field = field(on: screen)
      let log = Log()
      field.onEffect = { log.add("\($0)") }
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 100, y: 80))
      screen.run(for: 0.1)
      finger.lift()
      expect(field.isFirstResponder)
      expect(log.lines, equals: ["nudged"])
      field.resignFirstResponder()
      screen.run(for: 2)
      field.becomeFirstResponder()
      field.becomeFirstResponder()
      expect(log.lines, equals: ["nudged", "nudged"])
      screen.run(for: 2)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("A dent does not reach a field's text or what is in a view")
    func headroom() {
      let screen = HeadlessScreen()
      let field = field(on: screen)
      field.pressDepth = 40
      let card = JellyBoxView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
      card.pressDepth = 40
      let plate = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      plate.backgroundColor = .systemRed
      card.addSubview(plate)
      card.addSubview(UILabel(frame: CGRect(x: 120, y: 6, width: 100, height: 24)))
      screen.window.addSubview(card)
      screen.layout()
      card.nudge()
      field.becomeFirstResponder()
      var deepest = (field: 0.0, card: 0.0)
      for _ in 0..<100 {
        screen.run(for: 0.01)
        deepest.field = max(deepest.field, depth(of: field.shape.path, in: field.bounds))
        deepest.card = max(deepest.card, depth(of: card.shape.path, in: card.bounds))
      }
      // Ten points beside the text; the plate covers the edge.
      expect(deepest.field > 5 && deepest.field <= 10)
      expect(deepest.card > 3 && deepest.card <= 6)
    }

    /// Returns the depth of an outline's place within bounds.
    private func depth(of path: CGPath?, in bounds: CGRect) -> Double {
      let depths = Outline(of: path).commands.compactMap(\.points.last).map { place in
        min(place.x, bounds.width - place.x, place.y, bounds.height - place.y)
      }
      return depths.max() ?? 0
    }

    @Test("The text keeps 10 points at the sides and 5 above and below")
    func insets() {
      let field = JellyTextField(frame: .zero)
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
      let inner = CGRect(x: 10, y: 5, width: 180, height: 30)
      expect(field.textRect(forBounds: bounds), equals: inner)
      expect(field.editingRect(forBounds: bounds), equals: inner)
      expect(field.placeholderRect(forBounds: bounds), equals: inner)
    }

    @Test("Its own size has space for the text and what is around it, and is updated")
    func intrinsicSize() {
      let field = JellyTextField(frame: .zero)
      expect(field.intrinsicContentSize, equals: CGSize(width: 80, height: 32))
      expect(field.sizeThatFits(.zero), equals: CGSize(width: 80, height: 32))
      let changes = field.headlessSizeChanges
      field.textInsets.bottom = 15
      expect(field.headlessSizeChanges, equals: changes + 1)
      expect(field.intrinsicContentSize.height, equals: 42)
    }

    @Test(
      "Views at its ends keep the insets, as text runs, and the text keeps clear of them",
      arguments: [false, true], [false, true])
    func viewsAtEnds(isRightToLeft: Bool, asksForViews: Bool) {
      let field = JellyTextField(frame: .zero)
      UITextField.headlessAsksForViews = asksForViews
      defer { UITextField.headlessAsksForViews = true }
      field.textInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 8, trailing: 6)
      if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
      let (first, last) = (
        field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds)
      )
      let (firstX, lastX): (CGFloat, CGFloat) = isRightToLeft ? (168, 6) : (12, 164)
      expect(first.minX, equals: firstX)
      expect(last.minX, equals: lastX)
      expect(first.midY, equals: 18, "in the middle of what the insets leave")
      let text = field.textRect(forBounds: bounds)
      expect(text.minX, isAtLeast: (isRightToLeft ? last.maxX : first.maxX))
      expect(text.maxX, isAtMost: (isRightToLeft ? first.minX : last.minX))
      expect(text.minY, equals: 4)
      expect(text.maxY, equals: 32)
      expect(field.clearButtonRect(forBounds: bounds).maxX, equals: (isRightToLeft ? 188 : 194))
    }

    @Test("A rejection shakes all of the field, ticks, and announces the reason")
    func rejection() {
      let screen = HeadlessScreen()
      let field = field(on: screen)
      let rest = Outline(of: field.shape.path)
      field.reject("This is no address")
      screen.run(for: 0.05)
      let shift = field.layer.sublayerTransform.m41
      expect(abs(shift), isGreaterThan: 1)
      // The canvas is moved with all that is in the field, and back: its outline has moved by
      // itself.
      expect(field.shape.superlayer?.sublayerTransform.m41, equals: -shift)
      expect(Outline(of: field.shape.path).distance(to: rest), isGreaterThan: 1)
      expect(UIAccessibility.posted, equals: ["This is no address"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      screen.run(for: 3)
      expect(field.layer.sublayerTransform.m41, equals: 0)
      expect(Outline(of: field.shape.path), equals: rest)
      expect(field.shape.headlessImplicitKeys.isEmpty)
    }

    @Test("What is in a view that bulges gets its touches as ever")
    func passesTouches() {
      let screen = HeadlessScreen()
      let card = JellyBoxView(frame: CGRect(x: 20, y: 60, width: 300, height: 100))
      let log = Log()
      card.onEffect = { log.add("\($0)") }
      let button = UIButton(primaryAction: UIAction { _ in log.add("pressed") })
      button.frame = CGRect(x: 200, y: 20, width: 80, height: 44)
      card.addSubview(button)
      screen.window.addSubview(card)
      screen.layout()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 240, y: 100))
      finger.lift()
      expect(log.lines, equals: ["nudged", "pressed"])
      var body = JellyFieldBody(size: [300, 100])
      _ = body.handle(.touchBegan([220, 40]), at: 0)
      _ = body.handle(.touchEnded([220, 40]), at: 0)
      screen.run(until: 0.1)
      expect(Outline(of: card.shape.path), equals: Outline(of: body, at: 0.1))
    }

    @Test("A finger that stays keeps its dent, which goes with it until it lifts")
    func holdsDent() {
      let screen = HeadlessScreen()
      let card = card(on: screen)
      var body = JellyFieldBody(size: [300, 100])
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 170, y: 60))
      _ = body.handle(.touchBegan([150, 0]), at: 0)
      screen.run(until: 0.5)
      expect(Outline(of: card.shape.path), equals: Outline(of: body, at: 0.5))
      finger.move(CGPoint(x: 90, y: 70))
      _ = body.handle(.touchMoved([70, 10]), at: 0.5)
      screen.run(until: 0.8)
      expect(Outline(of: card.shape.path), equals: Outline(of: body, at: 0.8))
      expect(Outline(of: card.shape.path).distance(to: Outline(of: body, at: 1e3)), isLessThan: 1)
      finger.lift()
      _ = body.handle(.touchEnded([70, 10]), at: 0.8)
      screen.run(until: 0.9)
      expect(Outline(of: card.shape.path), equals: Outline(of: body, at: 0.9))
      screen.run(for: 3)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("Two fingers dent a view at two places")
    func twoDents() {
      let screen = HeadlessScreen()
      let card = card(on: screen)
      let (one, two) = (HeadlessFinger(on: screen), HeadlessFinger(on: screen))
      one.press(CGPoint(x: 60, y: 60))
      two.press(CGPoint(x: 280, y: 150))
      var body = JellyFieldBody(size: [300, 100])
      _ = body.handle(.touchBegan([40, 0], id: 0), at: 0)
      _ = body.handle(.touchBegan([260, 90], id: 1), at: 0)
      screen.run(until: 0.4)
      expect(Outline(of: card.shape.path), equals: Outline(of: body, at: 0.4))
      one.lift()
      two.lift()
      screen.run(for: 3)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("A card in a list that is scrolled by it keeps the dent until the finger lifts")
    func holdsWhileScrolled() {
      let screen = HeadlessScreen()
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      list.contentSize = CGSize(width: 390, height: 2000)
      let log = Log()
      let card = card(on: screen, in: list)
      card.onEffect = { log.add("\($0)") }
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 170, y: 150))
      for step in 1...6 {
        screen.run(for: 1.0 / 60)
        finger.move(CGPoint(x: 170, y: 150 - 10 * CGFloat(step)))
      }
      expect(list.contentOffset.y, isGreaterThan: 0)
      expect(log.lines, equals: ["nudged"])
      screen.run(for: 1)
      let held = Outline(of: card.shape.path)
      finger.lift()
      screen.run(for: 3)
      expect(Outline(of: card.shape.path).distance(to: held), isGreaterThan: 1)
      expect(screen.runningLinks.isEmpty)
    }

    @Test("A field that is disabled under a finger lets go, and answers the next one when enabled")
    func disabledUnderFinger() {
      let screen = HeadlessScreen()
      let field = field(on: screen)
      let rest = Outline(of: field.shape.path)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 100, y: 70))
      screen.run(for: 0.3)
      field.isEnabled = false
      screen.run(for: 3)
      expect(Outline(of: field.shape.path), equals: rest)
      finger.lift()
      field.isEnabled = true
      finger.press(CGPoint(x: 100, y: 70))
      screen.run(for: 0.3)
      expect(Outline(of: field.shape.path).distance(to: rest), isGreaterThan: 1)
      finger.lift()
    }

    /// Returns a field of 300 × 44 points at (20, 60).
    private func field(on screen: HeadlessScreen) -> JellyTextField {
      let field = JellyTextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
      screen.window.addSubview(field)
      screen.layout()
      return field
    }

    /// Returns a card of 300 × 100 points at (20, 60).
    private func card(on screen: HeadlessScreen, in list: UIScrollView? = nil) -> JellyBoxView {
      let card = JellyBoxView(frame: CGRect(x: 20, y: 60, width: 300, height: 100))
      if let list { screen.window.addSubview(list) }
      (list ?? screen.window).addSubview(card)
      screen.layout()
      return card
    }

    @Test("A press of a remote's button is left to what is in a view that bulges")
    func passesPresses() {
      let card = JellyBoxView(frame: .zero)
      let watches = card.gestureRecognizers ?? []
      expect(watches.count, equals: 1)
      for watch in watches {
        let press = UIPress(headless: .keyboardReturnOrEnter)
        expect(watch.delegate?.gestureRecognizer(watch, shouldReceive: press), equals: false)
      }
    }

    @Test("Any fill color fills the outline, dynamic ones too; a background stays a rectangle")
    func fills() {
      expectFills(of: JellyBoxView(frame: .zero), \.fillColor)
      expectFills(of: JellyTextField(frame: .zero), \.fillColor)
    }

    private func expectFills<View: UIView>(
      of view: View, _ fillColor: ReferenceWritableKeyPath<View, UIColor?>
    ) {
      let screen = HeadlessScreen()
      screen.window.addSubview(view)
      expect(view.shape.fillColor, equals: UIColor.clear.cgColor)
      view[keyPath: fillColor] = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      expect(view.shape.fillColor, equals: UIColor.black.cgColor)
      screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      expect(view.shape.fillColor, equals: UIColor.white.cgColor)
      view[keyPath: fillColor] = nil
      expect(view.shape.fillColor, equals: UIColor.clear.cgColor)
      view.backgroundColor = .systemRed
      expect(view.shape.fillColor, equals: UIColor.clear.cgColor)
    }

    @Test("Touches hit what is seen, and 44 points of a field that is less high")
    func touchArea() {
      let screen = HeadlessScreen()
      let field = JellyTextField(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
      field.pressDepth = 60
      field.tuning = .classic
      screen.window.addSubview(field)
      screen.layout()
      expect(field.point(inside: CGPoint(x: 150, y: -6), with: nil))
      expect(!field.point(inside: CGPoint(x: 150, y: -8), with: nil))
      field.becomeFirstResponder()
      var highest = 0.0
      for _ in 0..<60 {
        screen.run(for: 1.0 / 60)
        highest = min(highest, Outline(of: field.shape.path).points.map(\.y).min() ?? 0)
        let isSeen = Outline(of: field.shape.path).points.map(\.y).min() ?? 0 < -24
        if isSeen { expect(field.point(inside: CGPoint(x: 150, y: -10), with: nil)) }
      }
      expect(highest, isLessThan: -24)
    }

    @Test("What an Interface Builder file fills a view with fills the outline, and clips nothing")
    func archive() throws {
      UIView.headlessArchivedBackground = .black
      defer { UIView.headlessArchivedBackground = nil }
      let coder = NSKeyedArchiver(requiringSecureCoding: true)
      for view in [try #require(JellyBoxView(coder: coder)), JellyTextField(coder: coder)] {
        expect(view?.shape.fillColor, equals: UIColor.black.cgColor)
        expect(view?.backgroundColor, equals: nil)
        expect(view?.clipsToBounds, equals: false)
      }
    }

    @Test("Overshoot, corners and tuning are the core's")
    func shapes() {
      let screen = HeadlessScreen()
      let view = JellyBoxView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
      view.pressDepth = -12
      view.cornerRadius = 16
      screen.window.addSubview(view)
      screen.layout()
      expect((view.pressDepth, view.cornerRadius) == (-12, 16))
      let body = JellyFieldBody(
        size: [200, 80], settings: .init(pressDepth: -12, cornerRadius: 16))
      expect(Outline(of: view.shape.path), equals: Outline(of: body, at: 0))
    }
  }
}
