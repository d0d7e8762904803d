/// Reports each evaluation of a spring to a test, in a debug build.
///
/// A function that evaluates springs has a line `assert(SpringCount.add())`, of which nothing is
/// left where assertions are off.
enum SpringCount {
  /// A test's function, which is called for each evaluation; set once, before any frame is counted.
  ///
  /// It is a pointer, so that a thread of another test reads all of it or nothing.
  nonisolated(unsafe) static var observer: (@convention(c) () -> Void)?

  /// Counts an evaluation, and returns true.
  static func add() -> Bool {
    observer?()
    return true
  }
}
