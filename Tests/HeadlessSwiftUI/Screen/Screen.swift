import Observation

/// A screen in a test's hand: it shows a view, at times that the test chooses.
@MainActor public final class Screen {
  /// What time it is, in seconds of the reference date.
  public private(set) var now: Double
  /// What is shown.
  public private(set) var root: [Node] = []
  /// How many bodies have been evaluated.
  public internal(set) var bodyCount = 0
  /// How many timelines want a frame.
  public internal(set) var runningTimelines = 0
  /// What the environment says at the root; a change shows at the next update.
  public var environment: EnvironmentValues { didSet { isDirty = true } }
  /// The size that is proposed to the root, in points; a change shows at the next update.
  public var size: CGSize { didSet { isDirty = true } }

  var isDirty = true
  var visited: Set<String> = []
  var isScrollingNodes: [String: ScrollHandler] = [:]
  private var memory: [String: (owner: String, value: AnyObject)] = [:]
  private var afterwards: [() -> Void] = []
  private var goodbyes: [String: () -> Void] = [:]
  private let content: (Context) -> [Node]

  /// Shows a view at a time.
  public init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), at time: Double = 0,
    environment: EnvironmentValues = EnvironmentValues(), _ view: @escaping () -> Content
  ) {
    (self.size, now, self.environment) = (size, time, environment)
    content = { $0.build(view(), at: "root") }
    update()
  }

  /// Shows the next frame, if any timeline wants one.
  public func advance(to time: Double) {
    now = time
    if runningTimelines > 0 { isDirty = true }
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
      runningTimelines = 0
      isScrollingNodes = [:]
      root = content(
        Context(screen: self, identity: "", environment: environment, size: size))
      forget()
      let actions = afterwards
      afterwards = []
      for action in actions { action() }
    }
    precondition(!isDirty, "views that change for ever")
  }

  /// All nodes of a kind.
  public func all(_ kind: String) -> [Node] { root.flatMap { $0.all(kind) } }

  /// What happens once everything is built.
  func later(_ action: @escaping () -> Void) { afterwards.append(action) }

  /// What happens when a view has gone.
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

  /// What the properties of views keep.
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
