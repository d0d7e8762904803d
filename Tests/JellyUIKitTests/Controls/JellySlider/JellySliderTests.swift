import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// A slider between a finger, a list, a keyboard and code.
  @MainActor
  struct JellySliderTests {
    /// A slider whose thumb moves 200 points, from 20.5 to 220.5.
    private func stage() -> DropStage<JellySlider> {
      let stage = DropStage(JellySlider.init, width: 241, height: 28)
      stage.note { "\($0.value)" }
      return stage
    }

    @Test("Its value is that of the finger at each move, and its targets are called")
    func drag() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 100, count: 4)
      #expect(stage.log.lines == ["0.125", "0.25", "0.375", "0.5"])
      #expect(stage.control.isTracking && stage.control.value == 0.5)
      stage.finger.lift()
      #expect(!stage.control.isTracking && stage.log.lines.count == 4)
      stage.screen.run(for: 3)
      #expect(stage.screen.runningLinks.isEmpty)
      let body = JellySliderBody(size: [241, 28], value: 0.5)
      #expect(Outline(of: stage.control.drop.path) == Outline(of: body, at: 0))
    }

    @Test("Not continuous it calls its targets once, when the finger leaves or is taken away")
    func notContinuous() {
      for isCancelled in [false, true] {
        let stage = stage()
        stage.control.isContinuous = false
        stage.drag(from: 20.5, 14, by: 100, count: 4)
        #expect(stage.log.lines.isEmpty && stage.control.value == 0.5)
        if isCancelled { stage.finger.cancel() } else { stage.finger.lift() }
        #expect(stage.log.lines == ["0.5"])
      }
    }

    @Test("A finger beside the thumb does nothing, as with UISlider, unless it may")
    func trackTouch() {
      let stage = stage()
      #expect(!stage.control.point(inside: CGPoint(x: 200, y: 14), with: nil))
      stage.finger.press(stage.spot(120.5, 14))
      stage.finger.lift()
      #expect(stage.control.value == 0)
      stage.control.allowsTrackTouch = true
      stage.finger.press(stage.spot(120.5, 14))
      stage.finger.lift()
      #expect(stage.control.value == 0.5 && stage.log.lines == ["0.5"])
    }

    @Test("Code sets its value and its range, and nobody is told, as with UISlider")
    func code() {
      let stage = stage()
      stage.control.value = 2
      #expect(stage.control.value == 1)
      stage.control.maximumValue = 10
      stage.control.setValue(7, animated: true)
      #expect(stage.control.value == 7 && !stage.screen.runningLinks.isEmpty)
      stage.control.value = .nan
      #expect(stage.control.value == 7)
      stage.control.maximumValue = 5
      #expect(stage.control.value == 5)
      stage.control.maximumValue = -1
      #expect(stage.control.minimumValue == -1 && stage.control.value == -1)
      stage.control.minimumValue = 3
      #expect(stage.control.maximumValue == 3 && stage.control.value == 3)
      stage.control.minimumValue = .nan
      stage.control.maximumValue = .infinity
      #expect(stage.control.value.isFinite && stage.control.accessibilityValue != nil)
      #expect(stage.log.lines.isEmpty)
    }

    @Test("Code that sets the value mid-drag is not fought, and the next move counts again")
    func codeMidDrag() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 100, count: 1)
      stage.control.value = 0.9
      #expect(stage.control.value == 0.9 && stage.control.isTracking)
      stage.finger.move(stage.spot(121.5, 14))
      #expect(abs(stage.control.value - 0.505) < 1e-6)
      stage.finger.lift()
    }

    @Test("With steps it ticks at each, and VoiceOver goes by them")
    func steps() {
      let stage = stage()
      stage.control.maximumValue = 4
      stage.control.stepValue = 1
      stage.drag(from: 20.5, 14, by: 110, count: 11)
      #expect(stage.log.lines == ["1.0", "2.0"])
      #expect(UIFeedbackGenerator.headlessFelt == ["prepare", "soft", "soft"])
      stage.finger.lift()
      stage.control.accessibilityIncrement()
      #expect(stage.control.value == 3)
      stage.control.accessibilityDecrement()
      #expect(stage.control.value == 2)
    }

    @Test("Without steps it ticks only at its ends")
    func ticks() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 250)
      #expect(stage.control.value == 1)
      #expect(UIFeedbackGenerator.headlessFelt == ["prepare", "soft"])
    }

    @Test("In a list a finger along it drags, and one across it scrolls the list")
    func inList() {
      let stage = stage()
      let list = stage.scrolls()
      stage.finger.press(stage.spot(20.5, 14))
      for step in 1...14 {
        stage.screen.run(for: 0.03)
        stage.finger.move(stage.spot(20.5, 14 - 10 * Double(step)))
      }
      #expect(list.contentOffset.y > 100 && stage.control.value == 0)
      stage.finger.lift()
      list.contentOffset.y = 0
      stage.drag(from: 20.5, 14, by: 100)
      #expect(list.contentOffset.y == 0 && stage.control.value == 0.5)
    }

    @Test("VoiceOver hears a percentage, or what the app says, and changes it by tenths")
    func voiceOver() {
      let stage = stage()
      #expect(stage.control.accessibilityTraits == .adjustable)
      stage.control.value = 0.25
      #expect(stage.control.accessibilityValue == 0.25.formatted(.percent))
      stage.control.accessibilityIncrement()
      #expect(abs(stage.control.value - 0.35) < 1e-6 && stage.log.lines.count == 1)
      stage.control.valueLabel = { "\(Int($0 * 100)) of 100" }
      #expect(stage.control.accessibilityValue == "35 of 100")
      stage.control.isEnabled = false
      stage.control.accessibilityIncrement()
      #expect(stage.log.lines.count == 1)
      #expect(stage.control.accessibilityTraits == [.adjustable, .notEnabled])
    }

    @Test("A remote along it changes the value, and leaves at its end")
    func remote() {
      let stage = stage()
      stage.control.value = 0.85
      stage.screen.focus(stage.control)
      #expect(!stage.screen.swipe(.right))
      #expect(!stage.screen.swipe(.right))
      #expect(stage.control.value == 1)
      #expect(stage.screen.swipe(.right))
      #expect(stage.screen.swipe(.down))
      #expect(!stage.screen.swipe(.left))
    }

    @Test("A vertical one has its smallest value at the bottom")
    func vertical() {
      let stage = DropStage(JellySlider.init, width: 28, height: 241)
      stage.control.axis = .vertical
      #expect(
        stage.control.intrinsicContentSize == CGSize(width: 28, height: UIView.noIntrinsicMetric))
      stage.finger.press(stage.spot(14, 220.5))
      stage.finger.move(stage.spot(14, 170.5))
      stage.finger.lift()
      #expect(stage.control.value == 0.25)
      stage.screen.focus(stage.control)
      #expect(!stage.screen.swipe(.up))
      #expect(stage.control.value > 0.3)
    }

    @Test("From right to left its smallest value is at the right")
    func rightToLeft() {
      let stage = stage()
      stage.screen.window.headlessOverride(UITraitCollection(layoutDirection: .rightToLeft))
      stage.drag(from: 220.5, 14, by: -50)
      #expect(stage.control.value == 0.25)
      stage.screen.focus(stage.control)
      #expect(!stage.screen.swipe(.left))
      #expect(stage.control.value > 0.3)
    }

    @Test("Disabled mid-drag it keeps the value of the last move")
    func disabled() {
      let stage = stage()
      stage.drag(from: 20.5, 14, by: 100)
      stage.control.isEnabled = false
      #expect(!stage.control.isTracking && stage.control.value == 0.5)
      stage.finger.move(stage.spot(220.5, 14))
      #expect(stage.control.value == 0.5)
    }

    @Test("Its track has two colors, which follow the tint")
    func colors() {
      let stage = stage()
      let (track, fill) = (stage.control.outlines[0], stage.control.outlines[1])
      #expect(fill.fillColor == UIColor.systemBlue.cgColor)
      #expect(track.fillColor == UIColor.secondarySystemFill.cgColor)
      stage.control.minimumTrackTintColor = .systemRed
      stage.control.maximumTrackTintColor = .black
      stage.control.thumbTintColor = .systemBlue
      #expect(fill.fillColor == UIColor.systemRed.cgColor)
      #expect(track.fillColor == UIColor.black.cgColor)
      #expect(stage.control.drop.fillColor == UIColor.systemBlue.cgColor)
    }
  }
}
