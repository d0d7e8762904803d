import Jelly
import JellyRecording
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// The work of a refresh, and what UIKit does beside it.
  @MainActor
  struct JellyRefreshTests {
    @Test("The work starts when the finger lifts, once, not when UIKit says so under the finger")
    func atRelease() async {
      let stage = ListStage()
      let log = Log()
      stage.refresh.addAction(UIAction { _ in log.add("told") }, for: .valueChanged)
      stage.refresh.action = { log.add("work") }
      stage.pull(400)
      expect(stage.refresh.isRefreshing, "UIKit has begun by itself")
      expect(stage.refresh.phase, equals: .armed)
      expect(log.lines.isEmpty)
      stage.lift()
      expect(log.lines, equals: ["told"])
      expect(stage.refresh.phase, equals: .refreshing)
      await settle()
      expect(log.lines, equals: ["told", "work"])
      expect(UIAccessibility.posted, equals: ["Refreshing", "Up to date"])
      stage.screen.run(for: 2)
      expect(!stage.refresh.isRefreshing)
      expect(stage.list.contentOffset, equals: .zero)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("What UIKit begins under a finger that goes back is no refresh")
    func pulledBack() {
      let stage = ListStage()
      let log = Log()
      stage.refresh.addAction(UIAction { _ in log.add("told") }, for: .valueChanged)
      stage.pull(400)
      expect(stage.refresh.isRefreshing)
      for step in 1...10 {
        stage.screen.run(for: 0.01)
        stage.finger.move(CGPoint(x: 200, y: 611 - 35 * Double(step)))
      }
      expect(stage.refresh.phase, equals: .pulling)
      stage.lift()
      stage.screen.run(for: 2)
      expect(!stage.refresh.isRefreshing)
      expect(log.lines.isEmpty)
      expect(stage.list.contentOffset, equals: .zero)
    }

    @Test("Every setting changes during the work, which goes on")
    func changed() async {
      let stage = ListStage()
      let (log, gate) = (Log(), Gate())
      stage.refresh.action = {
        log.add("work")
        await gate.wait()
        log.add(Task.isCancelled ? "cancelled" : "done")
      }
      stage.pull(400)
      stage.lift()
      await settle()
      stage.refresh.threshold = 40
      stage.refresh.minimumDuration = 0
      stage.refresh.curve = .wave
      stage.refresh.tuning = .liquid
      expect(stage.refresh.phase, equals: .refreshing)
      expect(stage.refresh.isRefreshing)
      gate.open()
      await settle()
      expect(log.lines, equals: ["work", "done"])
      stage.screen.run(for: 3)
      expect(stage.refresh.phase, equals: .idle)
      expect(stage.list.contentOffset, equals: .zero)
    }

    @Test("Another threshold during a pull arms it, or no longer")
    func thresholdInPull() {
      let stage = ListStage()
      var effects: [JellyRefreshBody.Effect] = []
      stage.refresh.onEffect = { effects.append($0) }
      stage.pull(100)
      expect(stage.refresh.phase, equals: .pulling)
      stage.refresh.threshold = 20
      stage.finger.move(CGPoint(x: 200, y: 312))
      expect(stage.refresh.phase, equals: .armed)
      stage.refresh.threshold = 95
      stage.finger.move(CGPoint(x: 200, y: 313))
      expect(stage.refresh.phase, equals: .pulling)
      expect(effects, equals: [.armed, .disarmed])
    }

    @Test("A pull that the system takes away starts no work, armed or not, and ends none")
    func takenAway() {
      let stage = ListStage()
      let log = Log()
      stage.refresh.onEffect = { log.add("\($0)") }
      stage.pull(400)
      expect(stage.refresh.phase, equals: .armed)
      stage.finger.cancel()
      stage.screen.run(for: 3)
      expect(log.lines, equals: ["armed", "disarmed"])
      expect(!stage.refresh.isRefreshing)
      expect(stage.list.contentOffset, equals: .zero)

      stage.pull(400)
      stage.lift()
      stage.screen.run(for: 1)
      stage.pull(100)
      stage.finger.cancel()
      stage.screen.run(for: 1)
      expect(stage.refresh.phase, equals: .refreshing)
      expect(stage.refresh.isRefreshing)
    }

    @Test("Targets are called once, after the lift, also where UIKit does not call them by itself")
    func toldOnce() {
      let stage = ListStage()
      UIScrollView.headlessHabits.bypassesSendActions = true
      let log = Log()
      stage.refresh.addAction(UIAction { _ in log.add("told") }, for: .valueChanged)
      stage.pull(400)
      expect(stage.refresh.isRefreshing, "UIKit has begun by itself")
      expect(log.lines.isEmpty)
      stage.lift()
      expect(log.lines, equals: ["told"])
      stage.refresh.endRefreshing()
      stage.screen.run(for: 2)
      stage.refresh.headlessTriggered()
      expect(log.lines, equals: ["told", "told"], "VoiceOver has scrolled")
    }

    @Test("In a bar from the first moment, above a large title, it finds the list that has it")
    func neverInList() {
      let screen = HeadlessScreen()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
      let list = UIScrollView(frame: screen.window.bounds)
      list.contentSize = CGSize(width: 390, height: 2000)
      list.headlessBar = bar
      let refresh = JellyRefreshControl()
      screen.window.addSubview(bar)
      list.refreshControl = refresh
      // The list comes later than its control.
      screen.window.addSubview(list)
      screen.layout()
      let finger = HeadlessFinger(on: screen)
      finger.press(CGPoint(x: 200, y: 200))
      finger.move(CGPoint(x: 200, y: 211))
      for step in 1...10 {
        screen.run(for: 0.01)
        finger.move(CGPoint(x: 200, y: 211 + 30 * Double(step)))
      }
      expect(refresh.phase, equals: .armed)
      finger.lift()
      screen.run(for: 0.05)
      expect(refresh.phase, equals: .refreshing)
    }

    @Test("A short pull does nothing but wobble")
    func shortPull() {
      let stage = ListStage()
      let log = Log()
      stage.refresh.action = { log.add("work") }
      stage.refresh.onEffect = { log.add("\($0)") }
      stage.pull(80)
      stage.lift()
      expect(!stage.screen.runningLinks.isEmpty)
      stage.screen.run(for: 3)
      expect(log.lines.isEmpty)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Work that throws has failed, and is told apart")
    func failed() async {
      struct Offline: Error {}
      let stage = ListStage()
      let log = Log()
      stage.refresh.onEffect = { log.add("\($0)") }
      stage.refresh.action = { throw Offline() }
      stage.pull(400)
      stage.lift()
      await settle()
      expect(
        log.lines,
        equals: [
          "armed", "refreshBegan", "refreshEnded(Jelly.JellyRefreshBody.Outcome.failure)",
        ])
      expect(UIAccessibility.posted.last, equals: "Could not refresh")
    }

    @Test("Work is cancelled when it is ended from code, and when its list is gone")
    func cancelled() async {
      for isRemoved in [false, true] {
        let stage = ListStage()
        let log = Log()
        stage.refresh.minimumDuration = 0
        stage.refresh.action = {
          do { try await Task.sleep(for: .seconds(100)) } catch { log.add("cancelled") }
        }
        stage.pull(400)
        stage.lift()
        await settle()
        if isRemoved { stage.list.removeFromSuperview() } else { stage.refresh.endRefreshing() }
        await settle()
        expect(log.lines, equals: ["cancelled"])
        stage.screen.run(for: 2)
        expect(!stage.refresh.isRefreshing)
        expect(stage.refresh.phase, equals: .idle)
        expect(stage.screen.runningLinks.isEmpty)
      }
    }

    @Test("Work is cancelled, too, when its list goes while a finger pulls it")
    func cancelledWhilePulled() async {
      let stage = ListStage()
      let log = Log()
      stage.refresh.action = {
        do { try await Task.sleep(for: .seconds(100)) } catch { log.add("cancelled") }
      }
      stage.pull(400)
      stage.lift()
      await settle()
      stage.screen.run(for: 1)
      stage.pull(60)
      stage.list.removeFromSuperview()
      await settle()
      expect(log.lines, equals: ["cancelled"])
      expect(!stage.refresh.isRefreshing)
    }

    @Test("Another height in the middle of it ends nothing")
    func otherHeight() {
      let stage = ListStage()
      stage.pull(400)
      stage.lift()
      stage.screen.run(for: 0.5)
      stage.refresh.bounds.size.height = 80
      stage.screen.layout()
      expect(stage.refresh.phase, equals: .refreshing)
      expect(stage.refresh.isRefreshing)
    }

    @Test("From code it shows itself, and calls neither action nor target, as UIKit's")
    func fromCode() async {
      let stage = ListStage()
      let log = Log()
      stage.refresh.addAction(UIAction { _ in log.add("told") }, for: .valueChanged)
      stage.refresh.action = { log.add("work") }
      stage.refresh.beginRefreshing()
      stage.screen.run(for: 1)
      expect(stage.list.contentOffset.y, equals: -60)
      expect(stage.refresh.phase, equals: .refreshing)
      expect(stage.screen.runningLinks.count, equals: 1, "the spinner turns")
      stage.refresh.endRefreshing()
      stage.screen.run(for: 2)
      await settle()
      expect(stage.list.contentOffset.y, equals: 0)
      expect(log.lines.isEmpty)
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("VoiceOver, and code, refresh as a pull does")
    func activated() async {
      let stage = ListStage()
      let log = Log()
      stage.refresh.minimumDuration = 0
      stage.refresh.action = { log.add("work") }
      expect(stage.refresh.accessibilityActivate())
      await settle()
      stage.refresh.performRefresh()
      await settle()
      expect(log.lines, equals: ["work", "work"])
    }

    @Test("What UIKit begins without a finger, as when VoiceOver scrolls, is a refresh")
    func withoutFinger() async {
      let stage = ListStage()
      let log = Log()
      stage.refresh.addAction(UIAction { _ in log.add("told") }, for: .valueChanged)
      stage.refresh.action = { log.add("work") }
      stage.refresh.headlessTriggered()
      await settle()
      expect(log.lines, equals: ["told", "work"])
      stage.screen.run(for: 2)
      expect(!stage.refresh.isRefreshing)
    }

    @Test("A refresh is shown for as long as it must, however short the work")
    func minimumDuration() async {
      let stage = ListStage()
      stage.refresh.minimumDuration = 1
      stage.refresh.action = {}
      stage.pull(400)
      stage.lift()
      await settle()
      stage.screen.run(for: 0.9)
      expect(stage.refresh.phase, equals: .refreshing)
      expect(stage.refresh.isRefreshing)
      expect(stage.list.contentOffset.y, equals: -60)
      stage.screen.run(for: 1.5)
      expect(stage.refresh.phase, equals: .idle)
      expect(!stage.refresh.isRefreshing)
      expect(stage.list.contentOffset.y, equals: 0)
    }

    @Test("What leaves the screen is cancelled, and announces nothing")
    func silent() {
      let stage = ListStage()
      stage.pull(400)
      stage.lift()
      stage.list.removeFromSuperview()
      expect(UIAccessibility.posted, equals: ["Refreshing"])
    }

    @Test("A pull while it refreshes catches the edge, and its end under the finger moves nothing")
    func pulledWhileRefreshing() {
      let stage = ListStage()
      stage.pull(400)
      stage.lift()
      stage.screen.run(for: 1)
      let waiting = stage.outline
      stage.finger.press(CGPoint(x: 200, y: 300))
      stage.finger.move(CGPoint(x: 200, y: 311))
      stage.finger.move(CGPoint(x: 200, y: 312))
      expect(stage.outline.distance(to: waiting), isLessThan: 2)
      stage.finger.move(CGPoint(x: 200, y: 340))
      // Until the edge is still under the finger.
      stage.screen.run(for: 3)
      let held = stage.outline
      expect(held.distance(to: waiting), isGreaterThan: 10)
      stage.refresh.endRefreshing()
      expect(stage.outline.distance(to: held), isLessThan: 1e-9)
      stage.finger.move(CGPoint(x: 200, y: 341))
      expect(stage.outline.distance(to: held), isLessThan: 5)
      stage.lift()
      stage.screen.run(for: 3)
      expect(!stage.refresh.isRefreshing)
      expect(stage.refresh.phase, equals: .idle)
    }

    @Test("It touches no inset, and counts from where bars and insets end")
    func insets() {
      let stage = ListStage()
      stage.list.headlessSafeArea.top = 97
      stage.list.contentOffset.y = -97
      stage.pull(50)
      expect(stage.list.contentInset, equals: .zero)
      // The finger has gone 50 pt further than the list gives way: less than a threshold.
      expect(stage.refresh.phase, equals: .pulling)
      expect(stage.outline.points.map(\.y).max() ?? 0, isLessThan: 50)
      stage.lift()
      stage.screen.run(for: 3)
      expect(stage.list.contentOffset.y, equals: -97)
    }

    @Test("Reduce Motion in the middle of it: the spinner stands still, the work goes on")
    func reduceMotion() {
      let stage = ListStage()
      stage.pull(400)
      stage.lift()
      stage.screen.run(for: 1)
      expect(stage.screen.runningLinks.count, equals: 1)
      UIAccessibility.headlessReducesMotion = true
      stage.screen.run(for: 0.3)
      expect(stage.screen.runningLinks.isEmpty)
      expect(stage.refresh.phase, equals: .refreshing)
    }

    @Test("Without a color the tint of the list fills it; its own hides UIKit's wheel")
    func tint() {
      let stage = ListStage()
      expect(
        stage.refresh.headlessTint?.cgColor, equals: UIColor.clear.cgColor, "UIKit's own spinner")
      expect(stage.refresh.shape.fillColor, equals: UIColor.systemBlue.cgColor)
      stage.screen.window.tintColor = .black
      stage.pull(80)
      expect(stage.refresh.shape.fillColor, equals: UIColor.black.cgColor)
      stage.refresh.fillColor = .white
      expect(stage.refresh.shape.fillColor, equals: UIColor.white.cgColor)
    }

    @Test("A tint that an app sets is the spinner's, and UIKit's own stays hidden")
    func spinnerTint() {
      final class Cup: UIView, JellyRefreshSpinner {
        func update(strokeEnd: CGFloat, rotation: CGFloat) {}
      }
      let stage = ListStage()
      let cup = Cup()
      stage.refresh.spinnerView = cup
      expect(
        cup.tintColor.cgColor, equals: UIColor.systemBlue.cgColor,
        "the list's, and not the clear one")
      stage.screen.window.tintColor = .black
      stage.pull(20)
      expect(cup.tintColor.cgColor, equals: UIColor.black.cgColor)
      stage.refresh.tintColor = .systemRed
      expect(cup.tintColor.cgColor, equals: UIColor.systemRed.cgColor)
      expect(stage.refresh.tintColor, equals: .systemRed, "it is read as it was written")
      expect(
        stage.refresh.headlessTint?.cgColor, equals: UIColor.clear.cgColor, "UIKit's own spinner")
    }

    @Test("Where UIKit shows it in a bar, above a large title, it still follows its list")
    func inBar() {
      let stage = ListStage()
      let log = Log()
      stage.refresh.onEffect = { log.add("\($0)") }
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
      stage.screen.window.addSubview(bar)
      bar.addSubview(stage.refresh)
      stage.screen.layout()
      stage.pull(400)
      expect(stage.refresh.phase, equals: .armed)
      stage.lift()
      expect(log.lines, equals: ["armed", "refreshBegan"])
      bar.removeFromSuperview()
      expect(stage.screen.runningLinks.isEmpty)
    }

    @Test("Another spinner takes the ring's place; a title fades as it comes")
    func spinner() {
      final class Cup: UIView, JellyRefreshSpinner {
        var ends: [CGFloat] = []
        func update(strokeEnd: CGFloat, rotation: CGFloat) { ends.append(strokeEnd) }
      }
      let stage = ListStage()
      let cup = Cup()
      let title = UIView()
      stage.refresh.spinnerView = cup
      stage.refresh.titleView = title
      stage.pull(400)
      stage.lift()
      stage.screen.run(for: 0.5)
      expect(stage.refresh.subviews.contains { $0.subviews.contains { $0 === cup } })
      expect(cup.ends.max(), equals: 0.9)
      expect(cup.alpha, equals: 1)
      expect(title.alpha, equals: 0)
      stage.refresh.endRefreshing()
      stage.screen.run(for: 2)
      expect(cup.alpha, equals: 0)
      expect(title.alpha, equals: 1)
    }
  }
}

/// The events that have happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

/// Work that waits until a test opens it.
@MainActor
final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async { await withCheckedContinuation { waiting = $0 } }

  func open() {
    waiting?.resume()
    waiting = nil
  }
}

/// Lets tasks that can go on do so.
@MainActor
func settle() async {
  for _ in 0..<20 {
    await Task.yield()
    // On a busy machine other tasks get no thread in a turn.
    try? await Task.sleep(for: .milliseconds(1))
  }
}

extension ListStage {
  /// The outline of the edge.
  var outline: Outline { Outline(of: refresh.shape.path) }
}

extension UIAccessibility {
  /// The texts that have been told.
  static var posted: [String] { headlessPosts.compactMap(\.1) }
}
