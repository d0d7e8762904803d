import Foundation
import Jelly
import JellyRecording
import JellyTestSupport
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Pulls of a list whose scroll view and refresh control do what Apple documents nowhere.
  @MainActor
  struct RefreshPullTests {
    /// Each run of 256 pulls has every combination of habits once; the benchmark `pulls`
    /// makes 10,000.
    @Test("In random pulls the list never jumps, and the work starts once, after the lift")
    func randomPulls() {
      let count = number("JELLY_PULLS", or: 1536)
      let firstSeed = number("JELLY_SEED", or: 0)
      var tally = PullTally()
      for seed in firstSeed..<firstSeed + count {
        let pull = RandomPull(seed: UInt64(seed))
        pull.play()
        tally.add(pull)
        guard pull.faults.isEmpty else {
          Issue.record("seed \(pull.seed): \(pull.faults.prefix(3)) with \(pull.habits)")
          return
        }
      }
      expect(count < 1000 || tally.combinations == 256, "not all combinations were tried")
      expect(tally.refreshes, isGreaterThan: count / 5, "few pulls refresh")
      print(tally.table)
    }

    private func number(_ name: String, or standard: Int) -> Int {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
    }
  }
}

/// The number of pulls under each habit of the scroll view, and the largest jump.
@MainActor
struct PullTally {
  private var rows: [(name: String, pulls: Int, jump: Double)] = []
  private var tried: Set<UInt64> = []
  private var pulls = 0
  private(set) var refreshes = 0

  /// The number of combinations of habits that have been tried.
  var combinations: Int { tried.count }

  mutating func add(_ pull: RandomPull) {
    pulls += 1
    refreshes += pull.started
    tried.insert(pull.seed % 256)
    count("all", pull)
    for (name, isSo) in pull.circumstances where isSo { count(name, pull) }
  }

  private mutating func count(_ name: String, _ pull: RandomPull) {
    let index = rows.firstIndex { $0.name == name } ?? rows.count
    if index == rows.count { rows.append((name, 0, 0)) }
    rows[index].pulls += 1
    rows[index].jump = max(rows[index].jump, pull.largestJump)
  }

  /// A line for each habit.
  var table: String {
    let lines = rows.map { "\($0.name): \($0.pulls) pulls, largest jump \($0.jump) pt" }
    return (lines + ["combinations of habits: \(combinations), refreshes: \(refreshes)"])
      .joined(separator: "\n")
  }
}

/// A list that is pulled at random, beside one without a refresh control that is pulled alike.
@MainActor
final class RandomPull {
  let seed: UInt64
  let habits: HeadlessScrollHabits
  /// The undocumented behavior, and the part of it that happens in this pull.
  let circumstances: [(name: String, isSo: Bool)]
  private(set) var faults: [String] = []
  /// The maximum distance of the list from its expected position, in points.
  private(set) var largestJump = 0.0

  private let screen: HeadlessScreen
  private let list: UIScrollView
  private let twin: UIScrollView
  private let refresh: JellyRefreshControl
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
  private let fingers: [HeadlessFinger]
  private var random: SeededGenerator
  private var frameCount = 0
  private var isDown = false
  private var isArmed = false
  private(set) var started = 0
  private var told = 0
  private var expected = 0

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    screen = HeadlessScreen(size: CGSize(width: 800, height: 844), rate: 60)
    refresh = JellyRefreshControl()
    if Bool.random(using: &random) { refresh.minimumDuration = 0 }
    fingers = [HeadlessFinger(on: screen), HeadlessFinger(on: screen)]
    var habits = HeadlessScrollHabits()
    habits.trigger = .random(in: 60...160, using: &random)
    // Each of the 128 combinations in turn.
    func has(_ bit: UInt64) -> Bool { seed >> bit & 1 == 1 }
    habits.shiftsContent = has(0)
    habits.isLate = has(1)
    habits.bypassesSendActions = has(2)
    habits.controlIsFirst = has(3)
    habits.panGoesOn = has(4)
    habits.coasts = has(5)
    habits.staysWherePut = has(6)
    self.habits = habits
    UIScrollView.headlessHabits = habits
    let isShort = Bool.random(using: &random)
    let hasLargeTitle = Bool.random(using: &random)
    let isScrolled = !isShort && Int.random(in: 0..<3, using: &random) == 0
    let scrolled = isScrolled ? CGFloat.random(in: 1...150, using: &random) : 0
    func makeList(x: CGFloat) -> UIScrollView {
      let list = UIScrollView(frame: CGRect(x: x, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: isShort ? 300 : 20_000)
      list.alwaysBounceVertical = true
      list.headlessSafeArea.top = hasLargeTitle ? 148 : 0
      list.contentOffset.y = scrolled - list.headlessSafeArea.top
      return list
    }
    list = makeList(x: 0)
    twin = makeList(x: 400)
    self.random = random
    if hasLargeTitle { list.headlessBar = bar }
    circumstances = [
      ("UIKit refreshes by itself before the threshold", habits.trigger < refresh.threshold),
      ("UIKit refreshes by itself beyond the threshold", habits.trigger >= refresh.threshold),
      ("the content is moved with the inset", habits.shiftsContent),
      ("the inset comes a frame late", habits.isLate),
      ("sendActions is bypassed", habits.bypassesSendActions),
      ("the control hears of an offset first", habits.controlIsFirst),
      ("the pan goes on from where code has put the list", habits.panGoesOn),
      ("the list moves on with the finger's velocity", habits.coasts),
      ("the list stays where code has put it", habits.staysWherePut),
      ("large title", hasLargeTitle), ("short list", isShort), ("scrolled list", isScrolled),
    ]
    for view in [list, twin, bar] { screen.window.addSubview(view) }
    list.refreshControl = refresh
    refresh.addAction(UIAction { [weak self] _ in self?.targetTold() }, for: .valueChanged)
    refresh.onEffect = { [weak self] in self?.happened($0) }
    screen.layout()
  }

  private func targetTold() {
    told += 1
    if isDown { faults.append("a target is told under the finger") }
  }

  private func happened(_ effect: JellyRefreshBody.Effect) {
    switch effect {
    case .armed: isArmed = true
    case .disarmed: isArmed = false
    case .refreshBegan:
      started += 1
      if isDown { faults.append("the work starts under the finger") }
    case .refreshEnded: break
    }
  }

  private func check(_ isSo: Bool, _ fault: @autoclosure () -> String) {
    if !isSo { faults.append("\(fault()) at \(screen.now) s") }
  }

  /// Plays one or two pulls and all that follows.
  func play() {
    let endsUnderFinger = UIRefreshControl.headlessEndsUnderFinger
    pull()
    if refresh.phase == .refreshing, Bool.random(using: &random) {
      waitFrames(.random(in: 0...40, using: &random))
      pull(endsWork: .random(using: &random))
    }
    waitFrames(.random(in: 1...60, using: &random))
    end()
    waitFrames(90)
    for _ in 0..<600 where list.isDecelerating { freeFrame() }
    waitFrames(4)
    // The edge oscillates for seconds; to wait for that in each pull would take minutes.
    let waits = seed.isMultiple(of: 10)
    for _ in 0..<600 where waits && !screen.runningLinks.isEmpty { freeFrame() }
    check(list.contentOffset.y >= -list.headlessSafeArea.top, "not at home")
    check(list.contentInset == .zero, "an inset is left: \(list.contentInset)")
    check(!refresh.isRefreshing, "UIKit still refreshes")
    check(!waits || screen.runningLinks.isEmpty, "something still runs")
    check(started == expected, "the work has started \(started) times, not \(expected)")
    check(told == expected, "targets have been told \(told) times, not \(expected)")
    check(UIRefreshControl.headlessEndsUnderFinger == endsUnderFinger, "ended under the finger")
  }

  private var owner = Owner.system
  private var lastOwnWay: CGFloat = 0
  private var lastWay: CGFloat = 0
  private var wasArmed = false
  private var wasRefreshing = false

  private func end() {
    if refresh.phase == .refreshing { refresh.endRefreshing() }
  }

  /// Frames in which nobody does anything.
  private func waitFrames(_ count: Int) {
    for _ in 0..<count { freeFrame() }
  }

  private func pull(endsWork: Bool = false) {
    let wasRefreshing = refresh.isRefreshing
    isArmed = false
    isDown = true
    var y: CGFloat = 300
    eachFinger { $0.press(CGPoint(x: $1, y: y)) }
    // From here on this is the same for both.
    twin.contentInset.top = list.adjustedContentInset.top - list.headlessSafeArea.top
    twin.contentOffset = list.contentOffset
    move(to: &y, by: 10.5)
    let isFlick = Bool.random(using: &random)
    let count = Int.random(in: 3...(isFlick ? 8 : 40), using: &random)
    let turn = Bool.random(using: &random) ? Int.random(in: 1...count, using: &random) : count
    let endsAt = endsWork ? Int.random(in: 0..<count, using: &random) : -1
    var began = false
    for step in 0..<count {
      let speed = CGFloat.random(in: isFlick ? 15...60 : 2...14, using: &random)
      move(to: &y, by: step < turn ? speed : -speed)
      if !isFlick || Bool.random(using: &random) { held() }
      if step == endsAt { refresh.endRefreshing() }
      began = began || refresh.isRefreshing != wasRefreshing
    }
    held()
    let isLeft = refresh.isRefreshing && !isArmed && refresh.phase != .refreshing
    began = began || isLeft || refresh.isRefreshing != wasRefreshing || list.contentInset.top != 0
    let armed = isArmed
    if armed { expected += 1 }
    let isBeyond = list.contentOffset.y <= -list.headlessSafeArea.top
    // UIKit continues its own motion.
    let isSystem = !began && (!armed || wasRefreshing)
    owner = isSystem ? .system : isBeyond ? .control : .nobody
    wasArmed = armed
    self.wasRefreshing = refresh.isRefreshing
    isDown = false
    eachFinger { finger, _ in finger.lift() }
  }

  private func move(to y: inout CGFloat, by displacement: CGFloat) {
    y += displacement
    let place = y
    eachFinger { $0.move(CGPoint(x: $1, y: place)) }
  }

  private func eachFinger(_ act: (HeadlessFinger, CGFloat) -> Void) {
    act(fingers[0], 200)
    act(fingers[1], 600)
  }

  private func frame() {
    screen.run(until: Double(frameCount) / 60)
    frameCount += 1
  }

  /// A frame under the finger: the list is where one without a refresh control is.
  private func held() {
    compare()
    frame()
    compare()
  }

  private func compare() {
    let jump = abs(list.contentOffset.y - twin.contentOffset.y)
    largestJump = max(largestJump, jump)
    check(jump <= 0.5, "the list is \(jump) pt from its twin")
  }

  /// The owner of the motion of a list that no finger holds.
  private enum Owner {
    /// UIKit, as it moves the twin.
    case system
    /// The control, which takes it home.
    case control
    /// Nobody but UIKit, which may end a bounce of its own.
    case nobody
  }

  /// Returns the amount by which a list beyond its end changes its speed in a frame more than
  /// UIKit's spring does, in points; the twin may have another end.
  private func excess(_ displacement: CGFloat, at last: CGFloat) -> CGFloat {
    let out = -list.adjustedContentInset.top - last
    guard out > 0 else { return .infinity }
    // The stand-in's spring is critically damped at 10/s: its acceleration is 10²·x + 2·10·v.
    let (rate, frame) = (10.0, 1.0 / 60)
    let change = (rate * rate * out + 2 * rate * abs(lastWay) / frame) * frame * frame
    return max(abs(displacement - lastWay) - change, 0)
  }

  /// A frame without a finger.
  private func freeFrame() {
    let (last, lastTwin) = (list.contentOffset.y, twin.contentOffset.y)
    frame()
    let displacement = list.contentOffset.y - last
    let ownWay = twin.contentOffset.y - lastTwin
    defer { lastWay = displacement }
    if refresh.isRefreshing != wasRefreshing {
      wasRefreshing.toggle()
      // UIKit has moved the list on in this frame, before the control has taken it.
      let isNatural = abs(displacement) <= abs(lastWay) + 0.5 || abs(displacement - ownWay) <= 0.5
      let isMovedOn = owner == .system && isNatural
      owner = last <= -list.headlessSafeArea.top ? .control : .nobody
      wasArmed = true
      if isMovedOn { return }
    }
    switch owner {
    case .system:
      compare()
    case .nobody:
      let end = max(list.contentSize.height - 844, -list.adjustedContentInset.top)
      // Beyond its other end it bounces as any list.
      if last > end { break }
      let jump = min(
        abs(displacement), abs(displacement - ownWay), abs(displacement - lastOwnWay),
        excess(displacement, at: last))
      lastOwnWay = ownWay
      largestJump = max(largestJump, jump)
      check(
        jump <= 0.5, "a list within its content moves \(displacement) pt, its twin \(ownWay) pt")
    case .control where !wasArmed && abs(list.contentOffset.y - twin.contentOffset.y) <= 0.5:
      // A flick back, as without a refresh control.
      break
    case .control:
      let home = -(list.headlessSafeArea.top + (refresh.isRefreshing ? 60 : 0))
      let left = abs(last - home)
      // The greatest speed of a critically damped spring is ω₀/e of its way.
      let step = left * refresh.tuning.returnSpring.angularFrequency / 60 + 0.5
      check(abs(displacement) <= step, "a step of \(displacement) pt, \(left) pt from home")
      let isNearer = abs(list.contentOffset.y - home) <= left + 0.001
      check(
        isNearer, "the list goes away from home: from \(last) by \(displacement), home is \(home)")
    }
  }
}
