/// The number of objects of a kind that are alive.
public enum HeadlessCount {
  // Only the main thread of a test makes and frees what is counted.
  nonisolated(unsafe) private static var alive: [String: Int] = [:]

  /// Returns the number of living views, layers or links: "UIView", "CALayer", "CADisplayLink".
  public static func alive(_ kind: String) -> Int { alive[kind] ?? 0 }

  static func add(_: CALayer) { add("CALayer") }
  static func add(_ kind: String) { alive[kind, default: 0] += 1 }
  static func remove(_ kind: String) { alive[kind, default: 0] -= 1 }
}
