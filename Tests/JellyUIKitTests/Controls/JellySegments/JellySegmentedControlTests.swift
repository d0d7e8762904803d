import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Segments between a finger, a list, a keyboard and code.
  @MainActor
  struct JellySegmentedControlTests {
    private func stage() -> DropStage<JellySegmentedControl> {
      let stage = DropStage<JellySegmentedControl>(
        { frame in
          let control = JellySegmentedControl(items: ["Day", "Week", "Month"])
          control.frame = frame
          return control
        }, width: 304, height: 32)
      stage.note { "\($0.selectedSegmentIndex)" }
      return stage
    }

    private func elements(_ control: JellySegmentedControl) -> [UIAccessibilityElement] {
      (control.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    }

    @Test("A tap selects the segment under it, calls its targets once, and can be felt once")
    func tap() {
      let stage = stage()
      stage.finger.press(stage.spot(250, 16))
      stage.finger.lift()
      expect(stage.control.selectedSegmentIndex, equals: 2)
      stage.screen.run(for: 3)
      expect(stage.log.lines, equals: ["2"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft"])
      expect(stage.screen.runningLinks.isEmpty)
      let body = JellySegmentsBody(size: [304, 32], selectedIndex: 2)
      expect(Outline(of: stage.control.drop.path), equals: Outline(of: body, at: 0))
      stage.finger.press(stage.spot(250, 16))
      stage.finger.lift()
      expect(stage.log.lines, equals: ["2"], "it is selected already")
    }

    @Test("A drag ticks at each segment, and selects when the finger leaves")
    func drag() {
      let stage = stage()
      stage.drag(from: 50, 16, by: 200, count: 20)
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft", "soft"])
      expect(stage.log.lines.isEmpty && stage.control.selectedSegmentIndex == 0)
      stage.screen.run(for: 0.2)
      stage.finger.move(stage.spot(250, 16))
      stage.finger.lift()
      expect(stage.log.lines, equals: ["2"])
      expect(UIFeedbackGenerator.headlessFelt, equals: ["prepare", "soft", "soft"])
    }

    @Test("Code selects, and nobody is told; an index that there is not counts as the nearest")
    func code() {
      let stage = stage()
      stage.control.selectedSegmentIndex = 1
      expect(stage.control.selectedSegmentIndex == 1 && !stage.screen.runningLinks.isEmpty)
      stage.screen.run(for: 3)
      stage.control.setSelectedSegmentIndex(99, animated: false)
      expect(stage.control.selectedSegmentIndex == 2 && stage.screen.runningLinks.isEmpty)
      stage.control.selectedSegmentIndex = -1
      expect(stage.control.selectedSegmentIndex == 0 && stage.log.lines.isEmpty)
    }

    @Test("Segments come and go, and the same one remains selected")
    func changes() {
      let stage = stage()
      let control = stage.control
      control.setSelectedSegmentIndex(1, animated: false)
      control.insertSegment(withTitle: "Hour", at: 0, animated: false)
      expect(control.numberOfSegments == 4 && control.selectedSegmentIndex == 2)
      expect(control.titleForSegment(at: 0), equals: "Hour")
      control.insertSegment(with: UIImage(systemName: "star"), at: 99, animated: true)
      expect(control.titleForSegment(at: 4) == nil && control.imageForSegment(at: 4) != nil)
      control.removeSegment(at: 0, animated: true)
      expect(control.selectedSegmentIndex, equals: 1)
      control.removeSegment(at: 99, animated: false)
      control.setTitle("Year", forSegmentAt: 3)
      expect(control.titleForSegment(at: 3) == "Year" && control.imageForSegment(at: 3) == nil)
      control.setSelectedSegmentIndex(3, animated: false)
      control.removeSegment(at: 3, animated: false)
      expect(control.selectedSegmentIndex, equals: 2)
      control.removeAllSegments()
      expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
      expect(control.drop.path.map { Outline(of: $0).commands.isEmpty } ?? true)
      stage.finger.press(stage.spot(100, 16))
      stage.finger.lift()
      control.insertSegment(withTitle: "Day", at: 0, animated: false)
      expect(control.selectedSegmentIndex, equals: 0)
      stage.screen.run(for: 3)
      expect(stage.log.lines.isEmpty && stage.screen.runningLinks.isEmpty)
    }

    @Test("Each title lies in the middle of its segment, whichever way text runs")
    func titles() {
      let stage = stage()
      let labels = stage.control.subviews.compactMap { $0 as? UILabel }
      expect(labels.map(\.text), equals: ["Day", "Week", "Month"])
      expect(labels.map(\.frame.minX), equals: [2, 102, 202])
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      expect(labels.map(\.frame.minX), equals: [202, 102, 2])
      expect(elements(stage.control).first?.accessibilityFrameInContainerSpace.minX, equals: 202)
      stage.drag(from: 252, 16, by: -100)
      stage.screen.run(for: 0.2)
      stage.finger.move(stage.spot(152, 16))
      stage.finger.lift()
      expect(stage.control.selectedSegmentIndex, equals: 1)
    }

    @Test("An action is performed before the targets are told")
    func actions() {
      let log = Log()
      let control = JellySegmentedControl(
        frame: CGRect(x: 40, y: 100, width: 304, height: 32),
        actions: ["Day", "Week"].map { title in UIAction(title: title) { _ in log.add(title) } })
      let screen = HeadlessScreen()
      screen.window.addSubview(control)
      control.addAction(UIAction { _ in log.add("told") }, for: .valueChanged)
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 300, y: 116))
      finger.lift()
      expect(log.lines, equals: ["Week", "told"])
      control.selectedSegmentIndex = 0
      expect(log.lines.count, equals: 2)
    }

    @Test("VoiceOver finds a button for each segment, and selects")
    func voiceOver() {
      let stage = stage()
      expect(!stage.control.isAccessibilityElement)
      expect(elements(stage.control).map(\.accessibilityLabel), equals: ["Day", "Week", "Month"])
      expect(
        elements(stage.control).map(\.accessibilityTraits),
        equals: [
          [.button, .selected], .button, .button,
        ])
      expect(elements(stage.control)[2].accessibilityActivate())
      expect(stage.control.selectedSegmentIndex == 2 && stage.log.lines == ["2"])
      expect(
        elements(stage.control).map(\.accessibilityTraits),
        equals: [
          .button, .button, [.button, .selected],
        ])
      stage.control.isEnabled = false
      expect(!elements(stage.control)[0].accessibilityActivate())
      expect(elements(stage.control)[0].accessibilityTraits.contains(.notEnabled))
    }

    @Test("Arrows along them select, also where they are alone, and leave at the last one")
    func remote() {
      for isAlone in [true, false] {
        let stage = stage()
        if !isAlone { stage.addNeighbors() }
        stage.screen.focus(stage.control)
        expect(stage.screen.press(.leftArrow, toward: .left), equals: !isAlone)
        stage.screen.focus(stage.control)
        expect(!stage.screen.press(.rightArrow, toward: .right))
        expect(!stage.screen.press(.rightArrow, toward: .right))
        expect(stage.screen.press(.rightArrow, toward: .right), equals: !isAlone)
        stage.screen.focus(stage.control)
        expect(stage.screen.press(.downArrow, toward: .down), equals: !isAlone)
        expect(stage.log.lines, equals: ["1", "2"])
      }
    }

    @Test("They send the events of touches, and the value before the end of one")
    func touchEvents() {
      let stage = stage()
      stage.noteEvents()
      stage.finger.press(stage.spot(250, 16))
      expect(stage.touchState, equals: "111")
      stage.finger.lift()
      expect(stage.touchState, equals: "000")
      expect(stage.log.lines, equals: ["down", "2", "value", "primary", "up inside"])
    }

    @Test("In a list a finger along them drags, and one across them scrolls the list")
    func inList() {
      let stage = stage()
      let list = stage.scrolls()
      stage.finger.press(stage.spot(50, 16))
      for step in 1...14 {
        stage.screen.run(for: 0.03)
        stage.finger.move(stage.spot(50, 16 - 10 * Double(step)))
      }
      expect(list.contentOffset.y, isGreaterThan: 100)
      stage.finger.lift()
      list.contentOffset.y = 0
      stage.drag(from: 50, 16, by: 100)
      stage.finger.lift()
      expect(list.contentOffset.y == 0 && stage.control.selectedSegmentIndex > 0)
    }

    @Test("They are as large as their titles need")
    func size() {
      let control = JellySegmentedControl(items: ["Day", "Month"])
      expect(control.frame.size, equals: CGSize(width: 2 * (8 * 5 + 24) + 4, height: 32))
      expect(JellySegmentedControl(items: nil).numberOfSegments, equals: 0)
    }

    @Test("VoiceOver finds a group, and the position of each segment in it")
    func positions() {
      let stage = stage()
      expect(stage.control.accessibilityContainerType, equals: .semanticGroup)
      expect(
        elements(stage.control).map(\.accessibilityValue), equals: ["1 of 3", "2 of 3", "3 of 3"])
      stage.control.removeSegment(at: 0, animated: false)
      expect(elements(stage.control).map(\.accessibilityValue), equals: ["1 of 2", "2 of 2"])
    }

    @Test("It grows with the text size at once, and is aligned by its first title")
    func textSize() {
      let control = JellySegmentedControl(items: [UIImage(systemName: "star") as Any, "Week"])
      let screen = HeadlessScreen()
      screen.window.addSubview(control)
      let old = control.headlessFittedSize
      screen.window.headlessOverride(
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
      expect(control.headlessFittedSize, equals: control.intrinsicContentSize)
      expect(control.headlessFittedSize.width, isGreaterThan: old.width)
      expect(control.forFirstBaselineLayout is UILabel)
      control.removeSegment(at: 1, animated: false)
      expect(control.forFirstBaselineLayout === control)
      expect(control.contentHuggingPriority(for: .vertical), equals: .defaultHigh)
    }

    @Test("Its items can be actions, as those of a UISegmentedControl")
    func actionItems() {
      let log = Log()
      let control = JellySegmentedControl(items: [
        "Day", UIAction(title: "Week") { _ in log.add("week") }, 3,
      ])
      expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Week")
      let screen = HeadlessScreen()
      screen.window.addSubview(control)
      screen.layout()
      expect(elements(control)[1].accessibilityActivate() && log.lines == ["week"])
    }

    @Test("Colors follow the traits")
    func colors() {
      let stage = stage()
      expect(stage.control.drop.fillColor, equals: UIColor.white.cgColor)
      stage.screen.window.headlessOverride(UITraitCollection(headlessStyle: .dark))
      expect(stage.control.drop.fillColor, differsFrom: UIColor.white.cgColor)
      stage.control.selectedSegmentTintColor = .systemRed
      stage.control.trackTintColor = .black
      stage.control.foregroundColor = .white
      expect(stage.control.outlines[0].fillColor, equals: UIColor.black.cgColor)
      let labels = stage.control.subviews.compactMap { $0 as? UILabel }
      expect(labels.allSatisfy { $0.textColor == .white })
      stage.control.isEnabled = false
      expect(labels.allSatisfy { $0.textColor == .systemGray4 })
    }
  }
}
