import Observation
public import UIKit

/// A clock in a test's hand.
public final class HeadlessClock: @unchecked Sendable {
  // Only the main actor's tests read and set it.
  /// The time of the clock, in seconds.
  public var time: Double
  /// Creates a clock.
  public init(time: Double) { self.time = time }

  /// Returns a moment from which a clock may count, another one each time.
  ///
  /// Whole seconds, so that a test whose times are multiples of 1/64 s loses no bit.
  @MainActor static func randomZero() -> Double {
    Double(Int.random(in: -(1 << 30)...(1 << 30), using: &HeadlessRandom.current))
  }
}

/// Random numbers for what Apple does not document.
///
/// The seed of the last screen determines them, so that a test that fails fails again (SplitMix64,
/// Steele 2014).
struct HeadlessRandom: RandomNumberGenerator {
  @MainActor static var current = HeadlessRandom(seed: 0)
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A screen in a test's hand: it shows a view, at times that the test chooses.
///
/// Apple documents neither from when a gesture's times count nor that a wall clock only goes
/// forward. So each finger counts from a moment of its own, and so does the wall clock by which
/// timelines date their frames; that one is set anew every now and then.
@MainActor public final class Screen {
  /// The monotonic clock.
  public let clock: HeadlessClock
  /// The time of the monotonic clock, in seconds.
  public internal(set) var now: Double {
    get { clock.time }
    set { clock.time = newValue }
  }
  /// The time by which the wall clock is ahead of the monotonic clock, in seconds.
  public var wallOffset: Double
  /// The number of times the wall clock has been set.
  public private(set) var wallJumps = 0
  /// The window of UIKit's views; nil if they are in none.
  public weak var headlessWindow: UIWindow? { didSet { isDirty = true } }
  /// The parts of the screen that are covered.
  public var headlessInsets = EdgeInsets()
  /// The nodes on the screen.
  public private(set) var root: [Node] = []
  /// The number of bodies that have been evaluated.
  public internal(set) var bodyCount = 0
  /// The number of timelines that request frames.
  public internal(set) var runningTimelines = 0
  /// The environment at the root; a change shows at the next update.
  public var environment: EnvironmentValues { didSet { isDirty = true } }
  /// The size that is proposed to the root, in points; a change shows at the next update.
  public var size: CGSize { didSet { isDirty = true } }
  /// A Boolean value that indicates whether a finger is on all buttons; a change shows at the next
  /// update.
  public var pressesButtons = false { didSet { isDirty = true } }

  /// The animation of what has changed since the last update; nil for none.
  var animation: Animation?
  /// The transaction of what has changed since the last update; nil for the usual.
  var transaction: Transaction?
  /// The number of views that go, and are shown until their transition is over.
  var leavingCount = 0
  var isDirty = true {
    didSet {
      guard isDirty else { return }
      animation = Animation.current ?? animation
      transaction = Transaction.current ?? transaction
    }
  }
  var visited: Set<String> = []
  var isScrollingNodes: [String: ScrollHandler] = [:]
  private var memory: [String: (owner: String, value: AnyObject)] = [:]
  private var afterwards: [() -> Void] = []
  private var goodbyes: [String: () -> Void] = [:]
  private let content: (Context) -> [Node]

  /// Shows a view at a time; the seed determines what Apple does not document.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844),
    clock: HeadlessClock = HeadlessClock(time: 0),
    environment: EnvironmentValues = EnvironmentValues(), seed: UInt64 = 0,
    _ view: @escaping () -> Content
  ) {
    HeadlessRandom.current = HeadlessRandom(seed: seed)
    wallOffset = HeadlessClock.randomZero()
    (self.size, self.clock, self.environment) = (size, clock, environment)
    content = { $0.build(view(), at: "root") }
    update()
  }

  /// Shows the next frame, if any timeline requests one.
  public func advance(to time: Double) {
    now = time
    if Int.random(in: 0..<16, using: &HeadlessRandom.current) == 0 {
      wallOffset = HeadlessClock.randomZero()
      wallJumps += 1
    }
    if runningTimelines > 0 || leavingCount > 0 { isDirty = true }
    update()
  }

  /// Lets tasks run until something is so, a second at most, and shows what has changed.
  public func settle(until isSo: () -> Bool) async {
    for _ in 0..<1000 where !isSo() {
      try? await Task.sleep(for: .milliseconds(1))
      update()
    }
  }

  /// Lets tasks run that might, and shows what has changed.
  public func settle() async {
    var turnCount = 0
    await settle {
      turnCount += 1
      return turnCount > 10
    }
  }

  /// Shows what has changed.
  public func update() {
    for _ in 0..<50 where isDirty {
      isDirty = false
      visited = []
      (runningTimelines, leavingCount) = (0, 0)
      isScrollingNodes = [:]
      root = content(
        Context(screen: self, identity: "", environment: environment, size: size))
      forget()
      let actions = afterwards
      afterwards = []
      for action in actions { action() }
    }
    precondition(!isDirty, "views that change for ever")
    (animation, transaction) = (nil, nil)
  }

  /// Returns all nodes of a kind.
  public func all(_ kind: String) -> [Node] { root.flatMap { $0.all(kind) } }

  /// Adds an action that runs once everything is built.
  func later(_ action: @escaping () -> Void) { afterwards.append(action) }

  /// Adds an action that runs when a view has been removed.
  func onGoodbye(of identity: String, _ action: @escaping () -> Void) {
    goodbyes[identity] = action
  }

  func kept<Value: AnyObject>(_ key: String, by owner: String, _ make: () -> Value) -> Value {
    if let value = memory[key]?.value as? Value { return value }
    let value = make()
    memory[key] = (owner, value)
    return value
  }

  /// Evaluates something; a change of what it has read is shown.
  func track<Value>(_ read: () -> Value) -> Value {
    withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.isDirty = true }
    }
  }

  /// The values stored for the properties of views.
  private var keptValues: [Any] { memory.values.compactMap { ($0.value as? any KeptValue)?.any } }

  private func forget() {
    memory = memory.filter { visited.contains($0.value.owner) }
    for (identity, goodbye) in goodbyes where !visited.contains(identity) {
      goodbyes[identity] = nil
      goodbye()
    }
  }
}

/// Something kept, whatever it is.
protocol KeptValue {
  var any: Any { get }
}

extension Screen {
  /// Calls a function with everything that views keep.
  public func visit(_ body: (Any) -> Void) {
    for value in keptValues { body(value) }
  }
}
