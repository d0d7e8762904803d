import Foundation
import Workloads

/// Prints one table of what the harness measured and callgrind counted.
@main
struct Table {
  let timing: Timing
  let counting: Counting
  let unit: Double

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("usage: Table FOLDER-OF-MEASUREMENTS DRIVER")
      exit(2)
    }
    let timing = try Timing(folder: arguments[1])
    guard let unit = timing.nanoseconds(of: .unit) else {
      print("the measurements lack the unit")
      exit(1)
    }
    let table = Table(timing: timing, counting: Counting(driver: arguments[2]), unit: unit)
    try table.printRows()
    table.printGrowth()
    table.printNotes()
  }

  private func printRows() throws {
    print()
    print(
      row("for one spring, draw or event", "ns", "times as fast", "instructions", "allocations"))
    print(String(repeating: "─", count: 104))
    let growth = Set(Workload.sizes.flatMap(grown).map(\.name))
    for workload in Workload.all where !growth.contains(workload.name) {
      guard let time = timing.nanoseconds(of: workload) else { continue }
      let count = try counting.count(workload)
      let isSpring = ["draw", "event", "control"].allSatisfy { !workload.name.hasPrefix($0) }
      print(
        row(
          workload.name, number(time), isSpring ? number(unit / time) : "",
          count.map { number($0.instructions) } ?? "–",
          count.map { $0.allocates ? "some" : "0" } ?? "–"))
    }
  }

  /// The workloads of a scene of `size` springs, in the growth table's order.
  private func grown(_ size: Int) -> [Workload] {
    [.single(count: size), .sharedNumbers(count: size)]
  }

  private func printGrowth() {
    print()
    print(row("how it grows: springs in the scene", "single", "sharing one"))
    print(String(repeating: "─", count: 104))
    for size in Workload.sizes {
      let cells = grown(size).map { workload in
        timing.nanoseconds(of: workload)
          .map { "\(number($0)) (\(number(unit / $0))×)" } ?? "–"
      }
      print(row(String(size), cells[0], cells[1]))
    }
  }

  private func printNotes() {
    print(
      """

      Nanoseconds are those of the quickest run. "Times as fast" and "×" compare with the C \
      library's
      closed form in the same run. Every spring of a scene differs from the others, except where \
      they share.
      Allocations: whether callgrind saw malloc or its kin in a run; the control shows that it \
      would.
      """)
    if Counting.valgrind == nil {
      print("valgrind was not found: instructions and allocations were not counted.")
    }
  }

  private func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }

  /// The name to the left, the cells to the right.
  private func row(_ name: String, _ cells: String...) -> String {
    let padded = cells.map { String(repeating: " ", count: max(16 - $0.count, 1)) + $0 }
    return name + String(repeating: " ", count: max(40 - name.count, 1)) + padded.joined()
  }
}
