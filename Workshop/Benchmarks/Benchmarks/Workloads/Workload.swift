/// Something to measure: a piece of work on a number of springs, or of controls.
public struct Workload: Sendable {
  /// The unique name of the workload in the harness.
  public let name: String
  /// The number of springs, points, draws or events of one run.
  public let count: Int
  /// Prepares the work and returns it; the preparation is not measured.
  public let prepare: @Sendable () -> Run

  /// One run of the work; the result is a number that depends on all of it.
  public typealias Run = () -> Double

  init(_ name: String, count: Int, prepare: @escaping @Sendable () -> Run) {
    self.name = name
    self.count = count
    self.prepare = prepare
  }
}

extension Workload {
  /// The number of springs that a run evaluates, for any number of springs in the scene.
  static let batch = 4096

  /// The number of times that one run evaluates a scene of `count` springs.
  static func repetitions(of count: Int) -> Int { max(1, batch / count) }

  /// The sizes at which growth is measured.
  public static let sizes = [1, 10, 100, 1_000, 10_000, 100_000]

  /// Everything that is measured, in the table's order.
  public static var all: [Workload] {
    var all = [textbook(count: batch), single(count: batch)]
    all += [4, 64, 4096].map { sharedNumbers(count: $0) }
    all += [4, 64, 4096].map { sharedPoints(count: $0) }
    all += draws + groups + events + controls
    for size in sizes where size != batch {
      all += [single(count: size), sharedNumbers(count: size)]
    }
    all.append(allocating)
    return all
  }

  /// The C library's one spring, which is 1 in the table.
  public static var unit: Workload { textbook(count: batch) }

  /// A workload that allocates memory once in each run.
  ///
  /// It proves that the table notices allocations.
  static var allocating: Workload {
    Workload("control: one array a run", count: 1) {
      var size = 100
      return {
        size += 1
        return [Double](repeating: 1, count: size).withUnsafeBufferPointer(consume)
      }
    }
  }

  @inline(never)
  private static func consume(_ numbers: UnsafeBufferPointer<Double>) -> Double {
    numbers.reduce(0, +)
  }
}
