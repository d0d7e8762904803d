import Workloads

/// Runs the named workload, once unseen and once to be counted.
///
/// Callgrind collects only inside of the function `counted`. Without a name it lists the names.
@main
enum Instructions {
  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first else {
      for workload in Workload.all { print(workload.name) }
      return
    }
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      fatalError("no such workload")
    }
    let run = workload.prepare()
    // The first call of a C function looks it up; that is not its cost.
    let first = run()
    print(workload.count, first, counted(run))
  }
}

/// The one function that callgrind watches.
@inline(never)
func counted(_ run: () -> Double) -> Double { run() }
